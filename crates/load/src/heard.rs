//! What a playing program has to understand of what the server says.

use crate::Fault;
use interregnum_table::{Turn, Version};
use serde::Deserialize;

/// What a playing program hears.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// How things stand.
    Standing(Standing),
    /// What was asked under this name is done and stored.
    Done {
        /// The name.
        id: String,
        /// The table's version after it.
        version: Version,
    },
    /// What was asked is refused.
    Refused {
        /// The name, if there is one.
        id: Option<String>,
        /// The code.
        code: String,
    },
    /// Something that does not matter to a playing program.
    Other,
}

/// How things stand at a table, for one who plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The table's version.
    pub version: Version,
    /// The versions of what was told, in order.
    pub told: Vec<Version>,
    /// Which game of this table it is.
    pub round: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The turn, once the cards are dealt.
    pub turn: Option<Turn>,
    /// What the player may do, and has not chosen yet.
    pub legal: Vec<String>,
}

#[derive(Deserialize)]
struct Message {
    kind: String,
    id: Option<String>,
    version: Option<Version>,
    #[serde(default)]
    told: Option<Vec<Told>>,
    now: Option<Now>,
    scene: Option<Scene>,
    error: Option<Error>,
}

#[derive(Deserialize)]
struct Told {
    version: Version,
}

#[derive(Deserialize)]
struct Scene {
    now: Now,
}

#[derive(Deserialize)]
struct Error {
    code: String,
}

#[derive(Deserialize)]
struct Now {
    version: Version,
    round: u32,
    stage: Stage,
    position: Option<Position>,
}

#[derive(Deserialize)]
struct Stage {
    kind: String,
}

#[derive(Deserialize)]
struct Position {
    turn: Turn,
    choice: Option<String>,
    legal: Vec<String>,
}

impl Heard {
    /// Understands a message.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let strange = || Fault::Strange(text.chars().take(200).collect());
        let message: Message = serde_json::from_str(text).map_err(|_| strange())?;
        match message.kind.as_str() {
            "welcome" | "news" | "scene" => {
                let now = message.now.or(message.scene.map(|scene| scene.now)).ok_or_else(strange)?;
                let told = message.told.unwrap_or_default().iter().map(|told| told.version).collect();
                Ok(Self::Standing(Standing::of(now, told)))
            }
            "done" => {
                let done = message.id.zip(message.version);
                done.map(|(id, version)| Self::Done { id, version }).ok_or_else(strange)
            }
            "refused" => {
                let code = message.error.ok_or_else(strange)?.code;
                Ok(Self::Refused { id: message.id, code })
            }
            _ => Ok(Self::Other),
        }
    }
}

impl Standing {
    fn of(now: Now, told: Vec<Version>) -> Self {
        let turn = now.position.as_ref().map(|position| position.turn);
        let free = now.position.filter(|position| position.choice.is_none());
        let over = now.stage.kind == "over";
        let legal = free.map_or_else(Vec::new, |position| position.legal);
        Self { version: now.version, told, round: now.round, over, turn, legal }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_to_a_player_is_heard() {
        let news = r#"{"kind":"news","told":[{"version":7,"at":1,"news":{"kind":"closed"}}],"now":{"version":7,
            "round":1,"stage":{"kind":"playing"},"position":{"turn":3,"choice":null,"legal":["play Go7"]}}}"#;
        let Ok(Heard::Standing(standing)) = Heard::read(news) else { panic!("news") };
        assert_eq!((standing.version, standing.turn), (Version(7), Some(Turn(3))));
        assert_eq!((standing.legal, standing.told), (vec!["play Go7".to_owned()], vec![Version(7)]));
        let done = Heard::read(r#"{"kind":"done","id":"m1","version":8}"#).ok();
        assert_eq!(done, Some(Heard::Done { id: "m1".to_owned(), version: Version(8) }));
        let refused =
            Heard::read(r#"{"kind":"refused","id":null,"error":{"code":"stale","message":"…"}}"#).ok();
        assert_eq!(refused, Some(Heard::Refused { id: None, code: "stale".to_owned() }));
        assert_eq!(Heard::read(r#"{"kind":"pong","n":1}"#).ok(), Some(Heard::Other));
        assert!(Heard::read("{}").is_err());
    }

    #[test]
    fn who_has_chosen_has_nothing_to_do() {
        let news = r#"{"kind":"news","told":[],"now":{"version":7,"round":1,"stage":{"kind":"playing"},
            "position":{"turn":3,"choice":"play Pr","legal":["play Pr"]}}}"#;
        let Ok(Heard::Standing(standing)) = Heard::read(news) else { panic!("news") };
        assert!(standing.legal.is_empty());
    }
}
