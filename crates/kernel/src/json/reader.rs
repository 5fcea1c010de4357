//! A tree as the input of `serde`.
//!
//! Every method asks for exactly what JSON has for it: a struct is an object and never a list, and the name of a
//! field is a text and never a number. `serde` then compiles only those parts of a type's reader.

use super::variant::Variant;
use super::{JsonTree, ReadError, tagged};
use serde::Deserializer;
use serde::de::{
    DeserializeSeed, Error, Expected, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};
use std::borrow::Cow;
use std::{mem, vec};

/// Numbers of all types: the type's own visitor checks the range.
macro_rules! read_numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self {
                Self::Unsigned(number) => visitor.visit_u64(number),
                Self::Signed(number) => visitor.visit_i64(number),
                Self::Float(number) => visitor.visit_f64(number),
                other => Err(other.unexpected(&visitor)),
            }
        }
    )*};
}

macro_rules! read_texts {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self {
                Self::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
                Self::Text(Cow::Owned(text)) => visitor.visit_string(text),
                other => Err(other.unexpected(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for JsonTree<'de> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Self::Null => visitor.visit_unit(),
            Self::Bool(is) => visitor.visit_bool(is),
            Self::Unsigned(number) => visitor.visit_u64(number),
            Self::Signed(number) => visitor.visit_i64(number),
            Self::Float(number) => visitor.visit_f64(number),
            Self::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
            Self::Text(Cow::Owned(text)) => visitor.visit_string(text),
            list @ Self::List(_) => list.deserialize_seq(visitor),
            object @ Self::Object(_) => object.deserialize_map(visitor),
        }
    }

    read_numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_f32 deserialize_f64
    }

    read_texts! { deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Self::Bool(is) => visitor.visit_bool(is),
            other => Err(other.unexpected(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Self::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let mut elements = Elements::of(self, &visitor)?;
        let value = visitor.visit_seq(&mut elements)?;
        elements.finish()?;
        Ok(value)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let mut fields = Fields::of(self, &visitor)?;
        visitor.visit_map(&mut fields)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match tagged::tag(name) {
            Some(tag) => visitor.visit_enum(Variant::tagged(self, tag)?),
            None => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_enum(Variant::named(self)?)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self {
            Self::Null => visitor.visit_unit(),
            other => Err(other.unexpected(&visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_unit()
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        Err(self.unexpected(&visitor))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        Err(self.unexpected(&visitor))
    }
}

impl JsonTree<'_> {
    /// Says that something else was expected.
    #[inline(never)]
    pub(super) fn unexpected(&self, expected: &dyn Expected) -> ReadError {
        let found = match self {
            Self::Null => Unexpected::Unit,
            Self::Bool(is) => Unexpected::Bool(*is),
            Self::Unsigned(number) => Unexpected::Unsigned(*number),
            Self::Signed(number) => Unexpected::Signed(*number),
            Self::Float(number) => Unexpected::Float(*number),
            Self::Text(text) => Unexpected::Str(text),
            Self::List(_) => Unexpected::Seq,
            Self::Object(_) => Unexpected::Map,
        };
        ReadError::invalid_type(found, expected)
    }
}

/// The elements of a list.
struct Elements<'de> {
    left: vec::IntoIter<JsonTree<'de>>,
    number: usize,
}

impl<'de> Elements<'de> {
    #[inline(never)]
    fn of(tree: JsonTree<'de>, expected: &dyn Expected) -> Result<Self, ReadError> {
        match tree {
            JsonTree::List(list) => Ok(Self { number: list.len(), left: list.into_iter() }),
            other => Err(other.unexpected(expected)),
        }
    }

    /// Refuses elements that the type has no place for.
    #[inline(never)]
    fn finish(&self) -> Result<(), ReadError> {
        if self.left.len() == 0 {
            return Ok(());
        }
        let expected = self.number - self.left.len();
        Err(ReadError::invalid_length(self.number, &&*format!("{expected} elements")))
    }

    /// The next element.
    #[inline(never)]
    fn advance(&mut self) -> Option<JsonTree<'de>> {
        self.left.next()
    }

    /// The error of the element that was read last.
    #[inline(never)]
    fn located(&self, error: ReadError) -> ReadError {
        error.at_index(self.number - self.left.len() - 1)
    }
}

impl<'de> SeqAccess<'de> for Elements<'de> {
    type Error = ReadError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        let Some(element) = self.advance() else { return Ok(None) };
        seed.deserialize(element).map(Some).map_err(|error| self.located(error))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// The fields of an object.
pub(super) struct Fields<'de> {
    left: vec::IntoIter<(Cow<'de, str>, JsonTree<'de>)>,
    /// The field that is being read.
    name: Cow<'de, str>,
    value: JsonTree<'de>,
}

impl<'de> Fields<'de> {
    #[inline(never)]
    pub(super) fn of(tree: JsonTree<'de>, expected: &dyn Expected) -> Result<Self, ReadError> {
        match tree {
            JsonTree::Object(fields) => {
                Ok(Self { left: fields.into_iter(), name: Cow::Borrowed(""), value: JsonTree::Null })
            }
            other => Err(other.unexpected(expected)),
        }
    }

    /// Goes to the next field; whether there is one.
    #[inline(never)]
    fn advance(&mut self) -> bool {
        let next = self.left.next();
        next.map(|(name, value)| (self.name, self.value) = (name, value)).is_some()
    }

    /// The value of the field.
    #[inline(never)]
    fn take(&mut self) -> JsonTree<'de> {
        mem::replace(&mut self.value, JsonTree::Null)
    }

    /// The error of the field that is being read.
    #[inline(never)]
    fn located(&self, error: ReadError) -> ReadError {
        error.in_field(&self.name)
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        if !self.advance() {
            return Ok(None);
        }
        let name = (*self.name).into_deserializer();
        seed.deserialize(name).map(Some).map_err(|error| self.located(error))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, ReadError> {
        let value = self.take();
        seed.deserialize(value).map_err(|error| self.located(error))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}
