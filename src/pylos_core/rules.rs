//! The sides, the variants and the house rules.

/// A side: who plays the light balls or the dark ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The light balls; Light starts.
    #[default]
    Light,
    /// The dark balls.
    Dark,
}

impl Side {
    /// Both sides, Light first.
    pub const BOTH: [Side; 2] = [Side::Light, Side::Dark];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }

    /// `light` or `dark`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Light => "light",
            Side::Dark => "dark",
        }
    }

    /// 0 for Light, 1 for Dark: the place in an array with one entry a side.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a player may complete to take balls back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// No recovery.
    Kids,
    /// Squares of one's own colour.
    #[default]
    Standard,
    /// Squares, and lines on levels 1 and 2.
    Advanced,
}

impl Variant {
    /// The three variants, the simplest first.
    pub const ALL: [Variant; 3] = [Variant::Kids, Variant::Standard, Variant::Advanced];
}

/// The rules in force: a variant and the house rules, which are all off by default.
///
/// Their text is the variant, then `+raise`, `+optional`, `+nopass`:
///
/// ```
/// use pylos::pylos_core::{Rules, Variant};
///
/// let rules: Rules = "advanced+nopass+raise".parse()?;
/// assert_eq!(rules.variant, Variant::Advanced);
/// assert!(rules.raise_when_empty && rules.no_pass && !rules.optional_recovery);
/// assert_eq!(rules.to_string(), "advanced+raise+nopass");
/// # Ok::<(), pylos::pylos_core::ParseRulesError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What a player may complete to take balls back.
    pub variant: Variant,
    /// With an empty reserve a player plays on as long as he can raise, and loses when he cannot
    /// (Board Game Arena's reading), instead of losing at once.
    pub raise_when_empty: bool,
    /// A player may decline to recover: 0, 1 or 2 balls instead of 1 or 2.
    pub optional_recovery: bool,
    /// A turn may not leave the board as it was before it, unless there is no other turn.
    pub no_pass: bool,
}

impl From<Variant> for Rules {
    /// The variant as printed, without house rules.
    fn from(variant: Variant) -> Rules {
        Rules {
            variant,
            ..Rules::default()
        }
    }
}
