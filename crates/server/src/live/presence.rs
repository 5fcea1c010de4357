//! Who is there: the one place that decides when a person at a table counts as away.
//!
//! A person is there while a socket is open for them. Without one they are there for a short time after
//! they took a seat, after the table came into memory, after a request, and after their socket was closed.
//! A stream carries nothing from its reader to the server, so one that is not read any more looks like one
//! that is: when the game waits for its reader, the reader is there for a time after a request and after
//! the position has moved.

use super::actor::TableActor;
use interregnum_kernel::Seat;
use interregnum_table::PersonId;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use tokio::time::Instant;

/// A person whose connection was closed for less has only reloaded the page.
const RELOAD: Duration = Duration::from_secs(3);

/// Where many connections are lost at the same moment, as when a network fails, their people are away
/// one after the other within this time. A thousand entries at once would hold up everybody else.
const SPREAD: Duration = Duration::from_secs(2);

/// How long a person without a connection is there after a request, or after taking a seat.
const REQUEST: Duration = Duration::from_secs(10);

/// How long a person with a stream, for whom the game waits, is there after a request, after opening the
/// stream, or after the position has moved.
const STREAM: Duration = Duration::from_mins(1);

/// What connects a person to a table, the most reliable last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Link {
    /// Nothing: the person sends requests, or nothing at all.
    None,
    /// Messages from the server only.
    Stream,
    /// Messages in both directions, with pings.
    Socket,
}

struct Person {
    link: Link,
    /// When the person counts as away, unless there is a sign of life before.
    away_at: Option<Instant>,
}

/// The people at a table who are not marked as absent.
#[derive(Default)]
pub(super) struct Presence {
    people: HashMap<PersonId, Person>,
}

impl Presence {
    /// Takes over who holds a seat without being marked as absent, and what connects each of them.
    pub(super) fn update(
        &mut self,
        present: &[(Seat, PersonId)],
        link: impl Fn(&PersonId) -> Link,
        now: Instant,
    ) {
        self.people.retain(|who, _| present.iter().any(|(_, holder)| holder == who));
        for (_, who) in present {
            let link = link(who);
            let after = |closed: Duration| match link {
                Link::Socket => None,
                Link::Stream => Some(now + STREAM),
                Link::None => Some(now + closed),
            };
            let person = self.people.entry(*who).or_insert_with(|| Person { link, away_at: after(REQUEST) });
            if person.link != link {
                *person = Person { link, away_at: after(RELOAD + part_of_spread(who)) };
            }
        }
    }

    /// Notes a request of a person.
    pub(super) fn requested(&mut self, who: &PersonId, now: Instant) {
        let Some(person) = self.people.get_mut(who) else { return };
        let span = if person.link == Link::Stream { STREAM } else { REQUEST };
        person.away_at = person.away_at.map(|away_at| away_at.max(now + span));
    }

    /// Notes that the position has moved, which a person with a stream may be thinking about.
    pub(super) fn position_moved(&mut self, now: Instant) {
        for person in self.people.values_mut().filter(|person| person.link == Link::Stream) {
            person.away_at = Some(now + STREAM);
        }
    }

    /// When the next person counts as away, without a sign of life before.
    pub(super) fn next(&self) -> Option<Instant> {
        self.people.values().filter_map(|person| person.away_at).min()
    }

    /// Whether a person counts as away.
    pub(super) fn is_away(&self, who: &PersonId, now: Instant) -> bool {
        let away_at = self.people.get(who).and_then(|person| person.away_at);
        away_at.is_some_and(|away_at| away_at <= now)
    }
}

/// A part of [`SPREAD`] that is the same for a person every time.
fn part_of_spread(who: &PersonId) -> Duration {
    let mut hasher = DefaultHasher::new();
    who.hash(&mut hasher);
    SPREAD * (hasher.finish() % 256) as u32 / 256
}

impl TableActor {
    /// Brings presence in line with seats and connections. Everything that ends a connection ends here,
    /// however it ended: another connection of the person acts, or the person will be away.
    pub(super) fn update_presence(&mut self) {
        while self.connections.take_changed() {
            self.seats_changed = true;
            while let Some(newest) = self.connections.without_acting() {
                self.hand_over(newest);
            }
        }
        if std::mem::take(&mut self.seats_changed) {
            let connections = &self.connections;
            let present = self.watched();
            self.presence.update(&present, |who| connections.link(who), Instant::now());
        }
    }

    /// The people who would count as away without a connection: nobody, where a game is played over days.
    fn watched(&self) -> Vec<(Seat, PersonId)> {
        if self.table.setup().clock.is_days() { Vec::new() } else { self.table.present() }
    }

    /// The seats whose people count as away. Nobody waits for a person who only reads a stream, as long
    /// as it is not that person's turn.
    pub(super) fn away(&mut self, now: Instant) -> Vec<Seat> {
        if self.presence.next().is_none_or(|next| next > now) {
            return Vec::new();
        }
        let mut away = Vec::new();
        for (seat, who) in self.watched() {
            if !self.presence.is_away(&who, now) {
                continue;
            }
            if self.connections.link(&who) == Link::Stream && !self.table.awaits(seat) {
                self.presence.requested(&who, now);
            } else {
                away.push(seat);
            }
        }
        away
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_table::SeatSecret;

    const SECOND: Duration = Duration::from_secs(1);

    fn holder() -> (Seat, PersonId) {
        (Seat::new(0), SeatSecret::from_bytes([1; 16]).person())
    }

    /// The time until the person counts as away after these links followed each other, a second each.
    fn away_after(links: &[Link]) -> Option<Duration> {
        let (mut presence, begin) = (Presence::default(), Instant::now());
        let mut now = begin;
        for (number, link) in links.iter().enumerate() {
            now = begin + SECOND * u32::try_from(number).unwrap();
            presence.update(&[holder()], |_| *link, now);
        }
        presence.next().map(|away_at| away_at - now)
    }

    #[test]
    fn who_takes_a_seat_and_never_connects_is_away_soon() {
        assert_eq!(away_after(&[Link::None]), Some(REQUEST));
        assert_eq!(away_after(&[Link::None, Link::None]), REQUEST.checked_sub(SECOND));
    }

    #[test]
    fn an_open_socket_is_a_person_who_is_there_and_a_closed_one_was_closed_just_now() {
        assert_eq!(away_after(&[Link::None, Link::Socket]), None);
        assert_eq!(away_after(&[Link::Socket, Link::None]), Some(RELOAD + part_of_spread(&holder().1)));
        assert_eq!(away_after(&[Link::Socket, Link::None, Link::Socket]), None);
    }

    #[test]
    fn people_who_are_lost_at_once_are_away_one_after_the_other() {
        let people: Vec<_> = (0..100).map(|number| SeatSecret::from_bytes([number; 16]).person()).collect();
        let parts: Vec<Duration> = people.iter().map(part_of_spread).collect();
        assert!(parts.iter().all(|part| *part < SPREAD));
        for tenth in 0..10 {
            let within = SPREAD * tenth / 10..SPREAD * (tenth + 1) / 10;
            let number = parts.iter().filter(|part| within.contains(part)).count();
            assert!((1..=30).contains(&number), "{number} of a hundred in a tenth of the time");
        }
    }

    #[test]
    fn a_stream_is_a_person_who_is_there_while_requests_come() {
        assert_eq!(away_after(&[Link::Stream]), Some(STREAM));
        let (mut presence, begin) = (Presence::default(), Instant::now());
        presence.update(&[holder()], |_| Link::Stream, begin);
        presence.requested(&holder().1, begin + 30 * SECOND);
        assert!(!presence.is_away(&holder().1, begin + STREAM));
        assert!(presence.is_away(&holder().1, begin + STREAM + 30 * SECOND));
        presence.position_moved(begin + STREAM);
        assert!(!presence.is_away(&holder().1, begin + STREAM + 30 * SECOND));
    }

    #[test]
    fn a_request_without_a_connection_is_a_sign_of_life() {
        let (mut presence, begin) = (Presence::default(), Instant::now());
        presence.update(&[holder()], |_| Link::None, begin);
        presence.requested(&holder().1, begin + 9 * SECOND);
        assert!(!presence.is_away(&holder().1, begin + REQUEST));
        assert!(presence.is_away(&holder().1, begin + 9 * SECOND + REQUEST));
    }

    #[test]
    fn who_is_marked_as_absent_or_has_left_is_not_looked_at() {
        let (mut presence, begin) = (Presence::default(), Instant::now());
        presence.update(&[holder()], |_| Link::None, begin);
        presence.update(&[], |_| Link::None, begin);
        assert_eq!(presence.next(), None);
    }
}
