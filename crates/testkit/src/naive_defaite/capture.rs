//! L8: the cards in the middle are captured.

use super::cards::{is_event, is_kind, is_person, value};
use super::table::{King, Placed, goes_to_its_player};
use super::{Played, Playing};
use std::cmp::Reverse;

impl Playing<'_> {
    /// L8: the steps of a capture, in order.
    pub(super) fn capture(&mut self) -> Played<()> {
        let rebels = self.rebels();
        self.events(&rebels)?; // L8.1
        for code in ["Ms", "Co", "Au", "Pv"] {
            self.capture_suit(code)?; // L8.2
        }
        self.welcome_persons()?; // L8.4
        if !rebels.is_empty() {
            self.table.score_provinces(); // L8.5
        }
        let used = std::mem::take(&mut self.table.middle).into_iter(); // L8.6
        self.table.discards.extend(used.map(|(_, card)| card));
        Ok(())
    }

    /// L8.2, L8.3: one suit.
    fn capture_suit(&mut self, code: &str) -> Played<()> {
        let of_suit = self.table.middle.iter().filter(|(_, card)| is_kind(card, code));
        let mut played: Vec<(usize, String)> = of_suit.cloned().collect();
        let winner = self.suit_winner(&played);
        if winner.is_some() {
            played.sort_by_key(|(_, card)| Reverse(value(card))); // L13.6: highest first
        }
        for (player, card) in played {
            self.enter(winner.unwrap_or(player), code, &card)?;
            self.table.middle.retain(|entry| *entry != (player, card.clone()));
        }
        Ok(())
    }

    /// The seat that takes all these cards; `None` if each player takes back their own.
    fn suit_winner(&self, played: &[(usize, String)]) -> Option<usize> {
        let highest = played.iter().map(|(_, card)| value(card)).max()?;
        let best = played.iter().filter(|(_, card)| value(card) == highest);
        let tied: Vec<usize> = best.map(|(seat, _)| *seat).collect();
        if let King::HeldBy(seat) = self.table.king
            && tied.contains(&seat)
        {
            return Some(seat);
        }
        let most = tied.iter().map(|&seat| self.loyal_courtiers(seat)).max()?;
        let mut first = tied.into_iter().filter(|&seat| self.loyal_courtiers(seat) == most);
        let winner = first.next();
        if first.next().is_none() { winner } else { None }
    }

    /// L8.3: courtiers that bear the symbol of a noble and were here before this round.
    fn loyal_courtiers(&self, seat: usize) -> usize {
        let court = &self.table.courts[seat];
        court.courtiers().filter(|courtier| !courtier.new && court.matches(&courtier.card)).count()
    }

    /// Puts a captured card of the middle into a court.
    fn enter(&mut self, seat: usize, code: &str, card: &str) -> Played<()> {
        if code == "Ms" || code == "Au" {
            return self.place(seat, code, card);
        }
        self.table.courts[seat].welcome(card);
        Ok(())
    }

    /// L7.1: puts a musketeer or gold into the reserve or with a card that it guards.
    fn place(&mut self, seat: usize, code: &str, card: &str) -> Played<()> {
        let guarded = self.table.courts[seat].guarded_by(code).iter();
        let mut actions: Vec<String> =
            guarded.map(|placed| format!("put {card} {}", placed.text())).collect();
        actions.push(format!("put {card} reserve"));
        let answer = self.choose(seat, actions)?.expect("invariant: there is always the reserve");
        let court = &mut self.table.courts[seat];
        let chosen = |placed: &&mut Placed| answer == format!("put {card} {}", placed.text());
        match court.guarded_by_mut(code).iter_mut().find(chosen) {
            Some(placed) => placed.guards.push(card.to_owned()),
            None => court.reserve_mut(code).push(card.to_owned()),
        }
        Ok(())
    }

    /// L8.4: nobles, Queen and special persons go to their players.
    fn welcome_persons(&mut self) -> Played<()> {
        while let Some(place) = self.table.middle.iter().position(|(_, card)| goes_to_its_player(card)) {
            let (seat, card) = self.table.middle.remove(place);
            self.table.courts[seat].welcome(&card);
            if is_person(&card) {
                self.person_acts(seat, &card)?;
            }
        }
        Ok(())
    }

    /// The events in the middle, in the order played.
    pub(super) fn played_events(&self) -> Vec<(usize, String)> {
        self.table.middle.iter().filter(|(_, card)| is_event(card)).cloned().collect()
    }
}
