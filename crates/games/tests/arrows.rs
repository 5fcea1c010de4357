//! Dependencies between crates point in one direction. The test compares `cargo metadata` with the
//! picture in `docs/ARCHITECTURE.md`.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Each crate, with the crates that it may depend on.
const ARROWS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("claim", &["kernel"]),
    ("braverats", &["kernel"]),
    ("defaite", &["kernel"]),
    ("goofspiel", &["kernel"]),
    ("games", &["claim", "braverats", "defaite", "goofspiel", "kernel"]),
    ("solve", &["kernel", "games", "claim", "braverats", "goofspiel"]),
    ("players", &["kernel", "games", "solve"]),
    ("stats", &["kernel", "games", "players"]),
    ("environments", &["kernel", "games", "players"]),
    ("python", &["kernel", "games", "solve", "players", "stats", "text", "environments"]),
    ("table", &["kernel", "games", "players"]),
    ("store", &["table"]),
    ("people", &["kernel", "games", "table", "store"]),
    ("cluster", &["table", "store"]),
    ("wire", &["kernel", "games", "table"]),
    ("text", &["kernel"]),
    ("testkit", &["kernel"]),
    ("server", &["kernel", "games", "players", "table", "store", "people", "cluster", "wire", "text"]),
    ("browser", &["kernel", "games", "players", "table", "wire"]),
    ("wasm", &["browser"]),
    ("load", &["kernel", "table", "wire"]),
    ("terminal", &["kernel", "games", "players", "text"]),
    (
        "cli",
        &[
            "kernel", "games", "solve", "players", "stats", "text", "table", "store", "people", "server",
            "load", "terminal",
        ],
    ),
];

#[test]
fn crates_use_only_those_above_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root)
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let allowed: BTreeMap<_, _> = ARROWS.iter().copied().collect();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() >= 6);
    for package in packages {
        let name = package["name"].as_str().unwrap().strip_prefix("interregnum-").unwrap();
        let allowed = allowed.get(name).unwrap_or_else(|| panic!("{name} is not in the picture"));
        for dependency in package["dependencies"].as_array().unwrap() {
            let used = dependency["name"].as_str().unwrap();
            let Some(used) = used.strip_prefix("interregnum-") else { continue };
            let for_tests = dependency["kind"] == "dev";
            assert!(for_tests || allowed.contains(&used), "{name} must not use {used}");
            assert!(for_tests || used != "testkit", "{name}: testkit is for tests only");
        }
    }
}
