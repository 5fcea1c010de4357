//! Random requests of random people at tables of every game: whatever they ask, versions
//! have no holes, the log gives the table, and nobody is told what they may not know.

use crate::hall::{Hall, claim, claim_of, defaite, rats, seat};
use interregnum_games::{VisitLawful, visit_lawful};
use interregnum_kernel::{LAWS, Lawful, MAX_SEATS, Viewer, below, pick};
use interregnum_table::{
    Chapter, Choice, Clock, Command, Commitment, Contribution, Emote, News, PlannedMove, Proposal, Setup,
    Span, StageScene, SystemCommand, Turn, Version,
};
use interregnum_testkit::laws::{Dice, dice, named};
use serde_json::Value;
use std::collections::BTreeSet;
use std::num::NonZero;

/// What a viewer was shown of this game's cards so far, by name.
struct Watcher {
    viewer: Viewer,
    version: Version,
    shown: BTreeSet<String>,
}

struct Walk {
    hall: Hall,
    dice: Dice,
    names: BTreeSet<String>,
    watchers: Vec<Watcher>,
    refused: usize,
    finished: usize,
    leaks_looked_for: usize,
}

/// The names of all cards of a game.
struct Names<'a>(&'a Setup);

impl VisitLawful for Names<'_> {
    type Output = BTreeSet<String>;

    fn game<G: Lawful>(self) -> BTreeSet<String> {
        let options = serde_json::from_value(self.0.options.clone()).unwrap();
        let game = G::random(&options, &mut dice(1));
        game.truth(LAWS).total().0.keys().map(ToString::to_string).collect()
    }
}

impl Walk {
    fn new(setup: Setup, number: u64) -> Self {
        let names = visit_lawful(&setup.game, Names(&setup)).unwrap();
        let hall = Hall::new(setup);
        let players = hall.now(Viewer::Spectator).seats.len();
        let watcher = |viewer| Watcher { viewer, version: Version(0), shown: BTreeSet::new() };
        let watchers = Viewer::all(players).map(watcher).collect();
        Self { hall, dice: dice(number), names, watchers, refused: 0, finished: 0, leaks_looked_for: 0 }
    }

    fn roll(&mut self, limit: usize) -> usize {
        below(&mut self.dice, limit)
    }

    /// Something happens, or is refused; then everything is looked at.
    fn step(&mut self) {
        let before = self.hall.table.clone();
        let spans = [Span(0), Span(700), Span::seconds(3), Span::seconds(70)];
        let span = spans[self.roll(4)];
        self.hall.now = self.hall.now + span;
        let done = match self.roll(12) {
            0 => self.system_command(),
            1 => {
                self.hall.wait(Span(0));
                true
            }
            2..=5 => self.bot() || self.request(),
            _ => self.request(),
        };
        if !done {
            self.refused += 1;
            assert_eq!(self.hall.table, before, "a refusal changes nothing");
        }
        self.finished += usize::from(matches!(self.hall.stage(), StageScene::Over { .. }));
        self.watch();
    }

    fn request(&mut self) -> bool {
        let who = self.roll(self.watchers.len() + 1) as u8;
        let command = self.command(who);
        self.hall.ask(who, command).is_ok()
    }

    fn system_command(&mut self) -> bool {
        let number = self.roll(self.watchers.len());
        let command = match self.roll(5) {
            0 | 1 => SystemCommand::Lost(seat(number.min(MAX_SEATS - 1))),
            2 | 3 => SystemCommand::Found(seat(number.min(MAX_SEATS - 1))),
            _ => SystemCommand::GiveBack(Span(1234)),
        };
        self.hall.attend(&command).is_ok()
    }

    fn bot(&mut self) -> bool {
        let turns = self.hall.table.bots();
        let Some(turn) = turns.first() else { return false };
        let action = turn.task.answer(&mut self.dice, NonZero::<usize>::MIN).unwrap();
        let command = SystemCommand::Answer { seat: turn.seat, turn: turn.turn, action };
        self.hall.attend(&command).is_ok()
    }

    fn command(&mut self, who: u8) -> Command {
        let number = self.roll(MAX_SEATS);
        let what = [Proposal::TakeBack, Proposal::Abort, Proposal::Rematch, Proposal::MoreTime][self.roll(4)];
        let bytes = Contribution([who; 16]);
        match self.roll(30) {
            0 => Command::Leave,
            1 => Command::SeatBot { seat: seat(number), bot: "page".to_owned() },
            2 => Command::Unseat { seat: seat(number) },
            3 => Command::Propose { what },
            4 | 5 => Command::Answer { what, agree: number < 4 },
            6 => {
                let choice = [Choice::Wait, Choice::Bot, Choice::End][self.roll(3)];
                Command::Decide { about: seat(number), choice }
            }
            7 => Command::Say { text: "so it goes".to_owned() },
            8 => Command::Gesture { emote: Emote::Thinking },
            9 => Command::Commit { commitment: self.promise(who, bytes) },
            10 | 11 => Command::Show { bytes },
            12 => Command::Chat { on: number > 1 },
            13 if number == 0 => Command::Resign,
            13 if number == 1 => Command::TakeVacation { days: 1 },
            13 if number == 2 => Command::EndVacation,
            13 => self.plan(who),
            14..=17 => {
                let commitment = (number < 3).then(|| self.promise(who, bytes));
                Command::Sit {
                    seat: None,
                    name: format!("P{who}"),
                    commitment,
                    commits: number.is_multiple_of(2),
                }
            }
            _ => self.play(who),
        }
    }

    /// The promise of bytes for this deal in the seat of a person, or in the first.
    fn promise(&self, who: u8, bytes: Contribution) -> Commitment {
        let held = self.hall.table.viewer(&crate::hall::person(who)).seat();
        self.hall.promise(held.unwrap_or(seat(0)).index(), bytes)
    }

    /// A move of the one whose turn it is, or one that is not legal.
    fn play(&mut self, who: u8) -> Command {
        let viewer = self.hall.table.viewer(&crate::hall::person(who));
        let position = self.hall.now(viewer).position;
        let (turn, legal) = position.map_or((Turn(0), Vec::new()), |p| (p.turn, p.legal));
        let stale = self.roll(20) == 0;
        let turn = if stale { turn.next() } else { turn };
        let action = pick(&mut self.dice, legal.into_iter()).unwrap_or_else(|| "play Go0".to_owned());
        Command::Play { action, turn }
    }

    /// A plan to do as everybody does: what is legal next, and then something that may be.
    fn plan(&mut self, who: u8) -> Command {
        let viewer = self.hall.table.viewer(&crate::hall::person(who));
        let Some(position) = self.hall.now(viewer).position else {
            return Command::Plan { lines: Vec::new(), turn: Turn(0) };
        };
        let next = position.to_act.first().copied().unwrap_or(seat(0));
        let legal = self.hall.now(Viewer::Seat(next)).position.map_or_else(Vec::new, |next| next.legal);
        let own = viewer.seat().unwrap_or(seat(0));
        let condition = pick(&mut self.dice, legal.into_iter()).unwrap_or_else(|| "play Go0".to_owned());
        // The cards that a player can play are among those that the player was shown.
        let shown = self.watchers.iter().find(|watcher| watcher.viewer == viewer);
        let cards: Vec<String> = shown.map_or_else(Vec::new, |one| one.shown.iter().cloned().collect());
        let reply = pick(&mut self.dice, cards.into_iter()).unwrap_or_else(|| "Go0".to_owned());
        let line = vec![
            PlannedMove { seat: next, action: condition },
            PlannedMove { seat: own, action: format!("play {reply}") },
        ];
        Command::Plan { lines: vec![line], turn: position.turn }
    }

    /// Everybody is told the new versions, one by one, and names no card that was not shown.
    fn watch(&mut self) {
        let over = matches!(self.hall.stage(), StageScene::Over { .. });
        for watcher in &mut self.watchers {
            let told = self.hall.table.told_since(watcher.viewer, watcher.version).unwrap();
            for told in &told {
                assert_eq!(told.version, watcher.version.next(), "no holes");
                watcher.version = told.version;
                watcher.hear(&told.news, &self.names);
            }
            assert_eq!(watcher.version, self.hall.table.version());
            let mut scene = serde_json::to_value(self.hall.table.scene(watcher.viewer)).unwrap();
            if over {
                scene["now"]["stage"].as_object_mut().unwrap().remove("hands");
            }
            // The head of the table of what beats what is the rulebook's: the same for everybody.
            if let Some(aids) = scene.pointer_mut("/now/position/aids").and_then(Value::as_object_mut) {
                aids.remove("cards");
            }
            // A plan names what its owner expects, which the walk takes from the hands of others.
            if let Some(position) = scene.pointer_mut("/now/position").and_then(Value::as_object_mut) {
                position.remove("plan");
            }
            let seen = named(&scene["now"], &self.names);
            self.leaks_looked_for += seen.len();
            let leaked: Vec<_> = seen.difference(&watcher.shown).collect();
            assert!(leaked.is_empty(), "{:?} sees {leaked:?}, never shown", watcher.viewer);
        }
    }
}

impl Watcher {
    fn hear(&mut self, news: &News, names: &BTreeSet<String>) {
        let story = match news {
            News::Dealt { story, .. } => {
                self.shown.clear();
                story
            }
            News::Played { story, .. } => story,
            other => {
                // Only one's own sealed choice names a card.
                let named = named(&serde_json::to_value(other).unwrap(), names);
                let leaked: Vec<_> = named.difference(&self.shown).collect();
                assert!(leaked.is_empty(), "{:?} is told {leaked:?}", self.viewer);
                return;
            }
        };
        self.shown.extend(shown(story));
        let phrases = named(&serde_json::to_value(&story.phrases).unwrap(), names);
        assert!(phrases.is_subset(&self.shown), "{:?} is told a tale of more", self.viewer);
    }
}

/// The names of the cards that a story shows.
fn shown(story: &Chapter) -> Vec<String> {
    let events: Value = serde_json::from_str(story.events.as_ref().unwrap().text()).unwrap();
    let card = |event: &Value| event.get("card").and_then(Value::as_str).map(str::to_owned);
    events.as_array().unwrap().iter().filter_map(card).collect()
}

#[test]
fn whatever_is_asked_versions_have_no_holes_the_log_gives_the_table_and_nothing_hidden_is_told() {
    let mut draft = rats();
    draft.options["deal"] = "draft".into();
    draft.options["draw"] = true.into();
    let mut timed = claim_of(3);
    timed.clock = Clock::Move { span: Span::seconds(5) };
    let mut banked = rats();
    banked.clock = Clock::Bank { span: Span::seconds(90), increment: Span::seconds(2) };
    let mut days = claim_of(3);
    days.clock = Clock::Days { span: Some(Span::seconds(3600)), vacation: 7 };
    let setups = [claim(), claim_of(4), timed, rats(), draft, banked, defaite(3), defaite(6), days];
    let (mut finished, mut refused, mut looked) = (0, 0, 0);
    for (kind, setup) in setups.into_iter().enumerate() {
        for number in 0..4 {
            let mut walk = Walk::new(setup.clone(), (kind * 100 + number) as u64);
            for step in 0..400 {
                walk.step();
                if step % 50 == 49 {
                    assert_eq!(walk.hall.table, walk.hall.loaded(), "the log gives the table");
                }
            }
            finished += walk.finished;
            refused += walk.refused;
            looked += walk.leaks_looked_for;
        }
    }
    assert!(finished > 100 && refused > 1000 && looked > 10_000, "{finished} {refused} {looked}");
}

#[test]
fn the_law_notices_a_leak() {
    let mut walk = Walk::new(claim(), 1);
    walk.hall.ask(0, crate::hall::sit(0)).unwrap();
    walk.hall.ask(1, crate::hall::sit(1)).unwrap();
    walk.watch();
    let own = serde_json::to_value(walk.hall.table.scene(Viewer::Seat(seat(0)))).unwrap();
    let seen = named(&own["now"], &walk.names);
    let spectator = walk.watchers.last().unwrap();
    assert!(!seen.is_subset(&spectator.shown), "a hand would be a leak to a spectator");
}
