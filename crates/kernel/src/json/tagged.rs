//! Enums whose variant is named by a field of the object.

use super::JsonTree;
use super::variant::Variant;
use serde::de::{EnumAccess, Error, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use std::fmt;

/// What `deserialize_newtype_struct` is given as the name for an enum with a tag; the name of the tag follows it.
const PREFIX: &str = "tagged by ";

/// The tag in such a name; `None` in the name of any other type.
#[inline(never)]
pub(super) fn tag(name: &'static str) -> Option<&'static str> {
    name.strip_prefix(PREFIX)
}

/// Input of an enum: an object with the variant's name in the field `tag` and the variant's fields beside it.
/// [`tagged!`](crate::tagged) writes the reader of a type with it.
///
/// What `serde` derives with `#[serde(tag = …)]` reads the fields from a private type of its own, for which it
/// compiles the readers of all their types a second time.
pub struct Tagged<D> {
    /// The object.
    pub input: D,
    /// `tagged by ` and the name of the field.
    pub tag: &'static str,
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Tagged<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        let Self { input, tag } = self;
        input.deserialize_newtype_struct(tag, TaggedVisitor { visitor, tag })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct TaggedVisitor<V> {
    visitor: V,
    tag: &'static str,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for TaggedVisitor<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    /// From a tree, which has found the variant.
    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_enum(variant)
    }

    /// From any other input: by way of a tree.
    fn visit_newtype_struct<D: Deserializer<'de>>(self, input: D) -> Result<V::Value, D::Error> {
        let tag = tag(self.tag).unwrap_or(self.tag);
        let variant = Variant::tagged(JsonTree::deserialize(input)?, tag);
        variant.and_then(|variant| self.visitor.visit_enum(variant)).map_err(D::Error::custom)
    }
}

/// Defines an enum that is read and written as an object: the variant's name in kebab-case in a field, its tag, and
/// the variant's fields beside it. Unknown fields are refused.
///
/// ```
/// interregnum_kernel::tagged! {
///     /// A shape.
///     #[derive(PartialEq, Debug)]
///     pub enum Shape by "kind" {
///         /// Of one length.
///         Square {
///             /// The length.
///             side: u32,
///         },
///         /// Nothing.
///         Nothing,
///     }
/// }
/// let shape: Shape = interregnum_kernel::read_json(r#"{"side": 3, "kind": "square"}"#).unwrap();
/// assert_eq!(shape, Shape::Square { side: 3 });
/// assert_eq!(serde_json::to_string(&Shape::Nothing).unwrap(), r#"{"kind":"nothing"}"#);
/// ```
#[macro_export]
macro_rules! tagged {
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident by $tag:literal {
            $(
                $(#[doc = $variant_doc:literal])*
                $(#[default $($is_default:tt)?])?
                $variant:ident $({
                    $(
                        $(#[doc = $doc:literal])*
                        $(#[serde($($serde:tt)*)])*
                        $(#[ts($($ts:tt)*)])*
                        $field:ident: $type:ty
                    ),* $(,)?
                })?
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(serde::Serialize)]
        #[serde(tag = $tag, rename_all = "kebab-case")]
        $visibility enum $name {
            $(
                $(#[doc = $variant_doc])*
                $(#[default $($is_default)?])?
                $variant $({
                    $($(#[doc = $doc])* $(#[serde($($serde)*)])* $(#[ts($($ts)*)])* $field: $type,)*
                })?,
            )*
        }

        const _: () = {
            type Target = $name;

            #[derive(serde::Deserialize)]
            #[serde(remote = "Target", rename_all = "kebab-case", deny_unknown_fields)]
            #[allow(dead_code, reason = "it describes how the other enum is read")]
            enum Fields {
                $($variant $({ $($(#[serde($($serde)*)])* $field: $type,)* })?,)*
            }

            impl<'de> serde::Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                    Fields::deserialize($crate::Tagged { input, tag: concat!("tagged by ", $tag) })
                }
            }
        };
    };
}
