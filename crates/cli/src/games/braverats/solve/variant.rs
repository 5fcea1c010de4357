//! A variant as a whole: the values of its deals, and the best of them.

use super::{
    Answer, Asked, Figures, Work, add_proofs, codes, heading, match_line, payoffs, percent, signed,
    verified_lines,
};
use crate::games::braverats::grid::Grid;
use crate::games::braverats::picture::{BINS, Picture, middle};
use crate::translator::Translator;
use interregnum_games::braverats::{APPLEWOOD, Card, YARG};
use interregnum_kernel::{BySeat, Phrase};
use interregnum_solve::braverats::{Emperor, Hands, SolvedDeals};
use interregnum_solve::{Side, Verified, verify};
use serde_json::{Map, Value, json};

/// How many of the best and of the worst deals are shown.
const TOLD: usize = 10;

/// Values within this of zero count as even.
const EVEN: f64 = 1e-9;

/// The values of all deals of a variant.
pub(super) struct Solution {
    heading: Phrase,
    /// The number of ways to deal, with equal cards distinguished.
    ways: u64,
    solved: SolvedDeals,
    /// The value of each exchange of the Traitor, if nothing else is random.
    gifts: Option<Grid>,
    emperor: Option<Emperor>,
    verified: Option<Verified>,
    figures: Figures,
}

impl Solution {
    pub(super) fn find(asked: &Asked, work: &Work) -> Self {
        let emperor = work.emperor(asked);
        let each = || work.bar.inc(1);
        let payoffs = payoffs(emperor.as_ref());
        let solved = SolvedDeals::new(asked.options, &asked.first, payoffs, work.threads, &each);
        let figures = Figures::new(&solved.solved, emperor.as_ref(), work.started);
        Self {
            heading: heading(asked),
            ways: asked.first.total(),
            gifts: asked.dealt.filter(|_| asked.options.traitor).map(|hands| gifts(hands, &solved)),
            emperor,
            verified: work.verify.then(|| verify(&solved.solved, &asked.first.starts())),
            solved,
            figures,
        }
    }

    /// How often seat 0 is ahead, even, behind.
    fn shares(&self) -> [f64; 3] {
        let share = |is: fn(f64) -> bool| self.solved.share(is);
        [share(|value| value > EVEN), share(|value| value.abs() <= EVEN), share(|value| value < -EVEN)]
    }

    /// How often one of the two can force the win.
    fn decided(&self) -> f64 {
        self.solved.share(|value| value.abs() >= 1.0 - EVEN)
    }

    /// The best deals, the best first, and the worst, the worst first.
    fn extremes(&self) -> [Vec<(Hands, u64, f64)>; 2] {
        [Side::Row, Side::Column].map(|side| self.solved.best_first(side).into_iter().take(TOLD).collect())
    }

    /// How often the value lies nearest to −1, −0.9 and so on up to 1.
    fn histogram(&self) -> Vec<f64> {
        let nearest = |value: f64, bin: usize| (value - middle(bin)).abs() <= 0.05 + EVEN;
        let place = |value: f64| (0..BINS).find(|&bin| nearest(value, bin));
        let share = |bin: usize| self.solved.share(|value| place(value) == Some(bin));
        (0..BINS).map(share).collect()
    }

    fn value_line(&self, translator: &Translator) -> String {
        let key = if self.emperor.is_some() { "solve-value-average-match" } else { "solve-value-average" };
        let phrase = Phrase::new(key)
            .with("value", signed(self.solved.value(), 6, translator))
            .with("away", super::decimal(self.solved.average(f64::abs), 4, translator));
        translator.say(&phrase)
    }

    fn shares_line(&self, translator: &Translator) -> String {
        let [ahead, even, behind] = self.shares();
        let phrase = Phrase::new("solve-shares")
            .with("ahead", percent(ahead, translator))
            .with("even", percent(even, translator))
            .with("behind", percent(behind, translator))
            .with("decided", percent(self.decided(), translator));
        translator.say(&phrase)
    }

    fn deal_line(deal: &(Hands, u64, f64), translator: &Translator) -> String {
        let (hands, weight, value) = deal;
        let phrase = Phrase::new("solve-deal")
            .with("value", format!("{:>8}", signed(*value, 4, translator)))
            .with("yarg", codes(hands[YARG]))
            .with("applewood", codes(hands[APPLEWOOD]))
            .with("weight", *weight as usize);
        translator.say(&phrase)
    }

    /// The cards of which Yarg may hold both, with what the deals are worth on average in
    /// which it does, the best first.
    fn both(&self) -> Vec<(Card, f64)> {
        let average = |card: Card| {
            let has = |hands: &Hands| hands[YARG].count(card) == 2;
            let with = || self.solved.values.iter().filter(|(hands, ..)| has(hands));
            let ways: u64 = with().map(|(_, weight, _)| weight).sum();
            let sum: f64 = with().map(|&(_, weight, value)| weight as f64 * value).sum();
            (ways > 0).then(|| (card, sum / ways as f64))
        };
        let mut cards: Vec<_> = Card::ALL.into_iter().filter_map(average).collect();
        cards.sort_by(|a, b| b.1.total_cmp(&a.1));
        cards
    }

    fn both_line(&self, translator: &Translator) -> String {
        let cards: Vec<String> = self
            .both()
            .iter()
            .map(|(card, value)| format!("{card} {}", signed(*value, 4, translator)))
            .collect();
        translator.say(&Phrase::new("solve-both").with("cards", cards.join(", ")))
    }

    fn deals_line(&self, translator: &Translator) -> String {
        let phrase = Phrase::new("solve-deals")
            .with("number", self.solved.values.len())
            .with("deals", translator.number(self.solved.values.len()))
            .with("ways", translator.number(self.ways as usize));
        translator.say(&phrase)
    }
}

/// The values of all exchanges: rows by what seat 0 gives, columns by what seat 1 gives.
fn gifts(hands: Hands, solved: &SolvedDeals) -> Grid {
    let value = |given, taken| {
        let after =
            BySeat([hands[YARG].without(given).with(taken), hands[APPLEWOOD].without(taken).with(given)]);
        let found = solved.values.iter().find(|(hands, ..)| *hands == after);
        found.map_or(f64::NAN, |(.., value)| *value)
    };
    let (rows, columns): (Vec<_>, Vec<_>) =
        (hands[YARG].kinds().collect(), hands[APPLEWOOD].kinds().collect());
    Grid {
        cells: rows.iter().map(|&row| columns.iter().map(|&column| value(row, column)).collect()).collect(),
        rows,
        columns,
        mixes: None,
        marked: Vec::new(),
        row_title: "solve-gives",
        column_title: "solve-gives",
    }
}

impl Answer for Solution {
    fn lines(&self, translator: &Translator) -> Vec<String> {
        let mut lines = vec![translator.say(&self.heading), self.deals_line(translator)];
        lines.push(self.value_line(translator));
        lines.push(self.shares_line(translator));
        lines.push(self.both_line(translator));
        lines.extend(self.emperor.as_ref().map(|emperor| match_line(emperor, translator)));
        let [best, worst] = self.extremes();
        for (key, deals) in [("solve-best", best), ("solve-worst", worst)] {
            lines.extend([String::new(), translator.get(key)]);
            lines.extend(deals.iter().map(|deal| Self::deal_line(deal, translator)));
        }
        if let Some(gifts) = &self.gifts {
            lines.extend([String::new(), translator.get("solve-gifts")]);
            lines.extend(gifts.lines(translator));
        }
        lines.push(String::new());
        lines.push(self.figures.line(translator));
        lines.extend(self.verified.iter().flat_map(|verified| verified_lines(verified, translator)));
        lines
    }

    fn json(&self) -> Value {
        let deal = |(hands, weight, value): &(Hands, u64, f64)| json!({"hands": [hands[YARG], hands[APPLEWOOD]], "weight": weight, "value": value});
        let [best, worst] = self.extremes().map(|deals| deals.iter().map(deal).collect::<Vec<_>>());
        let [ahead, even, behind] = self.shares();
        let mut object = json!({
            "value": self.solved.value(),
            "deals": self.solved.values.len(),
            "ways": self.ways,
            "mean_absolute": self.solved.average(f64::abs),
            "ahead": ahead,
            "even": even,
            "behind": behind,
            "decided": self.decided(),
            "both": self.both().into_iter().map(|(card, value)| (card.to_string(), json!(value))).collect::<Map<_, _>>(),
            "best": best,
            "worst": worst,
            "histogram": self.histogram(),
            "positions": self.figures.positions,
            "seconds": self.figures.seconds,
            "gap": self.figures.gap,
        });
        if let Some(Grid { rows, columns, cells, .. }) = &self.gifts {
            object["gifts"] = json!({"rows": rows, "columns": columns, "matrix": cells});
        }
        add_proofs(&mut object, self.emperor.as_ref(), self.verified.as_ref());
        object
    }

    fn picture(&self, translator: &Translator) -> Picture {
        let subtitle = vec![self.value_line(translator), self.shares_line(translator)];
        let title = translator.say(&self.heading);
        match &self.gifts {
            Some(gifts) => Picture::grid(title, subtitle, gifts.clone()),
            None => Picture::histogram(title, subtitle, self.histogram()),
        }
    }
}
