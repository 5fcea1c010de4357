//! A game and its options as Python holds them.

use crate::error::{bad, unknown_game, value};
use crate::language::{chosen, say};
use crate::line::{Line, restored, set_up};
use crate::number::Number;
use crate::options::{read, settled};
use crate::registry::{PythonGame, Visit, visit};
use crate::state::State;
use interregnum_kernel::{BadText, Head, Record, Seed, Values};
use interregnum_text::rule;
use pyo3::prelude::*;
use serde_json::{Value, json};

/// A game with the options of one table, or of several.
#[pyclass(frozen, module = "interregnum._core")]
pub(crate) struct Game {
    pub(crate) name: String,
    /// The options of each table.
    pub(crate) tables: Vec<Values>,
}

/// A seed of the kernel from its text.
pub(crate) fn seed(text: &str) -> PyResult<Seed> {
    text.parse().map_err(|bad: BadText| value(bad.to_string()))
}

fn json_of(text: &str) -> PyResult<Value> {
    serde_json::from_str(text).map_err(|error| value(format!("no JSON: {error}")))
}

impl Game {
    /// The only table.
    pub(crate) fn table(&self) -> PyResult<&Values> {
        match &self.tables[..] {
            [table] => Ok(table),
            all => Err(value(format!("choose one table: these options describe {}", all.len()))),
        }
    }
}

/// The methods of [`Game`] that need the game's type.
struct New<'a>(&'a str);
impl Visit for New<'_> {
    type Output = PyResult<Vec<Values>>;
    fn game<G: PythonGame>(self) -> Self::Output {
        let Value::Object(given) = json_of(self.0)? else { return Err(value("options are an object")) };
        let tables = read(&G::form(), &given)?;
        for table in &tables {
            settled::<G>(table, Seed::from_number(0))?;
        }
        Ok(tables)
    }
}

struct Options<'a>(&'a Values, Seed);
impl Visit for Options<'_> {
    type Output = PyResult<Value>;
    fn game<G: PythonGame>(self) -> Self::Output {
        Ok(json!(settled::<G>(self.0, self.1)?))
    }
}

struct Start<'a>(&'a Values, Seed, Option<Value>);
impl Visit for Start<'_> {
    type Output = PyResult<State>;
    fn game<G: PythonGame>(self) -> Self::Output {
        let options = settled::<G>(self.0, self.1)?;
        let deal = match self.2 {
            Some(deal) => serde_json::from_value(deal).map_err(|error| value(format!("no deal: {error}")))?,
            None => G::deal(&options, self.1),
        };
        Ok(State(Box::new(Line::<G>::dealt(options, deal)?)))
    }
}

struct SetUp<'a>(&'a str);
impl Visit for SetUp<'_> {
    type Output = PyResult<State>;
    fn game<G: PythonGame>(self) -> Self::Output {
        Ok(State(Box::new(set_up::<G>(self.0)?)))
    }
}

struct Cards;
impl Visit for Cards {
    type Output = Value;
    fn game<G: PythonGame>(self) -> Value {
        let card = |card: G::Card| {
            json!({
                "code": card.to_string(),
                "name": say(&G::card_name(card), None),
                "label": say(&G::card_label(card), None),
                "power": G::card_power(card).map(|power| say(&power, None)),
                "rules": G::card_rules(card),
            })
        };
        G::cards().into_iter().map(card).collect()
    }
}

struct OptionSets;
impl Visit for OptionSets {
    type Output = Value;
    fn game<G: PythonGame>(self) -> Value {
        json!(G::option_sets())
    }
}

/// The option fields for people: what they are called, what can be chosen, what is usual.
struct Form;
impl Visit for Form {
    type Output = Value;
    fn game<G: PythonGame>(self) -> Value {
        let form = G::form();
        let field = |field: &interregnum_kernel::Field| {
            json!({
                "name": field.name,
                "help": say(&field.help, None),
                "usual": field.usual,
                "rule": field.rule,
            })
        };
        form.fields.iter().map(field).collect()
    }
}

struct Label<'a>(&'a Values);
impl Visit for Label<'_> {
    type Output = String;
    fn game<G: PythonGame>(self) -> String {
        G::form().label(G::NAME, self.0)
    }
}

struct Describe<'a>(&'a str);
impl Visit for Describe<'_> {
    type Output = PyResult<Value>;
    fn game<G: PythonGame>(self) -> Self::Output {
        let action: G::Action = self.0.parse().map_err(|bad: BadText| value(bad.to_string()))?;
        Ok(json!({
            "label": say(&G::action_label(action), None),
            "card": G::action_card(action).map(|card| card.to_string()),
            "rules": G::action_rules(action),
        }))
    }
}

#[pymethods]
impl Game {
    #[new]
    fn new(name: String, options: &str) -> PyResult<Self> {
        let tables = visit(&name, New(options))??;
        Ok(Self { name, tables })
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The labels of the tables: `claim/2/claim2`.
    fn labels(&self) -> PyResult<Vec<String>> {
        self.tables.iter().map(|table| visit(&self.name, Label(table))).collect()
    }

    /// The options of table `number`, with what the seed decides.
    fn options(&self, number: Number, seed_text: &str) -> PyResult<String> {
        let table = self.tables.get(number.0).ok_or_else(|| value(format!("no table {}", number.0)))?;
        Ok(visit(&self.name, Options(table, seed(seed_text)?))??.to_string())
    }

    fn start(&self, seed_text: &str, deal: Option<&str>) -> PyResult<State> {
        let deal = deal.map(json_of).transpose()?;
        visit(&self.name, Start(self.table()?, seed(seed_text)?, deal))?
    }

    fn position(&self, text: &str) -> PyResult<State> {
        visit(&self.name, SetUp(text))?
    }

    fn cards(&self) -> PyResult<String> {
        visit(&self.name, Cards).map(|cards| cards.to_string())
    }

    fn option_sets(&self) -> PyResult<String> {
        visit(&self.name, OptionSets).map(|sets| sets.to_string())
    }

    fn form(&self) -> PyResult<String> {
        visit(&self.name, Form).map(|form| form.to_string())
    }

    fn describe(&self, action: &str) -> PyResult<String> {
        Ok(visit(&self.name, Describe(action))??.to_string())
    }
}

/// The state that `State.origin` describes.
#[pyfunction]
pub(crate) fn restore(game: &str, origin: &str) -> PyResult<State> {
    struct Restore(Value);
    impl Visit for Restore {
        type Output = PyResult<State>;
        fn game<G: PythonGame>(self) -> Self::Output {
            Ok(State(Box::new(restored::<G>(&self.0)?)))
        }
    }
    visit(game, Restore(json_of(origin)?))?
}

/// The state at the end of a record, after a check of the whole record.
#[pyfunction]
pub(crate) fn read_record(line: &str) -> PyResult<State> {
    struct Read<'a>(&'a str);
    impl Visit for Read<'_> {
        type Output = PyResult<State>;
        fn game<G: PythonGame>(self) -> Self::Output {
            let record = Record::<G>::read(self.0).map_err(|error| bad(&error.phrase()))?;
            Ok(State(Box::new(Line::recorded(&record)?)))
        }
    }
    let head = Head::read(line).map_err(|error| bad(&error.phrase()))?;
    visit(&head.game, Read(line))?
}

/// A sentence of a rulebook by its number.
#[pyfunction]
pub(crate) fn rule_text(game: &str, number: &str) -> PyResult<&'static str> {
    if !interregnum_games::NAMES.contains(&game) {
        return Err(unknown_game(game));
    }
    rule(game, chosen(), number)
        .ok_or_else(|| value(format!("the rulebook of {game} has no sentence {number:?}")))
}
