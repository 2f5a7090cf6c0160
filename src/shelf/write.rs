//! Writing files whole: nobody ever sees half of one, whatever happens meanwhile.

use super::{Deed, Fault};
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// How many links to links are followed, as on Linux.
const MOST_LINKS: usize = 40;

/// Writes a file that somebody named: to a new file beside it, which then takes its place. The
/// file keeps its permissions; a new one has the usual ones. A link leads to the file to write.
/// What is no file, a pipe or a device, is written to as it is. One that is there already is
/// overwritten only if it is to be (`over`); [`Fault::is_taken`] tells.
///
/// # Errors
/// Where it cannot be written, or is there already and is not to be overwritten. It is then as it
/// was before.
pub fn write_whole(path: &Path, text: &str, over: bool) -> Result<(), Fault> {
    write(path, text, over).map_err(Fault::of(Deed::Write, path))
}

fn write(path: &Path, text: &str, over: bool) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => Err(ErrorKind::IsADirectory.into()),
        Ok(there) if !there.is_file() => {
            let mut stream = OpenOptions::new().write(true).open(path)?;
            stream.write_all(text.as_bytes())
        }
        Ok(_) if !over => Err(ErrorKind::AlreadyExists.into()),
        Ok(there) => {
            // Writing to it must be allowed, though it is replaced.
            OpenOptions::new().write(true).open(path)?;
            let old = Some(there.permissions());
            beside(&fs::canonicalize(path)?, text, over, old)
        }
        Err(error) if error.kind() == ErrorKind::NotFound && names_folder(path) => {
            Err(ErrorKind::IsADirectory.into())
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            beside(&end_of_links(path)?, text, over, None)
        }
        Err(error) => Err(error),
    }
}

/// Whether a path can only be that of a folder, by its end.
fn names_folder(path: &Path) -> bool {
    let bytes = path.as_os_str().as_encoded_bytes();
    bytes
        .last()
        .is_some_and(|&last| std::path::is_separator(last.into()))
}

/// Writes a file by way of a new one beside it, with the permissions of the old one.
fn beside(path: &Path, text: &str, over: bool, old: Option<Permissions>) -> io::Result<()> {
    let folder = folder(path);
    let mut builder = tempfile::Builder::new();
    builder.prefix(".pylos-").suffix(".tmp");
    // Opened here it has the usual permissions, and an error does not name it: nobody knows it.
    let mut new = builder.make_in(folder, |path| File::create_new(path))?;
    fill(new.as_file_mut(), text)?;
    if let Some(permissions) = old {
        new.as_file().set_permissions(permissions)?;
    }
    if over {
        new.persist(path)?;
    } else {
        // Dropped here, it loses its old name, if it still had that.
        put_new(&new.into_temp_path(), path)?;
    }
    sync_folder(path)
}

/// The path that a link to nothing leads to, or the path itself.
fn end_of_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder(&path).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(ErrorKind::NotFound.into())
}

/// The folder that a file is in.
fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Files that only their owner reads.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Writes all of a new file, down to the disk.
pub(super) fn fill(file: &mut File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Gives a file a new name that must not be taken. It may keep the old one as well.
pub(super) fn put_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        // Not every file system has links.
        Err(error) if error.kind() != ErrorKind::AlreadyExists => rename_new(from, to),
        linked => linked,
    }
}

/// The same without a link: an empty file takes the name first.
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    File::create_new(to)?;
    let renamed = fs::rename(from, to);
    if renamed.is_err() {
        let _ = fs::remove_file(to);
    }
    renamed
}

/// Whether two files can be read and hold the same.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    matches!((fs::read(one), fs::read(other)), (Ok(one), Ok(other)) if one == other)
}

/// Brings the names in the folder of a file down to the disk.
#[cfg(unix)]
pub(super) fn sync_folder(file: &Path) -> io::Result<()> {
    use ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    match File::open(folder(file)).and_then(|folder| folder.sync_all()) {
        // Not every file system does this, and a folder may be closed to readers.
        Err(error) if matches!(error.kind(), InvalidInput | PermissionDenied | Unsupported) => {
            Ok(())
        }
        done => done,
    }
}

/// Brings the names in the folder of a file down to the disk: the system does so by itself.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
pub(super) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{fs, put_new, rename_new};
    use std::io::ErrorKind;

    #[test]
    fn a_new_name_is_never_one_that_is_taken() {
        for put in [put_new, rename_new] {
            let folder = tempfile::tempdir().unwrap();
            let [one, other, to] = ["one", "other", "to"].map(|name| folder.path().join(name));
            assert_eq!(put(&one, &to).unwrap_err().kind(), ErrorKind::NotFound);
            assert!(!to.exists());
            fs::write(&one, "one").unwrap();
            fs::write(&other, "other").unwrap();
            put(&one, &to).unwrap();
            assert_eq!(
                put(&other, &to).unwrap_err().kind(),
                ErrorKind::AlreadyExists
            );
            assert_eq!(fs::read(&to).unwrap(), b"one");
            assert_eq!(fs::read(&other).unwrap(), b"other");
        }
    }
}
