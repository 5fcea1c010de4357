//! A recorded game, looked at move by move.

mod album;
mod draw;
#[cfg(test)]
mod tests;

use crate::draw::canvas::Canvas;
use crate::error::Failed;
use crate::face::{Face, VisitFace, visit_face};
use crate::house::House;
use crate::input::Input;
use crate::room::{Room, Step};
use crate::thinker::{Ask, Question, Said, Thinker};
use album::{Album, Wish};
use interregnum_kernel::{BadRecord, Head, Record, Viewer};
use interregnum_players::review_seed;

/// A recorded game on the screen, and the player who gives an opinion when asked.
pub(crate) struct Replay<G: Face> {
    house: House,
    album: Album<G>,
    record: Record<G>,
    thinker: Option<Thinker<G>>,
}

impl<G: Face> Replay<G> {
    /// A record through a viewer's eyes; `None`: with all cards open.
    pub(crate) fn of(house: House, record: &Record<G>, viewer: Option<Viewer>) -> Result<Self, Failed> {
        let album = Album::of(record, viewer).map_err(|fault| Failed::Fault(fault.phrase()))?;
        Ok(Self { house, album, record: record.clone(), thinker: None })
    }

    /// Asks the reviewer for an opinion on the next move. The same record gives the same opinion.
    fn weigh(&mut self) {
        let Some((seat, _)) = self.album.coming() else { return };
        let done = self.album.at();
        let view = self.album.game().view(Viewer::Seat(seat));
        let seed = review_seed(&self.record, done + 1);
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(self.house.threads));
        // A thinker that is gone gives no opinion, and the sheet goes on saying so.
        let _ = thinker.ask(Question { done, seat, view, seed, ask: Ask::Review });
    }

    fn hear(&mut self) -> bool {
        let mut heard = false;
        while let Some(Ok(Some(answer))) = self.thinker.as_ref().map(Thinker::answer) {
            if let Said::Weighed(weighed) = answer.said {
                self.album.hear(answer.done, weighed);
                heard = true;
            }
        }
        heard
    }
}

impl<G: Face> Room for Replay<G> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.album.draw(canvas);
    }

    fn input(&mut self, input: Input) -> Result<Step, Failed> {
        let heard = self.hear();
        match self.album.update(input) {
            Some(Wish::Weigh) => self.weigh(),
            Some(Wish::Leave) => return Ok(Step::Menu),
            Some(Wish::Quit) => return Ok(Step::Quit),
            None if matches!(input, Input::Tick(_)) && !heard => return Ok(Step::Rest),
            None => {}
        }
        Ok(Step::Stay)
    }
}

/// The room of the record in this line.
pub(crate) fn open(house: House, line: &str, viewer: Option<Viewer>) -> Result<Box<dyn Room>, Failed> {
    let head = Head::read(line).map_err(Failed::Record)?;
    visit_face(&head.game, Open { house, line, viewer })
        .unwrap_or_else(|| Err(Failed::Record(BadRecord::UnknownGame { found: head.game })))
}

/// Opens the record of a game.
struct Open<'a> {
    house: House,
    line: &'a str,
    viewer: Option<Viewer>,
}

impl VisitFace for Open<'_> {
    type Output = Result<Box<dyn Room>, Failed>;

    fn game<G: Face>(self) -> Self::Output {
        let record = Record::<G>::read(self.line).map_err(Failed::Record)?;
        Ok(Box::new(Replay::of(self.house, &record, self.viewer)?))
    }
}
