//! Sees that there is a folder for the page, built or not, and builds anew when the page has
//! changed.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/dist");
    std::fs::create_dir_all(&page)?;
    println!("cargo::rerun-if-changed={}", page.display());
    Ok(())
}
