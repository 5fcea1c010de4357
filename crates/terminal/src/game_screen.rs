//! The screen of a game: its model, the bots that play in it, and the file that saves it.

use crate::agreed::Occupant;
use crate::bot_thread::{BotRequest, BotTask, BotThread, BotThreadStopped};
use crate::draw::canvas::Canvas;
use crate::error::TerminalError;
use crate::game_model::{Effect, GameModel};
use crate::games::TerminalGame;
use crate::input::Input;
use crate::local_game::{LocalGame, Start};
use crate::replay::ReplayScreen;
use crate::save::Save;
use crate::screen::{Screen, Transition};
use crate::settings::Settings;
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_players::{HINT, PLAY, player};

/// A game on the screen, with its bots and its save file.
pub(crate) struct GameScreen<G: TerminalGame> {
    settings: Settings,
    model: GameModel<G>,
    bots: BotThread<G>,
    /// `None` once the game is over.
    save: Option<Save>,
    /// How many actions had been played when a bot was last asked.
    asked: Option<usize>,
}

impl<G: TerminalGame> GameScreen<G> {
    /// A new game.
    pub(crate) fn begin(settings: Settings, start: Start<G>) -> Result<Self, TerminalError> {
        for occupant in &start.occupants {
            if let Occupant::Bot(name) = occupant {
                player::<G>(name, settings.threads).map_err(TerminalError::Player)?;
            }
        }
        let game = LocalGame::begin(start).map_err(TerminalError::Setup)?;
        let save = Save::begin(&settings.folder, game.start())?;
        Ok(Self::of(settings, game, save))
    }

    /// Resumes the game saved in this file.
    pub(crate) fn go_on(settings: Settings, path: &std::path::Path) -> Result<Self, TerminalError> {
        let (save, game) = Save::go_on::<G>(path)?;
        Ok(Self::of(settings, game, save))
    }

    fn of(settings: Settings, game: LocalGame<G>, save: Save) -> Self {
        let model = GameModel::new(game, settings.pace);
        let bots = BotThread::new(settings.threads);
        let mut screen = Self { settings, model, bots, save: Some(save), asked: None };
        screen.look_after();
        screen
    }

    /// Asks the bot whose turn it is, and archives a finished game.
    fn look_after(&mut self) {
        let done = self.model.game().done();
        if let Some((seat, name)) = self.model.thinks()
            && self.asked != Some(done)
        {
            let seed = self.model.game().start().seed.child(PLAY).child(done as u64);
            let ask = BotTask::Act(name.to_owned());
            self.asked = Some(done);
            self.ask(seat, seed, ask);
        }
        if self.model.game().position().to_act().is_empty()
            && let Some(save) = self.save.take()
        {
            let told = self.put_away().and_then(|()| save.remove());
            if let Err(failed) = told {
                self.model.tell(failed.phrase());
            }
        }
    }

    /// Appends the record of the finished game to the file of records.
    fn put_away(&self) -> Result<(), TerminalError> {
        let record = self.model.game().record(&self.names()).write();
        self.settings.put_away(&record)
    }

    /// What a record calls each seat.
    fn names(&self) -> Vec<String> {
        let context = self.settings.context();
        let names = self.model.game().start().names(&Occupant::Person.title());
        names.iter().map(|name| context.say(name)).collect()
    }

    fn ask(&mut self, seat: Seat, seed: Seed, ask: BotTask) {
        let view = self.model.game().position().view(Viewer::Seat(seat));
        let question = BotRequest { done: self.model.game().done(), seat, view, seed, ask };
        // A stopped bot thread is reported where its answer is read.
        let _ = self.bots.ask(question);
    }

    fn perform(&mut self, effect: Effect<G::Action>) -> Result<Transition, TerminalError> {
        match effect {
            Effect::Play(seat, action) => self.play(seat, action)?,
            Effect::BackTo(done) => self.back_to(done)?,
            Effect::Advise => {
                let game = self.model.game();
                let seed = game.start().seed.child(HINT).child(game.done() as u64);
                if let Some(seat) = game.position().to_act().first() {
                    self.ask(seat, seed, BotTask::Weigh);
                }
            }
            Effect::Leave => return Ok(Transition::Menu),
            Effect::Quit => return Ok(Transition::Quit),
            Effect::Again => return self.again(),
            Effect::LookBack => return Ok(Transition::Open(Box::new(self.look_back()?))),
        }
        Ok(Transition::Redraw)
    }

    /// Saves an action, then plays it.
    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), TerminalError> {
        let legal = self.model.game().position().legal(seat).any(|one| one == action);
        if !legal {
            return Err(TerminalError::Stray(
                self.model.game().start().occupants[seat.index()].word().to_owned(),
            ));
        }
        if let Some(save) = &mut self.save {
            save.done(seat, &action.to_string())?;
        }
        // It is legal, so it is not refused.
        let _ = self.model.play(seat, action);
        self.look_after();
        Ok(())
    }

    /// Saves that moves are taken back, then takes them back. A finished game gets a save file
    /// again.
    fn back_to(&mut self, done: usize) -> Result<(), TerminalError> {
        if let Some(save) = &mut self.save {
            save.back_to(done)?;
        } else {
            let game = self.model.game();
            let mut save = Save::begin(&self.settings.folder, game.start())?;
            for (seat, action) in game.actions().take(done) {
                save.done(seat, &action.to_string())?;
            }
            self.save = Some(save);
        }
        self.model.back_to(done);
        self.asked = None;
        self.look_after();
        Ok(())
    }

    /// Starts another game with the same occupants.
    fn again(&mut self) -> Result<Transition, TerminalError> {
        let start = self.model.game().start().again(Settings::seed());
        // Release the lock of the old save, since the new game replaces the file.
        self.save = None;
        Ok(Transition::Open(Box::new(Self::begin(self.settings.clone(), start)?)))
    }

    fn look_back(&self) -> Result<ReplayScreen<G>, TerminalError> {
        let record = self.model.game().record(&self.names());
        ReplayScreen::of(self.settings.clone(), &record, None)
    }
}

impl<G: TerminalGame> Screen for GameScreen<G> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.model.draw(canvas);
    }

    fn input(&mut self, input: Input) -> Result<Transition, TerminalError> {
        let mut heard = false;
        loop {
            match self.bots.answer() {
                Ok(Some(answer)) => {
                    let seat = answer.seat;
                    heard = true;
                    if !self.model.hear(answer) {
                        let name = self.model.game().start().occupants[seat.index()].word().to_owned();
                        return Err(TerminalError::Stray(name));
                    }
                }
                Ok(None) => break,
                Err(BotThreadStopped) => return Err(TerminalError::Stray("–".to_owned())),
            }
        }
        let context = self.settings.context();
        match self.model.update(input, &context) {
            Some(effect) => self.perform(effect),
            None if heard || !matches!(input, Input::Tick(_)) => Ok(Transition::Redraw),
            None => Ok(Transition::Unchanged),
        }
    }
}
