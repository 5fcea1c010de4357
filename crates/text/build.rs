//! Generates the lists of the message files and rulebooks, so that no code has to name a new one.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let mut code = String::new();
    for lang in ["en", "fr"] {
        let messages = sorted(&root.join("texts").join(lang), "ftl")?;
        let included = messages.iter().map(|path| include(path)).collect::<io::Result<Vec<_>>>()?;
        let list = included.join(",\n    ");
        let name = format!("MESSAGES_{}", lang.to_uppercase());
        code.extend(["pub(crate) const ", &name, ": &[&str] = &[\n    ", &list, "];\n"]);
    }
    code.push_str("pub(crate) const RULEBOOKS: &[(&str, &str, &str)] = &[\n");
    for path in sorted(&root.join("docs/rules"), "md")? {
        let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(".md"));
        match name.and_then(|name| name.split_once('.')) {
            None | Some(("rulings", _)) => {}
            Some((game, lang)) => {
                code.extend(["    (\"", game, "\", \"", lang, "\", ", &include(&path)?, "),\n"]);
            }
        }
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    fs::write(out.join("sources.rs"), code)
}

/// The code that embeds a file; the path must be valid Unicode.
fn include(path: &Path) -> io::Result<String> {
    let path = path.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
    Ok(format!("include_str!({path:?})"))
}

/// The files of a folder with this extension, sorted by name; the script runs again when one is
/// added or removed.
fn sorted(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    Ok(files)
}
