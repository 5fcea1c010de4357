//! Finished games of a table: their records, and what was seen after each of their moves.

use crate::{Entry, Happening, Json, Table};
use interregnum_kernel::{Head, Phrase, Playthrough, Record, Seat, SeatSet, Sentence, View, Viewer};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use serde::Serialize;
use ts_rs::TS;

/// The table as it was when one of its games ended: game `round`, from 1, or the last that is over. `None`
/// if there is no such game, or the log is none.
pub fn finished(log: &[Entry], round: Option<usize>) -> Option<Table> {
    let is_end = |entry: &Entry| matches!(entry.what, Happening::Ended { .. });
    let mut ends = log.iter().enumerate().filter(|(_, entry)| is_end(entry)).map(|(place, _)| place);
    let end = match round {
        Some(round) => ends.nth(round.checked_sub(1)?),
        None => ends.next_back(),
    };
    Table::load(&log[..=end?]).ok()
}

/// A finished game after one of its moves, with all cards open.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RecordMoment {
    /// The move's number, from 1; 0 is the deal.
    pub number: usize,
    /// How many moves the game has.
    pub moves: usize,
    /// The game's name.
    pub game: &'static str,
    /// The names of those who played, by seat.
    pub names: Vec<String>,
    /// Who made this move; nobody made the deal.
    pub seat: Option<Seat>,
    /// What the move was.
    pub action: Option<String>,
    /// Who chose next.
    pub to_act: SeatSet,
    /// Where the game was, in one line.
    pub headline: Phrase,
    /// What each seat saw then.
    #[ts(type = "Array<AnyView>")]
    pub views: Vec<Json>,
    /// What helps to read each of them.
    #[ts(type = "Array<AnyAids>")]
    pub aids: Vec<Json>,
    /// Who won, if the game ended with this move.
    pub winners: Option<SeatSet>,
    /// What this move made happen.
    pub phrases: Vec<Sentence>,
    /// The record until then.
    #[ts(type = "GameDeal")]
    pub record: Json,
}

/// A record after its first `number` moves; `None` if it has fewer, or the text is no record.
pub fn record_moment(record: &str, number: usize) -> Option<RecordMoment> {
    let head = Head::read(record).ok()?;
    visit_playable(&head.game, Cut { record, number }).flatten()
}

struct Cut<'a> {
    record: &'a str,
    number: usize,
}

impl VisitPlayable for Cut<'_> {
    type Output = Option<RecordMoment>;

    fn game<G: Playable>(self) -> Self::Output {
        let Self { record, number } = self;
        let mut record = Record::<G>::read(record).ok()?;
        let mut playthrough = Playthrough::<G>::from_record(&record).ok()?;
        let moves = playthrough.actions().len();
        if number > moves {
            return None;
        }
        if number < moves {
            playthrough.go_back(number);
            record.moves.truncate(number);
            record.outcome = None;
        }
        let last = playthrough.actions().last();
        let phrases = playthrough.story(None).pop().map_or_else(Vec::new, |chapter| chapter.sentences);
        let game = playthrough.position();
        let views = Seat::all(game.players()).map(|seat| game.view(Viewer::Seat(seat)));
        let (views, aids) = views.map(|view| (Json::of(&view), Json::of(&view.aids()))).unzip();
        Some(RecordMoment {
            number,
            moves,
            game: G::NAME,
            names: record.names(),
            seat: last.map(|played| played.seat),
            action: last.map(|played| played.action.to_string()),
            to_act: game.to_act(),
            headline: G::headline(&game.view(Viewer::Spectator)),
            views,
            aids,
            winners: game.winners(),
            phrases,
            record: Json::of(&record),
        })
    }
}
