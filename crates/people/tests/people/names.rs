//! Which names people may take, and which look alike.

use interregnum_people::{BadName, check_name, name_forms};
use interregnum_store::NameForms;

#[test]
fn names_of_one_script_are_good_with_signs_and_emoji() {
    for name in [
        "Zoë",
        "Éloïse",
        "Łukasz",
        "Şükrü",
        "Þór",
        "Jürgen Groß",
        "O’Brien-Smith",
        "Ἀθηνᾶ",
        "Юлия",
        "李小龙",
        "ひらがな カタカナ 漢字",
        "Ada 漢字",
        "한글 Kim",
        "नमस्ते",
        "ไก่น้ำ",
        "שָׁלוֹם",
        "محمد",
        "🦊 Fox",
        "❤\u{fe0f}",
        "7",
        "Ada 2",
    ] {
        assert_eq!(check_name(name), Ok(()), "{name}");
    }
}

#[test]
fn a_name_that_mixes_alphabets_is_refused_and_the_letter_is_named() {
    for (name, letter) in [("Pаul", 'а'), ("Adа", 'а'), ("Ζoe", 'o'), ("Ольгa", 'a'), ("漢Ж", 'Ж')]
    {
        assert_eq!(check_name(name), Err(BadName::MixedScripts { letter }), "{name}");
    }
}

#[test]
fn nobody_takes_the_name_of_a_bot_or_of_those_who_run_the_server() {
    for name in [
        "Brie",
        "BRIE",
        "R0quefort",
        "Aude de Vair",
        "AudedeVair",
        "Wenna",
        "Admin",
        "0perator",
        "Мod",
        "MODÉRATEUR",
    ] {
        assert!(check_name(name).is_err(), "{name}");
    }
    for name in ["Aude", "Inès", "Sabine", "Brian", "Adminton"] {
        assert_eq!(check_name(name), Ok(()), "{name}");
    }
}

/// Whether a server that knows the one refuses the other.
fn alike(one: &str, other: &str) -> bool {
    let (NameForms(one), NameForms(other)) = (name_forms(one), name_forms(other));
    one.iter().any(|form| other.contains(form))
}

#[test]
fn names_that_look_alike_have_a_form_in_common() {
    for (one, other) in [
        ("Paul", "paul"),
        ("Paul", "Pau1"),
        ("Ian", "lan"),
        ("Luc", "LUC"),
        ("Otto", "0tto"),
        ("Zoo", "z00"),
        ("Marn", "Mam"),
        ("Ada L.", "AdaL."),
        ("ора", "opa"),
        ("Zoë", "Zoe\u{308}"),
        ("ＡＤＡ", "ADA"),
    ] {
        assert!(alike(one, other), "{one} {other}");
    }
    for (one, other) in [("Ian", "Lan"), ("René", "Rene"), ("Ada", "Adá"), ("Ben", "Den")] {
        assert!(!alike(one, other), "{one} {other}");
    }
}
