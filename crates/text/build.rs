//! Lists the message files and the rulebooks: a new one is found where it lies and is named
//! nowhere in the code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let mut code = String::new();
    for lang in ["en", "fr"] {
        let messages = sorted(&root.join("texts").join(lang), "ftl")?;
        let messages = messages.iter().map(|path| format!("    include_str!({path:?}),\n"));
        let name = format!("MESSAGES_{}", lang.to_uppercase());
        code += &format!("pub(crate) const {name}: &[&str] = &[\n{}];\n", messages.collect::<String>());
    }
    let pages = sorted(&root.join("docs/rules"), "md")?;
    let rulebooks = pages.iter().filter_map(|path| {
        let (game, lang) = path.file_name()?.to_str()?.strip_suffix(".md")?.split_once('.')?;
        (game != "rulings").then(|| format!("    ({game:?}, {lang:?}, include_str!({path:?})),\n"))
    });
    let rulebooks: String = rulebooks.collect();
    code += &format!("pub(crate) const RULEBOOKS: &[(&str, &str, &str)] = &[\n{rulebooks}];\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    fs::write(out.join("sources.rs"), code)
}

/// The files of a folder with this extension by name; the script runs again when one is added
/// or removed.
fn sorted(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    Ok(files)
}
