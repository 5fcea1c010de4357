//! Checks that JSON matches the generated TypeScript declarations, with a small parser for the
//! generated part of TypeScript.

mod parse;

use parse::{Declared, Type};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Declarations by module and name.
pub(crate) struct Shapes(BTreeMap<String, BTreeMap<String, Declared>>);

/// Type parameters with their arguments and the module in which those are named.
type Bound<'a> = BTreeMap<&'a str, (&'a str, Type)>;

/// The context of a type: its module and the type arguments of its declaration.
#[derive(Clone)]
struct Scope<'a> {
    module: &'a str,
    bound: Bound<'a>,
}

/// The keys of an object that a type declares.
type Keys = BTreeSet<String>;

impl Shapes {
    /// The declarations of some modules.
    pub(crate) fn read(files: &BTreeMap<String, String>) -> Self {
        Self(files.iter().map(|(name, text)| (name.clone(), parse::module(text))).collect())
    }

    /// Reports where a value differs from a type, which is written as in the module `messages`.
    pub(crate) fn check(&self, wanted: &str, value: &Value) -> Result<(), String> {
        let scope = Scope { module: "messages", bound: BTreeMap::new() };
        self.closed(&scope, &parse::single(wanted), value).map_err(|why| format!("{wanted}{why}"))
    }

    /// Checks that the value has the type and no undeclared key.
    fn closed(&self, scope: &Scope<'_>, wanted: &Type, value: &Value) -> Result<(), String> {
        if let Type::Union(members) = wanted {
            let mut faults = Vec::new();
            for member in members {
                match self.closed(scope, member, value) {
                    Ok(()) => return Ok(()),
                    Err(fault) => faults.push(fault),
                }
            }
            // The member of the union with the longest error path is probably the intended one.
            let furthest = faults.into_iter().max_by_key(String::len);
            return Err(furthest.unwrap_or_default());
        }
        if let Type::Name(path, args) = wanted
            && let Some((inner, target)) = self.resolve(scope, path, args)
        {
            return self.closed(&inner, &target, value);
        }
        let known = self.open(scope, wanted, value)?;
        match value.as_object().and_then(|object| object.keys().find(|key| !known.contains(*key))) {
            Some(key) => Err(format!(".{key}: not declared")),
            None => Ok(()),
        }
    }

    /// Checks that the value has the type; undeclared keys are allowed.
    fn open(&self, scope: &Scope<'_>, wanted: &Type, value: &Value) -> Result<Keys, String> {
        let none =
            |fits: bool| if fits { Ok(Keys::new()) } else { Err(format!(": {value} is no {wanted:?}")) };
        match wanted {
            Type::Literal(text) => none(value.as_str() == Some(text)),
            Type::Name(path, args) => match (path.as_slice(), args.as_slice(), value) {
                ([name], [], _) if name == "string" => none(value.is_string()),
                ([name], [], _) if name == "number" => none(value.is_number()),
                ([name], [], _) if name == "boolean" => none(value.is_boolean()),
                ([name], [], _) if name == "null" => none(value.is_null()),
                ([name], [item], Value::Array(values)) if name == "Array" => {
                    self.items(scope, values, |_| item)
                }
                ([name], [_], _) if name == "Array" => none(false),
                _ => match self.resolve(scope, path, args) {
                    Some((inner, target)) => self.open(&inner, &target, value),
                    None => Err(format!(": there is no type {path:?}")),
                },
            },
            Type::Tuple(types) => match value {
                Value::Array(values) if values.len() == types.len() => {
                    self.items(scope, values, |place| &types[place])
                }
                _ => none(false),
            },
            Type::Union(members) => {
                let found = members.iter().find_map(|member| self.open(scope, member, value).ok());
                found.ok_or_else(|| format!(": {value} is none of {members:?}"))
            }
            Type::Both(members) => {
                let mut keys = Keys::new();
                for member in members {
                    keys.extend(self.open(scope, member, value)?);
                }
                Ok(keys)
            }
            Type::Object(fields) => match value {
                Value::Object(object) => self.fields(scope, fields, object),
                _ => none(false),
            },
            Type::Map(item) => match value {
                Value::Object(object) => {
                    for (key, value) in object {
                        self.closed(scope, item, value).map_err(|why| format!(".{key}{why}"))?;
                    }
                    Ok(object.keys().cloned().collect())
                }
                _ => none(false),
            },
        }
    }

    fn items<'a>(
        &self,
        scope: &Scope<'_>,
        values: &[Value],
        wanted: impl Fn(usize) -> &'a Type,
    ) -> Result<Keys, String> {
        for (place, value) in values.iter().enumerate() {
            self.closed(scope, wanted(place), value).map_err(|why| format!("[{place}]{why}"))?;
        }
        Ok(Keys::new())
    }

    fn fields(
        &self,
        scope: &Scope<'_>,
        fields: &[(String, bool, Type)],
        object: &Map<String, Value>,
    ) -> Result<Keys, String> {
        for (name, optional, wanted) in fields {
            match object.get(name) {
                Some(value) => {
                    self.closed(scope, wanted, value).map_err(|why| format!(".{name}{why}"))?;
                }
                None if *optional => {}
                None => return Err(format!(".{name}: missing")),
            }
        }
        Ok(fields.iter().map(|(name, _, _)| name.clone()).collect())
    }

    /// The type with this name, and its context.
    fn resolve<'a>(&'a self, scope: &Scope<'a>, path: &[String], args: &[Type]) -> Option<(Scope<'a>, Type)> {
        let (module, name) = match path {
            [name] => {
                if let Some((module, target)) = scope.bound.get(name.as_str()) {
                    return Some((Scope { module, bound: BTreeMap::new() }, target.clone()));
                }
                // What a module imports is in `messages`.
                let here = self.0.get(scope.module)?.contains_key(name);
                (if here { scope.module } else { "messages" }, name)
            }
            [module, name] => (self.0.get_key_value(module)?.0.as_str(), name),
            _ => return None,
        };
        let Declared { parameters, target } = self.0.get(module)?.get(name)?;
        let bound = parameters.iter().map(String::as_str);
        let bound = bound.zip(args.iter().map(|arg| (scope.module, arg.clone()))).collect();
        Some((Scope { module, bound }, target.clone()))
    }
}

#[test]
fn a_shape_notices_what_differs() {
    let text = "export type A = { a: number, b?: string, c: Array<\"x\" | null> } & B<boolean>;\n\
                export type B<T> = { t: T } | { u: [T, T] };\n";
    let shapes = Shapes::read(&BTreeMap::from([("messages".to_owned(), text.to_owned())]));
    let fits = |value: Value| shapes.check("A", &value).is_ok();
    assert!(fits(serde_json::json!({"a": 1, "c": ["x", null], "t": true})));
    assert!(fits(serde_json::json!({"a": 1, "b": "", "c": [], "u": [true, false]})));
    assert!(!fits(serde_json::json!({"a": 1, "c": [], "u": [true]})), "a tuple is as long as it says");
    assert!(!fits(serde_json::json!({"a": 1, "c": ["y"], "t": true})), "a literal is that text");
    assert!(!fits(serde_json::json!({"a": 1, "c": [], "t": 1})), "arguments count");
    assert!(!fits(serde_json::json!({"a": 1, "c": [], "t": true, "z": 1})), "every key is declared");
    assert!(!fits(serde_json::json!({"c": [], "t": true})), "only optional keys may be missing");
}
