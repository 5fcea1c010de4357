//! A table with everything around it: the players who think, the file that keeps the game.

use crate::agreed::Sitter;
use crate::course::{Course, Start};
use crate::draw::canvas::Canvas;
use crate::error::Failed;
use crate::face::Face;
use crate::house::House;
use crate::input::Input;
use crate::replay::Replay;
use crate::room::{Room, Step};
use crate::save::Save;
use crate::sitting::{Order, Sitting};
use crate::thinker::{Ask, Gone, Question, Thinker};
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_players::{HINT, PLAY, player};

/// A table and what is around it.
pub(crate) struct Parlour<G: Face> {
    house: House,
    sitting: Sitting<G>,
    thinker: Thinker<G>,
    /// The file that keeps the game, until it is over.
    save: Option<Save>,
    /// After how many actions a bot was asked last.
    asked: Option<usize>,
}

impl<G: Face> Parlour<G> {
    /// A new game.
    pub(crate) fn begin(house: House, start: Start<G>) -> Result<Self, Failed> {
        for sitter in &start.sitters {
            if let Sitter::Bot(name) = sitter {
                player::<G>(name, house.threads).map_err(Failed::Player)?;
            }
        }
        let course = Course::begin(start).map_err(Failed::Setup)?;
        let save = Save::begin(&house.folder, course.start())?;
        Ok(Self::of(house, course, save))
    }

    /// The game that was kept in this file.
    pub(crate) fn go_on(house: House, path: &std::path::Path) -> Result<Self, Failed> {
        let (save, course) = Save::go_on::<G>(path)?;
        Ok(Self::of(house, course, save))
    }

    fn of(house: House, course: Course<G>, save: Save) -> Self {
        let sitting = Sitting::new(course, house.pace);
        let thinker = Thinker::new(house.threads);
        let mut parlour = Self { house, sitting, thinker, save: Some(save), asked: None };
        parlour.look_after();
        parlour
    }

    /// Asks the bot whose turn it is, and puts a game that is over away.
    fn look_after(&mut self) {
        let done = self.sitting.course().done();
        if let Some((seat, name)) = self.sitting.thinks()
            && self.asked != Some(done)
        {
            let seed = self.sitting.course().start().seed.child(PLAY).child(done as u64);
            let ask = Ask::Act(name.to_owned());
            self.asked = Some(done);
            self.ask(seat, seed, ask);
        }
        if self.sitting.course().game().to_act().is_empty()
            && let Some(save) = self.save.take()
        {
            let told = self.put_away().and_then(|()| save.remove());
            if let Err(failed) = told {
                self.sitting.tell(failed.phrase());
            }
        }
    }

    /// A game that is over goes to the file of games, as a record.
    fn put_away(&self) -> Result<(), Failed> {
        let record = self.sitting.course().record(&self.names()).write();
        self.house.put_away(&record)
    }

    /// What a record calls each seat.
    fn names(&self) -> Vec<String> {
        let desk = self.house.desk();
        let names = self.sitting.course().start().names(&Sitter::Person.title());
        names.iter().map(|name| desk.say(name)).collect()
    }

    fn ask(&mut self, seat: Seat, seed: Seed, ask: Ask) {
        let view = self.sitting.course().game().view(Viewer::Seat(seat));
        let question = Question { done: self.sitting.course().done(), seat, view, seed, ask };
        // A thinker that is gone is noticed where its answer is waited for.
        let _ = self.thinker.ask(question);
    }

    fn obey(&mut self, order: Order<G::Action>) -> Result<Step, Failed> {
        match order {
            Order::Play(seat, action) => self.play(seat, action)?,
            Order::BackTo(done) => self.back_to(done)?,
            Order::Advise => {
                let course = self.sitting.course();
                let seed = course.start().seed.child(HINT).child(course.done() as u64);
                if let Some(seat) = course.game().to_act().first() {
                    self.ask(seat, seed, Ask::Weigh);
                }
            }
            Order::Leave => return Ok(Step::Menu),
            Order::Quit => return Ok(Step::Quit),
            Order::Again => return self.again(),
            Order::LookBack => return Ok(Step::Go(Box::new(self.look_back()?))),
        }
        Ok(Step::Stay)
    }

    /// Keeps an action, then does it.
    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Failed> {
        let legal = self.sitting.course().game().legal(seat).any(|one| one == action);
        if !legal {
            return Err(Failed::Stray(self.sitting.course().start().sitters[seat.index()].word().to_owned()));
        }
        if let Some(save) = &mut self.save {
            save.done(seat, &action.to_string())?;
        }
        // It is legal, so it is not refused.
        let _ = self.sitting.play(seat, action);
        self.look_after();
        Ok(())
    }

    /// Keeps that moves are taken back, then takes them back. A game that was over is kept
    /// again.
    fn back_to(&mut self, done: usize) -> Result<(), Failed> {
        if let Some(save) = &mut self.save {
            save.back_to(done)?;
        } else {
            let course = self.sitting.course();
            let mut save = Save::begin(&self.house.folder, course.start())?;
            for (seat, action) in course.actions().take(done) {
                save.done(seat, &action.to_string())?;
            }
            self.save = Some(save);
        }
        self.sitting.back_to(done);
        self.asked = None;
        self.look_after();
        Ok(())
    }

    /// The same table with other cards.
    fn again(&mut self) -> Result<Step, Failed> {
        let start = self.sitting.course().start().again(House::seed());
        // The old game's file makes room for the new one's.
        self.save = None;
        Ok(Step::Go(Box::new(Self::begin(self.house.clone(), start)?)))
    }

    fn look_back(&self) -> Result<Replay<G>, Failed> {
        let record = self.sitting.course().record(&self.names());
        Replay::of(self.house.clone(), &record, None)
    }
}

impl<G: Face> Room for Parlour<G> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.sitting.draw(canvas);
    }

    fn input(&mut self, input: Input) -> Result<Step, Failed> {
        let mut heard = false;
        loop {
            match self.thinker.answer() {
                Ok(Some(answer)) => {
                    let seat = answer.seat;
                    heard = true;
                    if !self.sitting.hear(answer) {
                        let name = self.sitting.course().start().sitters[seat.index()].word().to_owned();
                        return Err(Failed::Stray(name));
                    }
                }
                Ok(None) => break,
                Err(Gone) => return Err(Failed::Stray("–".to_owned())),
            }
        }
        let desk = self.house.desk();
        match self.sitting.update(input, &desk) {
            Some(order) => self.obey(order),
            None if heard || !matches!(input, Input::Tick(_)) => Ok(Step::Stay),
            None => Ok(Step::Rest),
        }
    }
}
