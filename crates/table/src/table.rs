//! A table: what its log comes to.

use crate::{
    Asked, BadLog, BotTurn, Duty, Entry, Fresh, Refused, Scene, SecretHash, Setup, TableId, Time, Told,
    Version,
};
use interregnum_kernel::{Phrase, Viewer};

/// A table: what its log comes to. It has no clock and no random source, and does no I/O.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    id: TableId,
    version: Version,
}

impl Table {
    /// The first entry of a new table.
    pub fn create(
        _id: TableId,
        _setup: Setup,
        _host: SecretHash,
        _now: Time,
        _fresh: Fresh,
    ) -> Result<Entry, Refused> {
        todo!("the table's making")
    }

    /// The table that a log comes to.
    pub fn load<'a>(_entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, BadLog> {
        todo!("replay")
    }

    /// What would happen if this were asked: nothing has changed, and nothing may be told
    /// before the entries are stored. Empty if it was asked and done before: see
    /// [`done`](Self::done).
    pub fn decide(&self, _asked: &Asked) -> Result<Vec<Entry>, Refused> {
        todo!("requests of people")
    }

    /// The same for what the house asks.
    pub fn attend(&self, _duty: &Duty, _now: Time, _fresh: Fresh) -> Result<Vec<Entry>, Refused> {
        todo!("requests of the house")
    }

    /// What happens because time has passed; empty before [`deadline`](Self::deadline).
    pub fn due(&self, _now: Time, _fresh: Fresh) -> Vec<Entry> {
        todo!("deadlines")
    }

    /// Takes in an entry that was stored.
    pub fn evolve(&mut self, _entry: &Entry) -> Result<(), BadLog> {
        todo!("entries")
    }

    /// When something will be [`due`](Self::due), if nothing happens before.
    pub fn deadline(&self) -> Option<Time> {
        todo!("deadlines")
    }

    /// The bots that have to choose now.
    pub fn bots(&self) -> Vec<BotTurn> {
        todo!("bots")
    }

    /// The table's name.
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// How many entries the log has.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// What somebody may see: their seat, or what is public.
    pub fn viewer(&self, _who: &SecretHash) -> Viewer {
        todo!("seats")
    }

    /// The version after the entries that this request led to, if it has been done.
    pub fn done(&self, _asked: &Asked) -> Option<Version> {
        todo!("requests")
    }

    /// What a viewer is told of the entry that led to this version; `None` if it is older
    /// than the table remembers, or has not happened: then the scene is the answer.
    pub fn told(&self, _viewer: Viewer, _version: Version) -> Option<Told> {
        todo!("what is told")
    }

    /// The whole truth for a viewer.
    pub fn scene(&self, _viewer: Viewer) -> Scene {
        todo!("scenes")
    }

    /// Everything the viewer was told of this game, in sentences.
    pub fn story(&self, _viewer: Viewer) -> Vec<Phrase> {
        todo!("the tale")
    }

    /// The record of a game that is over, as a line of JSON.
    pub fn record(&self) -> Option<String> {
        todo!("records")
    }
}
