//! The indices of actions: a block for each verb, in it a place for each seat and card.

use interregnum_games::defaite::{Action, Card, CardSet, Held, Kind, Source, Spot};
use interregnum_kernel::Seat;

/// The words without a seat or a card.
const WORDS: [&str; 6] = ["masquerade", "pass", "let-go", "countermand", "done", "decline"];
/// The verbs with a card of a hand or of the reserve.
const WITH_CARD: [&str; 6] = ["play", "answer", "raise", "take", "lay hand", "lay reserve"];
/// The verbs with a seat and a card of its court or of the middle.
const WITH_TARGET: [&str; 3] = ["attack", "corrupt", "choose"];
/// The verbs with a card of one's own court.
const WITH_OWN: [&str; 2] = ["lose", "give"];

/// The cards by column, and where the block of each verb begins.
#[derive(Debug)]
pub(super) struct Slots {
    pub(super) players: usize,
    /// Every card once, ascending.
    pub(super) cards: Vec<Card>,
    /// Musketeers and gold, each once, ascending.
    pub(super) means: Vec<Card>,
    /// Every card that can lie in a court, as often as the box has it, ascending.
    targets: Vec<Card>,
    /// By a card's place: its column, its column among the means, and the first of its targets.
    columns: [u8; CardSet::PLACES],
    means_columns: [u8; CardSet::PLACES],
    first_targets: [u8; CardSet::PLACES],
}

/// The number of `seat` counted clockwise from `observer`.
pub(super) const fn from_observer(seat: Seat, observer: Seat, players: usize) -> usize {
    (seat.index() + players - observer.index()) % players
}

fn can_be_held(card: Card) -> bool {
    !matches!(card.kind(), Kind::Musketeer | Kind::Gold | Kind::Event(_) | Kind::King)
}

fn is_means(card: &Card) -> bool {
    matches!(card.kind(), Kind::Musketeer | Kind::Gold)
}

/// By a card's place, the index of its first copy in a list.
fn first_indices(cards: &[Card]) -> [u8; CardSet::PLACES] {
    let mut indices = [0; CardSet::PLACES];
    for (index, card) in cards.iter().enumerate().rev() {
        indices[card.place()] = index as u8;
    }
    indices
}

impl Slots {
    pub(super) fn new(players: usize) -> Self {
        let cards: Vec<Card> = CardSet::BOX.kinds().collect();
        let means: Vec<Card> = cards.iter().copied().filter(is_means).collect();
        let targets: Vec<Card> = CardSet::BOX.cards().filter(|&card| can_be_held(card)).collect();
        Self {
            players,
            columns: first_indices(&cards),
            means_columns: first_indices(&means),
            first_targets: first_indices(&targets),
            cards,
            means,
            targets,
        }
    }

    /// The column of a card.
    pub(super) fn column(&self, card: Card) -> usize {
        usize::from(self.columns[card.place()])
    }

    /// The column of a musketeer or of gold.
    pub(super) fn means_column(&self, card: Card) -> usize {
        usize::from(self.means_columns[card.place()])
    }

    /// The first of the places of a card of a court.
    fn target(&self, held: Held) -> usize {
        usize::from(self.first_targets[held.card.place()])
    }

    const fn duels(&self) -> usize {
        WORDS.len() + WITH_CARD.len() * self.cards.len()
    }

    const fn names_seats(&self) -> usize {
        self.duels() + self.players * self.cards.len()
    }

    const fn kings(&self) -> usize {
        self.names_seats() + self.players
    }

    const fn at_targets(&self) -> usize {
        self.kings() + self.players
    }

    const fn own_targets(&self) -> usize {
        self.at_targets() + WITH_TARGET.len() * self.players * self.targets.len()
    }

    const fn puts(&self) -> usize {
        self.own_targets() + WITH_OWN.len() * self.targets.len()
    }

    /// The index of an action of the observer; of several equal cards of a court, the first.
    pub(super) fn slot(&self, observer: Seat, action: Action) -> usize {
        let seat = |seat: Seat| from_observer(seat, observer, self.players);
        let card = |verb: usize, card: Card| WORDS.len() + verb * self.cards.len() + self.column(card);
        let target = |verb: usize, of: Seat, held: Held| {
            self.at_targets() + (verb * self.players + seat(of)) * self.targets.len() + self.target(held)
        };
        let own =
            |verb: usize, held: Held| self.own_targets() + verb * self.targets.len() + self.target(held);
        match action {
            Action::Masquerade => 0,
            Action::Pass => 1,
            Action::LetGo => 2,
            Action::Countermand => 3,
            Action::Done => 4,
            Action::Decline => 5,
            Action::Play(played) => card(0, played),
            Action::Answer(answer) => card(1, answer),
            Action::Raise(raise) => card(2, raise),
            Action::Take(taken) => card(3, taken),
            Action::Lay(Source::Hand, laid) => card(4, laid),
            Action::Lay(Source::Reserve, laid) => card(5, laid),
            Action::Duel(of, laid) => self.duels() + seat(of) * self.cards.len() + self.column(laid),
            Action::Name(of) => self.names_seats() + seat(of),
            Action::King(of) => self.kings() + seat(of),
            Action::Attack(of, held) => target(0, of, held),
            Action::Corrupt(of, held) => target(1, of, held),
            Action::Choose(of, held) => target(2, of, held),
            Action::Lose(held) => own(0, held),
            Action::Give(held) => own(1, held),
            Action::Put(put, spot) => {
                let spot = match spot {
                    Spot::Reserve => 0,
                    Spot::On(held) => 1 + self.target(held),
                };
                self.puts() + self.means_column(put) * (1 + self.targets.len()) + spot
            }
        }
    }

    /// The names of all actions, with seats counted from the observer. Of equal cards of a court, the
    /// second is marked by `#2`.
    pub(super) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = WORDS.iter().map(ToString::to_string).collect();
        for verb in WITH_CARD {
            names.extend(self.cards.iter().map(|card| format!("{verb} {card}")));
        }
        for seat in 0..self.players {
            names.extend(self.cards.iter().map(|card| format!("duel {seat} {card}")));
        }
        names.extend((0..self.players).map(|seat| format!("name {seat}")));
        names.extend((0..self.players).map(|seat| format!("king {seat}")));
        let targets = self.target_names();
        for verb in WITH_TARGET {
            for seat in 0..self.players {
                names.extend(targets.iter().map(|target| format!("{verb} {seat} {target}")));
            }
        }
        for verb in WITH_OWN {
            names.extend(targets.iter().map(|target| format!("{verb} {target}")));
        }
        for card in &self.means {
            names.push(format!("put {card} reserve"));
            names.extend(targets.iter().map(|target| format!("put {card} {target}")));
        }
        names
    }

    fn target_names(&self) -> Vec<String> {
        let name = |(place, card): (usize, &Card)| {
            let copy = place - self.targets.partition_point(|other| other < card);
            if copy == 0 { card.to_string() } else { format!("{card}#{}", copy + 1) }
        };
        self.targets.iter().enumerate().map(name).collect()
    }
}
