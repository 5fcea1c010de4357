//! The messages and the games' own types as TypeScript, for the page.

use crate::collect::Collection;
use crate::{ErrorBody, FromClient, Summary, ToClient};
use interregnum_kernel::{Game, ToldOf, View};
use interregnum_table::{Advice, Chapter, Glance, Lesson, Setup};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use ts_rs::TS;

/// The file that holds everything but the games' own types.
const MESSAGES: &str = "messages";

/// Types that carry something of a game, and the union that says what: a field `game` tags it.
const TAGGED: [(&str, &str); 5] = [
    ("Position", "GameView"),
    ("Glance", "GameView"),
    ("Scene", "GameOptions"),
    ("Setup", "GameOptions"),
    ("Summary", "GameOptions"),
];

/// Everything that is sent, as modules of TypeScript: their names without an ending, and their texts.
/// Each game has a module of its own; the rest is in `messages`.
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
    all.add::<Lesson>();
    let games = games(&mut all);
    for (name, union) in TAGGED {
        all.intersect(MESSAGES, name, union);
    }
    let mut files = all.files();
    if let Some(messages) = files.get_mut(MESSAGES) {
        messages.push_str(&unions(&games));
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
        /// The types of the games that the page has a board for. It draws the others from their
        /// descriptions.
        fn games(all: &mut Collection) -> Vec<Types> {
            vec![$(types::<$game>(all)),*]
        }
    };
}
interregnum_games::special_games!(collect);

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

/// The games' types side by side: a map by the game's name, and unions tagged with it.
fn unions(games: &[Types]) -> String {
    let mut text = "\n/** The types of each game, by its name. */\nexport type Games = {\n".to_owned();
    for Types { name, options, deal, view, aids, event } in games {
        let types = format!("options: {options}, deal: {deal}, view: {view}, aids: {aids}, event: {event}");
        let _ = writeln!(text, "  {name}: {{ {types} }},");
    }
    text.push_str("};\n");
    let mut union = |docs: &str, name: &str, member: &dyn Fn(&Types) -> String| {
        let members: Vec<String> = games.iter().map(member).collect();
        let _ = write!(text, "\n/** {docs} */\nexport type {name} = {};\n", members.join(" | "));
    };
    union("The name of a game.", "GameName", &|game| format!("\"{}\"", game.name));
    union("A view with its aids, tagged by its game.", "GameView", &|game| {
        format!("{{ game: \"{}\", view: {}, aids: {} }}", game.name, game.view, game.aids)
    });
    union("Options, tagged by their game.", "GameOptions", &|game| {
        format!("{{ game: \"{}\", options: {} }}", game.name, game.options)
    });
    union(
        "A deal with its options, tagged by its game: what a record says of chance.",
        "GameDeal",
        &|game| format!("{{ game: \"{}\", options: {}, deal: {} }}", game.name, game.options, game.deal),
    );
    union("A view of any game.", "AnyView", &|game| game.view.clone());
    union("The aids of any game.", "AnyAids", &|game| game.aids.clone());
    union("An event of any game.", "AnyEvent", &|game| game.event.clone());
    text
}
