//! Shows a recorded game move by move.

mod draw;
mod model;
#[cfg(test)]
mod tests;

use crate::bot_thread::{BotReply, BotRequest, BotTask, BotThread};
use crate::draw::canvas::Canvas;
use crate::error::TerminalError;
use crate::games::{TerminalGame, VisitTerminalGame, visit_game};
use crate::input::Input;
use crate::screen::{Screen, Transition};
use crate::settings::Settings;
use interregnum_kernel::{BadRecord, Head, Record, Viewer};
use interregnum_players::review_seed;
use model::{Effect, ReplayModel};

/// A recorded game on the screen, with the bot that evaluates moves on request.
pub(crate) struct ReplayScreen<G: TerminalGame> {
    settings: Settings,
    model: ReplayModel<G>,
    record: Record<G>,
    bots: Option<BotThread<G>>,
}

impl<G: TerminalGame> ReplayScreen<G> {
    /// Shows a record as `viewer` saw it; `None` shows all cards.
    pub(crate) fn of(
        settings: Settings,
        record: &Record<G>,
        viewer: Option<Viewer>,
    ) -> Result<Self, TerminalError> {
        let model = ReplayModel::of(record, viewer).map_err(|fault| TerminalError::Fault(fault.phrase()))?;
        Ok(Self { settings, model, record: record.clone(), bots: None })
    }

    /// Asks the reviewer for an opinion on the next move. The same record gives the same opinion.
    fn weigh(&mut self) {
        let Some((seat, _)) = self.model.coming() else { return };
        let done = self.model.at();
        let view = self.model.position().view(Viewer::Seat(seat));
        let seed = review_seed(&self.record, done + 1);
        let bots = self.bots.get_or_insert_with(|| BotThread::new(self.settings.threads));
        // Without an answer the popup keeps showing that the bot is thinking.
        let _ = bots.ask(BotRequest { done, seat, view, seed, ask: BotTask::Review });
    }

    fn hear(&mut self) -> bool {
        let mut heard = false;
        while let Some(Ok(Some(answer))) = self.bots.as_ref().map(BotThread::answer) {
            if let BotReply::Weighed(weighed) = answer.reply {
                self.model.hear(answer.done, weighed);
                heard = true;
            }
        }
        heard
    }
}

impl<G: TerminalGame> Screen for ReplayScreen<G> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.model.draw(canvas);
    }

    fn input(&mut self, input: Input) -> Result<Transition, TerminalError> {
        let heard = self.hear();
        match self.model.update(input) {
            Some(Effect::Weigh) => self.weigh(),
            Some(Effect::Leave) => return Ok(Transition::Menu),
            Some(Effect::Quit) => return Ok(Transition::Quit),
            None if matches!(input, Input::Tick(_)) && !heard => return Ok(Transition::Unchanged),
            None => {}
        }
        Ok(Transition::Redraw)
    }
}

/// Opens the record in this line.
pub(crate) fn open(
    settings: Settings,
    line: &str,
    viewer: Option<Viewer>,
) -> Result<Box<dyn Screen>, TerminalError> {
    let head = Head::read(line).map_err(TerminalError::Record)?;
    visit_game(&head.game, Open { settings, line, viewer })
        .unwrap_or_else(|| Err(TerminalError::Record(BadRecord::UnknownGame { found: head.game })))
}

/// Opens the record of a game.
struct Open<'a> {
    settings: Settings,
    line: &'a str,
    viewer: Option<Viewer>,
}

impl VisitTerminalGame for Open<'_> {
    type Output = Result<Box<dyn Screen>, TerminalError>;

    fn game<G: TerminalGame>(self) -> Self::Output {
        let record = Record::<G>::read(self.line).map_err(TerminalError::Record)?;
        Ok(Box::new(ReplayScreen::of(self.settings, &record, self.viewer)?))
    }
}
