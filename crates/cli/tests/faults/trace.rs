//! Faults of system calls, which `strace` brings about in a server that runs.

use crate::requests::until;
use std::process::{Child, Command, Stdio};

/// A fault that lasts until it is ended.
pub(crate) struct InjectedFault {
    strace: Child,
    process: u32,
}

impl InjectedFault {
    /// Brings a fault about in all threads of a process; `None` if the system does not allow it.
    /// The calls are names separated by commas; the fault is written as `strace --inject` reads it.
    pub(crate) async fn inject(process: u32, calls: &str, fault: &str) -> Option<Self> {
        let strace = Command::new("strace")
            .args(["-f", "-q", "-o", "/dev/null", "-p", &process.to_string()])
            .args(["-e", &format!("trace={calls}"), "-e", &format!("inject={calls}:{fault}")])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut injected = Self { strace, process };
        let mut failed = false;
        until("strace is attached", async || {
            failed = injected.strace.try_wait().unwrap().is_some();
            failed || is_traced(process)
        })
        .await;
        (!failed).then_some(injected)
    }

    /// Ends the fault; the process goes on.
    pub(crate) async fn end(mut self) {
        self.interrupt();
        let process = self.process;
        until("strace is detached", async || !is_traced(process)).await;
    }

    fn interrupt(&mut self) {
        let interrupt = Command::new("kill").args(["-INT", &self.strace.id().to_string()]).status();
        assert!(interrupt.unwrap().success());
        self.strace.wait().unwrap();
    }
}

impl Drop for InjectedFault {
    fn drop(&mut self) {
        if self.strace.try_wait().is_ok_and(|ended| ended.is_none()) {
            self.interrupt();
        }
    }
}

/// Whether all threads of a process are traced.
fn is_traced(process: u32) -> bool {
    let Ok(threads) = std::fs::read_dir(format!("/proc/{process}/task")) else { return false };
    let status = |thread: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(thread.ok()?.path().join("status")).ok()
    };
    // A thread that has just ended counts for nothing.
    threads.filter_map(status).all(|status| !status.contains("TracerPid:\t0\n"))
}

/// What a test says where faults cannot be injected.
pub(crate) const NO_FAULTS: &str = "strace is not installed, or may not attach to processes here";
