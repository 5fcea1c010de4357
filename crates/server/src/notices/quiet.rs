//! Quiet hours: when nothing is sent, by the clock of the person.

use interregnum_store::QuietHours;
use interregnum_table::Time;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Minutes in a day.
pub(crate) const DAY: u16 = 24 * 60;

/// Whether there is a time zone of this name.
pub(crate) fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// When the quiet hours end, if it is quiet now. A zone that is no longer known is UTC.
pub(crate) fn ends(quiet: QuietHours, zone: &str, now: Time) -> Option<Time> {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let instant = Timestamp::from_millisecond(i64::try_from(now.0).ok()?).ok()?;
    let local = instant.to_zoned(zone.clone()).datetime();
    let minute = u16::from(local.hour().unsigned_abs()) * 60 + u16::from(local.minute().unsigned_abs());
    let QuietHours { from, until } = quiet;
    let is_quiet =
        if from < until { (from..until).contains(&minute) } else { minute >= from || minute < until };
    if !is_quiet {
        return None;
    }
    let date = if until > minute { local.date() } else { local.date().tomorrow().ok()? };
    let (hour, minute) = (i8::try_from(until / 60 % 24).ok()?, i8::try_from(until % 60).ok()?);
    let end = date.at(hour, minute, 0, 0).to_zoned(zone).ok()?.timestamp().as_millisecond();
    Some(Time(end.unsigned_abs()).max(Time(now.0 + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Time {
        Time(text.parse::<Timestamp>().unwrap().as_millisecond().unsigned_abs())
    }

    const NIGHT: QuietHours = QuietHours { from: 22 * 60, until: 7 * 60 };

    #[test]
    fn hours_are_those_of_the_person() {
        let paris = |now: &str| ends(NIGHT, "Europe/Paris", at(now));
        assert_eq!(paris("2026-11-18T20:59:59Z"), None);
        assert_eq!(paris("2026-11-18T21:00:00Z"), Some(at("2026-11-19T06:00:00Z")), "ten in the evening");
        assert_eq!(paris("2026-11-19T05:59:00Z"), Some(at("2026-11-19T06:00:00Z")));
        assert_eq!(paris("2026-11-19T06:00:00Z"), None, "seven in the morning");
        assert_eq!(ends(NIGHT, "America/New_York", at("2026-11-18T21:00:00Z")), None, "the afternoon there");
        let noon = QuietHours { from: 12 * 60, until: 13 * 60 + 30 };
        assert_eq!(ends(noon, "UTC", at("2026-11-18T12:10:00Z")), Some(at("2026-11-18T13:30:00Z")));
        assert_eq!(ends(noon, "UTC", at("2026-11-18T11:59:00Z")), None);
    }

    #[test]
    fn the_hours_follow_summer_time() {
        // In the night of 29 March 2026 clocks in Paris go from two to three.
        let end = ends(NIGHT, "Europe/Paris", at("2026-03-28T22:00:00Z"));
        assert_eq!(end, Some(at("2026-03-29T05:00:00Z")));
    }

    #[test]
    fn a_zone_has_a_name() {
        assert!(is_zone("Europe/Paris") && is_zone("Asia/Calcutta") && is_zone("UTC"));
        assert!(!is_zone("") && !is_zone("Mars/Olympus") && !is_zone("../etc/passwd"));
    }
}
