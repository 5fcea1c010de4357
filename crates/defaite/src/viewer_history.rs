//! The history as one viewer knows it. The game is replayed, and only what the viewer may see
//! enters the history.

use crate::card::Card;
use crate::deal::Deck;
use crate::glimpse::{Class, Glimpse};
use crate::happening::{DefaiteEvent, DefaiteTold, Fact, Menace, Zone};
use crate::known_hands::KnownHands;
use crate::notation::Action;
use crate::options::SEATS;
use crate::rule_runner::RuleRunner;
use crate::state::{Defaite, Stage};
use interregnum_kernel::{BySeat, Rule, Seat, Viewer, Witness};
use serde::Serialize;
use std::fmt;

impl Defaite {
    /// Replays the game from its beginning with a witness; calls `each` for every action, with the
    /// position before it and the witness.
    pub(crate) fn again<W: Witness<DefaiteEvent>>(
        &self,
        witness: &mut W,
        mut each: impl FnMut(&Self, Option<(Seat, Action)>, &mut W),
    ) -> Self {
        let mut game = self.origin.begin(self.options, Deck::new(self.deck.all()), witness);
        each(&game, None, witness);
        let mut bytes = self.log.bytes();
        while let Some((seat, action)) = game.acting().zip(game.read_next(&mut bytes)) {
            let before = game.clone();
            RuleRunner::new(&mut game, witness).act(seat, action);
            each(&before, Some((seat, action)), witness);
        }
        game
    }
}

impl Defaite {
    /// What an unfinished raise reveals about the hand.
    fn under_way(&self) -> Option<Glimpse> {
        let Stage::Contest(contest) = &self.stage else { return None };
        let (seat, means) = (contest.turn(), contest.target.means());
        let missing = self.missing(contest).saturating_sub(self.courts[seat].reserve(means).sum());
        (contest.is_begun() && missing > 0).then_some(Glimpse::Reaches { seat, means, sum: missing })
    }
}

/// An action of a player, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Deed {
    /// An action that the viewer saw.
    Seen(Action),
    /// A challenge with a card that the viewer has not seen.
    Duel(Seat),
    /// A card played face down that the viewer has not seen.
    Play,
    /// A card taken from a hand that the viewer has not seen.
    Take,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seen(action) => action.fmt(f),
            Self::Duel(seat) => write!(f, "duel {seat} ?"),
            Self::Play => f.write_str("play ?"),
            Self::Take => f.write_str("take ?"),
        }
    }
}

interregnum_kernel::serialize_as_text!(Deed);

/// An action and its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Done {
    /// The player.
    pub seat: Seat,
    /// The action.
    pub deed: Deed,
}

/// A card laid face down: its index among the deeds and among the glimpses.
#[derive(Clone, Copy)]
struct Mask {
    deed: usize,
    glimpse: usize,
}

/// Everything that a viewer has learnt.
pub(crate) struct ViewerHistory {
    viewer: Viewer,
    pub(crate) history: Vec<Done>,
    pub(crate) glimpses: Vec<Glimpse>,
    /// The cards of each hand that the viewer can name.
    pub(crate) hands: KnownHands,
    duel: Option<Mask>,
    masks: BySeat<Option<Mask>, SEATS>,
}

impl ViewerHistory {
    pub(crate) fn of(game: &Defaite, viewer: Viewer) -> Self {
        let mut memory = Self {
            viewer,
            history: Vec::new(),
            glimpses: Vec::new(),
            hands: KnownHands::default(),
            duel: None,
            masks: BySeat::default(),
        };
        let mut events = Vec::new();
        game.again(&mut events, |before, done, events: &mut Vec<DefaiteEvent>| {
            if let Some((seat, action)) = done {
                let deed = memory.deed(before, seat, action);
                memory.history.push(Done { seat, deed });
            }
            events.drain(..).for_each(|event| memory.follow(&event.told(viewer)));
        });
        memory.glimpses.extend(game.under_way());
        memory
    }

    /// An action as the viewer saw it when it was done.
    fn deed(&self, before: &Defaite, seat: Seat, action: Action) -> Deed {
        if self.viewer == Viewer::Seat(seat) {
            return Deed::Seen(action);
        }
        match action {
            Action::Duel(opponent, _) => Deed::Duel(opponent),
            Action::Play(_) if before.round.masquerade => Deed::Play,
            Action::Take(_) if before.looked_at().map(Viewer::Seat) != Some(self.viewer) => Deed::Take,
            _ => Deed::Seen(action),
        }
    }

    fn follow(&mut self, told: &DefaiteTold) {
        match told {
            DefaiteTold::Moved { card, from, to, rule } => self.follow_card(*card, *from, *to, *rule),
            DefaiteTold::Happened { fact, .. } => self.follow_fact(fact),
            DefaiteTold::Shown { .. } | DefaiteTold::Hidden => {}
        }
    }

    fn follow_card(&mut self, card: Option<Card>, from: Zone, to: Zone, rule: Rule) {
        self.hands.follow(card, from, to);
        match (from, to, card) {
            (Zone::Pile, Zone::Hand(seat), card) => self.glimpses.push(Glimpse::Drew { seat, card }),
            (Zone::Hand(_), Zone::Looked(_), card) => self.look(card),
            (Zone::Looked(seat), Zone::Hand(to), card) => {
                if let Some(Glimpse::Looked { at, .. }) = self.glimpses.last().copied()
                    && to == seat
                {
                    self.glimpses.push(Glimpse::Took { seat, from: at, card });
                }
            }
            (Zone::Hand(seat), _, Some(card)) => self.show(seat, card, to, rule),
            _ => {}
        }
    }

    /// Notes a card of the hand that is looked at, if the viewer sees it.
    fn look(&mut self, card: Option<Card>) {
        if let (Some(card), Some(Glimpse::Looked { cards, .. })) = (card, self.glimpses.last_mut()) {
            cards.get_or_insert_default().insert(card);
        }
    }

    /// A card leaves a hand for all to see: now, or it was laid face down before.
    fn show(&mut self, seat: Seat, card: Card, to: Zone, rule: Rule) {
        let mask = match to {
            Zone::Laid(_) if rule == Rule("L6.3") => {
                self.duel.take_if(|mask| self.history[mask.deed].seat == seat)
            }
            Zone::Middle if rule == Rule("L9.2") => self.masks[seat].take(),
            _ => None,
        };
        let Some(mask) = mask else { return self.glimpses.push(Glimpse::Showed { seat, card }) };
        self.glimpses[mask.glimpse] = Glimpse::Showed { seat, card };
        let deed = &mut self.history[mask.deed].deed;
        *deed = match *deed {
            Deed::Duel(opponent) => Deed::Seen(Action::Duel(opponent, card)),
            Deed::Play => Deed::Seen(Action::Play(card)),
            seen => seen,
        };
    }

    fn follow_fact(&mut self, fact: &Fact) {
        match *fact {
            Fact::Passes { seat } => self.glimpses.push(Glimpse::Lacks { seat, class: Class::Playable }),
            Fact::FaceDown { seat } => self.masks[seat] = Some(self.mask(seat, Class::Playable)),
            Fact::Challenges { challenger, opponent } => {
                self.duel = Some(self.mask(challenger, Class::Numbers));
                self.glimpses.push(Glimpse::Has { seat: opponent, class: Class::Numbers });
            }
            Fact::NoDuel { opponent, .. } => {
                self.take_back();
                self.glimpses.pop();
                self.glimpses.push(Glimpse::Lacks { seat: opponent, class: Class::Numbers });
            }
            Fact::Countermanded { what: Menace::Duel, .. } => self.take_back(),
            Fact::Looks { seat, at, choice } => {
                self.glimpses.push(Glimpse::Looked { seat, at, cards: None, choice });
            }
            _ => {}
        }
    }

    /// Notes that the player who acted last lays a card face down.
    fn mask(&mut self, seat: Seat, class: Class) -> Mask {
        let deed = self.history.len() - 1;
        let card = match self.history[deed].deed {
            Deed::Seen(Action::Duel(_, card) | Action::Play(card)) => Some(card),
            _ => None,
        };
        self.glimpses.push(Glimpse::FaceDown { seat, class, card });
        Mask { deed, glimpse: self.glimpses.len() - 1 }
    }

    /// L6.2, L9.3: a duel's card goes back to the hand, unseen.
    fn take_back(&mut self) {
        if let Some(mask) = self.duel.take() {
            let seat = self.history[mask.deed].seat;
            self.glimpses[mask.glimpse] = Glimpse::Has { seat, class: Class::Numbers };
        }
    }
}
