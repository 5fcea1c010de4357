//! The TypeScript of requests and replies, which the page is checked against.

use interregnum_browser::typescript;
use interregnum_testkit::golden;
use std::path::Path;

#[test]
fn golden_typescript_is_that_of_the_requests() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/wire/engine.ts");
    golden::check(&file, &typescript());
}

#[test]
fn every_type_of_the_typescript_says_something() {
    let text = typescript();
    assert!(text.contains("export type Requests = {") && text.contains("\"hear\": [HearRequest, Step]"));
    assert!(!text.contains("unknown"), "a type says nothing");
}
