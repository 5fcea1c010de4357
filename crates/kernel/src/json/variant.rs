//! A variant of an enum: its name, and what it holds.

use super::reader::Fields;
use super::{JsonTree, ReadError};
use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor};
use std::borrow::Cow;

/// A variant that was found and not read yet.
pub(super) struct Variant<'de> {
    name: Cow<'de, str>,
    content: Content<'de>,
}

/// What a variant holds.
pub(super) enum Content<'de> {
    /// Nothing: only the name stands there.
    None,
    /// What stands under the name.
    Tree(JsonTree<'de>),
    /// The fields that stand beside the tag.
    BesideTag(Vec<(Cow<'de, str>, JsonTree<'de>)>),
}

impl<'de> Variant<'de> {
    /// `"name"`, or `{"name": …}`.
    #[inline(never)]
    pub(super) fn named(tree: JsonTree<'de>) -> Result<Self, ReadError> {
        match tree {
            JsonTree::Text(name) => Ok(Self { name, content: Content::None }),
            JsonTree::Object(mut fields) => match (fields.pop(), fields.len()) {
                (Some((name, tree)), 0) => Ok(Self { name, content: Content::Tree(tree) }),
                _ => Err(ReadError::custom("invalid value: map, expected map with a single key")),
            },
            other => Err(other.unexpected(&"a name, or an object with one field")),
        }
    }

    /// `{"tag": "name", …}`, the tag at any place.
    #[inline(never)]
    pub(super) fn tagged(tree: JsonTree<'de>, tag: &'static str) -> Result<Self, ReadError> {
        let JsonTree::Object(mut fields) = tree else {
            return Err(tree.unexpected(&"an object"));
        };
        let place = fields.iter().position(|(name, _)| name == tag);
        match place.map(|place| fields.remove(place)) {
            Some((_, JsonTree::Text(name))) => Ok(Self { name, content: Content::BesideTag(fields) }),
            Some((_, other)) => Err(other.unexpected(&"a name").in_field(tag)),
            None => Err(ReadError::missing_field(tag)),
        }
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = ReadError;
    type Variant = Content<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Content<'de>), ReadError> {
        let name = seed.deserialize(IntoDeserializer::<ReadError>::into_deserializer(&*self.name))?;
        Ok((name, self.content))
    }
}

impl<'de> VariantAccess<'de> for Content<'de> {
    type Error = ReadError;

    #[inline(never)]
    fn unit_variant(self) -> Result<(), ReadError> {
        match self {
            Self::None | Self::Tree(JsonTree::Null) => Ok(()),
            Self::Tree(other) => Err(other.unexpected(&"unit variant")),
            Self::BesideTag(fields) => match fields.first() {
                Some((name, _)) => Err(ReadError::unknown_field(name, &[]).in_field(name)),
                None => Ok(()),
            },
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        seed.deserialize(self.tree()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        self.tree()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let mut fields = Fields::of(self.tree()?, &visitor)?;
        visitor.visit_map(&mut fields)
    }
}

impl<'de> Content<'de> {
    #[inline(never)]
    fn tree(self) -> Result<JsonTree<'de>, ReadError> {
        match self {
            Self::None => Err(ReadError::custom("invalid type: unit variant, expected what it holds")),
            Self::Tree(tree) => Ok(tree),
            Self::BesideTag(fields) => Ok(JsonTree::Object(fields)),
        }
    }
}
