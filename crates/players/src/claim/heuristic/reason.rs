//! The reasons why an action is good or bad, as phrases.

use super::Evaluation;
use super::trick::Trick;
use super::worth;
use interregnum_games::claim::{Action, Card, CardSet, Faction, Illegal, Phase};
use interregnum_kernel::Phrase;

/// A probability from this on counts as likely.
const LIKELY: f64 = 0.7;

impl Evaluation<'_> {
    /// The reason for or against an action, if there is one.
    pub(super) fn reason(&self, action: Action) -> Option<Phrase> {
        if let [_] = self.view.decision.legal[..] {
            return Some(self.forced());
        }
        match action {
            Action::Play(card) if self.view.phase == Phase::One => self.why_recruit(card),
            Action::Play(card) => self.why_gather(card),
            Action::Take(card) => self.why_take(card),
            Action::TakeTop => self.why_take(self.view.looked_at?),
        }
    }

    /// The reason when there is only one legal action.
    fn forced(&self) -> Phrase {
        match self.view.decision.refused.first().map(|refused| refused.why) {
            Some(Illegal::MustFollow { led, .. }) => {
                Phrase::new("why-claim-must-follow").with("faction", led.phrase())
            }
            _ => Phrase::new("why-only"),
        }
    }

    /// The reason to take a card.
    fn why_take(&self, card: Card) -> Option<Phrase> {
        let others = self.view.face_up.cards().chain(self.view.looked_at);
        let best = others.map(worth::follower).fold(0.0, f64::max);
        (worth::follower(card) >= best).then(|| Phrase::new("why-claim-best-follower"))
    }

    /// Phase one: a reason about the prize or the Undead.
    fn why_recruit(&self, card: Card) -> Option<Phrase> {
        let trick = Trick::with(self.view, self.me, card);
        let ours = self.chance_of_ours(&trick, self.stake(&trick) > 0.0);
        let undead = trick.cards().filter(|card| card.faction() == Faction::Undead).count();
        let (prize, good) = self.prize()?;
        let about_prize = |key: &str| Some(Phrase::new(key).with("card", prize.phrase()));
        let certain = self.later().next().is_none();
        match (ours, certain) {
            (1.0.., true) if undead > 0 => Some(Phrase::new("why-claim-wins-undead").with("number", undead)),
            (..=0.0, true) if undead > 0 => {
                Some(Phrase::new("why-claim-loses-undead").with("number", undead))
            }
            (1.0.., true) => about_prize(if good { "why-claim-wins-prize" } else { "why-claim-wins-poor" }),
            (..=0.0, true) => {
                about_prize(if good { "why-claim-leaves-prize" } else { "why-claim-leaves-poor" })
            }
            (LIKELY.., false) if good => about_prize("why-claim-may-win-prize"),
            (..0.3, false) if !good => about_prize("why-claim-may-leave-poor"),
            _ => None,
        }
    }

    /// The best card at stake, and whether it is better than an unknown one.
    fn prize(&self) -> Option<(Card, bool)> {
        let better = |a: &Card, b: &Card| worth::follower(*a).total_cmp(&worth::follower(*b));
        let prize = self.view.face_up.cards().max_by(better)?;
        Some((prize, worth::follower(prize) > self.usual))
    }

    /// Phase two: a reason about the open votes in the trick, if it is clear who wins it.
    fn why_gather(&self, card: Card) -> Option<Phrase> {
        let trick = self.expected(card)?;
        let ours = self.mates.contains(trick.winning().0);
        let cards: CardSet = trick.cards().collect();
        let dwarves = cards.faction(Faction::Dwarves);
        let two = self.view.seats.len() == 2;
        if two && !dwarves.is_empty() && self.votes.vote(Faction::Dwarves).is_open() {
            return Some(Phrase::new(if ours { "why-claim-dwarves-lost" } else { "why-claim-dwarves-won" }));
        }
        let scored: Vec<Faction> = cards.factions().filter(|&faction| faction != Faction::Dwarves).collect();
        let open: Vec<Faction> = scored.into_iter().filter(|&f| self.votes.vote(f).is_open()).collect();
        if open.is_empty() {
            return Some(Phrase::new("why-claim-nothing-open"));
        }
        Some(if ours { self.won(&open, cards) } else { self.lost(&open, cards) })
    }

    /// The probable trick: with the reply of the last player, if that is known.
    fn expected(&self, card: Card) -> Option<Trick> {
        let trick = Trick::with(self.view, self.me, card);
        let later: Vec<_> = self.later().collect();
        match later[..] {
            [] => Some(trick),
            [seat] => {
                let answer = self.answer(&trick, seat, self.others.hand(seat)?)?;
                Some(trick.and(seat, answer))
            }
            _ => None,
        }
    }

    /// The reason when this side wins cards of these open votes.
    fn won(&self, open: &[Faction], cards: CardSet) -> Phrase {
        let number = |faction: Faction| cards.faction(faction).len();
        let decided = |&&faction: &&Faction| {
            let after = self.votes.vote(faction).after(number(faction), 0);
            !after.is_open()
        };
        if let Some(faction) = open.iter().find(decided) {
            return about("why-claim-decides", *faction);
        }
        // Had the others won it, the vote would be theirs.
        let saved = |&&faction: &&Faction| {
            let after = self.votes.vote(faction).after(0, number(faction));
            !after.is_open()
        };
        match open.iter().find(saved) {
            Some(faction) => about("why-claim-keeps-open", *faction),
            None => listed("why-claim-wins-votes", open),
        }
    }

    /// The reason when this side loses cards of these open votes.
    fn lost(&self, open: &[Faction], cards: CardSet) -> Phrase {
        let given = |&&faction: &&Faction| {
            let after = self.votes.vote(faction).after(0, cards.faction(faction).len());
            !after.is_open()
        };
        match open.iter().find(given) {
            Some(faction) => about("why-claim-gives-away", *faction),
            None => listed("why-claim-loses-votes", open),
        }
    }
}

fn about(key: &str, faction: Faction) -> Phrase {
    Phrase::new(key).with("faction", faction.phrase())
}

fn listed(key: &str, factions: &[Faction]) -> Phrase {
    let names: Vec<Phrase> = factions.iter().map(|faction| faction.phrase()).collect();
    Phrase::new(key).with("factions", names)
}
