//! How a table looks to a viewer.

use crate::game_state::{GameState, Part};
use crate::playthrough::BoxedPlaythrough;
use crate::seat_holder::{Absence, Person, SeatHolder};
use crate::state::{Stage, State};
use crate::{
    AbsenceScene, Algorithm, Choice, Commitment, Contribution, HolderScene, Json, Now, OpenedScene, Position,
    ProposalScene, SeatScene, ShuffleScene, StageScene, Version,
};
use interregnum_kernel::{Seat, SeatPart, Shuffled, Viewer};
use std::borrow::Cow;

/// What each seat saw of a game that is over.
fn open_hands(play: &BoxedPlaythrough) -> Vec<Json> {
    Seat::all(play.players()).map(|seat| play.view(Viewer::Seat(seat))).collect()
}

impl State {
    /// How things stand, for a viewer.
    pub(crate) fn now(&self, viewer: Viewer, version: Version) -> Now {
        let game = self.last_game();
        Now {
            version,
            round: self.round,
            continued: self.continued().map(|continuation| continuation.source.clone()),
            stage: self.stage_scene(viewer, open_hands),
            seats: self.seat_scenes(),
            shuffle: self.shuffle_scene(),
            position: game.map(|game| position(game, viewer)),
            proposals: self.proposal_scenes(),
        }
    }

    /// The stage without the hands of a game that is over, and who sits where.
    pub(crate) fn listing(&self) -> (StageScene, Vec<SeatScene>) {
        (self.stage_scene(Viewer::Spectator, |_| Vec::new()), self.seat_scenes())
    }

    /// The game that is played, or that was played last.
    pub(crate) fn last_game(&self) -> Option<&GameState> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::Over(finished) => Some(&finished.game),
            Stage::Gathering | Stage::Promising(_) | Stage::Shuffling(_) | Stage::Closed => None,
        }
    }

    fn stage_scene(&self, viewer: Viewer, hands: impl Fn(&BoxedPlaythrough) -> Vec<Json>) -> StageScene {
        match &self.stage {
            Stage::Gathering => StageScene::Gathering,
            Stage::Promising(until) | Stage::Shuffling(until) => StageScene::Shuffling { until: *until },
            Stage::Playing(_) => StageScene::Playing,
            Stage::Closed => StageScene::Closed,
            Stage::Over(finished) => StageScene::Over {
                ending: finished.ending,
                winners: finished.winners().collect(),
                result: finished.result(viewer.seat()),
                hands: hands(&finished.game.playthrough),
            },
        }
    }

    fn seat_scenes(&self) -> Vec<SeatScene> {
        let has_bots = self.seats.iter().any(|holder| holder.bot().is_some());
        let bots = if has_bots { self.bot_names() } else { vec![""; self.seats.len()] };
        Seat::all(self.seats.len()).zip(bots).map(|(seat, bot)| self.seat_scene(seat, bot)).collect()
    }

    fn seat_scene(&self, seat: Seat, bot_name: &str) -> SeatScene {
        let game = self.last_game();
        let holder = match &self.seats[seat.index()] {
            SeatHolder::Open => HolderScene::Open,
            SeatHolder::Bot(bot) => HolderScene::Bot { bot: bot.clone(), name: bot_name.to_owned() },
            SeatHolder::Person(person) => self.person_scene(person),
        };
        SeatScene {
            holder,
            time: game.and_then(|game| game.clocks.scene(seat)),
            chosen: game.is_some_and(|game| game.sealed[seat.index()].is_some()),
            vacation: game.and_then(|game| game.clocks.vacation_scene(seat)),
        }
    }

    fn person_scene(&self, person: &Person) -> HolderScene {
        let absence = person.absence.as_ref();
        HolderScene::Person {
            name: person.name.clone(),
            host: person.holder == self.host,
            absence: absence.map(|absence| AbsenceScene { until: absence.until, choices: choices(absence) }),
            stand_in: person.stand_in.clone(),
            resigned: person.resigned,
        }
    }

    /// What is public of the shuffle; once the game is over, that is everything.
    fn shuffle_scene(&self) -> ShuffleScene {
        let (commitments, shown) = self.promises();
        let over = match &self.stage {
            Stage::Over(finished) => Some(finished),
            _ => None,
        };
        ShuffleScene {
            algorithm: Cow::Borrowed(self.deal_id().algorithm.name()),
            pledge: self.pledge.commitment(&self.deal_id()),
            opened: over.map(|_| {
                let (secret, salt) = self.pledge.open();
                OpenedScene { secret, salt }
            }),
            next: self.next_commitment(),
            awaited: self.awaited_promises(),
            commitments,
            shown,
        }
    }

    /// By seat: what it promised, and what it showed.
    fn promises(&self) -> (Vec<Option<Commitment>>, Vec<Option<Contribution>>) {
        if let Some(game) = self.last_game() {
            return game.parts.iter().map(|part| self.promised(part)).unzip();
        }
        let shares = Seat::all(self.seats.len()).map(|seat| self.share(seat));
        shares.map(|share| (share.promise(), share.shown())).unzip()
    }

    /// What a seat promised and showed for a game that was dealt. The first algorithm says of a seat
    /// that showed nothing that it promised nothing, and its bytes cannot be worked out: they are told.
    fn promised(&self, part: &Part) -> (Option<Commitment>, Option<Contribution>) {
        let shown = part.share.shown();
        match self.deal_id().algorithm {
            Algorithm::First => (part.share.promise().filter(|_| shown.is_some()), Some(part.bytes)),
            Algorithm::Second => (part.share.promise(), shown),
        }
    }

    /// What the server pledges for the next game, once this one is over.
    pub(crate) fn next_commitment(&self) -> Option<Commitment> {
        let Stage::Over(finished) = &self.stage else { return None };
        Some(finished.next.commitment(&finished.next.deal(&self.id, self.round + 1)))
    }

    /// The seats whose promise a full table waits for.
    fn awaited_promises(&self) -> Vec<Seat> {
        match self.stage {
            Stage::Promising(_) => self.people(Person::has_to_promise).collect(),
            _ => Vec::new(),
        }
    }

    fn proposal_scenes(&self) -> Vec<ProposalScene> {
        let scene = |pending: &crate::state::Pending| ProposalScene {
            what: pending.what,
            by: pending.by,
            agreed: pending.agreed.collect(),
        };
        self.proposals.iter().map(scene).collect()
    }

    /// The record of a game that is over.
    pub(crate) fn record(&self) -> Option<String> {
        let Stage::Over(finished) = &self.stage else { return None };
        let shuffled = self.continued().is_none().then(|| self.shuffled(&finished.game));
        Some(finished.game.playthrough.record(finished.seats.clone(), shuffled))
    }

    fn shuffled(&self, game: &GameState) -> Shuffled {
        let (secret, salt) = self.pledge.open();
        let part = |part: &Part| SeatPart {
            bytes: part.bytes.to_string(),
            commitment: self.promised(part).0.map(|promise| promise.to_string()),
        };
        let deal = self.deal_id();
        Shuffled {
            algorithm: deal.algorithm.name().to_owned(),
            table: self.id.to_string(),
            deal: (deal.algorithm != Algorithm::First).then_some(deal.number),
            commitment: self.pledge.commitment(&deal).to_string(),
            secret,
            salt,
            seats: game.parts.iter().map(part).collect(),
        }
    }
}

fn choices(absence: &Absence) -> Vec<(Seat, Choice)> {
    absence.votes.iter().map(|vote| (vote.by, vote.choice)).collect()
}

fn position(game: &GameState, viewer: Viewer) -> Position {
    let to_act = game.awaited().collect();
    let choice = viewer.seat().and_then(|seat| Some(game.sealed[seat.index()].as_ref()?.action.clone()));
    let plan = viewer.seat().and_then(|seat| game.plans.get(seat.index())?.scene(&game.playthrough));
    Position { plan, ..game.playthrough.look(viewer).position(game.turn, to_act, choice) }
}
