//! L4, L5: attack and corruption, which differ only in their cards.

use super::cards::{is_person, of_kind, sum, take};
use super::table::Placed;
use super::{Played, Playing};

/// An attack or corruption in progress.
struct Struggle<'a> {
    /// The attacker and the defender.
    sides: [usize; 2],
    /// `Ms` or `Au`.
    code: &'a str,
    /// What each side has laid so far; the guards count for the defender (L4.3).
    sums: [u32; 2],
    /// The cards of the last raise.
    last_raise: Vec<String>,
    /// The cards of the raises before.
    older_raises: Vec<String>,
}

/// The answer to a raise.
enum Answered {
    Raised,
    LetGo,
    Countermanded,
}

impl Playing<'_> {
    /// L4.1, L5.1: the cards that a seat has enough musketeers to `attack` or enough gold to
    /// `corrupt`.
    pub(super) fn attacks(&self, seat: usize, verb: &str, code: &str) -> Vec<String> {
        let mut actions = Vec::new();
        for other in self.table.opponents(seat) {
            for placed in self.table.courts[other].guarded_by(code) {
                if self.means(seat, code) > placed.strength() {
                    actions.push(format!("{verb} {other} {}", placed.text()));
                }
            }
        }
        actions
    }

    /// The sum of all cards that a seat could lay.
    fn means(&self, seat: usize, code: &str) -> u32 {
        sum(&of_kind(&self.table.hands[seat], code)) + sum(self.table.courts[seat].reserve(code))
    }

    /// Plays a whole attack or corruption, after it was declared.
    pub(super) fn struggle(
        &mut self,
        attacker: usize,
        defender: usize,
        code: &str,
        text: &str,
    ) -> Played<()> {
        let court = self.table.courts[defender].guarded_by(code).iter();
        let guards = court.filter(|placed| placed.text() == text).map(Placed::strength).next();
        let mut struggle = Struggle {
            sides: [attacker, defender],
            code,
            sums: [0, guards.expect("invariant: the named card is there")],
            last_raise: Vec::new(),
            older_raises: Vec::new(),
        };
        self.finish_raise(&mut struggle, 0)?;
        let mut side = 1;
        let mut first = true;
        let winner = loop {
            match self.answer_raise(&mut struggle, side, first)? {
                Answered::Raised => (side, first) = (1 - side, false),
                Answered::LetGo => break 1 - side,
                Answered::Countermanded => {
                    self.table.discards.append(&mut self.table.laid); // L9.3
                    return Ok(());
                }
            }
        };
        self.settle(&struggle, winner, text)
    }

    /// L4.2: a side raises or lets go; in the first answer the defender may play Countermand.
    fn answer_raise(&mut self, struggle: &mut Struggle<'_>, side: usize, first: bool) -> Played<Answered> {
        let seat = struggle.sides[side];
        let mut actions = vec!["let-go".to_owned()];
        let reach = struggle.sums[side] + self.means(seat, struggle.code);
        if reach > struggle.sums[1 - side] {
            actions.extend(self.lays(seat, struggle.code)); // L4.3
        }
        if first && self.holds(seat, "Ctr") {
            actions.push("countermand".to_owned());
        }
        let answer = self.ask(seat, actions)?;
        match answer.as_str() {
            "let-go" => Ok(Answered::LetGo),
            "countermand" => {
                self.discard_from_hand(seat, "Ctr");
                Ok(Answered::Countermanded)
            }
            lay => {
                let before = std::mem::take(&mut struggle.last_raise);
                struggle.older_raises.extend(before);
                self.lay(struggle, side, lay);
                self.finish_raise(struggle, side)?;
                Ok(Answered::Raised)
            }
        }
    }

    /// L4.3: lays card by card until the sum exceeds the other side's.
    fn finish_raise(&mut self, struggle: &mut Struggle<'_>, side: usize) -> Played<()> {
        while struggle.sums[side] <= struggle.sums[1 - side] {
            let seat = struggle.sides[side];
            let answer = self.ask(seat, self.lays(seat, struggle.code))?;
            self.lay(struggle, side, &answer);
        }
        Ok(())
    }

    /// L13.2: `lay hand X` and `lay reserve X`.
    fn lays(&self, seat: usize, code: &str) -> Vec<String> {
        let hand = of_kind(&self.table.hands[seat], code).into_iter();
        let reserve = self.table.courts[seat].reserve(code).iter();
        let hand = hand.map(|card| format!("lay hand {card}"));
        hand.chain(reserve.map(|card| format!("lay reserve {card}"))).collect()
    }

    fn lay(&mut self, struggle: &mut Struggle<'_>, side: usize, answer: &str) {
        let seat = struggle.sides[side];
        let card = answer.split(' ').next_back().expect("invariant: a card stands last");
        if answer.starts_with("lay hand") {
            self.table.lay_from_hand(seat, card);
        } else {
            let card = take(self.table.courts[seat].reserve_mut(struggle.code), card);
            self.table.laid.push(card);
        }
        struggle.last_raise.push(card.to_owned());
        struggle.sums[side] += sum(&[card.to_owned()]);
    }

    /// L4.4, L4.5, L5.3, L5.4: discards what was lost and gives the card to the winner.
    fn settle(&mut self, struggle: &Struggle<'_>, winner: usize, text: &str) -> Played<()> {
        let [attacker, defender] = struggle.sides;
        let fought_for = self.table.courts[defender].take(text);
        self.table.laid.clear();
        self.table.discards.extend(struggle.older_raises.clone());
        self.table.discards.extend(fought_for.guards);
        let guards = struggle.last_raise.clone();
        let owner = struggle.sides[winner];
        let card = fought_for.card;
        let new = fought_for.new || owner == attacker;
        let placed = Placed { card: card.clone(), guards, new };
        self.table.courts[owner].guarded_by_mut(struggle.code).push(placed);
        if owner == attacker && is_person(&card) {
            self.person_acts(owner, &card)?;
        }
        Ok(())
    }
}
