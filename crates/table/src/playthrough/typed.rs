//! A playthrough of one game, as the table uses it.

use super::question::Asking;
use super::tale::Events;
use super::{AnyPlaythrough, Look, Question, Tale, privacy};
use crate::{Chapter, Deed, Glance, Json, MovedBy, Refused};
use interregnum_kernel::{
    EventOf, Game, Phrase, Playthrough, Seat, SeatEntry, SeatSet, Shuffled, View, Viewer,
};
use interregnum_players::Playable;
use std::any::Any;
use std::sync::Arc;

/// One game at a table. Each action says who made it.
pub(super) type TablePlaythrough<G> = Playthrough<G, MovedBy>;

/// The events of the deal.
pub(super) fn opening<G: Playable>(playthrough: &TablePlaythrough<G>) -> Arc<dyn Tale> {
    Arc::new(Events::<G>(playthrough.position().opening().into()))
}

fn parse<G: Game>(action: &str) -> Result<G::Action, Refused> {
    action.parse().map_err(|_| Refused::BadAction { found: action.chars().take(40).collect() })
}

impl<G: Playable> AnyPlaythrough for TablePlaythrough<G> {
    fn players(&self) -> usize {
        self.position().players()
    }

    fn to_act(&self) -> SeatSet {
        self.position().to_act()
    }

    fn len(&self) -> usize {
        self.actions().len()
    }

    fn last_turn_of(&self, seat: Seat) -> Option<usize> {
        let last = self.actions().iter().rposition(|played| played.seat == seat)?;
        Some(self.turn_start(last))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = parse::<G>(action)?;
        if self.position().legal(seat).any(|legal| legal == action) {
            return Ok(());
        }
        let refused = self.position().clone().apply(seat, action);
        refused.map(|_| ()).map_err(|why| Refused::by_the_rules(&why))
    }

    fn apply(&mut self, deeds: &[Deed]) -> Result<Arc<dyn Tale>, Refused> {
        let mut events: Vec<EventOf<G>> = Vec::new();
        for deed in deeds {
            let applied = self.apply_by(deed.seat, parse::<G>(&deed.action)?, deed.by);
            events.extend(applied.map_err(|why| Refused::by_the_rules(&why))?);
        }
        Ok(Arc::new(Events::<G>(events.into())))
    }

    fn is_private_since(&self, action: usize) -> bool {
        let actions = self.actions().get(action..).unwrap_or_default();
        let actions = actions.iter().map(|played| (played.seat, played.action));
        self.position_after(action).is_some_and(|position| privacy::is_kept_during(position, actions))
    }

    fn go_back(&mut self, actions: usize) {
        Self::go_back(self, actions);
    }

    fn look(&self, viewer: Viewer) -> Look {
        let view = self.position().view(viewer);
        Look {
            view: Json::of(&view),
            legal: view.legal().iter().map(ToString::to_string).collect(),
            forbidden: view.forbidden(),
            aids: Json::of(&view.aids()),
        }
    }

    fn glance(&self, viewer: Viewer, number: usize) -> Option<Glance> {
        let view = self.position_after(number)?.view(viewer);
        Some(Glance { number, view: Json::of(&view), aids: Json::of(&view.aids()) })
    }

    fn first_legal(&self, seat: Seat) -> Option<String> {
        self.position().legal(seat).next().map(|action| action.to_string())
    }

    fn story(&self, viewer: Viewer) -> Vec<Chapter> {
        let chapter = |told: interregnum_kernel::Chapter<G, MovedBy>| {
            let (seat, by) = told.actor.unzip();
            Chapter { seat, by: by.unwrap_or_default(), phrases: told.phrases }
        };
        Self::story(self, Some(viewer)).into_iter().map(chapter).collect()
    }

    fn result(&self, reader: Option<Seat>) -> Vec<Phrase> {
        self.position().tally().map_or_else(Vec::new, |tally| tally.sentences(reader))
    }

    fn winners(&self) -> Option<SeatSet> {
        self.position().winners()
    }

    fn record(&self, seats: Vec<SeatEntry>, shuffle: Option<Shuffled>) -> String {
        let mut record = Self::record(self, seats);
        record.shuffle = shuffle;
        record.write()
    }

    fn question(&self, seat: Seat, bot: &str) -> Box<dyn Question> {
        Box::new(Asking::<G>::new(self.position().view(Viewer::Seat(seat)), bot))
    }

    fn boxed_clone(&self) -> Box<dyn AnyPlaythrough> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn AnyPlaythrough) -> bool {
        other.as_any().downcast_ref::<Self>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
