//! What the log holds, against what was acknowledged.

use interregnum_load::{Acknowledged, Player};
use interregnum_store::{SqliteOptions, SqliteStore, Store};
use interregnum_table::{Ending, Entry, Happening, PersonId, RequestId, Span, Table, TableId, Time, Version};
use std::collections::BTreeMap;
use std::ops::AddAssign;
use std::path::Path;

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    /// Moves that were acknowledged, and stand in the log.
    pub(crate) moves: usize,
    /// Moves that stand in the log, acknowledged or not.
    pub(crate) logged: usize,
    /// Moves of bots.
    pub(crate) bot_moves: usize,
    /// Messages that people said.
    pub(crate) messages: usize,
    pub(crate) rematches: usize,
    /// Moves that the server made and games that it ended because time was up.
    pub(crate) timeouts: usize,
    /// Connections that were lost.
    pub(crate) drops: usize,
    /// Requests that were sent again, since their answer was cut off.
    pub(crate) resent: usize,
    /// Requests that the store could not write.
    pub(crate) refused: usize,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.logged += other.logged;
        self.bot_moves += other.bot_moves;
        self.messages += other.messages;
        self.rematches += other.rematches;
        self.timeouts += other.timeouts;
        self.drops += other.drops;
        self.resent += other.resent;
        self.refused += other.refused;
    }
}

/// How a log differs from what people were told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Difference {
    /// The log gives no table.
    Unreadable(String),
    /// An acknowledged request is not there, or at another version.
    Lost(Acknowledged),
    /// A request was carried out more than once.
    Doubled(RequestId),
    /// A request stands in the log though the store refused it.
    RefusedAndDone(RequestId),
    /// Somebody said more than four things in half a minute.
    TooMuchTalk(Version),
}

/// The entries of a table.
pub(crate) async fn read(log: &Path, table: &TableId) -> Vec<Entry> {
    let store = SqliteStore::open(SqliteOptions::file(log)).await.unwrap();
    let stored = store.read(table.clone(), Version(0)).await.unwrap();
    store.close().await.unwrap();
    let text = |bytes| std::str::from_utf8(bytes).unwrap();
    stored.iter().map(|stored| Entry::read(text(&stored.bytes)).unwrap()).collect()
}

/// Compares the players of one table with its log: every acknowledged request stands there
/// exactly once, at the version that was acknowledged; what the store refused does not; and the log
/// gives a table.
pub(crate) async fn compare((log, table): (&Path, &TableId), players: &[Player]) -> Count {
    let entries = read(log, table).await;
    let judged = refused_is_not_done(&entries, players).and_then(|()| judge(&entries, players));
    judged.unwrap_or_else(|difference| panic!("{table}: {difference:?}"))
}

/// The same for entries that have been read, whatever was refused.
pub(crate) fn judge(entries: &[Entry], players: &[Player]) -> Result<Count, Difference> {
    let table = Table::load(entries).map_err(|error| Difference::Unreadable(error.to_string()))?;
    if table.stored() != Version(entries.len() as u64) {
        return Err(Difference::Unreadable(table.stored().to_string()));
    }
    let done = requests(entries)?;
    talk(entries)?;
    let mut count = Count::default();
    entries.iter().for_each(|entry| count.enter(entry));
    for player in players {
        let Some(who) = holder(entries, player.guest().name()) else { continue };
        for acknowledged in &player.acknowledged {
            if done.get(&(who, acknowledged.id.clone())) != Some(&acknowledged.version) {
                return Err(Difference::Lost(acknowledged.clone()));
            }
            count.moves += usize::from(acknowledged.is_move);
        }
        count.refused += player.refusals.iter().filter(|refusal| refusal.is_from_store()).count();
        count.drops += player.drops;
        count.resent += player.resent;
    }
    Ok(count)
}

/// What the store refused is not in the log.
pub(crate) fn refused_is_not_done(entries: &[Entry], players: &[Player]) -> Result<(), Difference> {
    let done = requests(entries)?;
    for player in players {
        let Some(who) = holder(entries, player.guest().name()) else { continue };
        let refused = player.refusals.iter().filter(|refusal| refusal.is_from_store());
        for id in refused.filter_map(|refusal| refusal.id.clone()) {
            if done.contains_key(&(who, id.clone())) {
                return Err(Difference::RefusedAndDone(id));
            }
        }
    }
    Ok(())
}

/// Who sat down under a name; the names of a table's players differ.
fn holder(entries: &[Entry], wanted: &str) -> Option<PersonId> {
    entries.iter().find_map(|entry| match &entry.what {
        Happening::Sat { holder, name, .. } if name == wanted => Some(*holder),
        _ => None,
    })
}

/// The requests that were carried out, each once.
pub(crate) fn requests(entries: &[Entry]) -> Result<BTreeMap<(PersonId, RequestId), Version>, Difference> {
    let mut done = BTreeMap::new();
    for (version, entry) in (1..).zip(entries) {
        let Some(cause) = &entry.cause else { continue };
        if done.insert((cause.who, cause.id.clone()), Version(version)).is_some() {
            return Err(Difference::Doubled(cause.id.clone()));
        }
    }
    Ok(done)
}

/// The limit of talk holds over every restart.
pub(crate) fn talk(entries: &[Entry]) -> Result<(), Difference> {
    let mut said: BTreeMap<PersonId, Vec<Time>> = BTreeMap::new();
    for (version, entry) in (1..).zip(entries) {
        let (Happening::Said { .. }, Some(cause)) = (&entry.what, &entry.cause) else { continue };
        let times = said.entry(cause.who).or_default();
        times.push(entry.at);
        if times.len() > 4 && entry.at - times[times.len() - 5] < Span::seconds(30) {
            return Err(Difference::TooMuchTalk(Version(version)));
        }
    }
    Ok(())
}

impl Count {
    /// Counts what an entry of the log says.
    fn enter(&mut self, entry: &Entry) {
        let by_bot = usize::from(entry.cause.is_none());
        match &entry.what {
            Happening::Played { timeout: true, .. }
            | Happening::Ended { ending: Ending::OutOfTime { .. }, .. } => self.timeouts += 1,
            Happening::Played { .. } => {
                self.logged += 1;
                self.bot_moves += by_bot;
            }
            Happening::Chose { .. } => self.bot_moves += by_bot,
            Happening::Said { .. } => self.messages += 1,
            Happening::Rematched => self.rematches += 1,
            _ => {}
        }
    }
}
