//! Collects TypeScript declarations into modules, one for each crate of a game.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every module.
pub(crate) const HEAD: &str = "// Written by the tests of crates/wire; `make bless` writes it anew.\n";

/// A declaration and the types that it may name: their modules and names.
struct Declared {
    text: String,
    uses: BTreeSet<(String, String)>,
}

/// All collected types, by module and name.
pub(crate) struct Collection {
    config: Config,
    shared: &'static str,
    crates: [&'static str; 3],
    modules: BTreeMap<String, BTreeMap<String, Declared>>,
    imported: BTreeSet<String>,
}

impl Collection {
    /// An empty collection. The types of `crates` share one module.
    pub(crate) fn new(shared: &'static str, crates: [&'static str; 3]) -> Self {
        let (modules, imported) = (BTreeMap::new(), BTreeSet::new());
        Self { config: Config::default(), shared, crates, modules, imported }
    }

    /// Adds a type and its dependencies.
    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// Adds a type and returns its name in the shared module.
    pub(crate) fn import<T: TS + 'static>(&mut self) -> String {
        self.add::<T>();
        let name = T::name(&self.config);
        if T::output_path().is_none() {
            return name;
        }
        let module = self.module::<T>();
        self.imported.insert(module.clone());
        format!("{module}.{name}")
    }

    /// Declares a type as the intersection of itself and another.
    pub(crate) fn intersect(&mut self, module: &str, name: &str, other: &str) {
        let declared = self.modules.get_mut(module).and_then(|types| types.get_mut(name));
        let declared = declared.expect("a type that carries something of a game is collected");
        let head = declared.text.trim_end().trim_end_matches(';');
        declared.text = format!("{head} & {other};\n");
    }

    /// The modules' texts, by name.
    pub(crate) fn files(&self) -> BTreeMap<String, String> {
        let file = |(module, types): (&String, &BTreeMap<String, Declared>)| {
            let mut text = HEAD.to_owned();
            for (from, names) in imports(module, types) {
                let names: Vec<&str> = names.into_iter().collect();
                text.extend(["import type { ", &names.join(", "), " } from './", from, "';\n"]);
            }
            if module == self.shared {
                for game in &self.imported {
                    text.extend(["import type * as ", game, " from './", game, "';\n"]);
                }
            }
            for declared in types.values() {
                text.push('\n');
                text.push_str(&declared.text);
            }
            (module.clone(), text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect())
        };
        self.modules.iter().map(file).collect()
    }

    /// The module of a type: the last word of its crate's name, or the shared one.
    fn module<T: ?Sized>(&self) -> String {
        let name = type_name::<T>().split("::").next().unwrap_or_default();
        if self.crates.contains(&name) {
            return self.shared.to_owned();
        }
        name.rsplit('_').next().unwrap_or(name).to_owned()
    }
}

/// What a module imports: names by the module that has them.
fn imports<'a>(module: &str, types: &'a BTreeMap<String, Declared>) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for Declared { text, uses } in types.values() {
        // The dependencies of a generic type include its arguments, which its declaration does not
        // name.
        let named: BTreeSet<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
        for (from, name) in uses.iter().filter(|(from, name)| from != module && named.contains(name.as_str()))
        {
            imports.entry(from).or_default().insert(name);
        }
    }
    imports
}

impl TypeVisitor for Collection {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A type without a declaration of its own is written inline.
        if T::output_path().is_none() {
            return T::visit_generics(self);
        }
        let (module, name) = (self.module::<T>(), T::ident(&self.config));
        if self.modules.get(&module).is_some_and(|types| types.contains_key(&name)) {
            return T::visit_generics(self);
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", T::decl(&self.config));
        let mut uses = Uses { all: self, found: BTreeSet::new() };
        T::visit_dependencies(&mut uses);
        let declared = Declared { text, uses: uses.found };
        self.modules.entry(module).or_default().insert(name, declared);
        T::visit_dependencies(self);
    }
}

/// The types that one type depends on.
struct Uses<'a> {
    all: &'a Collection,
    found: BTreeSet<(String, String)>,
}

impl TypeVisitor for Uses<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            self.found.insert((self.all.module::<T>(), T::ident(&self.all.config)));
        }
    }
}
