//! Golden files: expected outputs that tests compare.

use std::path::Path;

/// Compares a text with its golden file. With the environment variable `INTERREGNUM_BLESS` set, it
/// writes the file instead, to be reviewed and committed.
///
/// # Panics
/// If the file is missing or differs.
pub fn check(path: &Path, text: &str) {
    if std::env::var_os("INTERREGNUM_BLESS").is_some() {
        let folder = path.parent().expect("a golden file lies in a folder");
        std::fs::create_dir_all(folder).expect("the golden folder can be made");
        std::fs::write(path, text).expect("the golden file can be written");
        return;
    }
    let kept = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; run with INTERREGNUM_BLESS=1", path.display()));
    let line = kept.lines().zip(text.lines()).position(|(kept, text)| kept != text);
    let line = line.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    assert!(
        kept == text,
        "{} is stale from line {}:\n- {}\n+ {}",
        path.display(),
        line + 1,
        kept.lines().nth(line).unwrap_or("(end)"),
        text.lines().nth(line).unwrap_or("(end)"),
    );
}
