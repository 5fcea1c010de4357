//! JSON as a tree that borrows from its text.

use super::ReadError;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;

/// JSON as it is written: objects keep the order of their fields, also those that stand there twice.
#[derive(Clone, PartialEq, Debug)]
pub enum JsonTree<'a> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number that is not negative.
    Unsigned(u64),
    /// A negative whole number.
    Signed(i64),
    /// Any other number.
    Float(f64),
    /// A text.
    Text(Cow<'a, str>),
    /// A list.
    List(Vec<Self>),
    /// An object.
    Object(Vec<(Cow<'a, str>, Self)>),
}

impl<'a> JsonTree<'a> {
    /// The tree of a text.
    pub fn parse(text: &'a str) -> Result<Self, ReadError> {
        serde_json::from_str(text).map_err(|error| ReadError::not_json(&error))
    }

    /// The field of an object; `None` if there is none, or the tree is no object.
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else { return None };
        fields.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    /// Takes a field out of an object and reads it.
    pub fn read_field<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<T, ReadError> {
        T::deserialize(self.take(name)?).map_err(|error| error.in_field(name))
    }

    fn take(&mut self, name: &'static str) -> Result<Self, ReadError> {
        if let Self::Object(fields) = self
            && let Some(place) = fields.iter().position(|(field, _)| field == name)
        {
            return Ok(fields.remove(place).1);
        }
        Err(ReadError::missing_field(name))
    }

    /// The text that the tree is.
    pub fn as_text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// The number that the tree is.
    pub const fn as_unsigned(&self) -> Option<u64> {
        if let Self::Unsigned(number) = self { Some(*number) } else { None }
    }
}

impl<'a> From<&'a Value> for JsonTree<'a> {
    fn from(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(is) => Self::Bool(*is),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Self::Unsigned(number),
                (None, Some(number)) => Self::Signed(number),
                (None, None) => number.as_f64().map_or(Self::Null, Self::Float),
            },
            Value::String(text) => Self::Text(Cow::Borrowed(text)),
            Value::Array(list) => Self::List(list.iter().map(Self::from).collect()),
            Value::Object(fields) => Self::Object(
                fields
                    .iter()
                    .map(|(name, value)| (Cow::Borrowed(name.as_str()), Self::from(value)))
                    .collect(),
            ),
        }
    }
}

impl<'de> Deserialize<'de> for JsonTree<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = JsonTree<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(JsonTree::Null)
    }

    fn visit_bool<E: Error>(self, is: bool) -> Result<Self::Value, E> {
        Ok(JsonTree::Bool(is))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(JsonTree::Unsigned(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(u64::try_from(number).map_or(JsonTree::Signed(number), JsonTree::Unsigned))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        Ok(JsonTree::Float(number))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(JsonTree::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(JsonTree::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        Ok(JsonTree::Text(Cow::Owned(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut all = Vec::new();
        while let Some(each) = list.next_element()? {
            all.push(each);
        }
        Ok(JsonTree::List(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self::Value, A::Error> {
        let mut all = Vec::new();
        while let Some(name) = fields.next_key_seed(Name)? {
            all.push((name, fields.next_value()?));
        }
        Ok(JsonTree::Object(all))
    }
}

/// Reads the name of a field; borrows it where it can.
struct Name;

impl<'de> DeserializeSeed<'de> for Name {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for Name {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(name))
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(name.to_owned()))
    }
}
