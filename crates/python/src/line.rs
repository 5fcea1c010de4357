//! A position with the actions that led to it, for a game whose type Python does not know.

use crate::error::{bad, illegal, setup, value};
use crate::language::{chosen, names};
use crate::number::Number;
use crate::registry::PythonGame;
use crate::view::{AnyView, TypedView};
use interregnum_environments::{Legal, Observer};
use interregnum_kernel::{BadText, Playthrough, Record, Seat, SeatEntry, SeatSet, Viewer};
use interregnum_players::share;
use interregnum_text::{Catalogue, sentences};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// How the first position came about.
#[derive(Clone)]
pub(crate) enum Origin<G: PythonGame> {
    /// It was dealt.
    Dealt(Arc<(G::Options, G::Deal)>),
    /// A text describes it.
    Text(Arc<str>),
    /// It was sampled from a view.
    Imagined,
}

/// A position, and the actions from the first one on.
#[derive(Clone)]
pub(crate) struct Line<G: PythonGame> {
    origin: Origin<G>,
    first: G,
    actions: Vec<(Seat, G::Action)>,
    position: G,
    /// Made when the first observation is asked for.
    encoder: OnceLock<Option<Arc<Encoder<G>>>>,
}

/// Writes positions as numbers.
pub(crate) struct Encoder<G: PythonGame> {
    observer: G::Observer,
    size: usize,
    actions: usize,
}

impl<G: PythonGame> Encoder<G> {
    fn of(players: usize) -> Option<Arc<Self>> {
        let observer = G::observer(players)?;
        let layout = observer.layout();
        Some(Arc::new(Self { observer, size: layout.size(), actions: layout.actions.len() }))
    }
}

impl<G: PythonGame> Line<G> {
    pub(crate) fn new(origin: Origin<G>, first: G) -> Self {
        Self { origin, position: first.clone(), first, actions: Vec::new(), encoder: OnceLock::new() }
    }

    fn encoder(&self) -> PyResult<&Encoder<G>> {
        let encoder = self.encoder.get_or_init(|| Encoder::of(self.position.players()));
        encoder.as_deref().ok_or_else(|| value(format!("{} cannot be observed as numbers", G::NAME)))
    }

    /// The game after a deal.
    pub(crate) fn dealt(options: G::Options, deal: G::Deal) -> PyResult<Self> {
        let first = G::start(&options, &deal).map_err(|bad| setup(&bad))?;
        Ok(Self::new(Origin::Dealt(Arc::new((options, deal))), first))
    }

    /// The game that a record describes.
    pub(crate) fn recorded(record: &Record<G>) -> PyResult<Self> {
        let played = Playthrough::<G>::from_record(record).map_err(|fault| bad(&fault.phrase()))?;
        let mut line = Self::dealt(record.options.clone(), record.deal.clone())?;
        line.actions = played.actions().iter().map(|played| (played.seat, played.action)).collect();
        line.position = played.position().clone();
        Ok(line)
    }

    pub(crate) const fn position(&self) -> &G {
        &self.position
    }

    fn read(text: &str) -> PyResult<G::Action> {
        text.parse().map_err(|bad: BadText| value(format!("no action of {}: {bad}", G::NAME)))
    }

    /// A seat's part of the win, if the game is over.
    fn shares(&self) -> Option<Vec<f64>> {
        let players = self.position.players();
        let winners = self.position.winners()?;
        Some(Seat::all(players).map(|seat| share::<G>(players, winners, seat)).collect())
    }
}

/// A [`Line`] of any game.
pub(crate) trait AnyLine: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn clone_line(&self) -> Box<dyn AnyLine>;
    fn game(&self) -> &'static str;
    fn players(&self) -> usize;
    fn to_act(&self) -> SeatSet;
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Applies an action; returns what happened in sentences, with all cards open.
    fn apply(&mut self, py: Python<'_>, seat: Seat, action: &str) -> PyResult<Vec<String>>;
    /// Takes the last action back; `false` if there is none.
    fn undo(&mut self) -> bool;
    fn actions(&self) -> Vec<(usize, String)>;
    fn outcome(&self) -> Option<Value>;
    fn view(&self, viewer: Viewer) -> Arc<dyn AnyView>;
    /// The whole game in sentences for a viewer; `None` sees all cards.
    fn story(&self, viewer: Option<Viewer>) -> Vec<String>;
    fn record(&self, seats: Vec<SeatEntry>) -> PyResult<String>;
    /// What restores the line: see [`restored`].
    fn origin(&self) -> PyResult<Value>;
    fn is_same(&self, other: &dyn AnyLine) -> bool;
    /// What a seat observes, as numbers.
    fn observe(&self, seat: Seat) -> PyResult<Vec<u8>>;
    /// 1 for every legal action of a seat.
    fn mask(&self, seat: Seat) -> PyResult<Vec<u8>>;
    /// The index of a legal action.
    fn index(&self, seat: Seat, action: &str) -> PyResult<usize>;
    /// The legal action with an index.
    fn action_at(&self, seat: Seat, index: usize) -> PyResult<String>;
}

impl<G: PythonGame> AnyLine for Line<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn clone_line(&self) -> Box<dyn AnyLine> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.position.players()
    }

    fn to_act(&self) -> SeatSet {
        self.position.to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.position.legal(seat).map(|action| action.to_string()).collect()
    }

    fn apply(&mut self, py: Python<'_>, seat: Seat, text: &str) -> PyResult<Vec<String>> {
        let action = Self::read(text)?;
        let events = self.position.apply(seat, action).map_err(|why| illegal(py, seat, text, &why))?;
        self.actions.push((seat, action));
        Ok(sentences::<G>(&events, None, Catalogue::of(chosen()), &names(None)))
    }

    fn undo(&mut self) -> bool {
        if self.actions.pop().is_none() {
            return false;
        }
        self.position = self.first.clone();
        for &(seat, action) in &self.actions {
            self.position.advance(seat, action);
        }
        true
    }

    fn actions(&self) -> Vec<(usize, String)> {
        self.actions.iter().map(|(seat, action)| (seat.index(), action.to_string())).collect()
    }

    fn outcome(&self) -> Option<Value> {
        let outcome = self.position.outcome()?;
        Some(json!({
            "winners": outcome.winners,
            "reason": outcome.reason,
            "detail": outcome.detail,
            "shares": self.shares(),
        }))
    }

    fn view(&self, viewer: Viewer) -> Arc<dyn AnyView> {
        Arc::new(TypedView::<G>(self.position.view(viewer)))
    }

    fn story(&self, viewer: Option<Viewer>) -> Vec<String> {
        let (catalogue, names) = (Catalogue::of(chosen()), names(viewer.and_then(Viewer::seat)));
        let mut position = self.first.clone();
        let mut lines = match self.origin {
            Origin::Dealt(_) => sentences::<G>(&position.opening(), viewer, catalogue, &names),
            Origin::Text(_) | Origin::Imagined => Vec::new(),
        };
        for &(seat, action) in &self.actions {
            let events = position.apply(seat, action).unwrap_or_default();
            lines.extend(sentences::<G>(&events, viewer, catalogue, &names));
        }
        lines
    }

    fn record(&self, seats: Vec<SeatEntry>) -> PyResult<String> {
        let Origin::Dealt(setup_of) = &self.origin else {
            return Err(value("only a game that was dealt has a record; this position was set up"));
        };
        if seats.len() != self.players() {
            return Err(value(format!("{} names for {} seats", seats.len(), self.players())));
        }
        let (options, deal) = (**setup_of).clone();
        let mut played = Playthrough::<G>::start(options, deal).map_err(|bad| setup(&bad))?;
        for &(seat, action) in &self.actions {
            played.apply(seat, action).map_err(|why| value(why.to_string()))?;
        }
        Ok(played.record(seats).write())
    }

    fn origin(&self) -> PyResult<Value> {
        let actions = self.actions();
        match &self.origin {
            Origin::Dealt(setup_of) => {
                let (options, deal) = &**setup_of;
                Ok(json!({ "options": options, "deal": deal, "actions": actions }))
            }
            Origin::Text(text) => Ok(json!({ "text": **text, "actions": actions })),
            Origin::Imagined => Err(value(
                "an imagined world has no deal and cannot be stored; store the state that it was imagined from",
            )),
        }
    }

    fn is_same(&self, other: &dyn AnyLine) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.position == self.position)
    }

    fn observe(&self, seat: Seat) -> PyResult<Vec<u8>> {
        let encoder = self.encoder()?;
        let mut out = vec![0; encoder.size];
        encoder.observer.observe_view(&self.position.view(Viewer::Seat(seat)), &mut out);
        Ok(out)
    }

    fn mask(&self, seat: Seat) -> PyResult<Vec<u8>> {
        let encoder = self.encoder()?;
        let mut out = vec![0; encoder.actions];
        encoder.observer.legal(&self.position, seat).write_mask(&mut out);
        Ok(out)
    }

    fn index(&self, seat: Seat, action: &str) -> PyResult<usize> {
        let legal = self.encoder()?.observer.legal(&self.position, seat);
        let index = legal.index(Self::read(action)?);
        index.ok_or_else(|| value(format!("{action:?} is not legal for seat {seat}")))
    }

    fn action_at(&self, seat: Seat, index: usize) -> PyResult<String> {
        let action = self.encoder()?.observer.legal(&self.position, seat).action(index);
        let action = action.ok_or_else(|| value(format!("action {index} is not legal for seat {seat}")))?;
        Ok(action.to_string())
    }
}

/// The line that [`AnyLine::origin`] describes.
pub(crate) fn restored<G: PythonGame>(origin: &Value) -> PyResult<Line<G>> {
    let part = |name: &str| origin.get(name).cloned().unwrap_or_default();
    let unreadable = |name: &'static str| {
        move |error: serde_json::Error| value(format!("no description of a state, {name}: {error}"))
    };
    let mut line = match origin.get("text").and_then(Value::as_str) {
        Some(text) => set_up::<G>(text)?,
        None => Line::dealt(
            serde_json::from_value(part("options")).map_err(unreadable("options"))?,
            serde_json::from_value(part("deal")).map_err(unreadable("deal"))?,
        )?,
    };
    let actions: Vec<(usize, String)> =
        serde_json::from_value(part("actions")).map_err(unreadable("actions"))?;
    for (seat, text) in actions {
        let seat = crate::error::seat(Number(seat), line.players())?;
        let action = Line::<G>::read(&text)?;
        line.position.apply(seat, action).map_err(|why| value(why.to_string()))?;
        line.actions.push((seat, action));
    }
    Ok(line)
}

/// The position that a text describes.
pub(crate) fn set_up<G: PythonGame>(text: &str) -> PyResult<Line<G>> {
    match G::set_up(text) {
        Some(Ok(first)) => Ok(Line::new(Origin::Text(text.into()), first)),
        Some(Err(bad)) => Err(value(format!("no position of {}: {bad}", G::NAME))),
        None => Err(value(format!("positions of {} cannot be described by a text", G::NAME))),
    }
}
