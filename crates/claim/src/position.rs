//! Positions set up from a short text: for tests, studies and puzzles.
//!
//! ```text
//! players 2; kingdom claim; leader 0
//! hand 0: Go7 Un2; hand 1: Kn3 Dw4
//! score 0: Un9
//! pile: Dw1 Dw2 Dw3 Dw5
//! ```
//! Parts are separated by `;` or line ends. Known parts: `players`, `kingdom` (a name or codes with
//! commas), `leader`, `hand N`, `score N`, `front N`, `aside`, `discards`, `pile` (top first; with
//! it, the position is one of phase one, else of phase two). The deck consists of the cards named;
//! it need not be complete.
//!
//! [`Claim::position_text`] writes such a text.

use crate::card::{Card, PLACES};
use crate::card_set::CardSet;
use crate::deal::Pile;
use crate::faction::FactionSet;
use crate::happening::Phase;
use crate::kingdom::{NAMED, Options};
use crate::state::{Claim, Stage};
use interregnum_kernel::{BadText, Seat, Silent};

impl Claim {
    /// The position that a text describes.
    pub fn position(text: &str) -> Result<Self, BadText> {
        let mut sketch = Sketch::default();
        for part in text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
            sketch.read(part)?;
        }
        sketch.position()
    }

    /// The position as a text; `None` within a trick, and in phase one after its first trick, whose followers
    /// lie face down.
    pub fn position_text(&self) -> Option<String> {
        let has_followers = self.followers.0.iter().any(|cards| !cards.is_empty());
        let is_over = self.stage != Stage::Playing || self.hands[self.turn].is_empty();
        if is_over || has_followers || self.trick.cards().len() > 0 {
            return None;
        }
        let Options { players, kingdom, .. } = self.options;
        let mut lines = vec![format!("players {players}; kingdom {kingdom}; leader {}", self.turn.index())];
        for (name, zones) in [("hand", &self.hands), ("score", &self.scores), ("front", &self.fronts)] {
            for seat in Seat::all(self.seats()) {
                lines.extend(zone_line(&format!("{name} {}", seat.index()), zones[seat].cards()));
            }
        }
        lines.extend(zone_line("aside", self.aside.cards()));
        lines.extend(zone_line("discards", self.discards.cards()));
        lines.extend(zone_line("pile", self.face_up.cards().iter().chain(self.pile.cards()).copied()));
        let text = lines.join("\n");
        (Self::position(&text).ok()?.hands == self.hands).then_some(text)
    }
}

/// The line of a zone; `None` if it is empty.
fn zone_line(name: &str, cards: impl Iterator<Item = Card>) -> Option<String> {
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    (!cards.is_empty()).then(|| format!("{name}: {}", cards.join(" ")))
}

#[derive(Default)]
struct Sketch {
    players: usize,
    kingdom: Option<FactionSet>,
    leader: usize,
    zones: Vec<(String, Vec<Card>)>,
}

impl Sketch {
    fn read(&mut self, part: &str) -> Result<(), BadText> {
        let bad = || BadText::new("part of a position", part);
        let number = |text: &str| text.trim().parse::<usize>().map_err(|_| bad());
        if let Some((name, cards)) = part.split_once(':') {
            let cards = cards.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
            self.zones.push((name.trim().to_owned(), cards));
            return Ok(());
        }
        match part.split_once(' ').ok_or_else(bad)? {
            ("players", players) => self.players = number(players)?,
            ("leader", leader) => self.leader = number(leader)?,
            ("kingdom", kingdom) => self.kingdom = Some(read_kingdom(kingdom.trim())?),
            _ => return Err(bad()),
        }
        Ok(())
    }

    fn position(self) -> Result<Claim, BadText> {
        let (players, number) = (self.players, self.leader);
        let bad_players = || BadText::new("number of players", &players.to_string());
        let players = u8::try_from(players).map_err(|_| bad_players())?;
        Options::others(players).ok_or_else(bad_players)?;
        let leader = Seat::checked(number).filter(|leader| leader.index() < self.players);
        let leader = leader.ok_or_else(|| BadText::new("leader", &number.to_string()))?;
        let kingdom = self.kingdom.ok_or_else(|| BadText::new("kingdom", ""))?;
        let options = Options { players, kingdom, leader };
        let mut claim = Claim::empty(options, 0);
        claim.phase = Phase::Two;
        let mut counts = [0u8; PLACES];
        for (name, cards) in &self.zones {
            for card in cards {
                counts[card.index()] += 1;
                let copies = CardSet::of_faction(card.faction()).count(*card);
                if usize::from(counts[card.index()]) > copies {
                    return Err(BadText::new("card that is left", &card.to_string()));
                }
                claim.deck.insert(*card);
            }
            claim.put(name, cards).ok_or_else(|| BadText::new("zone", name))?;
        }
        let hands = &claim.hands.0[..self.players];
        let hand = hands[0].len();
        if !(1..=13).contains(&hand) || hands.iter().any(|cards| cards.len() != hand) {
            let sizes: Vec<String> = hands.iter().map(|cards| cards.len().to_string()).collect();
            return Err(BadText::new("hands of equal size", &sizes.join(", ")));
        }
        let pile = claim.pile.cards().len();
        if claim.phase == Phase::One && pile != self.players * hand {
            return Err(BadText::new("size of the pile", &pile.to_string()));
        }
        claim.tricks = hand as u8;
        claim.turn_up(claim.stakes(), &mut Silent);
        Ok(claim)
    }
}

impl Claim {
    fn put(&mut self, name: &str, cards: &[Card]) -> Option<()> {
        let set = cards.iter().copied().collect();
        let players = self.seats();
        let seat = |text: &str| text.parse().ok().filter(|&seat| seat < players).and_then(Seat::checked);
        match name.split_once(' ') {
            Some(("hand", number)) => self.hands[seat(number)?] = set,
            Some(("score", number)) => self.scores[seat(number)?] = set,
            Some(("front", number)) => self.fronts[seat(number)?] = set,
            None if name == "aside" => self.aside = set,
            None if name == "discards" => self.discards = set,
            None if name == "pile" && cards.len() <= 36 => {
                self.phase = Phase::One;
                self.pile = Pile::new(cards);
            }
            _ => return None,
        }
        Some(())
    }
}

/// A kingdom by its name, or by the codes of its factions, separated by commas.
pub(crate) fn read_kingdom(text: &str) -> Result<FactionSet, BadText> {
    if let Some((_, kingdom)) = NAMED.iter().find(|(name, _)| *name == text) {
        return Ok(*kingdom);
    }
    let mut set = FactionSet::NONE;
    for code in text.split(',').map(str::trim) {
        let faction = code.parse()?;
        if set.contains(faction) {
            return Err(BadText::new("kingdom", text));
        }
        set = set.with(faction);
    }
    Ok(set)
}
