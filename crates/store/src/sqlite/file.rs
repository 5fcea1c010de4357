//! The file of the log: only its owner may read it, and only one server may have it open.

use crate::StoreError;
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// The permissions of the log: only its owner may read and write it, because it holds the cards of
/// running games and the hashes of seat secrets.
#[cfg(unix)]
const PRIVATE: u32 = 0o600;

/// A lock held by the server that has the log open; the system releases it when the process ends.
#[derive(Debug)]
pub(super) struct FileLock {
    file: File,
}

/// Closing the file does not suffice: a process that is just being started by another thread has a copy of
/// the descriptor until it runs its own program, and would hold the lock until then.
impl Drop for FileLock {
    fn drop(&mut self) {
        // If it fails, the lock ends with the descriptor.
        let _ = self.file.unlock();
    }
}

/// Refuses a file that is not a database, before anything is changed or created beside it.
pub(super) fn check_format(file: &Path) -> Result<(), StoreError> {
    const MAGIC: &[u8] = b"SQLite format 3\0";
    let mut head = Vec::new();
    match File::open(file).and_then(|file| file.take(MAGIC.len() as u64).read_to_end(&mut head)) {
        Ok(0) => Ok(()),
        Ok(_) if head == MAGIC => Ok(()),
        Ok(_) => Err(StoreError::Damaged { detail: "the file is no database".to_owned() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(unreachable(file)(error)),
    }
}

/// Creates the file of the log if it is missing, and removes the permissions of others. `SQLite`
/// gives the files beside it the same permissions.
pub(super) fn make_private(file: &Path) -> Result<(), StoreError> {
    drop(private().create(true).truncate(false).write(true).open(file).map_err(unreachable(file))?);
    restrict(file);
    Ok(())
}

/// Creates an empty file that only its owner may read; it must not exist yet.
pub(super) fn create_private(file: &Path) -> Result<(), StoreError> {
    private().create_new(true).write(true).open(file).map(drop).map_err(unreachable(file))
}

/// Locks the log for this server. The lock is a separate file, because closing a second handle of
/// the database's file would release the locks of `SQLite`.
pub(super) fn lock(file: &Path) -> Result<FileLock, StoreError> {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    let path = PathBuf::from(name);
    let file = private().create(true).truncate(false).write(true).open(&path).map_err(unreachable(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(FileLock { file }),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(unreachable(&path)(error)),
    }
}

fn unreachable(file: &Path) -> impl Fn(io::Error) -> StoreError {
    move |error| match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        _ => StoreError::Unreachable { detail: format!("{}: {error}", file.display()) },
    }
}

#[cfg(unix)]
fn private() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = OpenOptions::new();
    options.mode(PRIVATE);
    options
}

#[cfg(not(unix))]
fn private() -> OpenOptions {
    OpenOptions::new()
}

/// Removes the permissions of others from a file. A file of another owner stays unchanged: its
/// permissions are that owner's choice.
#[cfg(unix)]
fn restrict(file: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let open = |rights: &Permissions| rights.mode() & 0o077 != 0;
    if std::fs::metadata(file).is_ok_and(|found| open(&found.permissions())) {
        let _ = std::fs::set_permissions(file, Permissions::from_mode(PRIVATE));
    }
}

#[cfg(not(unix))]
fn restrict(_file: &Path) {}

#[cfg(test)]
mod tests {
    use super::lock;

    #[test]
    fn a_lock_is_released_though_a_starting_process_has_a_copy_of_its_descriptor() {
        let folder = std::env::temp_dir().join(format!("interregnum-lock-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        let held = lock(&folder.join("log.db")).expect("nobody has the log open");
        let copy = held.file.try_clone().expect("descriptors are left");
        assert!(lock(&folder.join("log.db")).is_err(), "it is held");
        drop(held);
        assert!(lock(&folder.join("log.db")).is_ok(), "it is free, though the copy is open");
        drop(copy);
        std::fs::remove_dir_all(&folder).expect("the folder is there");
    }
}
