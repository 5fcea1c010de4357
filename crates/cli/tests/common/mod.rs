//! Runs the program as users do, in English whatever the locale.

#![allow(dead_code, reason = "no test needs all of it")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The command with these arguments.
pub(crate) fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_interregnum"));
    command.args(words).env("LC_ALL", "C");
    command
}

/// Runs the program.
pub(crate) fn run(words: &[&str]) -> Output {
    run_with(words, "")
}

/// Runs the program with this input.
pub(crate) fn run_with(words: &[&str], input: &str) -> Output {
    let mut child =
        program(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The program may end without reading its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The output of a successful run.
pub(crate) fn told(words: &[&str]) -> String {
    told_with(words, "")
}

/// The output of a successful run with this input.
pub(crate) fn told_with(words: &[&str], input: &str) -> String {
    let output = run_with(words, input);
    assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Checks that the program ends with exit code 2 and prints only an error message with these words.
pub(crate) fn refused(words: &[&str], says: &[&str]) {
    let output = run(words);
    assert!(output.stdout.is_empty(), "{words:?}: {}", text(&output.stdout));
    complains(words, &output, 2, says);
}

/// Checks the exit code and the words of the error message.
pub(crate) fn complains(words: &[&str], output: &Output, code: i32, says: &[&str]) {
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{words:?}: {complaint}");
    for word in says {
        assert!(complaint.contains(word), "{words:?} says {complaint:?}, not {word:?}");
    }
    assert!(!complaint.contains("panicked"), "{complaint}");
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A temporary folder of a test, removed when this is dropped.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("interregnum-cli-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
