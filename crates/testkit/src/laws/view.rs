//! Laws 5 to 8, which concern what viewers know.

use super::{Broken, Dice, Played, Tally, dice, ensure, start};
use interregnum_kernel::{EventOf, LAWS, Lawful, Seat, Told, ToldOf, View, Viewer, Zones};
use serde_json::Value;
use std::collections::BTreeSet;

/// What one viewer has learnt so far.
struct Watcher<G: Lawful> {
    viewer: Viewer,
    told: Vec<ToldOf<G>>,
    zones: Zones<G::Card, G::Zone>,
    shown: BTreeSet<String>,
}

pub(super) fn check<G: Lawful>(played: &Played<G>, tally: &mut Tally) -> Result<(), Broken> {
    let mut game = start(played)?;
    let names = names(&game);
    let mut rng = dice(played.actions.len() as u64);
    let mut watchers: Vec<Watcher<G>> =
        Viewer::all(game.players()).map(|viewer| Watcher::new(&game, viewer)).collect();
    let opening = game.opening();
    for watcher in &mut watchers {
        watcher.follow(&opening, 0)?;
        watcher.compare(&game, &names, 0)?;
    }
    for (after, &(seat, action)) in played.actions.iter().enumerate() {
        for watcher in &watchers {
            same_to_me(&game, watcher, &played.options, &mut rng, after, tally)?;
            non_interference(&game, watcher.viewer, (seat, action), &mut rng, after, tally)?;
        }
        let events = game.apply(seat, action).map_err(|why| super::broken(2, after, why.to_string()))?;
        for watcher in &mut watchers {
            watcher.follow(&events, after + 1)?;
            watcher.compare(&game, &names, after + 1)?;
        }
    }
    Ok(())
}

/// The names of all cards.
fn names<G: Lawful>(game: &G) -> BTreeSet<String> {
    game.truth(LAWS).total().0.keys().map(ToString::to_string).collect()
}

impl<G: Lawful> Watcher<G> {
    fn new(game: &G, viewer: Viewer) -> Self {
        let mut zones = Zones::default();
        zones.add_unknown(G::SOURCE, game.truth(LAWS).total().0.values().sum());
        Self { viewer, told: Vec::new(), zones, shown: BTreeSet::new() }
    }

    fn follow(&mut self, events: &[EventOf<G>], after: usize) -> Result<(), Broken> {
        for event in events {
            let told = event.told(self.viewer);
            self.shown.extend(shown::<G>(&told));
            let followed = self.zones.follow(&told);
            ensure(7, after, followed, || format!("{:?} cannot follow {told:?}", self.viewer))?;
            self.told.push(told);
        }
        Ok(())
    }

    fn compare(&self, game: &G, names: &BTreeSet<String>, after: usize) -> Result<(), Broken> {
        let view = game.view(self.viewer);
        ensure(7, after, view.zones() == self.zones, || {
            format!("{:?} sees {:?} and was told {:?}", self.viewer, view.zones(), self.zones)
        })?;
        agrees_with_truth(&view.zones(), &game.truth(LAWS), self.viewer, after)?;
        let json = serde_json::to_value(&view).map_err(|error| super::broken(6, after, error.to_string()))?;
        let named = named(&json, names);
        let leaked: Vec<_> = named.difference(&self.shown).collect();
        ensure(6, after, leaked.is_empty(), || format!("{:?} sees {leaked:?}, never shown", self.viewer))
    }
}

/// The name of the card an event shows, if it does.
fn shown<G: Lawful>(told: &ToldOf<G>) -> Option<String> {
    match told {
        Told::Moved { card, .. } | Told::Shown { card, .. } => card.map(|card| card.to_string()),
        Told::Happened { .. } | Told::Hidden => None,
    }
}

/// Every card that is named in a view or any other message to a viewer; the list of all cards,
/// which everybody knows, is skipped.
pub fn named(json: &Value, names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    collect(json, names, &mut named);
    named
}

fn collect(json: &Value, names: &BTreeSet<String>, named: &mut BTreeSet<String>) {
    match json {
        Value::String(text) => {
            named.extend(text.split([' ', '+']).filter(|word| names.contains(*word)).map(str::to_owned));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, names, named)),
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(key, _)| *key != "deck");
            fields.for_each(|(_, item)| collect(item, names, named));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Checks that what a viewer knows is true and accounts for every card.
fn agrees_with_truth<C: Ord + Copy + std::fmt::Debug, Z: Ord + Copy + std::fmt::Debug>(
    seen: &Zones<C, Z>,
    truth: &Zones<C, Z>,
    viewer: Viewer,
    after: usize,
) -> Result<(), Broken> {
    for (zone, pile) in truth.iter() {
        let total: usize = pile.known.values().sum();
        let (known, unknown) =
            seen.pile(*zone).map_or((0, 0), |seen| (seen.known.values().sum(), seen.unknown));
        ensure(7, after, total == known + unknown, || format!("{viewer:?} counts {zone:?} wrongly"))?;
    }
    for (zone, pile) in seen.iter() {
        let truth = truth.pile(*zone);
        let there = |card| truth.and_then(|truth| truth.known.get(card)).copied().unwrap_or(0);
        let right = pile.known.iter().all(|(card, number)| *number <= there(card));
        ensure(7, after, right, || format!("{viewer:?} is wrong about {zone:?}: {pile:?}"))?;
    }
    Ok(())
}

fn same_to_me<G: Lawful>(
    game: &G,
    watcher: &Watcher<G>,
    options: &G::Options,
    rng: &mut Dice,
    after: usize,
    tally: &mut Tally,
) -> Result<(), Broken> {
    let viewer = watcher.viewer;
    let view = game.view(viewer);
    let world = G::imagine(&view, rng);
    let again = world.view(viewer);
    ensure(5, after, again == view, || {
        format!("{viewer:?} saw {view:?}, imagined a world seen as {again:?}")
    })?;
    ensure(5, after, world.truth(LAWS).total() == game.truth(LAWS).total(), || {
        format!("{viewer:?} imagined other cards: {:?}", world.truth(LAWS))
    })?;
    could_have_happened(&world, watcher, options, after)?;
    if view.zones().total().1 > 0 {
        tally.worlds += 1;
        tally.changed += usize::from(world.truth(LAWS) != game.truth(LAWS));
    }
    Ok(())
}

/// Checks that an imagined world has a past in which the viewer learns exactly what the viewer
/// really learnt; so it respects every card that was shown, looked at, or not followed.
fn could_have_happened<G: Lawful>(
    world: &G,
    watcher: &Watcher<G>,
    options: &G::Options,
    after: usize,
) -> Result<(), Broken> {
    let (deal, actions) = world.past(LAWS);
    let mut again = G::start(options, &deal).map_err(|bad| super::broken(5, after, bad.to_string()))?;
    let mut told: Vec<ToldOf<G>> = again.opening().iter().map(|event| event.told(watcher.viewer)).collect();
    for (seat, action) in actions {
        let events = again.apply(seat, action).map_err(|why| super::broken(5, after, why.to_string()))?;
        told.extend(events.iter().map(|event| event.told(watcher.viewer)));
    }
    ensure(5, after, again == *world, || format!("{again:?} came of the past of {world:?}"))?;
    ensure(5, after, told == watcher.told, || {
        format!("{:?} would have been told {told:?} and was told {:?}", watcher.viewer, watcher.told)
    })
}

/// Applies the same visible action in a world that looks the same. If it shows the same cards,
/// events and views must be the same. (Newly shown cards may differ, and so may the next seat to
/// act and its question: a choice with a single option is skipped, and everybody sees that it is.)
fn non_interference<G: Lawful>(
    game: &G,
    viewer: Viewer,
    (seat, action): (Seat, G::Action),
    rng: &mut Dice,
    after: usize,
    tally: &mut Tally,
) -> Result<(), Broken> {
    let mut world = G::imagine(&game.view(viewer), rng);
    let other = world.truth(LAWS) != game.truth(LAWS);
    let Ok(imagined) = world.apply(seat, action) else { return Ok(()) };
    let mut truth = game.clone();
    let Ok(real) = truth.apply(seat, action) else { return Ok(()) };
    let tell = |events: &[EventOf<G>]| -> Vec<_> { events.iter().map(|event| event.told(viewer)).collect() };
    let (imagined, real) = (tell(&imagined), tell(&real));
    let names = |told: &[ToldOf<G>]| -> Vec<_> { told.iter().filter_map(|told| shown::<G>(told)).collect() };
    if names(&imagined) != names(&real) || !asked_alike(&world, &truth) {
        return Ok(());
    }
    tally.pairs += usize::from(other);
    ensure(8, after, imagined == real, || format!("{viewer:?} is told {real:?}, or else {imagined:?}"))?;
    let (there, here) = (world.view(viewer), truth.view(viewer));
    ensure(8, after, there == here, || format!("{viewer:?} sees {here:?}, or else {there:?}"))
}

/// Whether the same seats have to make the same kind of choice: in both positions some legal action
/// begins with the same word.
fn asked_alike<G: Lawful>(one: &G, other: &G) -> bool {
    let words = |game: &G, seat| -> BTreeSet<String> {
        let first = |action: G::Action| action.to_string().split(' ').next().map(str::to_owned);
        game.legal(seat).filter_map(first).collect()
    };
    let alike = |seat| !words(one, seat).is_disjoint(&words(other, seat));
    one.to_act() == other.to_act() && one.to_act().into_iter().all(alike)
}
