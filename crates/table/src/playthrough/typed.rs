//! A playthrough of one game, as the table uses it, and the events of its log entries.

use super::{AnyPlaythrough, BotTask, Look, ReadAction, privacy};
use crate::{Chapter, Deed, Glance, Json, MovedBy, Refused};
use interregnum_kernel::{
    self as kernel, BadSetup, Describe, EventOf, Game, MAX_SEATS, Phrase, Playthrough, Seat, SeatEntry,
    SeatSet, Shuffled, View, Viewer,
};
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A game that a table can hold.
pub(crate) trait Holdable:
    Describe<Options: Send + Sync, Deal: Send + Sync> + Send + Sync + 'static
{
}

impl<G: Describe<Options: Send + Sync, Deal: Send + Sync> + Send + Sync + 'static> Holdable for G {}

/// Asks a bot, by its name, about a view.
type Ask<G> = fn(<G as Game>::View, &str) -> Box<dyn BotTask>;

/// One game at a table. Each action says who made it.
#[derive(Clone)]
pub(crate) struct TableGame<G: Game> {
    playthrough: Playthrough<G, MovedBy>,
    ask: Ask<G>,
}

impl<G: Holdable> TableGame<G> {
    pub(crate) fn start(options: G::Options, deal: G::Deal, ask: Ask<G>) -> Result<Self, BadSetup> {
        Ok(Self { playthrough: Playthrough::start(options, deal)?, ask })
    }

    /// The events of the deal.
    pub(super) fn opening(&self) -> Arc<dyn AnyEvents> {
        Arc::new(Events::<G> { actor: None, events: self.position().opening().into() })
    }

    pub(crate) const fn playthrough(&self) -> &Playthrough<G, MovedBy> {
        &self.playthrough
    }

    pub(crate) const fn position(&self) -> &G {
        self.playthrough.position()
    }
}

impl<G: Game> fmt::Debug for TableGame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.playthrough.fmt(f)
    }
}

fn parse<G: Game>(action: &str) -> Result<G::Action, Refused> {
    action.parse().map_err(|_| Refused::BadAction { found: action.chars().take(40).collect() })
}

impl<G: Holdable> AnyPlaythrough for TableGame<G> {
    fn players(&self) -> usize {
        self.position().players()
    }

    fn sides(&self) -> usize {
        let players = self.players();
        // Two are never partners; and to build a whole form takes longer than all else that is recorded of a short game.
        if players == 2 {
            return players;
        }
        let sizes = G::form().seating.tables;
        sizes.iter().find(|size| size.seats == players).map_or(players, |size| size.sides)
    }

    fn to_act(&self) -> SeatSet {
        self.position().to_act()
    }

    fn len(&self) -> usize {
        self.playthrough.actions().len()
    }

    fn last_turn_of(&self, seat: Seat) -> Option<usize> {
        let last = self.playthrough.actions().iter().rposition(|played| played.seat == seat)?;
        Some(self.playthrough.turn_start(last))
    }

    fn read_action(&self, action: &str) -> Result<ReadAction, Refused> {
        let action = parse::<G>(action)?;
        Ok(ReadAction { text: action.to_string(), is_public: self.position().is_public(action) })
    }

    fn label(&self, action: &str) -> Option<Phrase> {
        parse::<G>(action).ok().map(G::action_label)
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = parse::<G>(action)?;
        self.position().check(seat, action).map_err(|why| Refused::by_the_rules(&why))
    }

    fn apply(&mut self, deeds: &[Deed]) -> Result<Arc<dyn AnyEvents>, Refused> {
        let mut events: Vec<EventOf<G>> = Vec::new();
        for deed in deeds {
            let applied = self.playthrough.apply_by(deed.seat, parse::<G>(&deed.action)?, deed.by);
            events.extend(applied.map_err(|why| Refused::by_the_rules(&why))?);
        }
        let actor = match deeds {
            [deed] => Some((deed.seat, deed.by)),
            _ => None,
        };
        Ok(Arc::new(Events::<G> { actor, events: events.into() }))
    }

    fn is_private_since(&self, action: usize) -> bool {
        let actions = self.playthrough.actions().get(action..).unwrap_or_default();
        let actions = actions.iter().map(|played| (played.seat, played.action));
        self.playthrough
            .position_after(action)
            .is_some_and(|position| privacy::is_kept_during(position, actions))
    }

    fn go_back(&mut self, actions: usize) {
        self.playthrough.go_back(actions);
    }

    fn look(&self, viewer: Viewer) -> Look {
        Look::at(self.position(), viewer)
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.position().view(viewer))
    }

    fn glance(&self, viewer: Viewer, number: usize) -> Option<Glance> {
        let view = self.playthrough.position_after(number)?.view(viewer);
        let (game, aids) = (Cow::Borrowed(G::NAME), Json::of(&view.aids()));
        let (to_act, headline) = (view.to_act().collect(), G::headline(&view));
        Some(Glance { number, to_act, headline, game, view: Json::of(&view), aids })
    }

    fn first_legal(&self, seat: Seat) -> Option<String> {
        self.position().legal(seat).next().map(|action| action.to_string())
    }

    fn story(&self, viewer: Viewer) -> Vec<Chapter> {
        self.playthrough.story(Some(viewer)).into_iter().map(Chapter::of).collect()
    }

    fn result(&self, reader: Option<Seat>) -> Vec<Phrase> {
        self.position().tally().map_or_else(Vec::new, |tally| tally.sentences(reader))
    }

    fn winners(&self) -> Option<SeatSet> {
        self.position().winners()
    }

    fn record(&self, seats: Vec<SeatEntry>, shuffle: Option<Shuffled>) -> String {
        let mut record = self.playthrough.record(seats);
        record.shuffle = shuffle;
        record.write()
    }

    fn bot_task(&self, seat: Seat, bot: &str) -> Box<dyn BotTask> {
        (self.ask)(self.position().view(Viewer::Seat(seat)), bot)
    }

    fn boxed_clone(&self) -> Box<dyn AnyPlaythrough> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn AnyPlaythrough) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.playthrough == self.playthrough)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The events of one log entry of any game.
pub(crate) trait AnyEvents: Send + Sync {
    /// What a viewer learns from them.
    fn told(&self, viewer: Viewer) -> Chapter;
}

/// The events of one game, with the seat that caused them if it was one alone.
struct Events<G: Game> {
    actor: Option<(Seat, MovedBy)>,
    events: Box<[EventOf<G>]>,
}

impl<G: Game> AnyEvents for Events<G> {
    fn told(&self, viewer: Viewer) -> Chapter {
        let chapter = kernel::Chapter::<G, MovedBy>::new(self.actor, &self.events, Some(viewer));
        Chapter { events: Some(Json::of(&chapter.events)), ..Chapter::of(chapter) }
    }
}

impl PartialEq for dyn AnyEvents {
    /// Events are the same if all viewers learn the same.
    fn eq(&self, other: &Self) -> bool {
        Viewer::all(MAX_SEATS).all(|viewer| self.told(viewer) == other.told(viewer))
    }
}

impl fmt::Debug for dyn AnyEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Events(…)")
    }
}
