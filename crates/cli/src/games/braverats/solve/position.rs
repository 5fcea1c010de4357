//! One position: its value, its matrix, and the optimal strategies.

use super::{
    Answer, Asked, Figures, Work, add_proofs, codes, heading, match_line, payoffs, percent, signed,
    verified_lines,
};
use crate::games::braverats::grid::Grid;
use crate::games::braverats::picture::Picture;
use crate::translator::Translator;
use interregnum_games::braverats::{APPLEWOOD, After, Card, CardSet, Open, YARG};
use interregnum_kernel::{Phrase, Seat};
use interregnum_solve::braverats::{Emperor, OpenRats};
use interregnum_solve::{Matrix, Side, Solved, Strategy, Verified, verify};
use serde_json::{Map, Value, json};

/// The solution of one position.
pub(super) struct Solution {
    heading: Phrase,
    open: Open,
    matrix: Matrix,
    strategy: Strategy,
    emperor: Option<Emperor>,
    verified: Option<Verified>,
    figures: Figures,
}

impl Solution {
    pub(super) fn find(asked: &Asked, open: Open, work: &Work) -> Self {
        let emperor = work.emperor(asked);
        let game = OpenRats::at(asked.options, open).with_payoffs(payoffs(emperor.as_ref()));
        let solved = Solved::new(game, work.threads);
        work.bar.inc(1);
        let figures = Figures::new(&solved, emperor.as_ref(), work.started);
        let start = After::Goes(open);
        Self {
            heading: heading(asked),
            open,
            matrix: solved.matrix(&start).expect("the game goes on"),
            strategy: solved.strategy(&start).expect("the game goes on"),
            emperor,
            verified: work.verify.then(|| verify(&solved, &[start])),
            figures,
        }
    }

    fn cards(&self, seat: Seat) -> Vec<Card> {
        self.open.hands[seat].kinds().collect()
    }

    /// The probabilities of each side's cards. After a Spy the choices are certain; the second side
    /// answers the best card.
    fn mixes(&self) -> [Vec<f64>; 2] {
        let certain = |place: usize, hand: CardSet| -> Vec<f64> {
            (0..hand.one_of_each().len()).map(|other| f64::from(u8::from(other == place))).collect()
        };
        let [yarg, applewood] = self.open.hands.0;
        match &self.strategy {
            Strategy::Together(mixes) => [mixes.rows.to_vec(), mixes.columns.to_vec()],
            Strategy::InTurn { first: Side::Row, choice, answers, .. } => {
                [certain(*choice, yarg), certain(answers[*choice], applewood)]
            }
            Strategy::InTurn { first: Side::Column, choice, answers, .. } => {
                [certain(answers[*choice], yarg), certain(*choice, applewood)]
            }
        }
    }

    /// After a Spy: who shows first, and each shown card with its answer.
    fn answers(&self) -> Option<(Seat, Vec<(Card, Card)>)> {
        let Strategy::InTurn { first, answers, .. } = &self.strategy else { return None };
        let (first, second) = if *first == Side::Row { (YARG, APPLEWOOD) } else { (APPLEWOOD, YARG) };
        let answer = self.cards(second);
        Some((first, self.cards(first).into_iter().zip(answers.iter().map(|&place| answer[place])).collect()))
    }

    /// The cells of the answers, by row and column.
    fn marked(&self) -> Vec<(usize, usize)> {
        match &self.strategy {
            Strategy::Together(_) => Vec::new(),
            Strategy::InTurn { first: Side::Row, answers, .. } => {
                answers.iter().copied().enumerate().collect()
            }
            Strategy::InTurn { first: Side::Column, answers, .. } => {
                answers.iter().enumerate().map(|(column, &row)| (row, column)).collect()
            }
        }
    }

    fn grid(&self) -> Grid {
        let [rows, columns] = self.mixes();
        Grid {
            rows: self.cards(YARG),
            columns: self.cards(APPLEWOOD),
            cells: self.matrix.iter().map(<[f64]>::to_vec).collect(),
            mixes: Some([rows, columns]),
            marked: self.marked(),
            row_title: "solve-rows",
            column_title: "solve-columns",
        }
    }

    /// The standing, unless the game is at its start.
    fn standing(&self, translator: &Translator) -> Option<String> {
        let standing = self.open.standing;
        let has_begun = standing != interregnum_games::braverats::Standing::default();
        has_begun.then(|| {
            let phrase = Phrase::new("solve-standing")
                .with("yarg", usize::from(standing.victories[YARG]))
                .with("applewood", usize::from(standing.victories[APPLEWOOD]))
                .with("held", usize::from(standing.held));
            translator.say(&phrase)
        })
    }

    fn value_line(&self, translator: &Translator) -> String {
        let key = if self.emperor.is_some() { "solve-value-match" } else { "solve-value" };
        translator.say(&Phrase::new(key).with("value", signed(self.strategy.value(), 6, translator)))
    }

    /// The cards with their probabilities, the likeliest first, without those never played.
    fn mix_line(&self, seat: Seat, translator: &Translator) -> String {
        let mut parts: Vec<(f64, Card)> =
            self.mixes()[seat.index()].iter().copied().zip(self.cards(seat)).collect();
        parts.retain(|(share, _)| *share > 0.0);
        parts.sort_by(|a, b| b.0.total_cmp(&a.0));
        let text = |(share, card): &(f64, Card)| format!("{card} {}", percent(*share, translator));
        let phrase = Phrase::new("solve-mix")
            .with("clan", Phrase::new(format!("braverats-clan-{seat}")))
            .with("mix", parts.iter().map(text).collect::<Vec<_>>().join(", "));
        translator.say(&phrase)
    }

    fn choice_lines(&self, translator: &Translator) -> Vec<String> {
        let Some((first, answers)) = self.answers() else {
            return vec![self.mix_line(YARG, translator), self.mix_line(APPLEWOOD, translator)];
        };
        let shown = Phrase::new("solve-shows").with("clan", Phrase::new(format!("braverats-clan-{first}")));
        let other = Seat::new(1 - first.index());
        let pairs: Vec<String> = answers.iter().map(|(met, with)| format!("{met} → {with}")).collect();
        let answered = Phrase::new("solve-answers")
            .with("clan", Phrase::new(format!("braverats-clan-{other}")))
            .with("answers", pairs.join(", "));
        vec![translator.say(&shown), self.mix_line(first, translator), translator.say(&answered)]
    }
}

/// Zero without a sign.
fn plain(number: f64) -> f64 {
    number + 0.0
}

impl Answer for Solution {
    fn lines(&self, translator: &Translator) -> Vec<String> {
        let mut lines = vec![translator.say(&self.heading)];
        for seat in [YARG, APPLEWOOD] {
            let phrase = Phrase::new("solve-hand")
                .with("clan", Phrase::new(format!("braverats-clan-{seat}")))
                .with("seat", seat.index())
                .with("cards", codes(self.open.hands[seat]));
            lines.push(translator.say(&phrase));
        }
        lines.extend(self.standing(translator));
        lines.push(self.value_line(translator));
        lines.extend(self.emperor.as_ref().map(|emperor| match_line(emperor, translator)));
        lines.extend(self.choice_lines(translator));
        lines.push(String::new());
        lines.push(translator.get("solve-matrix"));
        lines.extend(self.grid().lines(translator));
        lines.push(String::new());
        lines.push(self.figures.line(translator));
        lines.extend(self.verified.iter().flat_map(|verified| verified_lines(verified, translator)));
        lines
    }

    fn json(&self) -> Value {
        let by_card = |seat: Seat| -> Map<String, Value> {
            let mix = self.mixes()[seat.index()].clone();
            self.cards(seat).iter().map(ToString::to_string).zip(mix.into_iter().map(Value::from)).collect()
        };
        let mut object = json!({
            "value": plain(self.strategy.value()),
            "mix": [by_card(YARG), by_card(APPLEWOOD)],
            "matrix": self.matrix.iter().map(|row| row.iter().copied().map(plain).collect()).collect::<Vec<Vec<f64>>>(),
            "rows": self.cards(YARG),
            "columns": self.cards(APPLEWOOD),
            "positions": self.figures.positions,
            "seconds": self.figures.seconds,
            "gap": self.figures.gap,
        });
        if let Some((_, answers)) = self.answers() {
            let answers = answers.iter().map(|(met, with)| (met.to_string(), json!(with)));
            object["answers"] = Value::Object(answers.collect());
        }
        add_proofs(&mut object, self.emperor.as_ref(), self.verified.as_ref());
        object
    }

    fn picture(&self, translator: &Translator) -> Picture {
        let mut subtitle = vec![self.value_line(translator)];
        subtitle.extend(self.standing(translator));
        Picture::grid(translator.say(&self.heading), subtitle, self.grid())
    }
}
