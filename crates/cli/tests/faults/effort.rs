//! How long the tests of faults go on: briefly by default, longer for `make faults`.

/// How often the server is killed; `make faults` asks for more.
pub(crate) fn kills() -> usize {
    asked().unwrap_or(12)
}

/// How often another fault is repeated: once by default, five times for `make faults`, or as often as asked.
pub(crate) fn rounds() -> usize {
    number("INTERREGNUM_ROUNDS").unwrap_or_else(|| asked().map_or(1, |_| 5))
}

fn asked() -> Option<usize> {
    number("INTERREGNUM_KILLS")
}

fn number(variable: &str) -> Option<usize> {
    std::env::var(variable).ok().and_then(|number| number.parse().ok())
}

/// Says that something cannot be tested here, and why. Such a test passes.
pub(crate) fn not_checked(why: &str) {
    eprintln!("not checked: {why}");
}
