//! The part of TypeScript that is generated: type declarations without expressions.

use std::collections::BTreeMap;

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type {
    /// A text.
    Literal(String),
    /// A name, perhaps within a module, with type arguments.
    Name(Vec<String>, Vec<Type>),
    Tuple(Vec<Type>),
    Union(Vec<Type>),
    /// An intersection.
    Both(Vec<Type>),
    /// Fields: name, whether it may be missing, type.
    Object(Vec<(String, bool, Type)>),
    /// An object with any keys.
    Map(Box<Type>),
}

/// A declaration.
pub(crate) struct Declared {
    pub(crate) parameters: Vec<String>,
    pub(crate) target: Type,
}

/// The declarations of a module, by name.
pub(crate) fn module(text: &str) -> BTreeMap<String, Declared> {
    let mut tokens = Tokens::of(text);
    let mut all = BTreeMap::new();
    while let Some(word) = tokens.next() {
        if word != "export" || tokens.eat("const") {
            // An import or a function ends with its line's semicolon.
            while tokens.next().is_some_and(|token| token != ";") {}
            continue;
        }
        tokens.expect("type");
        let name = tokens.word();
        let mut parameters = Vec::new();
        if tokens.eat("<") {
            while !tokens.eat(">") {
                parameters.push(tokens.word());
                tokens.eat(",");
            }
        }
        tokens.expect("=");
        let target = tokens.union();
        tokens.expect(";");
        all.insert(name, Declared { parameters, target });
    }
    all
}

/// One type.
pub(crate) fn single(text: &str) -> Type {
    Tokens::of(text).union()
}

struct Tokens(std::iter::Peekable<std::vec::IntoIter<String>>);

impl Tokens {
    fn of(text: &str) -> Self {
        let mut tokens = Vec::new();
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = if rest.starts_with("/*") {
                let length = rest.find("*/").expect("a comment ends") + 2;
                rest = rest[length..].trim_start();
                continue;
            } else if rest.starts_with("//") {
                rest = rest.split_once('\n').map_or("", |(_, after)| after).trim_start();
                continue;
            } else if first == '"' || first == '\'' {
                rest[1..].find(first).expect("a text ends") + 2
            } else if first.is_alphanumeric() || first == '_' {
                rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len())
            } else {
                1
            };
            tokens.push(rest[..length].to_owned());
            rest = rest[length..].trim_start();
        }
        Self(tokens.into_iter().peekable())
    }

    fn next(&mut self) -> Option<String> {
        self.0.next()
    }

    fn eat(&mut self, token: &str) -> bool {
        self.0.next_if(|next| next == token).is_some()
    }

    fn expect(&mut self, token: &str) {
        let found = self.next();
        assert_eq!(found.as_deref(), Some(token));
    }

    /// A name, with or without quotation marks.
    fn word(&mut self) -> String {
        self.next().expect("a name").trim_matches('"').to_owned()
    }

    fn union(&mut self) -> Type {
        self.eat("|");
        let mut members = vec![self.both()];
        while self.eat("|") {
            members.push(self.both());
        }
        if members.len() == 1 { members.remove(0) } else { Type::Union(members) }
    }

    fn both(&mut self) -> Type {
        let mut members = vec![self.primary()];
        while self.eat("&") {
            members.push(self.primary());
        }
        if members.len() == 1 { members.remove(0) } else { Type::Both(members) }
    }

    fn primary(&mut self) -> Type {
        let token = self.next().expect("a type");
        match token.as_str() {
            "(" => {
                let inner = self.union();
                self.expect(")");
                inner
            }
            "[" => Type::Tuple(self.list("]")),
            "{" => self.object(),
            text if text.starts_with('"') => Type::Literal(text.trim_matches('"').to_owned()),
            _ => {
                let mut path = vec![token];
                while self.eat(".") {
                    path.push(self.word());
                }
                let args = if self.eat("<") { self.list(">") } else { Vec::new() };
                Type::Name(path, args)
            }
        }
    }

    fn list(&mut self, end: &str) -> Vec<Type> {
        let mut types = Vec::new();
        while !self.eat(end) {
            types.push(self.union());
            self.eat(",");
        }
        types
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.eat("}") {
            if self.eat("[") {
                while !self.eat("]") {
                    self.next().expect("a key's type ends");
                }
                self.eat("?");
                self.expect(":");
                let item = self.union();
                self.eat(",");
                self.expect("}");
                return Type::Map(Box::new(item));
            }
            let name = self.word();
            let optional = self.eat("?");
            self.expect(":");
            fields.push((name, optional, self.union()));
            if !self.eat(",") {
                self.eat(";");
            }
        }
        Type::Object(fields)
    }
}
