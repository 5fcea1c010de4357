//! One game in play, with its type.

use super::question::Asking;
use super::tale::Events;
use super::{Look, Play, Question, Tale, back};
use crate::{Chapter, Deed, Glance, Json, MovedBy, Refused};
use interregnum_kernel::{
    EventOf, Game, Phrase, Recorder, Seat, SeatEntry, SeatSet, Shuffled, ToldOf, View, Viewer,
};
use interregnum_players::Playable;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// One game in play: its setup, what was done, and the position that came of it.
#[derive(Clone, PartialEq)]
pub(super) struct Held<G: Game> {
    /// Options and deal, which do not change.
    setup: Arc<(G::Options, G::Deal)>,
    actions: Vec<(Seat, G::Action)>,
    /// Who made each of them.
    by: Vec<MovedBy>,
    game: G,
}

impl<G: Playable> Held<G> {
    pub(super) fn start(options: G::Options, deal: G::Deal) -> Result<(Self, Arc<dyn Tale>), Refused> {
        let game = G::start(&options, &deal)?;
        let opening: Arc<dyn Tale> = Arc::new(Events::<G>(game.opening().into()));
        Ok((Self { setup: Arc::new((options, deal)), actions: Vec::new(), by: Vec::new(), game }, opening))
    }

    /// The position after the first so many actions.
    fn position(&self, actions: usize) -> Result<G, Refused> {
        let mut game = G::start(&self.setup.0, &self.setup.1)?;
        self.actions[..actions].iter().for_each(|&(seat, action)| game.advance(seat, action));
        Ok(game)
    }
}

fn parse<G: Game>(action: &str) -> Result<G::Action, Refused> {
    action.parse().map_err(|_| Refused::BadAction { found: action.chars().take(40).collect() })
}

impl<G: Game> fmt::Debug for Held<G> {
    /// Positions and deals are secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Held({}, {} actions)", G::NAME, self.actions.len())
    }
}

impl<G: Playable> Play for Held<G> {
    fn players(&self) -> usize {
        self.game.players()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn actions(&self) -> usize {
        self.actions.len()
    }

    fn last_of(&self, seat: Seat) -> Option<usize> {
        let own = self.actions.iter().rposition(|(actor, _)| *actor == seat)?;
        let together = |action: usize| self.position(action - 1).is_ok_and(|game| game.to_act().len() > 1);
        (0..=own).rev().find(|&action| action == 0 || !together(action))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = parse::<G>(action)?;
        let done = self.game.clone().apply(seat, action);
        done.map(|_| ()).map_err(|why| Refused::by_the_rules(&why))
    }

    fn play(&mut self, deeds: &[Deed]) -> Result<Arc<dyn Tale>, Refused> {
        let mut game = self.game.clone();
        let mut events: Vec<EventOf<G>> = Vec::new();
        let mut actions = Vec::with_capacity(deeds.len());
        for deed in deeds {
            let action = parse::<G>(&deed.action)?;
            events.extend(game.apply(deed.seat, action).map_err(|why| Refused::by_the_rules(&why))?);
            actions.push((deed.seat, action));
        }
        self.game = game;
        self.actions.extend(actions);
        self.by.extend(deeds.iter().map(|deed| deed.by));
        Ok(Arc::new(Events::<G>(events.into())))
    }

    fn is_private_since(&self, action: usize) -> bool {
        self.position(action).is_ok_and(|game| back::is_private_since(game, &self.actions[action..]))
    }

    fn go_back(&mut self, action: usize) -> Result<(), Refused> {
        let action = action.min(self.actions.len());
        self.game = self.position(action)?;
        self.actions.truncate(action);
        self.by.truncate(action);
        Ok(())
    }

    fn look(&self, viewer: Viewer) -> Look {
        let view = self.game.view(viewer);
        Look {
            view: Json::of(&view),
            legal: view.legal().iter().map(ToString::to_string).collect(),
            forbidden: view.forbidden(),
            aids: Json::of(&view.aids()),
        }
    }

    fn glance(&self, viewer: Viewer, number: usize) -> Option<Glance> {
        if number > self.actions.len() {
            return None;
        }
        let view = self.position(number).ok()?.view(viewer);
        Some(Glance { number, view: Json::of(&view), aids: Json::of(&view.aids()) })
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(seat).map(|action| action.to_string()).collect()
    }

    fn story(&self, viewer: Viewer) -> Vec<Chapter> {
        let Ok(mut game) = self.position(0) else { return Vec::new() };
        let tell = |events: &[EventOf<G>]| {
            let told: Vec<ToldOf<G>> = events.iter().map(|event| event.told(viewer)).collect();
            G::narrate(&told)
        };
        let by = MovedBy::Player;
        let mut chapters = vec![Chapter { seat: None, by, phrases: tell(&game.opening()) }];
        for (&(seat, action), &by) in self.actions.iter().zip(&self.by) {
            let phrases = tell(&game.apply(seat, action).unwrap_or_default());
            chapters.push(Chapter { seat: Some(seat), by, phrases });
        }
        chapters
    }

    fn result(&self, reader: Option<Seat>) -> Vec<Phrase> {
        self.game.tally().map_or_else(Vec::new, |tally| tally.sentences(reader))
    }

    fn winners(&self) -> Option<SeatSet> {
        self.game.winners()
    }

    fn record(&self, seats: Vec<SeatEntry>, shuffle: Option<Shuffled>) -> String {
        let (options, deal) = (*self.setup).clone();
        let mut recorder = Recorder::new(options, deal, seats, false);
        if let Ok(mut game) = self.position(0) {
            for &(seat, action) in &self.actions {
                recorder.note(&game, seat, action);
                game.advance(seat, action);
            }
        }
        let mut record = recorder.finish(&self.game);
        record.shuffle = shuffle;
        record.write()
    }

    fn question(&self, seat: Seat, bot: &str) -> Box<dyn Question> {
        Box::new(Asking::<G>::new(self.game.view(Viewer::Seat(seat)), bot))
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Play) -> bool {
        other.as_any().downcast_ref::<Self>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
