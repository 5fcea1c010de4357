//! The messages and the types of the games as TypeScript, for the page.

use crate::collect::Collection;
use crate::{CardWords, ErrorBody, FromClient, Summary, ToClient};
use interregnum_kernel::{Game, OptionForm, Seed, Tabletop, ToldOf, View};
use interregnum_table::{
    Advice, Chapter, Foresight, Glance, Lesson, OpenPosition, RecordMoment, SeatSecret, Setup, SolvedPosition,
};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use ts_rs::TS;

/// The module of all types that belong to no single game.
const MESSAGES: &str = "messages";

/// Types with game-specific contents, and the union of these; the field `game` is the tag.
const TAGGED: [(&str, &str); 5] = [
    ("Position", "GameView"),
    ("Glance", "GameView"),
    ("Scene", "GameOptions"),
    ("Setup", "GameOptions"),
    ("Summary", "GameOptions"),
];

/// The types of all messages as TypeScript modules: their names without extension, and their texts.
/// Each game has its own module; the rest is in `messages`.
pub fn typescript() -> BTreeMap<String, String> {
    let mut all = Collection::new(MESSAGES, ["interregnum_kernel", "interregnum_table", "interregnum_wire"]);
    all.add::<FromClient>();
    all.add::<ToClient>();
    all.add::<ErrorBody>();
    all.add::<Summary>();
    all.add::<Setup>();
    all.add::<Chapter>();
    all.add::<Glance>();
    all.add::<Advice>();
    all.add::<Foresight>();
    all.add::<Lesson>();
    all.add::<RecordMoment>();
    all.add::<OpenPosition>();
    all.add::<SolvedPosition>();
    all.add::<SeatSecret>();
    all.add::<Seed>();
    all.add::<Tabletop>();
    all.add::<OptionForm>();
    all.add::<CardWords>();
    let games = games(&mut all);
    for (name, union) in TAGGED {
        all.intersect(MESSAGES, name, union);
    }
    let mut files = all.files();
    if let Some(messages) = files.get_mut(MESSAGES) {
        messages.push_str(&unions(&games, &plain_names()));
    }
    files
}

/// The types of one game, as `messages` names them.
struct Types {
    name: &'static str,
    options: String,
    deal: String,
    view: String,
    aids: String,
    event: String,
}

macro_rules! collect {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// The types of the games for which the page has a board. It draws the others from their
        /// descriptions.
        fn games(all: &mut Collection) -> Vec<Types> {
            vec![$(types::<$game>(all)),*]
        }
    };
}
interregnum_games::special_games!(collect);

macro_rules! names {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// The names of the games for which the page has no board.
        fn plain_names() -> Vec<&'static str> {
            vec![$(<$game>::NAME),*]
        }
    };
}
interregnum_games::plain_games!(names);

/// The types shared by all games without a board of their own.
const PLAIN: &str = "
/** Any JSON. */
export type Json = null | boolean | number | string | Array<Json> | { [key: string]: Json };

/** The view of a game that the page has no board for: it draws the aids, and reads no more of the view than this. */
export type PlainView = { viewer: Viewer };

/** An event of a game that the page has no board for. */
export type PlainEvent = GameEvent<string, string | { [key: string]: number }, Json>;

/** The options of a game that the page has no board for. */
export type PlainOptions = { [key: string]: OptionValue };

/** The deal of a game that the page has no board for. */
export type PlainFields = { [key: string]: Json };

/** The types of a game that the page has no board for. */
export type PlainGame = { options: PlainOptions, deal: PlainFields, view: PlainView, aids: Tabletop, event: PlainEvent };
";

/// Collects the types of a game.
fn types<G: Game>(all: &mut Collection) -> Types
where
    G::Card: TS + 'static,
    G::Zone: TS + 'static,
    G::Fact: TS + 'static,
    G::Options: TS + 'static,
    G::Deal: TS + 'static,
    G::View: TS + 'static,
    <G::View as View>::Aids: TS + 'static,
{
    let parts = [all.import::<G::Card>(), all.import::<G::Zone>(), all.import::<G::Fact>()];
    all.add::<ToldOf<G>>();
    Types {
        name: G::NAME,
        options: all.import::<G::Options>(),
        deal: all.import::<G::Deal>(),
        view: all.import::<G::View>(),
        aids: all.import::<<G::View as View>::Aids>(),
        event: format!("GameEvent<{}>", parts.join(", ")),
    }
}

/// The types of all games together: a map by the game's name, and unions tagged with it.
fn unions(games: &[Types], plain: &[&str]) -> String {
    let mut text = PLAIN.to_owned();
    let quoted = |names: &[&str]| names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>();
    let plain_name = if plain.is_empty() { "never".to_owned() } else { quoted(plain).join(" | ") };
    let calls: Vec<String> = plain.iter().map(|name| format!("{name}: of(\"{name}\")")).collect();
    let _ = write!(
        text,
        "\n/** The name of a game that the page has no board for. */\nexport type PlainName = {plain_name};\n\
         \n/** Something for every game that the page has no board for. */\n\
         export const forPlainGames = <T>(of: (name: PlainName) => T): Record<PlainName, T> => ({{ {} }});\n",
        calls.join(", ")
    );
    text.push_str("\n/** The types of each game, by its name. */\nexport type Games = {\n");
    for Types { name, options, deal, view, aids, event } in games {
        let types = format!("options: {options}, deal: {deal}, view: {view}, aids: {aids}, event: {event}");
        let _ = writeln!(text, "  {name}: {{ {types} }},");
    }
    text.push_str("} & Record<PlainName, PlainGame>;\n");
    let mut union = |docs: &str, name: &str, member: &dyn Fn(&Types) -> String, other: &str| {
        let members: Vec<String> = games.iter().map(member).chain([other.to_owned()]).collect();
        let _ = write!(text, "\n/** {docs} */\nexport type {name} = {};\n", members.join(" | "));
    };
    union("The name of a game.", "GameName", &|game| format!("\"{}\"", game.name), "PlainName");
    union(
        "A view with its aids, tagged by its game.",
        "GameView",
        &|game| format!("{{ game: \"{}\", view: {}, aids: {} }}", game.name, game.view, game.aids),
        "{ game: PlainName, view: PlainView, aids: Tabletop }",
    );
    union(
        "Options, tagged by their game.",
        "GameOptions",
        &|game| format!("{{ game: \"{}\", options: {} }}", game.name, game.options),
        "{ game: PlainName, options: PlainOptions }",
    );
    union(
        "A deal with its options, tagged by its game: what a record says of chance.",
        "GameDeal",
        &|game| format!("{{ game: \"{}\", options: {}, deal: {} }}", game.name, game.options, game.deal),
        "{ game: PlainName, options: PlainOptions, deal: PlainFields }",
    );
    union("A view of any game.", "AnyView", &|game| game.view.clone(), "PlainView");
    union("The aids of any game.", "AnyAids", &|game| game.aids.clone(), "Tabletop");
    union("An event of any game.", "AnyEvent", &|game| game.event.clone(), "PlainEvent");
    text
}
