//! The counter of La Défaite.

mod categories;

use crate::{Category, Counter, Measured, Observations};
use categories::{
    ACTED, ATTACK, CONTEST_IS, CORRUPTION, COURT, DEALT, DUEL, DUEL_IS, INCIDENTS, INSURRECTION,
    INSURRECTION_IS, KING, KING_IS, LANDS, LANDS_BY, NOTHING, PLAYED, REBELLION, REBELLION_IS, ROUND,
    ROUND_IS, SOURCES, SUIT, SUITS, land_index, occasion, person, suit_of, won_by,
};
use interregnum_games::defaite::{
    Card, CardSet, Defaite, DefaiteEvent, EventCard, Fact, Kind, Means, Menace, Merit, Options, Special,
    Suit, Zone,
};
use interregnum_kernel::{Phrase, Rule, Seat};

/// Follows the courts, the middle, the King and the current contest.
#[derive(Default)]
pub struct DefaiteCounter {
    /// The cards in the courts.
    courts: Vec<(Seat, Card)>,
    /// The cards in the middle, each with the seat that played it.
    middle: Vec<(Seat, Card)>,
    /// The seat that holds the King.
    jailer: Option<Seat>,
    /// The means of the current contest.
    means: Option<Means>,
    /// The challenger of the current duel.
    challenger: Option<Seat>,
    /// Whether the current Insurrection, if there is one, has won a province.
    insurrection: Option<bool>,
    /// Whether the final scoring has begun.
    is_over: bool,
}

impl Measured for Defaite {
    type Counter = DefaiteCounter;
}

impl Counter<Defaite> for DefaiteCounter {
    fn list(_options: &Options, observations: &mut Observations<Card>) {
        SOURCES.into_iter().for_each(|source| observations.list_points(source));
        for card in CardSet::BOX.kinds() {
            match card.kind() {
                Kind::King => {}
                _ if card.is_number() => observations.list_card(PLAYED, card, &[SUITS]),
                _ => observations.list_card(PLAYED, card, &[]),
            }
            match card.kind() {
                Kind::Special(_) | Kind::Event(_) => observations.list_card(ACTED, card, &[]),
                Kind::Noble => observations.list_card(DEALT, card, &[]),
                _ => {}
            }
            if !matches!(card.kind(), Kind::Event(_) | Kind::Gold | Kind::Musketeer) {
                observations.list_card(COURT, card, &[]);
            }
        }
        for (group, incidents) in INCIDENTS {
            observations.list_incidents(group, incidents);
        }
        observations.list_independent(LANDS, &LANDS_BY);
        // A Cardinal and a Confessor always find something to do.
        let idle = |special: &Special| !matches!(special, Special::Cardinal | Special::Confessor);
        let persons = Special::ALL.into_iter().filter(idle).map(person);
        let events = [EventCard::Insurrection, EventCard::Excommunication, EventCard::Imprisonment];
        observations.list_independent(NOTHING, &persons.chain(events.map(occasion)).collect::<Vec<_>>());
    }

    fn note(&mut self, event: &DefaiteEvent, observations: &mut Observations<Card>) {
        match event {
            DefaiteEvent::Moved { card, from, to, rule, .. } => {
                self.note_use(*card, *from, *to, *rule, observations);
                self.follow(*card, *from, *to);
            }
            DefaiteEvent::Happened { fact, .. } => self.note_fact(fact, observations),
            DefaiteEvent::Shown { .. } => {}
        }
    }

    fn card(card: Card) -> Phrase {
        card.phrase()
    }

    fn incident(group: Category, incident: Category) -> Phrase {
        if group == NOTHING {
            return Phrase::new(format!("defaite-card-{}", incident.code));
        }
        Phrase::new(format!("stats-defaite-{}-{}", group.code, incident.code))
    }
}

impl DefaiteCounter {
    /// Notes what the movement of a card contributes to the observations.
    fn note_use(
        &mut self,
        card: Card,
        from: Zone,
        to: Zone,
        rule: Rule,
        observations: &mut Observations<Card>,
    ) {
        match (from, to) {
            (Zone::Pile, Zone::Court(seat)) if card.kind() == Kind::Noble => {
                observations.used(DEALT, card, seat);
            }
            (Zone::Hand(seat), Zone::Middle) => {
                self.middle.push((seat, card));
                observations.used(PLAYED, card, seat);
            }
            (Zone::Hand(seat), Zone::Discards) if card.is_interruption() => {
                observations.used(PLAYED, card, seat);
                observations.used(ACTED, card, seat);
            }
            (_, Zone::Court(_)) if card.kind() == Kind::Province => {
                observations.happened(LANDS, LANDS_BY[land_index(rule)]);
                if rule == Rule("L9.4") {
                    self.insurrection = Some(true);
                }
            }
            _ => {}
        }
    }

    /// Keeps track of the courts and the King.
    fn follow(&mut self, card: Card, from: Zone, to: Zone) {
        if let Zone::Court(seat) = from
            && let Some(place) = self.courts.iter().position(|one| *one == (seat, card))
        {
            self.courts.swap_remove(place);
        }
        match to {
            Zone::Court(seat) => self.courts.push((seat, card)),
            Zone::Prison(seat) => self.jailer = Some(seat),
            Zone::Beside(_) => self.jailer = None,
            _ => {}
        }
    }

    fn note_fact(&mut self, fact: &Fact, observations: &mut Observations<Card>) {
        match *fact {
            Fact::RoundBegins { number, first, masquerade } => {
                self.round_over(observations);
                observations.round();
                observations.happened(ROUND, ROUND_IS[usize::from(masquerade)]);
                if number == 1 {
                    observations.begins(first);
                }
            }
            Fact::Ends => {
                self.round_over(observations);
                self.is_over = true;
                self.note_courts(observations);
            }
            Fact::Scores { seat, points, merit, .. } => {
                observations.points(self.source(merit), observations.side(seat), u32::from(points));
            }
            Fact::SuitGoes { suit, seat, why } => {
                observations.happened(SUIT, won_by(why));
                seat.into_iter().for_each(|seat| self.note_suit(suit, seat, observations));
            }
            Fact::Occurs { .. } | Fact::Fails { .. } | Fact::Acts { .. } | Fact::Nothing { .. } => {
                self.note_card(fact, observations);
            }
            _ => self.note_strife(fact, observations),
        }
    }

    /// Notes the effects of events and persons.
    fn note_card(&mut self, fact: &Fact, observations: &mut Observations<Card>) {
        match *fact {
            Fact::Occurs { event, seat, .. } => {
                self.settle_insurrection(observations);
                observations.used(ACTED, event.card(), seat);
                match event {
                    EventCard::Rebellion => observations.happened(REBELLION, REBELLION_IS[0]),
                    EventCard::Insurrection => self.insurrection = Some(false),
                    _ => {}
                }
            }
            Fact::Fails { .. } => observations.happened(REBELLION, REBELLION_IS[1]),
            Fact::Acts { person, owner } => observations.used(ACTED, person.card(), owner),
            Fact::Nothing { card } => match card.kind() {
                Kind::Special(special) => observations.happened(NOTHING, person(special)),
                Kind::Event(event) => observations.happened(NOTHING, occasion(event)),
                _ => {}
            },
            _ => {}
        }
    }

    /// Notes how attacks, corruptions and duels end.
    fn note_strife(&mut self, fact: &Fact, observations: &mut Observations<Card>) {
        match *fact {
            Fact::Contest { means, .. } => self.means = Some(means),
            Fact::LetsGo { moves, .. } => {
                let group = if self.means == Some(Means::Gold) { CORRUPTION } else { ATTACK };
                observations.happened(group, CONTEST_IS[usize::from(!moves)]);
            }
            Fact::Challenges { challenger, .. } => self.challenger = Some(challenger),
            Fact::NoDuel { .. } => observations.happened(DUEL, DUEL_IS[3]),
            Fact::DuelOff { .. } => observations.happened(DUEL, DUEL_IS[2]),
            Fact::DuelWon { winner, .. } => {
                observations.happened(DUEL, DUEL_IS[usize::from(self.challenger != Some(winner))]);
            }
            Fact::Countermanded { what, .. } => match what {
                Menace::Attack => observations.happened(ATTACK, CONTEST_IS[2]),
                Menace::Corruption => observations.happened(CORRUPTION, CONTEST_IS[2]),
                Menace::Duel => observations.happened(DUEL, DUEL_IS[4]),
                Menace::Event(_) => {
                    self.insurrection = None;
                    observations.happened(INSURRECTION, INSURRECTION_IS[2]);
                }
            },
            _ => {}
        }
    }

    /// Clears the middle at the end of a round and notes its last Insurrection.
    fn round_over(&mut self, observations: &mut Observations<Card>) {
        self.middle.clear();
        self.settle_insurrection(observations);
    }

    fn settle_insurrection(&mut self, observations: &mut Observations<Card>) {
        if let Some(won) = self.insurrection.take() {
            observations.happened(INSURRECTION, INSURRECTION_IS[usize::from(!won)]);
        }
    }

    /// L8.2: credits the winner's card of the suit.
    fn note_suit(&self, suit: Suit, winner: Seat, observations: &mut Observations<Card>) {
        let of_suit = |(seat, card): &&(Seat, Card)| *seat == winner && suit_of(*card) == Some(suit);
        if let Some((_, card)) = self.middle.iter().find(of_suit) {
            observations.gained(PLAYED, *card, SUITS, 1);
        }
    }

    /// Notes the courts at the end, and whether the King is held.
    fn note_courts(&self, observations: &mut Observations<Card>) {
        self.courts.iter().for_each(|(seat, card)| observations.used(COURT, *card, *seat));
        self.jailer.iter().for_each(|seat| observations.used(COURT, Card::KING, *seat));
        observations.happened(KING, KING_IS[usize::from(self.jailer.is_none())]);
    }

    /// The source of points for a merit.
    fn source(&self, merit: Merit) -> Category {
        let [confessor, rebellion, provinces, king, last_provinces, last_king, persons] = SOURCES;
        match merit {
            Merit::Provinces if self.is_over => last_provinces,
            Merit::Provinces => provinces,
            Merit::King if self.is_over => last_king,
            Merit::King => king,
            Merit::Persons => persons,
            Merit::Card(card) if card == Special::Confessor.card() => confessor,
            Merit::Card(_) => rebellion,
        }
    }
}
