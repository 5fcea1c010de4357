//! The system's limit of open files, which bounds the number of connections.

/// Raises the limit of open files of this process to the highest that the system allows, and logs
/// the result. Every connection is an open file; many systems begin with 1,024.
pub fn raise_descriptor_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let before = getrlimit(Resource::Nofile);
        if before.current == before.maximum {
            tracing::info!(open_files = before.current, "limit of open files is at its highest");
            return;
        }
        match setrlimit(Resource::Nofile, Rlimit { current: before.maximum, ..before }) {
            Ok(()) => {
                tracing::info!(
                    from = before.current,
                    open_files = before.maximum,
                    "limit of open files raised"
                );
            }
            Err(error) => {
                tracing::warn!(
                    %error, open_files = before.current,
                    "limit of open files not raised: fewer connections are possible"
                );
            }
        }
    }
}

/// How many files this process may have open; `None` without a limit.
#[cfg(unix)]
pub(crate) fn descriptor_limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) const fn descriptor_limit() -> Option<u64> {
    None
}
