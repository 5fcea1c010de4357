//! The messages as TypeScript, for the page.

use crate::{ErrorBody, FromClient, Summary, ToClient};
use interregnum_table::{Advice, Chapter, Glance, Setup};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// What the kernel writes, whose types know no TypeScript.
const KERNEL: &str = r#"
/** A text before it has a language: a key of the catalogue and its arguments. */
export type Phrase = { key: string, args: { [name: string]: Arg } };

/** What stands in a placeholder of a phrase. */
export type Arg = { "number": number } | { "text": string } | { "seat": number } | { "phrase": Phrase } | { "list": Array<Phrase> };

/** An action that suggests itself and may not be done now, and why. */
export type Forbidden = { action: string, rule: string, phrase: Phrase };
"#;

/// Everything that is said, as a module of TypeScript.
pub fn typescript() -> String {
    let mut all = Collected { config: Config::default(), types: BTreeMap::new() };
    all.visit::<FromClient>();
    all.visit::<ToClient>();
    all.visit::<ErrorBody>();
    all.visit::<Summary>();
    all.visit::<Setup>();
    all.visit::<Chapter>();
    all.visit::<Glance>();
    all.visit::<Advice>();
    let head = "// Written by the tests of crates/wire; `make bless` writes it anew.\n";
    let types: Vec<String> = all.types.into_values().collect();
    let whole = format!("{head}{KERNEL}\n{}", types.join("\n"));
    whole.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// All types that were met, by name.
struct Collected {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is written where it is used.
        if T::output_path().is_some() {
            let name = T::name(&self.config);
            if self.types.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.types.insert(name, format!("{docs}export {}\n", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
    }
}
