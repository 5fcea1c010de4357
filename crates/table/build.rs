//! Reads the order of the lessons, `lessons/order.txt`: one game a line, then its lessons.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons"))?;
    let order = folder.join("order.txt");
    println!("cargo::rerun-if-changed={}", order.display());
    let mut code = String::from("const LESSONS: &[Entry] = &[\n");
    for line in fs::read_to_string(&order)?.lines() {
        let (game, names) = line.split_once(": ").unwrap_or((line, ""));
        for name in names.split_whitespace() {
            let file = folder.join(format!("{name}.json"));
            let file = file.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
            let _ =
                writeln!(code, "Entry {{ name: {name:?}, game: {game:?}, script: include_str!({file:?}) }},");
        }
    }
    code += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("lessons.rs"), code)
}
