//! Lots, drawn with the randomness of the system.

use std::io;

/// Draws a lot between two: whether it falls on the second, for both with the same chance.
///
/// # Errors
/// Where the system has no randomness to give.
pub fn draw() -> io::Result<bool> {
    let bits = getrandom::u32().map_err(io::Error::other)?;
    Ok(bits & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::draw;

    /// Fails by chance once in 2^99 times.
    #[test]
    fn a_lot_falls_on_either() {
        let lots: Vec<bool> = (0..100).map(|_| draw().unwrap()).collect();
        assert!(lots.contains(&true) && lots.contains(&false), "{lots:?}");
    }
}
