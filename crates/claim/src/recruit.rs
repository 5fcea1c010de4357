//! Phase one: what the players take after a trick (C6).

use crate::card::Card;
use crate::happening::{ClaimEvent, Fact, Zone};
use crate::power::{self, Traits};
use crate::state::{Claim, Recruiting, Stage};
use crate::trick::Trick;
use crate::trick_history::Recruits;
use interregnum_kernel::{Audience, Rule, Seat, Witness};

impl Recruiting {
    /// Whether the seat that chooses has looked at the pile's top card and may take it; only the
    /// first in rank order can (C9.2, C9.3).
    #[inline]
    pub(crate) const fn may_take_top(&self) -> bool {
        self.next == 0 && self.so_far.look().is_some()
    }

    #[inline]
    const fn taker(&self) -> Seat {
        self.order[self.next as usize]
    }
}

impl Claim {
    /// C6.1, C6.2: turns the next cards of the pile face up.
    #[inline]
    pub(crate) fn turn_up(&mut self, stakes: usize, witness: &mut impl Witness<ClaimEvent>) {
        for _ in 0..stakes {
            if let Some(card) = self.pile.draw() {
                self.face_up.insert(card);
            }
        }
        for &card in self.face_up.cards() {
            witness.note(|| ClaimEvent::moved(card, Zone::Pile, Zone::FaceUp, self.taking_rule().0));
        }
    }

    /// The rule by which followers are taken with this number of players.
    #[inline]
    pub(crate) fn taking_rule(&self) -> Rule {
        Rule(if self.seats() == 2 { "C6.1" } else { "C6.2" })
    }

    /// After a trick: the players take in rank order.
    #[inline(always)]
    pub(crate) fn recruit<const N: usize>(
        &mut self,
        trick: &Trick,
        winner: usize,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        let order = trick.order::<N>(winner);
        let winning = trick.card(winner);
        let looks = power::traits(winning).has(Traits::LOOKS);
        if N == 2 && !looks {
            // C6.1: nobody has a choice.
            let mut taken = Recruits::default();
            if let Some(prize) = self.face_up.pop() {
                self.recruit_one(order[0], prize, &mut taken, witness);
            }
            self.draw(order[1], &mut taken, witness);
            return self.all_have_taken::<N>(taken, witness);
        }
        let mut recruiting = Recruiting { order, next: 0, so_far: Recruits::default() };
        if looks {
            // C9.4: only the winning card counts. The seat that takes the top card is noted when it
            // takes it.
            let looker = order[0];
            recruiting.so_far.note_look(looker, looker);
            let rule = || power::looks_by(winning, N);
            witness.note(|| ClaimEvent::happened(Fact::Looks { seat: looker }, rule().0));
            if let Some(card) = self.pile.top() {
                let seen = Audience::only(looker);
                witness.note(|| ClaimEvent::Shown { card, zone: Zone::Pile, seen, rule: rule() });
            }
        }
        self.take_on::<N>(recruiting, witness);
    }

    /// Lets the seats without a choice take their cards; stops at a choice or at the end.
    fn take_on<const N: usize>(
        &mut self,
        mut recruiting: Recruiting,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        while usize::from(recruiting.next) < N {
            let kinds = self.face_up.kinds();
            if kinds + usize::from(recruiting.may_take_top()) > 1 {
                self.stage = Stage::Recruiting(recruiting);
                self.turn = recruiting.taker();
                return;
            }
            let card = self.face_up.pop();
            self.take(&mut recruiting, card, witness);
        }
        self.all_have_taken::<N>(recruiting.so_far, witness);
    }

    /// The next trick, or the next phase.
    #[inline(always)]
    fn all_have_taken<const N: usize>(&mut self, taken: Recruits, witness: &mut impl Witness<ClaimEvent>) {
        self.stage = Stage::Playing;
        self.turn = self.trick.leader();
        self.history.note_recruits(taken);
        if self.pile.is_empty() {
            self.second_phase(witness); // C6.7
        } else {
            self.turn_up(if N == 2 { 1 } else { 2 }, witness);
            self.tell_trick(witness);
        }
    }

    /// Applies a choice: a face-up card, or `None` for the pile's top card.
    pub(crate) fn choose<const N: usize>(
        &mut self,
        card: Option<Card>,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        if let Stage::Recruiting(mut recruiting) = self.stage {
            card.into_iter().for_each(|card| self.face_up.remove(card));
            self.take(&mut recruiting, card, witness);
            self.take_on::<N>(recruiting, witness);
        }
    }

    /// The next seat in rank order takes a face-up card or the pile's top card.
    #[inline]
    fn take(
        &mut self,
        recruiting: &mut Recruiting,
        card: Option<Card>,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        let seat = recruiting.taker();
        recruiting.next += 1;
        match card {
            Some(card) => self.recruit_one(seat, card, &mut recruiting.so_far, witness),
            None => self.draw(seat, &mut recruiting.so_far, witness),
        }
    }

    /// C6.1, C6.2: a face-up card goes to the followers.
    #[inline(always)]
    fn recruit_one(
        &mut self,
        seat: Seat,
        card: Card,
        taken: &mut Recruits,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        self.followers[seat].insert(card);
        taken.take(seat, card);
        witness.note(|| ClaimEvent::moved(card, Zone::FaceUp, Zone::Followers(seat), self.taking_rule().0));
    }

    /// C6.1, C6.2, C9.2, C9.3: a seat draws a card from the pile, unseen by the others except by
    /// the one who looked at it (C12.4).
    #[inline(always)]
    fn draw(&mut self, seat: Seat, taken: &mut Recruits, witness: &mut impl Witness<ClaimEvent>) {
        let Some(card) = self.pile.draw() else { return };
        taken.note_draw(seat);
        taken.take(seat, card);
        self.followers[seat].insert(card);
        let seen = Audience::Seats(taken.witnesses(seat));
        witness.note(|| ClaimEvent::Moved {
            card,
            from: Zone::Pile,
            to: Zone::Followers(seat),
            seen,
            rule: self.taking_rule(),
        });
    }
}
