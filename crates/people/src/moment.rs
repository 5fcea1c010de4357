//! Moments as text.

use interregnum_table::Time;

/// A moment as people of all languages read it: `2026-11-18 07:05 UTC`.
pub fn utc(at: Time) -> String {
    const DAY: u64 = 24 * 60;
    let minutes = at.0 / 60_000;
    let (year, month, day) = date(minutes / DAY);
    let (hour, minute) = (minutes % DAY / 60, minutes % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

/// The date of a day after the first of January 1970 (Howard Hinnant's `civil_from_days`): years begin in March, so that
/// the leap day is the last of its year.
const fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400;
    (if month <= 2 { year + 1 } else { year }, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_as_a_date_and_a_time_of_day() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_791_201_540, "2026-10-05 11:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(utc(Time(seconds * 1000)), text);
        }
    }
}
