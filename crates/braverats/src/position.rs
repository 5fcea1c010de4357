//! Positions set up by hand or from a short text: for solvers, tests and puzzles.
//!
//! ```text
//! hand 0: Pr Ge Mu; hand 1: Sp As Pp
//! victories 2 1; held 1; kept 0 1
//! raised 0; first 1
//! target 3; musician cancels; ambassador loses
//! ```
//! Parts are separated by `;` or line ends; all except the hands are optional. `kept` are the extra
//! victories of B4.3 by seat, `raised` the seats whose card has +2, `first` the seat that reveals
//! first.

use crate::card::{Card, CardSet, SEATS};
use crate::options::{DealVariant, Options};
use crate::standing::{Open, Standing};
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{BadSetup, BadText, BySeat, Seat, SeatSet, Silent};

impl BraveRats {
    /// A position of a single game with these hands, which both players know, and this standing. Of
    /// the options only the target and the rulings matter.
    pub fn from_hands(
        options: &Options,
        hands: BySeat<CardSet, SEATS>,
        standing: Standing,
    ) -> Result<Self, BadSetup> {
        options.check()?;
        let [yarg, applewood] = hands.0;
        if yarg.is_empty() || yarg.len() > Card::COUNT || yarg.len() != applewood.len() {
            return Err(BadSetup::new(
                "B2.1",
                "braverats-bad-hands",
                format!("{}, {}", yarg.len(), applewood.len()),
            ));
        }
        if let Some(card) = Card::ALL.into_iter().find(|&card| yarg.count(card) + applewood.count(card) > 2) {
            return Err(BadSetup::new("B1.1", "braverats-bad-hands-thrice", card.to_string()));
        }
        if let Some(&victories) = standing.victories.0.iter().find(|&&number| number >= options.target) {
            return Err(BadSetup::new("B4.4", "braverats-bad-victories", usize::from(victories)));
        }
        let Standing { held, kept, first, .. } = standing;
        if held > 7 || kept.0.iter().any(|&kept| kept > 2) || first.is_some_and(|seat| seat.index() >= SEATS)
        {
            return Err(BadSetup::new("B4.1", "braverats-bad-standing", usize::from(held)));
        }
        let options =
            Options { deal: DealVariant::Standard, traitor: false, draw: false, wins: 1, ..*options };
        let mut rats = Self { deck: yarg.plus(applewood), began: standing, ..Self::undealt(options) };
        rats.chances[0].hands = hands;
        rats.begin(&mut Silent);
        Ok(rats)
    }

    /// The position between two rounds, if nothing in it is hidden from the players: for a
    /// solver.
    pub fn open(&self) -> Option<Open> {
        let between = self.stage == Stage::Playing && self.chosen == BySeat::default();
        let open = self.piles.0.iter().all(|pile| pile.is_empty());
        (between && open).then_some(Open { hands: self.hands, standing: self.standing })
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The position that a text describes.
    pub fn position(text: &str) -> Result<Self, BadText> {
        let mut sketch = Sketch::default();
        for part in text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
            sketch.read(part).ok_or_else(|| BadText::new("part of a position", part))?;
        }
        let options = sketch.options.unwrap_or(Options::STANDARD);
        Self::from_hands(&options, sketch.hands, sketch.standing).map_err(|bad| {
            let expected = match bad.rule.0 {
                "B2.1" => "hands of equal size",
                "B1.1" => "card that is left",
                "B4.4" => "number of victories",
                _ => "standing",
            };
            let found = bad.message.rsplit_once(": ").map_or(bad.message.as_str(), |(_, found)| found);
            BadText::new(expected, found)
        })
    }

    /// The position as a text; `None` where a card is chosen or hidden, and in a match of several games.
    pub fn position_text(&self) -> Option<String> {
        let Open { hands, standing } = self.open().filter(|_| self.options.wins == 1)?;
        let [yarg, applewood] = standing.victories.0;
        let cards = |hand: CardSet| hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
        let mut parts =
            vec![format!("victories {yarg} {applewood}"), format!("target {}", self.options.target)];
        if standing.held > 0 {
            let [yarg, applewood] = standing.kept.0;
            parts.push(format!("held {}; kept {yarg} {applewood}", standing.held));
        }
        if !standing.raised.is_empty() {
            let seats: Vec<String> = standing.raised.map(|seat| seat.index().to_string()).collect();
            parts.push(format!("raised {}", seats.join(" ")));
        }
        parts.extend(standing.first.map(|seat| format!("first {}", seat.index())));
        parts.extend(self.options.musician_cancels.then(|| "musician cancels".to_owned()));
        parts.extend((!self.options.ambassador_keeps).then(|| "ambassador loses".to_owned()));
        let [one, other] = hands.0.map(cards);
        let text = format!("hand 0: {one}\nhand 1: {other}\n{}", parts.join("; "));
        (Self::position(&text).ok()?.open()? == Open { hands, standing }).then_some(text)
    }
}

#[derive(Default)]
struct Sketch {
    options: Option<Options>,
    hands: BySeat<CardSet, SEATS>,
    standing: Standing,
}

impl Sketch {
    fn read(&mut self, part: &str) -> Option<()> {
        let options = self.options.get_or_insert(Options::STANDARD);
        let standing = &mut self.standing;
        match part.split_once(' ')? {
            ("hand", rest) => {
                let (seat, cards) = rest.split_once(':')?;
                self.hands[read_seat(seat)?] = read_cards(cards)?;
            }
            ("victories", rest) => standing.victories = read_pair(rest)?,
            ("kept", rest) => standing.kept = read_pair(rest)?,
            ("held", rest) => standing.held = read_number(rest)?,
            ("raised", rest) => {
                standing.raised = rest.split_whitespace().map(read_seat).collect::<Option<SeatSet>>()?;
            }
            ("first", rest) => standing.first = Some(read_seat(rest)?),
            ("target", rest) => options.target = read_number(rest)?,
            ("musician", "cancels") => options.musician_cancels = true,
            ("ambassador", "loses") => options.ambassador_keeps = false,
            _ => return None,
        }
        Some(())
    }
}

/// A number that can occur in a game.
fn read_number(text: &str) -> Option<u8> {
    text.trim().parse().ok().filter(|&number| number < 16)
}

fn read_seat(text: &str) -> Option<Seat> {
    text.trim().parse().ok().filter(|&seat| seat < SEATS).map(Seat::new)
}

fn read_pair(text: &str) -> Option<BySeat<u8, SEATS>> {
    let (yarg, applewood) = text.trim().split_once(' ')?;
    Some(BySeat([read_number(yarg)?, read_number(applewood)?]))
}

fn read_cards(text: &str) -> Option<CardSet> {
    let mut cards = CardSet::EMPTY;
    for card in text.split_whitespace() {
        let card: Card = card.parse().ok()?;
        if cards.count(card) == 2 {
            return None;
        }
        cards.insert(card);
    }
    Some(cards)
}
