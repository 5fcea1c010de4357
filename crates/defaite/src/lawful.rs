//! The implementation of [`Lawful`] for this game.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contest::Contest;
use crate::deal::Deal;
use crate::duel::{Duel, Phase};
use crate::happening::Zone;
use crate::held::Held;
use crate::notation::{Action, Source, Spot};
use crate::options::{HAND, Options};
use crate::state::{Defaite, Stage};
use interregnum_kernel::{LawKey, Lawful, Seat, Zones};

impl Lawful for Defaite {
    const SOURCE: Zone = Zone::Pile;

    fn truth(&self, _key: LawKey) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_all(Zone::Pile, self.deck.pile().iter().copied());
        zones.add_all(Zone::Discards, self.discards.cards());
        self.each_open(|card, zone| zones.add(zone, card));
        for seat in Seat::all(self.seats()) {
            let looked = self.looked_at() == Some(seat);
            let zone = self.acting().filter(|_| looked).map_or(Zone::Hand(seat), Zone::Looked);
            zones.add_all(zone, self.hands[seat].cards());
        }
        match &self.stage {
            Stage::Contest(contest) => add_laid(&mut zones, contest),
            Stage::Duel(Duel { challenger, phase: Phase::Answer(card), .. }) => {
                zones.add(Zone::Hand(*challenger), *card);
            }
            Stage::Duel(Duel { challenger, opponent, phase: Phase::Even(cards) }) => {
                zones.add(Zone::Laid(*challenger), cards[0]);
                zones.add(Zone::Laid(*opponent), cards[1]);
            }
            _ => {}
        }
        zones
    }

    fn past(&self, _key: LawKey) -> (Deal, Vec<(Seat, Action)>) {
        self.story()
    }

    fn every_action(options: &Options) -> Vec<Action> {
        let kinds = || CardSet::BOX.kinds();
        let seats = || Seat::all(usize::from(options.players));
        let mut actions = vec![
            Action::Masquerade,
            Action::Pass,
            Action::LetGo,
            Action::Countermand,
            Action::Done,
            Action::Decline,
        ];
        for card in kinds() {
            let held = Held::bare(card);
            actions.extend([
                Action::Play(card),
                Action::Lay(Source::Hand, card),
                Action::Lay(Source::Reserve, card),
                Action::Answer(card),
                Action::Raise(card),
                Action::Take(card),
                Action::Lose(held),
                Action::Give(held),
                Action::Put(card, Spot::Reserve),
            ]);
        }
        for seat in seats() {
            actions.extend([Action::Name(seat), Action::King(seat)]);
            for card in kinds() {
                let held = Held::bare(card);
                actions.extend([Action::Attack(seat, held), Action::Corrupt(seat, held)]);
                actions.extend([Action::Choose(seat, held), Action::Duel(seat, card)]);
            }
        }
        actions
    }

    /// Rounds: every player draws a card in each round while there is one, and the round in which
    /// the deck runs out is the last; so the number of rounds is at most the size of the pile
    /// divided by the number of players, rounded up.
    ///
    /// Choices for each turn of these rounds: 1 to play or pass. For the act, 1 to begin it; at
    /// most 19 cards are laid in a contest, each of them once, and 1 choice ends it; then a
    /// special person asks at most for one card of each opponent, or twice. A duel needs fewer.
    /// For the card that was played, at most 1 to begin its effect, 19 musketeers to put and 1
    /// to end; placing a captured card is 1, a special person asks as before. Two Masquerades
    /// come on top of all.
    fn bound(options: &Options) -> usize {
        let players = usize::from(options.players);
        let rounds = options.pile().div_ceil(players);
        let act = 1 + 19 + 1 + (players - 1).max(2);
        let card = 1 + 19 + 1;
        rounds * players * (1 + act + card) + 2
    }

    fn turned(options: &Options, deal: &Deal, steps: usize) -> Option<(Options, Deal)> {
        let players = usize::from(options.players);
        let mut nobles = deal.nobles.clone();
        nobles.rotate_right(steps % players);
        let (hands, pile) = deal.deck.split_at(players * HAND);
        let mut deck: Vec<Card> = hands.to_vec();
        deck.rotate_right(steps % players * HAND);
        deck.extend_from_slice(pile);
        Some((*options, Deal { seed: None, nobles, deck }))
    }

    fn turned_zone(zone: Zone, steps: usize, players: usize) -> Zone {
        let turn = |seat: Seat| seat.clockwise(steps, players);
        match zone {
            Zone::Hand(seat) => Zone::Hand(turn(seat)),
            Zone::Court(seat) => Zone::Court(turn(seat)),
            Zone::Guarding(seat, card) => Zone::Guarding(turn(seat), card),
            Zone::Reserve(seat) => Zone::Reserve(turn(seat)),
            Zone::Laid(seat) => Zone::Laid(turn(seat)),
            Zone::Looked(seat) => Zone::Looked(turn(seat)),
            Zone::Beside(seat) => Zone::Beside(turn(seat)),
            Zone::Prison(seat) => Zone::Prison(turn(seat)),
            Zone::Pile | Zone::Middle | Zone::Discards => zone,
        }
    }

    fn turned_action(action: Action, steps: usize, players: usize) -> Action {
        let turn = |seat: Seat| seat.clockwise(steps, players);
        match action {
            Action::Attack(seat, held) => Action::Attack(turn(seat), held),
            Action::Corrupt(seat, held) => Action::Corrupt(turn(seat), held),
            Action::Duel(seat, card) => Action::Duel(turn(seat), card),
            Action::Name(seat) => Action::Name(turn(seat)),
            Action::King(seat) => Action::King(turn(seat)),
            Action::Choose(seat, held) => Action::Choose(turn(seat), held),
            _ => action,
        }
    }
}

fn add_laid(zones: &mut Zones<Card, Zone>, contest: &Contest) {
    let means = contest.target.means();
    for seat in [contest.attacker, contest.defender] {
        zones.add_all(Zone::Laid(seat), contest.laid(seat).cards(means));
    }
}
