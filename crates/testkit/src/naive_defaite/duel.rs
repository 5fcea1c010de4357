//! L6: a duel.

use super::cards::{is_number, take, value};
use super::{Played, Playing};
use std::cmp::Ordering;

impl Playing<'_> {
    /// Plays a whole duel, after the challenger laid a card.
    pub(super) fn duel(&mut self, challenger: usize, opponent: usize, card: &str) -> Played<()> {
        if self.number_cards(opponent).is_empty() {
            return Ok(()); // L6.2: the card is taken back
        }
        self.table.lay_from_hand(challenger, card);
        let cards = self.number_cards(opponent).into_iter();
        let mut actions: Vec<String> = cards.map(|card| format!("answer {card}")).collect();
        if self.holds(opponent, "Ctr") {
            actions.push("countermand".to_owned());
        }
        let answer = self.ask(opponent, actions)?;
        let Some(reply) = answer.strip_prefix("answer ") else {
            self.discard_from_hand(opponent, "Ctr"); // L9.3
            let card = take(&mut self.table.laid, card);
            self.table.hands[challenger].push(card);
            return Ok(());
        };
        self.table.lay_from_hand(opponent, reply);
        let loser = match value(card).cmp(&value(reply)) {
            Ordering::Greater => Some(opponent),
            Ordering::Less => Some(challenger),
            Ordering::Equal => self.raise_duel(challenger)?.then_some(opponent),
        };
        self.table.discards.append(&mut self.table.laid); // L6.5
        match loser {
            Some(loser) => self.lose_a_noble(loser),
            None => Ok(()),
        }
    }

    /// L6.4: asks whether the challenger lays one more card.
    fn raise_duel(&mut self, challenger: usize) -> Played<bool> {
        let cards = self.number_cards(challenger).into_iter();
        let mut actions: Vec<String> = cards.map(|card| format!("raise {card}")).collect();
        actions.push("let-go".to_owned());
        let answer = self.ask(challenger, actions)?;
        let Some(card) = answer.strip_prefix("raise ") else { return Ok(false) };
        self.table.lay_from_hand(challenger, card);
        Ok(true)
    }

    /// L6.5: the loser's noble or Queen is discarded.
    fn lose_a_noble(&mut self, loser: usize) -> Played<()> {
        let nobles = self.table.courts[loser].nobles_and_queen().into_iter();
        let actions = nobles.map(|noble| format!("lose {noble}")).collect();
        let Some(answer) = self.choose(loser, actions)? else { return Ok(()) };
        let noble = answer.trim_start_matches("lose ");
        let court = &mut self.table.courts[loser];
        if noble.starts_with("Qu") {
            let queen = court.take(noble);
            self.table.discard(queen);
        } else {
            let noble = take(&mut court.nobles, noble);
            self.table.discards.push(noble);
        }
        Ok(())
    }

    fn number_cards(&self, seat: usize) -> Vec<String> {
        self.table.hands[seat].iter().filter(|card| is_number(card)).cloned().collect()
    }
}
