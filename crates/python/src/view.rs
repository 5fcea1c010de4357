//! What one viewer knows, as Python holds it.

use crate::error::value;
use crate::language::say;
use crate::line::{AnyLine, Line, Origin};
use crate::player::{AnyPlayer, TypedPlayer};
use crate::registry::PythonGame;
use crate::state::State;
use interregnum_kernel::{Pile, Seat, SeatSet, Seed, View as _, Viewer};
use interregnum_players::{BadPlayer, player};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::any::Any;
use std::num::NonZero;
use std::sync::Arc;

/// The view of a game that is known here.
pub(crate) struct TypedView<G: PythonGame>(pub(crate) G::View);

/// A view of any game.
pub(crate) trait AnyView: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn game(&self) -> &'static str;
    fn viewer(&self) -> Viewer;
    fn to_act(&self) -> SeatSet;
    fn legal(&self) -> Vec<String>;
    /// Actions that one may expect to be legal, each with the rule that forbids it.
    fn forbidden(&self) -> Value;
    fn headline(&self) -> String;
    fn question(&self) -> Option<String>;
    /// All fields.
    fn fields(&self) -> Value;
    fn aids(&self) -> Value;
    /// Where the cards lie.
    fn zones(&self) -> Value;
    fn imagine(&self, seed: Seed) -> Box<dyn AnyLine>;
    fn is_same(&self, other: &dyn AnyView) -> bool;
    /// The bot of this name for the view's game.
    fn player(&self, name: &str, threads: NonZero<usize>) -> Result<Box<dyn AnyPlayer>, BadPlayer>;
}

impl<G: PythonGame> AnyView for TypedView<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    fn forbidden(&self) -> Value {
        let reader = self.0.viewer().seat();
        let forbidden = self.0.forbidden().into_iter();
        let told = forbidden.map(|forbidden| {
            json!({
                "action": forbidden.action,
                "rule": forbidden.rule,
                "message": say(&forbidden.phrase, reader),
            })
        });
        told.collect()
    }

    fn headline(&self) -> String {
        say(&G::headline(&self.0), self.0.viewer().seat())
    }

    fn question(&self) -> Option<String> {
        G::question(&self.0).map(|question| say(&question, self.0.viewer().seat()))
    }

    fn fields(&self) -> Value {
        let mut fields = serde_json::to_value(&self.0).unwrap_or_default();
        fields["to_act"] = json!(self.0.to_act());
        fields["legal"] = json!(self.legal());
        fields
    }

    fn aids(&self) -> Value {
        serde_json::to_value(self.0.aids()).unwrap_or_default()
    }

    fn zones(&self) -> Value {
        let reader = self.0.viewer().seat();
        let card = |card: &G::Card| {
            json!({
                "code": card.to_string(),
                "label": say(&G::card_label(*card), reader),
                "power": G::card_power(*card).map(|power| say(&power, reader)),
            })
        };
        let cards = |pile: &Pile<G::Card>| -> Vec<Value> {
            let known = pile.known.iter();
            known.flat_map(|(kind, &number)| std::iter::repeat_n(card(kind), number)).collect()
        };
        let zones = self.0.zones();
        let each = zones.iter();
        each.map(|(zone, pile)| json!({ "zone": zone, "cards": cards(pile), "unknown": pile.unknown }))
            .collect()
    }

    fn imagine(&self, seed: Seed) -> Box<dyn AnyLine> {
        Box::new(Line::new(Origin::Imagined, G::imagine(&self.0, &mut seed.generator())))
    }

    fn is_same(&self, other: &dyn AnyView) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.0 == self.0)
    }

    fn player(&self, name: &str, threads: NonZero<usize>) -> Result<Box<dyn AnyPlayer>, BadPlayer> {
        Ok(Box::new(TypedPlayer::<G>(player(name, threads)?)))
    }
}

/// What one viewer knows of a position.
#[pyclass(frozen, module = "interregnum._core")]
pub(crate) struct View(pub(crate) Arc<dyn AnyView>);

#[pymethods]
impl View {
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        self.0.viewer().seat().map(Seat::index)
    }

    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.0.to_act().map(Seat::index).collect()
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    fn forbidden(&self) -> String {
        self.0.forbidden().to_string()
    }

    fn headline(&self) -> String {
        self.0.headline()
    }

    fn question(&self) -> Option<String> {
        self.0.question()
    }

    fn fields(&self) -> String {
        self.0.fields().to_string()
    }

    fn aids(&self) -> String {
        self.0.aids().to_string()
    }

    fn zones(&self) -> String {
        self.0.zones().to_string()
    }

    fn imagine(&self, seed: &str) -> PyResult<State> {
        let seed = seed.parse().map_err(|bad: interregnum_kernel::BadText| value(bad.to_string()))?;
        Ok(State(self.0.imagine(seed)))
    }

    fn same(&self, other: &Self) -> bool {
        self.0.is_same(other.0.as_ref())
    }
}
