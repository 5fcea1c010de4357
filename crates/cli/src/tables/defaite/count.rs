//! What counts in a game of La Défaite.

mod lists;

use crate::commands::stats::{Sheet, Word};
use crate::tables::Counter;
use interregnum_games::defaite::{
    Card, CardSet, Defaite, DefaiteEvent, EventCard, Fact, Kind, Means, Menace, Merit, Options, Special,
    Suit, Zone,
};
use interregnum_kernel::{Phrase, Rule, Seat};
use lists::{
    ACTED, ATTACK, CONTEST_IS, CORRUPTION, COURT, DEALT, DUEL, DUEL_IS, INSURRECTION, INSURRECTION_IS, KING,
    KING_IS, LANDS, LANDS_BY, MATTERS, NOTHING, PLAYED, REBELLION, REBELLION_IS, ROUND, ROUND_IS, SOURCES,
    SUIT, SUITS, occasion, person, suit_of, way_of, won_by,
};

/// Reads the events of La Défaite.
#[derive(Default)]
pub(crate) struct DefaiteCounter {
    /// What lies in whose court.
    courts: Vec<(Seat, Card)>,
    /// What lies in the middle, and who played it.
    middle: Vec<(Seat, Card)>,
    /// Who holds the King.
    jailer: Option<Seat>,
    /// With what the contest under way is fought.
    means: Option<Means>,
    /// Who has challenged to the duel under way.
    challenger: Option<Seat>,
    /// Whether the Insurrection under way, if there is one, has won a province.
    insurrection: Option<bool>,
    /// Whether the final scoring has begun.
    is_over: bool,
}

impl Counter<Defaite> for DefaiteCounter {
    fn list(_options: &Options, sheet: &mut Sheet<Card>) {
        SOURCES.into_iter().for_each(|source| sheet.list_points(source));
        for card in CardSet::BOX.kinds() {
            match card.kind() {
                Kind::King => {}
                _ if card.is_number() => sheet.list_card(PLAYED, card, &[SUITS]),
                _ => sheet.list_card(PLAYED, card, &[]),
            }
            match card.kind() {
                Kind::Special(_) | Kind::Event(_) => sheet.list_card(ACTED, card, &[]),
                Kind::Noble => sheet.list_card(DEALT, card, &[]),
                _ => {}
            }
            if !matches!(card.kind(), Kind::Event(_) | Kind::Gold | Kind::Musketeer) {
                sheet.list_card(COURT, card, &[]);
            }
        }
        for (group, matters) in MATTERS {
            sheet.list_matters(group, matters);
        }
        sheet.list_counts(LANDS, &LANDS_BY);
        // A Cardinal and a Confessor always find something to do.
        let idle = |special: &Special| !matches!(special, Special::Cardinal | Special::Confessor);
        let persons = Special::ALL.into_iter().filter(idle).map(person);
        let events = [EventCard::Insurrection, EventCard::Excommunication, EventCard::Imprisonment];
        sheet.list_counts(NOTHING, &persons.chain(events.map(occasion)).collect::<Vec<_>>());
    }

    fn note(&mut self, event: &DefaiteEvent, sheet: &mut Sheet<Card>) {
        match event {
            DefaiteEvent::Moved { card, from, to, rule, .. } => {
                self.note_use(*card, *from, *to, *rule, sheet);
                self.follow(*card, *from, *to);
            }
            DefaiteEvent::Happened { fact, .. } => self.note_fact(fact, sheet),
            DefaiteEvent::Shown { .. } => {}
        }
    }

    fn card(card: Card) -> Phrase {
        card.phrase()
    }

    fn matter(group: Word, matter: Word) -> Phrase {
        if group == NOTHING {
            return Phrase::new(format!("defaite-card-{}", matter.text));
        }
        Phrase::new(format!("stats-defaite-{}-{}", group.text, matter.text))
    }
}

impl DefaiteCounter {
    /// What a card's way counts for.
    fn note_use(&mut self, card: Card, from: Zone, to: Zone, rule: Rule, sheet: &mut Sheet<Card>) {
        match (from, to) {
            (Zone::Pile, Zone::Court(seat)) if card.kind() == Kind::Noble => sheet.used(DEALT, card, seat),
            (Zone::Hand(seat), Zone::Middle) => {
                self.middle.push((seat, card));
                sheet.used(PLAYED, card, seat);
            }
            (Zone::Hand(seat), Zone::Discards) if card.is_interruption() => {
                sheet.used(PLAYED, card, seat);
                sheet.used(ACTED, card, seat);
            }
            (_, Zone::Court(_)) if card.kind() == Kind::Province => {
                sheet.happened(LANDS, LANDS_BY[way_of(rule)]);
                if rule == Rule("L9.4") {
                    self.insurrection = Some(true);
                }
            }
            _ => {}
        }
    }

    /// Keeps up with who has what.
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

    fn note_fact(&mut self, fact: &Fact, sheet: &mut Sheet<Card>) {
        match *fact {
            Fact::RoundBegins { number, first, masquerade } => {
                self.round_over(sheet);
                sheet.round();
                sheet.happened(ROUND, ROUND_IS[usize::from(masquerade)]);
                if number == 1 {
                    sheet.begins(first);
                }
            }
            Fact::Ends => {
                self.round_over(sheet);
                self.is_over = true;
                self.note_courts(sheet);
            }
            Fact::Scores { seat, points, merit, .. } => {
                sheet.points(self.source(merit), sheet.side(seat), u32::from(points));
            }
            Fact::SuitGoes { suit, seat, why } => {
                sheet.happened(SUIT, won_by(why));
                seat.into_iter().for_each(|seat| self.note_suit(suit, seat, sheet));
            }
            Fact::Occurs { .. } | Fact::Fails { .. } | Fact::Acts { .. } | Fact::Nothing { .. } => {
                self.note_card(fact, sheet);
            }
            _ => self.note_strife(fact, sheet),
        }
    }

    /// Events and persons at work.
    fn note_card(&mut self, fact: &Fact, sheet: &mut Sheet<Card>) {
        match *fact {
            Fact::Occurs { event, seat, .. } => {
                self.settle_insurrection(sheet);
                sheet.used(ACTED, event.card(), seat);
                match event {
                    EventCard::Rebellion => sheet.happened(REBELLION, REBELLION_IS[0]),
                    EventCard::Insurrection => self.insurrection = Some(false),
                    _ => {}
                }
            }
            Fact::Fails { .. } => sheet.happened(REBELLION, REBELLION_IS[1]),
            Fact::Acts { person, owner } => sheet.used(ACTED, person.card(), owner),
            Fact::Nothing { card } => match card.kind() {
                Kind::Special(special) => sheet.happened(NOTHING, person(special)),
                Kind::Event(event) => sheet.happened(NOTHING, occasion(event)),
                _ => {}
            },
            _ => {}
        }
    }

    /// Attacks, corruptions and duels, and what ends them.
    fn note_strife(&mut self, fact: &Fact, sheet: &mut Sheet<Card>) {
        match *fact {
            Fact::Contest { means, .. } => self.means = Some(means),
            Fact::LetsGo { moves, .. } => {
                let group = if self.means == Some(Means::Gold) { CORRUPTION } else { ATTACK };
                sheet.happened(group, CONTEST_IS[usize::from(!moves)]);
            }
            Fact::Challenges { challenger, .. } => self.challenger = Some(challenger),
            Fact::NoDuel { .. } => sheet.happened(DUEL, DUEL_IS[3]),
            Fact::DuelOff { .. } => sheet.happened(DUEL, DUEL_IS[2]),
            Fact::DuelWon { winner, .. } => {
                sheet.happened(DUEL, DUEL_IS[usize::from(self.challenger != Some(winner))]);
            }
            Fact::Countermanded { what, .. } => match what {
                Menace::Attack => sheet.happened(ATTACK, CONTEST_IS[2]),
                Menace::Corruption => sheet.happened(CORRUPTION, CONTEST_IS[2]),
                Menace::Duel => sheet.happened(DUEL, DUEL_IS[4]),
                Menace::Event(_) => {
                    self.insurrection = None;
                    sheet.happened(INSURRECTION, INSURRECTION_IS[2]);
                }
            },
            _ => {}
        }
    }

    /// The round is over: its middle is gone, and what its Insurrections came to is known.
    fn round_over(&mut self, sheet: &mut Sheet<Card>) {
        self.middle.clear();
        self.settle_insurrection(sheet);
    }

    fn settle_insurrection(&mut self, sheet: &mut Sheet<Card>) {
        if let Some(won) = self.insurrection.take() {
            sheet.happened(INSURRECTION, INSURRECTION_IS[usize::from(!won)]);
        }
    }

    /// L8.2: the winner's card of the suit has brought it.
    fn note_suit(&self, suit: Suit, winner: Seat, sheet: &mut Sheet<Card>) {
        let of_suit = |(seat, card): &&(Seat, Card)| *seat == winner && suit_of(*card) == Some(suit);
        if let Some((_, card)) = self.middle.iter().find(of_suit) {
            sheet.gained(PLAYED, *card, SUITS, 1);
        }
    }

    /// What each court has at the end, and whether the King is held.
    fn note_courts(&self, sheet: &mut Sheet<Card>) {
        self.courts.iter().for_each(|(seat, card)| sheet.used(COURT, *card, *seat));
        self.jailer.iter().for_each(|seat| sheet.used(COURT, Card::KING, *seat));
        sheet.happened(KING, KING_IS[usize::from(self.jailer.is_none())]);
    }

    /// Where points come from.
    fn source(&self, merit: Merit) -> Word {
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
