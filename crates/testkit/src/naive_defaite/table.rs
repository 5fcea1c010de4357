//! L2: the table, with everything that lies on it.

use super::cards::{is_kind, is_person, of_kind, rank, sum, symbol, take, value};

/// A card of a court with its guards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// A courtier, a special person, the Queen or a province.
    pub card: String,
    /// The gold under a person, the musketeers on a province.
    pub guards: Vec<String>,
    /// Whether it came into this court this round (L8.3).
    pub new: bool,
}

impl Placed {
    /// A card that has just entered the court, without guards.
    pub fn new(card: &str) -> Self {
        Self { card: card.to_owned(), guards: Vec::new(), new: true }
    }

    /// The card with its guards, highest first: `Pv3Su+Ms2+Ms1`.
    pub fn text(&self) -> String {
        let mut parts = self.guards.clone();
        parts.sort_by_key(|card| std::cmp::Reverse(value(card)));
        parts.insert(0, self.card.clone());
        parts.join("+")
    }

    /// The sum of the guards.
    pub(super) fn strength(&self) -> u32 {
        sum(&self.guards)
    }
}

/// L2.4: what lies face up in front of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Court {
    /// The nobles without the Queen.
    pub nobles: Vec<String>,
    /// Courtiers, special persons and the Queen: those who can be corrupted (L5.1).
    pub persons: Vec<Placed>,
    /// The provinces.
    pub provinces: Vec<Placed>,
    /// The reserve of gold.
    pub gold: Vec<String>,
    /// The reserve of musketeers.
    pub musketeers: Vec<String>,
}

impl Court {
    /// The reserve of `Ms` or `Au`.
    pub(super) fn reserve(&self, code: &str) -> &[String] {
        if code == "Ms" { &self.musketeers } else { &self.gold }
    }

    /// The same, to be changed.
    pub(super) fn reserve_mut(&mut self, code: &str) -> &mut Vec<String> {
        if code == "Ms" { &mut self.musketeers } else { &mut self.gold }
    }

    /// What `Ms` or `Au` can guard: the provinces or the persons.
    pub(super) fn guarded_by(&self, code: &str) -> &[Placed] {
        if code == "Ms" { &self.provinces } else { &self.persons }
    }

    /// The same, to be changed.
    pub(super) fn guarded_by_mut(&mut self, code: &str) -> &mut Vec<Placed> {
        if code == "Ms" { &mut self.provinces } else { &mut self.persons }
    }

    /// Takes the card with this [`text`](Placed::text), with its guards.
    pub(super) fn take(&mut self, text: &str) -> Placed {
        let heap = if is_kind(text, "Pv") { &mut self.provinces } else { &mut self.persons };
        let place = heap.iter().position(|placed| placed.text() == text);
        heap.remove(place.expect("invariant: the card is in this court"))
    }

    /// The courtiers.
    pub(super) fn courtiers(&self) -> impl Iterator<Item = &Placed> {
        self.persons.iter().filter(|person| is_kind(&person.card, "Co"))
    }

    /// The texts of the nobles and of the Queen.
    pub(super) fn nobles_and_queen(&self) -> Vec<String> {
        let queen = self.persons.iter().filter(|person| person.card == "Qu").map(Placed::text);
        self.nobles.iter().cloned().chain(queen).collect()
    }

    /// Whether a card has the symbol of a noble of this court or of its Queen.
    pub(super) fn matches(&self, card: &str) -> bool {
        let queen = self.persons.iter().map(|person| &person.card).filter(|card| *card == "Qu");
        let mut nobles = self.nobles.iter().chain(queen);
        symbol(card).is_some() && nobles.any(|noble| symbol(noble) == symbol(card))
    }

    /// A noble, the Queen, a courtier, a special person or a province joins the court.
    pub(super) fn welcome(&mut self, card: &str) {
        if is_kind(card, "No") {
            self.nobles.push(card.to_owned());
        } else if is_kind(card, "Pv") {
            self.provinces.push(Placed::new(card));
        } else {
            self.persons.push(Placed::new(card));
        }
    }
}

/// Where the King is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum King {
    /// Free, beside a seat.
    Beside(usize),
    /// The prisoner of a seat.
    HeldBy(usize),
}

impl King {
    /// The seat that he stands beside or that holds him.
    pub fn seat(self) -> usize {
        match self {
            Self::Beside(seat) | Self::HeldBy(seat) => seat,
        }
    }
}

/// Everything that lies on the table and in the hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaivePosition {
    /// The hands by seat.
    pub hands: Vec<Vec<String>>,
    /// The courts by seat.
    pub courts: Vec<Court>,
    /// The points by seat.
    pub points: Vec<u32>,
    /// The King.
    pub king: King,
    /// The deck, top first.
    pub deck: Vec<String>,
    /// The discards.
    pub discards: Vec<String>,
    /// The middle: who played what, in the order played.
    pub middle: Vec<(usize, String)>,
    /// The cards laid in the current attack, corruption or duel.
    pub laid: Vec<String>,
    /// Whether this round is a masquerade.
    pub masquerade: bool,
    /// Whether the next round will be a masquerade.
    pub next_masquerade: bool,
}

impl NaivePosition {
    /// L2.1-L2.3: the table after the deal.
    pub(super) fn dealt(nobles: &[String], deck: &[String]) -> Self {
        let players = nobles.len();
        let highest = (0..players).min_by_key(|&seat| rank(&nobles[seat]));
        let court = |noble: &String| Court { nobles: vec![noble.clone()], ..Court::default() };
        Self {
            hands: deck.chunks(7).take(players).map(<[String]>::to_vec).collect(),
            courts: nobles.iter().map(court).collect(),
            points: vec![0; players],
            king: King::Beside(highest.expect("invariant: there are players")),
            deck: deck[7 * players..].to_vec(),
            discards: Vec::new(),
            middle: Vec::new(),
            laid: Vec::new(),
            masquerade: false,
            next_masquerade: false,
        }
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.hands.len()
    }

    /// The other seats, clockwise from the left neighbour.
    pub(super) fn opponents(&self, seat: usize) -> Vec<usize> {
        (1..self.players()).map(|step| (seat + step) % self.players()).collect()
    }

    /// Discards a card of a court with its guards.
    pub(super) fn discard(&mut self, placed: Placed) {
        self.discards.push(placed.card);
        self.discards.extend(placed.guards);
    }

    /// L7.2: moves a province or courtier to another court; its guards stay with their owner.
    pub(super) fn carry(&mut self, from: usize, text: &str, to: usize) {
        let placed = self.courts[from].take(text);
        for guard in placed.guards {
            self.courts[from].reserve_mut(&guard[..2]).push(guard.clone());
        }
        self.courts[to].welcome(&placed.card);
    }

    /// `choose T C` for each courtier and special person of the opponents.
    pub(super) fn victims(&self, seat: usize) -> Vec<String> {
        let mut texts = Vec::new();
        for other in self.opponents(seat) {
            for person in self.courts[other].persons.iter().filter(|person| person.card != "Qu") {
                texts.push(format!("choose {other} {}", person.text()));
            }
        }
        texts
    }

    /// Moves a card from a hand to the laid cards.
    pub(super) fn lay_from_hand(&mut self, seat: usize, card: &str) {
        let card = take(&mut self.hands[seat], card);
        self.laid.push(card);
    }

    /// Takes the highest musketeer or gold of the discards into a reserve, if there is any.
    pub(super) fn recover(&mut self, seat: usize, code: &str) {
        if let Some(card) = of_kind(&self.discards, code).first() {
            let card = take(&mut self.discards, card);
            self.courts[seat].reserve_mut(code).push(card);
        }
    }

    /// The cards of every pile by its name: sorted, except `deck` (top first) and `middle` (with
    /// the seat, in the order played). The cards of `court N` are written with their guards.
    pub fn piles(&self) -> Vec<(String, Vec<String>)> {
        let mut piles = Vec::new();
        for (seat, court) in self.courts.iter().enumerate() {
            let placed = court.persons.iter().chain(&court.provinces).map(Placed::text);
            piles.push((format!("court {seat}"), placed.chain(court.nobles.iter().cloned()).collect()));
            piles.push((format!("gold {seat}"), court.gold.clone()));
            piles.push((format!("musketeers {seat}"), court.musketeers.clone()));
            piles.push((format!("hand {seat}"), self.hands[seat].clone()));
        }
        piles.push(("discards".to_owned(), self.discards.clone()));
        piles.push(("laid".to_owned(), self.laid.clone()));
        piles.iter_mut().for_each(|(_, cards)| cards.sort());
        let middle = self.middle.iter().map(|(seat, card)| format!("{seat} {card}"));
        piles.push(("middle".to_owned(), middle.collect()));
        piles.push(("deck".to_owned(), self.deck.clone()));
        piles
    }
}

/// Whether a card goes to its player's court after the suits (L8.4).
pub(super) fn goes_to_its_player(card: &str) -> bool {
    is_person(card) || is_kind(card, "No") || card == "Qu"
}
