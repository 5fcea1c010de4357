//! Types of the socket's messages that answers and requests without a socket contain.
//!
//! The document names each of them; `client/src/wire/messages.ts`, generated from the Rust types, lists
//! their fields. The extension `x-typescript` is that name, so the page's types refer to it.

use std::borrow::Cow;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::{ObjectBuilder, OpenApi, RefOr, Schema};
use utoipa::{Modify, PartialSchema, ToSchema};

/// The schema of a message type: an object of which the document knows the name.
fn named_object(name: &str, about: &str) -> RefOr<Schema> {
    let fields = format!("{about} Its fields: `{name}` in client/src/wire/messages.ts.");
    ObjectBuilder::new().description(Some(fields)).extensions(Some(typescript(name))).build().into()
}

/// Why a request is refused.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes an answer")]
pub(crate) struct ErrorBody {
    /// A short name that stays the same between releases, such as `stale` or `must-follow`.
    code: String,
    /// What to tell a person, in the language that was asked for.
    message: String,
    /// The sentence of the rulebook, if the rules refuse.
    rule: Option<String>,
    /// The turn now, if the position has moved.
    turn: Option<u32>,
    /// The table's version now, if the position has moved.
    version: Option<u64>,
}

/// A table in a list: what everybody may know of it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes an answer")]
pub(crate) struct Summary {
    /// The table's name.
    table: String,
    /// The game's name.
    game: String,
    /// The game's options.
    #[schema(value_type = Object)]
    options: (),
    /// How long players may think.
    clock: Clock,
    /// How far it is.
    stage: StageScene,
    /// Who sits where.
    seats: Vec<SeatScene>,
}

/// Adds the extension to the types whose fields the document lists as well.
pub(super) struct MessageNames;

impl Modify for MessageNames {
    fn modify(&self, document: &mut OpenApi) {
        let schemas = &mut document.components.get_or_insert_default().schemas;
        for name in ["ErrorBody", "Summary"] {
            if let Some(RefOr::T(Schema::Object(object))) = schemas.get_mut(name) {
                object.extensions = Some(typescript(name));
            }
        }
    }
}

/// Where the page finds the type.
fn typescript(name: &str) -> Extensions {
    Extensions::from_iter([("x-typescript", name)])
}

macro_rules! messages {
    ($($name:ident: $about:literal;)*) => {$(
        #[doc = $about]
        pub(crate) struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                named_object(stringify!($name), $about)
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($name))
            }
        }
    )*};
}

messages! {
    Advice: "An action and the chance to win with it.";
    AnyAids: "What helps to read a view: conclusions from the view alone.";
    AnyView: "A position as one viewer may know it, in the game's own type.";
    Chapter: "What one action made happen.";
    Clock: "How long players may think.";
    Command: "A request to a table.";
    Foresight: "Who may do what next, as far as a player can tell.";
    GameDeal: "A game's options and deal, as a record has them.";
    Glance: "A past position as one viewer saw it.";
    Lesson: "A lesson: its stops, and the positions between them as the learner sees them.";
    OptionForm: "What can be agreed before a game: fields, choices, and what excludes what.";
    Phrase: "A key of the catalogue with its arguments.";
    PlannedMove: "A move of a planned line: a seat and its action.";
    Scene: "A table as one viewer may know it.";
    SeatScene: "A seat and who holds it.";
    Sentence: "A sentence about what happened: a phrase and its role.";
    Setup: "What is agreed before a game: game, options, clock, chat.";
    Source: "The moment of another game that a game continues.";
    StageScene: "How far a table is.";
    ToClient: "What the server says at a table.";
}
