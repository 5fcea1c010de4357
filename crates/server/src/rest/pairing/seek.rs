//! What somebody looks for, as it is stored, and who fits.

use super::PairingRequest;
use crate::entropy;
use crate::rest::games::{completed, seat_count, usual_options};
use interregnum_people::Seeker;
use interregnum_store::Seek;
use interregnum_table::{Setup, Span, Table, Time};
use serde::{Deserialize, Serialize};

/// What somebody looks for.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Wish {
    pub(super) wanted: PairingRequest,
    /// The name they go by.
    pub(super) name: String,
    pub(super) rating: SeekRating,
    /// Whether it is a bot account.
    pub(super) is_bot: bool,
}

/// The rating in the game that somebody looks for.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) struct SeekRating {
    pub(super) value: f64,
    pub(super) provisional: bool,
}

impl Wish {
    pub(super) fn write(&self) -> String {
        serde_json::to_string(self).expect("a wish is plain data")
    }

    /// `None` if another release wrote it.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    const fn seeker(&self, waited: Span) -> Seeker {
        let SeekRating { value, provisional } = self.rating;
        Seeker { rating: value, provisional, waited }
    }

    /// The points of rating on both sides that they accept; `None` if every rating is accepted, as in casual games.
    pub(super) const fn range(&self, waited: Span) -> Option<u32> {
        if self.wanted.rated { self.seeker(waited).range() } else { None }
    }

    /// What both agree to; `None` if their wishes do not fit.
    fn agreed(&self, other: &Self) -> Option<Setup> {
        let (one, two) = (&self.wanted, &other.wanted);
        let clock = match (one.clock, two.clock) {
            (Some(clock), Some(other)) if clock != other => return None,
            (one, two) => one.or(two).unwrap_or_default(),
        };
        let accepts_bots = |wish: &Self| wish.wanted.bots || wish.is_bot;
        let bots_agreed = (!other.is_bot || accepts_bots(self)) && (!self.is_bot || accepts_bots(other));
        if one.game != two.game || one.rated != two.rated || !bots_agreed {
            return None;
        }
        let usual = usual_options(&one.game)?;
        let own = completed(&one.game, usual.clone(), &one.options);
        let theirs = completed(&two.game, usual.clone(), &two.options);
        let is_shared = |name: &&String| two.options.contains_key(*name);
        if one.options.keys().filter(is_shared).any(|name| own.get(name) != theirs.get(name)) {
            return None;
        }
        let named = two.options.clone().into_iter().chain(one.options.clone()).collect();
        let options = completed(&one.game, usual, &named);
        if seat_count(&one.game, options.clone()) != Some(2) {
            return None;
        }
        Some(Setup { listed: true, rated: one.rated, clock, ..Setup::new(one.game.clone(), options) })
    }
}

/// With whom somebody who has waited is paired, and at what: of several, in rated games the one that
/// [`Seeker::partner`] chooses, in casual ones the one that waits longest. People come before bot accounts.
pub(super) fn fitting<'a>(
    wish: &Wish,
    waited: Span,
    others: &'a [(Seek, Wish)],
    now: Time,
) -> Option<(&'a Seek, &'a Wish, Setup)> {
    let agreeing: Vec<_> = others
        .iter()
        .filter_map(|(seek, other)| Some((seek, other, wish.agreed(other)?)))
        .filter(|(seek, _, setup)| {
            Table::create(entropy::table_id(), setup.clone(), seek.person, now, entropy::draw()).is_ok()
        })
        .collect();
    let (bots, people): (Vec<_>, Vec<_>) = agreeing.into_iter().partition(|(_, other, _)| other.is_bot);
    chosen(wish, waited, people, now).or_else(|| chosen(wish, waited, bots, now))
}

fn chosen<'a>(
    wish: &Wish,
    waited: Span,
    mut agreeing: Vec<(&'a Seek, &'a Wish, Setup)>,
    now: Time,
) -> Option<(&'a Seek, &'a Wish, Setup)> {
    let place = if wish.wanted.rated {
        let seekers: Vec<Seeker> =
            agreeing.iter().map(|(seek, other, _)| other.seeker(now - seek.since)).collect();
        wish.seeker(waited).partner(&seekers)?
    } else {
        0
    };
    (place < agreeing.len()).then(|| agreeing.swap_remove(place))
}
