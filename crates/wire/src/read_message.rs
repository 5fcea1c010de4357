//! Reads a message of the server in one pass.
//!
//! What `serde` derives for a tagged enum buffers every field until the tag is known, and a message
//! carries whole views of a game. The server writes the tag first, so that no buffer is needed.

use crate::{ErrorBody, ToClient};
use interregnum_table::{Now, RequestId, Scene, Told, Version};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::fmt;

/// The field that names the kind of a message.
const TAG: &str = "kind";

const KINDS: &[&str] = &["welcome", "news", "scene", "done", "refused", "acting", "pong", "notice", "bye"];

impl<'de> Deserialize<'de> for ToClient {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MessageVisitor)
    }
}

/// Reads the fields that are left of a map as those of a variant.
macro_rules! read {
    ($map:ident, $variant:ident { $($field:ident: $type:ty),+ }) => {{
        #[derive(Deserialize)]
        struct Fields {
            $($field: $type),+
        }
        let Fields { $($field),+ } = Fields::deserialize(MapAccessDeserializer::new($map))?;
        Ok(ToClient::$variant { $($field),+ })
    }};
}

struct MessageVisitor;

impl<'de> Visitor<'de> for MessageVisitor {
    type Value = ToClient;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a message of the server, an object with the field \"{TAG}\" first")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ToClient, A::Error> {
        if map.next_key::<Cow<'_, str>>()?.as_deref() != Some(TAG) {
            return Err(A::Error::custom("the first field is not \"kind\""));
        }
        match &*map.next_value::<Cow<'_, str>>()? {
            "welcome" => {
                read!(map, Welcome { protocol: u32, acting: bool, told: Option<Vec<Told>>, scene: Scene })
            }
            "news" => read!(map, News { told: Vec<Told>, now: Now }),
            "scene" => read!(map, Scene { scene: Scene }),
            "done" => read!(map, Done { id: RequestId, version: Version }),
            "refused" => read!(map, Refused { id: Option<RequestId>, error: ErrorBody }),
            "acting" => read!(map, Acting { acting: bool }),
            "pong" => read!(map, Pong { n: u32 }),
            "notice" => read!(map, Notice { text: String }),
            "bye" => read!(map, Bye { code: String }),
            kind => Err(A::Error::unknown_variant(kind, KINDS)),
        }
    }
}
