//! L3: rounds and turns.

use super::cards::{is_interruption, is_number, take};
use super::table::King;
use super::{Played, Playing};

impl Playing<'_> {
    /// L3.7: plays rounds until the deck is empty at the end of one.
    pub(super) fn rounds(&mut self) -> Played<()> {
        loop {
            self.round()?;
            if self.table.deck.is_empty() {
                return Ok(());
            }
        }
    }

    /// L3: one round.
    pub(super) fn round(&mut self) -> Played<()> {
        self.table.masquerade = self.table.next_masquerade; // L3.1
        self.table.next_masquerade = false;
        for court in &mut self.table.courts {
            court.persons.iter_mut().for_each(|person| person.new = false);
        }
        let (first, players) = (self.table.king.seat(), self.table.players());
        for step in 0..players {
            self.turn((first + step) % players)?; // L3.2
        }
        self.capture()?; // L3.6
        if let King::Beside(seat) = self.table.king {
            self.table.king = King::Beside((seat + 1) % players); // L3.7
        }
        Ok(())
    }

    /// L13.1: draw, act, play a card.
    pub(super) fn turn(&mut self, seat: usize) -> Played<()> {
        self.draw(seat);
        self.act_and_play(seat)
    }

    /// L3.3
    fn draw(&mut self, seat: usize) {
        let wanted = if self.table.hands[seat].len() <= 1 { 3 } else { 1 };
        let number = wanted.min(self.table.deck.len());
        let drawn: Vec<String> = self.table.deck.drain(..number).collect();
        self.table.hands[seat].extend(drawn);
    }

    /// L3.4, L3.5
    fn act_and_play(&mut self, seat: usize) -> Played<()> {
        let mut acted = false;
        loop {
            let mut actions = self.cards_to_play(seat);
            if !acted {
                actions.extend(self.acts(seat));
            }
            let answer = self.ask(seat, actions)?;
            let words: Vec<&str> = answer.split(' ').collect();
            match words[..] {
                ["masquerade"] => {
                    self.discard_from_hand(seat, "Mas");
                    self.table.next_masquerade = true; // L9.2
                }
                ["play", card] => {
                    let card = take(&mut self.table.hands[seat], card);
                    self.table.middle.push((seat, card));
                    return Ok(());
                }
                [verb, target, card] => {
                    acted = true;
                    self.act(seat, verb, target.parse().expect("invariant: a seat"), card)?;
                }
                _ => return Ok(()), // L3.5: a pass
            }
        }
    }

    /// L3.4: attack, corruption, duel.
    fn acts(&self, seat: usize) -> Vec<String> {
        let mut actions = self.attacks(seat, "attack", "Ms");
        actions.extend(self.attacks(seat, "corrupt", "Au"));
        actions.extend(self.challenges(seat));
        actions
    }

    fn act(&mut self, seat: usize, verb: &str, target: usize, card: &str) -> Played<()> {
        match verb {
            "attack" => self.struggle(seat, target, "Ms", card),
            "corrupt" => self.struggle(seat, target, "Au", card),
            _ => self.duel(seat, target, card),
        }
    }

    /// `play X` for each card, or `pass` if there is none; and `masquerade`.
    fn cards_to_play(&self, seat: usize) -> Vec<String> {
        let hand = &self.table.hands[seat];
        let playable = hand.iter().filter(|card| !is_interruption(card));
        let mut actions: Vec<String> = playable.map(|card| format!("play {card}")).collect();
        if actions.is_empty() {
            actions.push("pass".to_owned());
        }
        if self.holds(seat, "Mas") && !self.table.next_masquerade {
            actions.push("masquerade".to_owned());
        }
        actions
    }

    /// L6.1: `duel T C`, if the challenger and the opponent have a noble.
    fn challenges(&self, seat: usize) -> Vec<String> {
        let has_noble = |seat: usize| !self.table.courts[seat].nobles_and_queen().is_empty();
        let mut actions = Vec::new();
        for other in self.table.opponents(seat) {
            for card in self.table.hands[seat].iter().filter(|card| is_number(card)) {
                if has_noble(seat) && has_noble(other) {
                    actions.push(format!("duel {other} {card}"));
                }
            }
        }
        actions
    }

    /// Whether a seat has a card in hand.
    pub(super) fn holds(&self, seat: usize, card: &str) -> bool {
        self.table.hands[seat].iter().any(|held| held == card)
    }

    /// L8.6: an interruption is discarded once it is used.
    pub(super) fn discard_from_hand(&mut self, seat: usize, card: &str) {
        let card = take(&mut self.table.hands[seat], card);
        self.table.discards.push(card);
    }
}
