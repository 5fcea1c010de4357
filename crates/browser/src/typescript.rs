//! The requests and replies as TypeScript, for the page.

use crate::requests::declare;
use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use ts_rs::{Config, TS, TypeVisitor};

/// The first line of the module.
const HEAD: &str = "// Written by the tests of crates/browser; `make bless` writes it anew.\n";

/// The declarations of this crate's types, by name. Those of other crates are in the messages' module.
#[derive(Default)]
pub(crate) struct Declarations {
    config: Config,
    own: BTreeMap<String, String>,
}

impl Declarations {
    /// The name of a type, which is declared if it is this crate's own.
    pub(crate) fn name<T: TS + 'static>(&mut self) -> String {
        self.visit::<T>();
        T::name(&self.config)
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        if T::output_path().is_none() || !type_name::<T>().starts_with(env!("CARGO_CRATE_NAME")) {
            return;
        }
        let name = T::ident(&self.config);
        if self.own.contains_key(&name) {
            return;
        }
        let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        self.own.insert(name, text);
        T::visit_dependencies(self);
    }
}

/// The types of all requests and replies as a TypeScript module beside those of `interregnum-wire`.
pub fn typescript() -> String {
    let mut all = Declarations::default();
    let requests = declare(&mut all);
    let mut text: String = all.own.values().flat_map(|declared| ["\n", declared]).collect();
    text.push_str(
        "\n/** By the name of a request: what it carries, and its reply. */\nexport type Requests = {\n",
    );
    for request in requests {
        let _ = writeln!(text, "  {request},");
    }
    text.push_str("};\n");
    let imports: Vec<String> = imported(&text).into_iter().collect();
    let text = format!("{HEAD}import type {{ {} }} from './messages';\n{text}", imports.join(", "));
    text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// The names of the messages' module that a text mentions outside comments.
fn imported(text: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
    let words: BTreeSet<&str> =
        code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric())).collect();
    let messages = interregnum_wire::typescript().remove("messages").unwrap_or_default();
    let names =
        messages.lines().filter_map(|line| line.strip_prefix("export type ")?.split([' ', '<']).next());
    names.filter(|name| words.contains(name)).map(str::to_owned).collect()
}
