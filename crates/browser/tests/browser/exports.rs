//! The crate with the exports has no unsafe code but the attribute that an export needs.

use std::path::Path;

#[test]
fn the_module_declares_its_exports_and_has_no_unsafe_block() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../wasm/src/lib.rs");
    let code = std::fs::read_to_string(file).unwrap();
    let code: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let (exports, others): (Vec<&str>, Vec<&str>) =
        code.iter().filter(|line| line.contains("unsafe")).partition(|line| **line == "#[unsafe(no_mangle)]");
    assert_eq!(exports.len(), 3);
    assert!(others.iter().all(|line| line.starts_with("#![expect(unsafe_code")), "{others:?}");
}
