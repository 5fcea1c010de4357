//! L9: the events.

use super::cards::{of_kind, take};
use super::table::{King, goes_to_its_player};
use super::{Played, Playing};

impl Playing<'_> {
    /// The seats that played a Rebellion this round.
    pub(super) fn rebels(&self) -> Vec<usize> {
        let events = self.played_events().into_iter();
        events.filter(|(_, card)| card == "Reb").map(|(seat, _)| seat).collect()
    }

    /// L8.1: events in the order played, the Rebellions together at the first.
    pub(super) fn events(&mut self, rebels: &[usize]) -> Played<()> {
        for (seat, card) in self.played_events() {
            match card.as_str() {
                "Reb" if rebels.first() == Some(&seat) => self.rebellion(rebels),
                "Ins" => self.insurrection(seat)?,
                "Dec" => self.church_decree(seat)?,
                "Exc" => self.expel(seat)?,
                "Imp" => self.imprison(seat)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// L9.1
    fn rebellion(&mut self, rebels: &[usize]) {
        if let [rebel] = rebels {
            self.table.king = King::HeldBy(*rebel);
            return;
        }
        self.table.king = King::Beside(self.table.king.seat());
        rebels.iter().for_each(|&rebel| self.table.points[rebel] += 5);
    }

    /// Church decree (table of L9): puts the King, free, beside any player.
    fn church_decree(&mut self, seat: usize) -> Played<()> {
        let actions = (0..self.table.players()).map(|seat| format!("king {seat}")).collect();
        let answer = self.ask(seat, actions)?;
        let beside = answer.trim_start_matches("king ").parse();
        self.table.king = King::Beside(beside.expect("invariant: the action names a seat"));
        Ok(())
    }

    /// Excommunication and Executioner: discards a courtier or special person of an opponent.
    pub(super) fn expel(&mut self, seat: usize) -> Played<()> {
        let actions = self.table.victims(seat);
        if let Some(answer) = self.choose(seat, actions)? {
            let (other, card) = target(&answer);
            let victim = self.table.courts[other].take(card);
            self.table.discard(victim);
        }
        Ok(())
    }

    /// Imprisonment: a special person, noble or Queen of another player in the middle.
    fn imprison(&mut self, seat: usize) -> Played<()> {
        let middle = self.table.middle.iter();
        let others = middle.filter(|(other, card)| *other != seat && goes_to_its_player(card));
        let actions = others.map(|(other, card)| format!("choose {other} {card}")).collect();
        if let Some(answer) = self.choose(seat, actions)? {
            let (_, card) = target(&answer);
            self.table.middle.retain(|(_, other)| other != card);
            self.table.discards.push(card.to_owned());
        }
        Ok(())
    }

    /// L9.4
    fn insurrection(&mut self, seat: usize) -> Played<()> {
        let opponents = self.table.opponents(seat).into_iter();
        let open = opponents.filter(|&other| !self.unguarded(other).is_empty());
        let actions = open.map(|other| format!("name {other}")).collect();
        let Some(answer) = self.choose(seat, actions)? else { return Ok(()) };
        let other: usize =
            answer.trim_start_matches("name ").parse().expect("invariant: the action names a seat");
        if self.man_the_walls(other)? {
            for province in self.unguarded(other) {
                self.table.carry(other, &province, seat);
            }
        }
        Ok(())
    }

    /// L13.4: the named player guards provinces from the hand. Returns whether the Insurrection
    /// goes on.
    fn man_the_walls(&mut self, seat: usize) -> Played<bool> {
        let mut first = true;
        while !self.unguarded(seat).is_empty() {
            let mut actions = self.sentries(seat);
            actions.push("done".to_owned());
            if first && self.holds(seat, "Ctr") {
                actions.push("countermand".to_owned());
            }
            first = false;
            let answer = self.ask(seat, actions)?;
            let words: Vec<&str> = answer.split(' ').collect();
            match words[..] {
                ["put", musketeer, province] => {
                    let mut placed = self.table.courts[seat].take(province);
                    placed.guards.push(take(&mut self.table.hands[seat], musketeer));
                    self.table.courts[seat].provinces.push(placed);
                }
                ["countermand"] => {
                    self.discard_from_hand(seat, "Ctr");
                    return Ok(false); // L9.3
                }
                _ => return Ok(true),
            }
        }
        Ok(true)
    }

    /// `put M P` for each musketeer of the hand and each unguarded province.
    fn sentries(&self, seat: usize) -> Vec<String> {
        let mut actions = Vec::new();
        for musketeer in of_kind(&self.table.hands[seat], "Ms") {
            let provinces = self.unguarded(seat).into_iter();
            actions.extend(provinces.map(|province| format!("put {musketeer} {province}")));
        }
        actions
    }

    /// The provinces of a court without musketeers.
    fn unguarded(&self, seat: usize) -> Vec<String> {
        let provinces = self.table.courts[seat].provinces.iter();
        provinces
            .filter(|province| province.guards.is_empty())
            .map(|province| province.card.clone())
            .collect()
    }
}

/// The seat and the card of `choose T C`.
pub(super) fn target(answer: &str) -> (usize, &str) {
    let words: Vec<&str> = answer.split(' ').collect();
    (words[1].parse().expect("invariant: the action names a seat"), words[2])
}
