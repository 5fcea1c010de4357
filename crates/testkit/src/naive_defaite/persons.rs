//! L11: what the special persons do.

use super::cards::{of_kind, take};
use super::events::target;
use super::table::{King, Placed};
use super::{Played, Playing};

impl Playing<'_> {
    /// A special person acts for the court that it has entered.
    pub(super) fn person_acts(&mut self, owner: usize, card: &str) -> Played<()> {
        match card {
            "Sur" => self.survey(owner)?,
            "Tax" => self.levy(owner, "Au"),
            "Mar" => self.levy(owner, "Ms"),
            "Exe" => self.expel(owner)?,
            "Car" => {
                self.table.king = match self.table.king {
                    King::Beside(_) => King::HeldBy(owner),
                    King::HeldBy(_) => King::Beside(owner),
                }
            }
            "Spy" => self.spy(owner)?,
            "Amb" => self.negotiate(owner)?,
            "Ban" => self.table.recover(owner, "Au"),
            "Cap" => self.table.recover(owner, "Ms"),
            _ => self.table.points[owner] += 3, // the Confessor
        }
        Ok(())
    }

    /// The Surveyor: takes a province of each opponent, clockwise.
    fn survey(&mut self, owner: usize) -> Played<()> {
        for other in self.table.opponents(owner) {
            let provinces = self.table.courts[other].provinces.iter();
            let actions = provinces.map(|province| format!("choose {other} {}", province.text())).collect();
            if let Some(answer) = self.choose(owner, actions)? {
                self.table.carry(other, target(&answer).1, owner);
            }
        }
        Ok(())
    }

    /// Tax collector and Marshal: takes the highest card of each opponent's reserve.
    fn levy(&mut self, owner: usize, code: &str) {
        for other in self.table.opponents(owner) {
            let reserve = self.table.courts[other].reserve_mut(code);
            if let Some(highest) = of_kind(reserve, code).first() {
                let card = take(reserve, highest);
                self.table.courts[owner].reserve_mut(code).push(card);
            }
        }
    }

    /// The Spy: takes a card of an opponent's hand.
    fn spy(&mut self, owner: usize) -> Played<()> {
        let opponents = self.table.opponents(owner).into_iter();
        let holding = opponents.filter(|&other| !self.table.hands[other].is_empty());
        let actions = holding.map(|other| format!("name {other}")).collect();
        let Some(answer) = self.choose(owner, actions)? else { return Ok(()) };
        let other: usize =
            answer.trim_start_matches("name ").parse().expect("invariant: the action names a seat");
        let actions = self.table.hands[other].iter().map(|card| format!("take {card}")).collect();
        if let Some(answer) = self.choose(owner, actions)? {
            let card = take(&mut self.table.hands[other], answer.trim_start_matches("take "));
            self.table.hands[owner].push(card);
        }
        Ok(())
    }

    /// The Ambassador: swaps a courtier of the owner with one of an opponent.
    fn negotiate(&mut self, owner: usize) -> Played<()> {
        let courtiers = |seat: usize| {
            let courtiers = self.table.courts[seat].courtiers();
            courtiers.map(Placed::text).collect::<Vec<_>>()
        };
        let mut gifts: Vec<String> =
            courtiers(owner).into_iter().map(|courtier| format!("give {courtier}")).collect();
        let mut choices = Vec::new();
        for other in self.table.opponents(owner) {
            choices.extend(courtiers(other).into_iter().map(|card| format!("choose {other} {card}")));
        }
        if gifts.is_empty() || choices.is_empty() {
            return Ok(()); // L13.7
        }
        gifts.push("decline".to_owned());
        let answer = self.ask(owner, gifts)?;
        let Some(given) = answer.strip_prefix("give ") else { return Ok(()) };
        if let Some(answer) = self.choose(owner, choices)? {
            let (other, wanted) = target(&answer);
            self.table.carry(owner, given, other);
            self.table.carry(other, wanted, owner);
        }
        Ok(())
    }
}
