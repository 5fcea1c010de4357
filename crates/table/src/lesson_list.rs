//! The lessons, each game's in teaching order, as `lessons/order.txt` lists them.

/// A lesson's name in addresses and in the catalogue, its game, and its script.
struct Entry {
    name: &'static str,
    game: &'static str,
    script: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The script of a lesson; `None` if there is no lesson of that name.
pub fn lesson_of(name: &str) -> Option<&'static str> {
    LESSONS.iter().find(|entry| entry.name == name).map(|entry| entry.script)
}

/// The names of a game's lessons, the one to begin with first.
pub fn lessons_of(game: &str) -> impl Iterator<Item = &'static str> {
    LESSONS.iter().filter(move |entry| entry.game == game).map(|entry| entry.name)
}

/// The names of all lessons.
pub fn lesson_names() -> impl Iterator<Item = &'static str> {
    LESSONS.iter().map(|entry| entry.name)
}

/// The lesson of the same game that follows a lesson.
pub fn next_lesson(name: &str) -> Option<&'static str> {
    let (lesson, next) = LESSONS.iter().zip(LESSONS.iter().skip(1)).find(|(entry, _)| entry.name == name)?;
    (next.game == lesson.game).then_some(next.name)
}
