//! The summary table (B7) and its three footnotes, computed from the powers.

use crate::table::{both, letter, round};

/// Rows are Applewood's cards, columns Yarg's.
#[test]
fn the_powers_make_the_summary_table() {
    let columns = ["Pr", "Ge", "Wi", "Am", "As", "Sp", "Pp", "Mu"];
    let rows = [
        ("Pr", "xAAAAAyx"),
        ("Ge", "YxAAYAAx"),
        ("Wi", "YYxAAAAA"),
        ("Am", "YYYxYAAx"),
        ("As", "YAYAxYYx"),
        ("Sp", "YYYYAxAx"),
        ("Pp", "aYYYAYxx"),
        ("Mu", "xxYxxxxx"),
    ];
    for (applewood, row) in rows {
        let fought: String =
            columns.iter().map(|yarg| letter(&round(&format!("{yarg}-{applewood}")))).collect();
        assert_eq!(fought, row, "{applewood}");
    }
    assert_eq!((letter(&round("Pr+2-Pr")), round("Pr+2-Pr").strengths), ('Y', both(9, 7)));
    assert_eq!((letter(&round("As+2-As")), round("As+2-As").strengths), ('A', both(5, 3)));
    assert_eq!(letter(&round("Mu+2-Mu")), 'x');
}
