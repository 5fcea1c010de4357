//! Positions set up from a short text: for tests, studies and puzzles.
//!
//! ```text
//! players 4; round 3; king held 2; turn 1
//! hand 0: Ms5 Au2 Co6Li; hand 1: Reb Ms1 Ms1
//! court 0: NoLi Pv3Su+Ms2+Ms1 Co5Li+Au3 Spy; court 1: NoSu Qu+Au1
//! reserve 1: Ms3 Au1; points 0: 12
//! middle 0: Dec
//! discards: Ms7; pile: Au1 Au1 Pv4
//! ```
//! Parts are separated by `;` or line ends; all except `players` are optional.
//! - `round N`: the round's number, else 1.
//! - `king free N`, `king held N`: beside whom the King stands, or whose prisoner he is; else
//!   he stands free beside seat 0.
//! - `first N`: who had the first turn of the round; else the King's seat.
//! - `turn N`: whose turn it is; else that of `first`. The seats between have had theirs: each
//!   has played what `middle N: X` says, and else has passed.
//! - `acted`: the player has done the turn's act.
//! - `masquerade now`: the round is one (then nobody has played yet); `masquerade next`.
//! - `hand N`, `court N` (cards with their guards, as actions name them), `reserve N`,
//!   `points N: 12`, `discards`, `pile` (top first; without it, this is the last round).
//! - `fresh: Co5Li`: courtiers that came into the court they are in during this round.
//!
//! The player whose turn it is has drawn. The cards of the game are the King and those named; they
//! need not be the whole box.

use crate::card::{Card, Kind, PLACES};
use crate::card_set::CardSet;
use crate::card_stack::Means;
use crate::deal::{DECK, Deck};
use crate::held::Held;
use crate::notation::read_seat;
use crate::options::{Options, SEATS};
use crate::setup::Origin;
use crate::state::{Defaite, King, Round, Stage, Step};
use interregnum_kernel::{BadText, BySeat, Seat, Silent};
use std::fmt;

impl Defaite {
    /// The position that a text describes.
    pub fn position(text: &str) -> Result<Self, BadText> {
        let parts: Vec<&str> =
            text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()).collect();
        let mut sketch = Sketch::new(&parts).ok_or_else(|| BadText::new("number of players", ""))?;
        for part in parts {
            sketch.read(part).ok_or_else(|| BadText::new("part of a position", part))?;
        }
        sketch.position().ok_or_else(|| BadText::new("position", text))
    }

    /// The position as a text; `None` unless a turn begins or goes on with nothing asked, and in a masquerade in
    /// which somebody has laid a card.
    pub fn position_text(&self) -> Option<String> {
        let text = self.written()?;
        (Self::position(&text).ok()?.written()? == text).then_some(text)
    }

    fn written(&self) -> Option<String> {
        let Round { number, first, turns, acted, masquerade, masquerade_next, step, fresh, placing } =
            self.round;
        let has_cards = self.middle.cards().next().is_some();
        if self.stage != Stage::Turn
            || step != Step::Turns
            || !placing.is_empty()
            || (masquerade && has_cards)
        {
            return None;
        }
        let how = if self.king.held { "held" } else { "free" };
        let king = self.king.seat.index();
        let turn = self.at(usize::from(turns)).index();
        let mut parts = vec![
            format!("players {}; round {number}; king {how} {king}", self.options.players),
            format!("first {}; turn {turn}", first.index()),
        ];
        for (is_so, word) in
            [(acted, "acted"), (masquerade, "masquerade now"), (masquerade_next, "masquerade next")]
        {
            parts.extend(is_so.then(|| word.to_owned()));
        }
        let mut lines = vec![parts.join("; ")];
        for seat in Seat::all(self.seats()) {
            let (number, court) = (seat.index(), &self.courts[seat]);
            let lands = court.lands.lands().map(|land| self.guards.land(land));
            let persons = court.persons.cards().map(|person| self.guards.person(person));
            let reserve = |means| court.reserve(means).cards(means);
            let points = (court.points > 0).then_some(court.points);
            lines.extend(zone_line(&format!("hand {number}"), self.hands[seat].cards()));
            lines.extend(zone_line(&format!("court {number}"), persons.chain(lands)));
            let reserves = reserve(Means::Musketeers).chain(reserve(Means::Gold));
            lines.extend(zone_line(&format!("reserve {number}"), reserves));
            lines.extend(zone_line(&format!("points {number}"), points.into_iter()));
            let played = self.middle.at(self.place(seat));
            lines.extend(zone_line(&format!("middle {number}"), played.into_iter()));
        }
        lines.extend(zone_line("fresh", fresh.cards()));
        lines.extend(zone_line("discards", self.discards.cards()));
        lines.extend(zone_line("pile", self.deck.pile().iter()));
        Some(lines.join("\n"))
    }
}

/// The line of a zone; `None` if it is empty.
fn zone_line<T: fmt::Display>(name: &str, cards: impl Iterator<Item = T>) -> Option<String> {
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    (!cards.is_empty()).then(|| format!("{name}: {}", cards.join(" ")))
}

struct Sketch {
    table: Defaite,
    hands: BySeat<Vec<Card>, SEATS>,
    pile: Vec<Card>,
    first: Option<Seat>,
    turn: Option<Seat>,
    /// What each seat has played.
    played: BySeat<Option<Card>, SEATS>,
    /// How often each card is named.
    counts: [u8; PLACES],
}

impl Sketch {
    fn new(parts: &[&str]) -> Option<Self> {
        let players = parts.iter().find_map(|part| part.strip_prefix("players "))?;
        let options = Options { players: players.trim().parse().ok()? };
        options.check().ok()?;
        let king = King { seat: Seat::new(0), held: false };
        Some(Self {
            table: Defaite::empty(options, Origin::Dealt([Card::QUEEN; SEATS]), king),
            hands: BySeat(std::array::from_fn(|_| Vec::new())),
            pile: Vec::new(),
            first: None,
            turn: None,
            played: BySeat::default(),
            counts: [0; PLACES],
        })
    }

    fn seat(&self, text: &str) -> Option<Seat> {
        read_seat(text.trim()).filter(|seat| seat.index() < self.table.seats())
    }

    /// Counts a card; `None` if the box has no more of it.
    fn count(&mut self, card: Card) -> Option<Card> {
        let count = &mut self.counts[card.index()];
        *count += 1;
        let there_is = usize::from(*count) <= CardSet::BOX.count(card) && card != Card::KING;
        there_is.then_some(card)
    }

    fn cards(&mut self, text: &str) -> Option<Vec<Card>> {
        text.split_whitespace().map(|card| self.count(card.parse().ok()?)).collect()
    }

    fn read(&mut self, part: &str) -> Option<()> {
        if let Some((name, rest)) = part.split_once(':') {
            return match name.trim().split_once(' ') {
                Some((name, seat)) => self.read_of_seat(name, self.seat(seat)?, rest),
                None => self.read_heap(name.trim(), rest),
            };
        }
        let round = &mut self.table.round;
        match part.split_once(' ').unwrap_or((part, "")) {
            ("players", _) => {}
            ("round", number) => round.number = number.trim().parse().ok()?,
            ("king", king) => {
                let (how, seat) = king.split_once(' ')?;
                let held = match how {
                    "held" => true,
                    "free" => false,
                    _ => return None,
                };
                self.table.king = King { seat: self.seat(seat)?, held };
            }
            ("first", seat) => self.first = Some(self.seat(seat)?),
            ("turn", seat) => self.turn = Some(self.seat(seat)?),
            ("acted", "") => round.acted = true,
            ("masquerade", "now") => round.masquerade = true,
            ("masquerade", "next") => round.masquerade_next = true,
            _ => return None,
        }
        Some(())
    }

    fn read_heap(&mut self, name: &str, rest: &str) -> Option<()> {
        match name {
            "discards" => self.cards(rest)?.into_iter().for_each(|card| self.table.discards.insert(card)),
            "pile" => self.pile = self.cards(rest)?,
            "fresh" => {
                for card in rest.split_whitespace() {
                    let card: Card = card.parse().ok()?;
                    (card.kind() == Kind::Courtier).then(|| self.table.round.fresh.mark(card))?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn read_of_seat(&mut self, name: &str, seat: Seat, rest: &str) -> Option<()> {
        match name {
            "hand" => self.hands[seat] = self.cards(rest)?,
            "points" => self.table.courts[seat].points = rest.trim().parse().ok()?,
            "middle" => {
                let card = self.cards(rest)?.into_iter().next()?;
                self.played[seat] = Some(CardSet::PLAYABLE.contains(card).then_some(card)?);
            }
            "reserve" => {
                for card in self.cards(rest)? {
                    let means = Means::of(card)?;
                    self.table.courts[seat].reserve_mut(means).insert(card, means);
                }
            }
            "court" => {
                for held in rest.split_whitespace() {
                    self.put_in_court(seat, held.parse().ok()?)?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn put_in_court(&mut self, seat: Seat, held: Held) -> Option<()> {
        self.count(held.card)?;
        for guard in held.guards() {
            self.count(guard)?;
        }
        let table = &mut self.table;
        match held.card.kind() {
            Kind::Province => {
                let land = table.new_land(held.card);
                table.courts[seat].lands.insert(land);
                table.guards.set_on(land, held.guards);
            }
            Kind::Courtier | Kind::Special(_) | Kind::Noble | Kind::Queen => {
                table.courts[seat].persons.insert(held.card);
                if CardSet::CORRUPTIBLE.contains(held.card) {
                    table.guards.set_under(held.card, held.guards);
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn position(mut self) -> Option<Defaite> {
        let table = &mut self.table;
        table.round.first = self.first.unwrap_or(table.king.seat);
        let turns = table.place(self.turn.unwrap_or(table.round.first));
        table.round.turns = turns as u8;
        for seat in Seat::all(table.seats()) {
            if let Some(card) = self.played[seat] {
                let place = table.place(seat);
                (place < turns && !table.round.masquerade).then(|| table.middle.lay(place, card))?;
            }
        }
        let sizes = std::array::from_fn(|seat| self.hands.0[seat].len() as u8);
        let deck: Vec<Card> = self.hands.0.iter().flatten().chain(&self.pile).copied().collect();
        (deck.len() <= DECK).then_some(())?;
        let options = self.table.options;
        Some(Origin::set_up(self.table, sizes).begin(options, Deck::new(&deck), &mut Silent))
    }
}
