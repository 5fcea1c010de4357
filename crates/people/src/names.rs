//! Which names people may take: none that mixes alphabets, and none that could be taken for somebody else's.
//! "Looks alike" is what Unicode Technical Standard 39 says it is.

use interregnum_games::all_bot_names;
use interregnum_store::NameForms;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

/// Names that would pass for the people who run a server.
const STAFF: [&str; 12] = [
    "admin",
    "administrator",
    "administrateur",
    "interregnum",
    "mod",
    "moderator",
    "moderation",
    "modérateur",
    "modération",
    "operator",
    "server",
    "serveur",
];

/// Why nobody may take a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// Its letters are of several scripts.
    MixedScripts {
        /// The first letter that does not go with those before it.
        letter: char,
    },
    /// It looks like the name of a bot, or of the people who run the server.
    Reserved,
}

/// Checks a new name, which is composed already (see `interregnum_table::name`).
pub fn check_name(name: &str) -> Result<(), BadName> {
    if let Some(letter) = foreign_letter(name) {
        return Err(BadName::MixedScripts { letter });
    }
    let NameForms(forms) = name_forms(name);
    if forms.iter().any(|form| RESERVED.contains(form)) { Err(BadName::Reserved) } else { Ok(()) }
}

static RESERVED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let names = all_bot_names().into_iter().chain(STAFF);
    names.flat_map(|name| name_forms(name).0).collect()
});

/// The forms in which two names that look alike are the same. A capital I looks like a small l, and a small i does not:
/// so names are compared as they are written, and again in small letters; the digit 0 is then a small o. Blanks do not
/// count.
pub fn name_forms(name: &str) -> NameForms {
    let visible: String = name.nfkc().filter(|letter| !letter.is_whitespace()).collect();
    let written: String = skeleton(&visible).collect();
    let small = skeleton(&visible.to_lowercase()).collect::<String>().to_lowercase();
    NameForms([format!("as-written:{written}"), format!("small:{small}")])
}

/// The first letter that leaves no script which has all letters so far. Latin letters may stand beside Chinese,
/// Japanese or Korean ones, as is usual there ("highly restrictive" in the standard).
fn foreign_letter(name: &str) -> Option<char> {
    let latin = AugmentedScriptSet::from('a');
    let (mut all, mut others) = (AugmentedScriptSet::default(), AugmentedScriptSet::default());
    name.chars().find(|letter| {
        let own = AugmentedScriptSet::from(*letter);
        all.intersect_with(own);
        let mut shared = own;
        shared.intersect_with(latin);
        if shared.is_empty() {
            others.intersect_with(own);
        }
        all.is_empty() && !(others.hanb || others.jpan || others.kore)
    })
}
