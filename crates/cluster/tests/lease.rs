//! A model of leases and owners, in which every order of events is tried: two nodes, one table, and a
//! database that carries out statements some time after they were sent. The names are those of the code:
//! `acquire` (`postgres/owner.rs`), `append` (`append.sql`), heartbeats and lapses (`postgres/lease.rs`),
//! `Tenure` (`cluster.rs`). A node may be paused anywhere: it just does nothing while the clock goes on.

use stateright::{Checker, HasDiscoveries, Model, Property};

/// How long a node is alive after a heartbeat, in ticks of the database's clock.
const LEASE: u8 = 2;
/// How far the clock goes: far enough for a lease to end twice.
const LAST_TICK: u8 = 4;
/// The longest log.
const ENTRIES: usize = 2;
const NODES: usize = 2;

type NodeId = usize;
type Tick = u8;

/// Whether the node has been alive without a lapse since it acquired a table. (The code counts lapses.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Tenure {
    Current,
    Past,
}

/// What a node has sent to the database, and the database has not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Statement {
    /// `alive` is who was alive when the statement was sent, as an old snapshot would show it.
    Acquire {
        alive: [bool; NODES],
        tenure: Tenure,
    },
    Append {
        expected: usize,
    },
    Release,
}

/// One node: what it believes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Node {
    certain_until: Tick,
    /// The table in its memory: the tenure in which it was acquired, and its version.
    table: Option<(Tenure, usize)>,
    /// When the heartbeat was sent that the database has not carried out. It waits for no statement.
    beat: Option<Tick>,
    pending: Option<Statement>,
}

impl Node {
    /// As `Cluster::is_certain`.
    fn is_certain(&self, tenure: Tenure, clock: Tick) -> bool {
        tenure == Tenure::Current && clock < self.certain_until
    }

    /// A heartbeat came too late: what was acquired before is of an earlier tenure.
    fn lapse(&mut self) {
        if let Some((tenure, _)) = &mut self.table {
            *tenure = Tenure::Past;
        }
        if let Some(Statement::Acquire { tenure, .. }) = &mut self.pending {
            *tenure = Tenure::Past;
        }
    }
}

/// An entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Entry {
    epoch: u8,
    by: NodeId,
}

/// The table's row in the database.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Head {
    node: Option<NodeId>,
    epoch: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    clock: Tick,
    alive_until: [Tick; NODES],
    head: Head,
    log: Vec<Entry>,
    /// What was acknowledged: the version, and by which node.
    acknowledged: Vec<(usize, NodeId)>,
    /// The owner of each epoch.
    owners: Vec<Option<NodeId>>,
    nodes: [Node; NODES],
}

impl State {
    fn is_alive(&self, node: NodeId) -> bool {
        self.alive_until[node] > self.clock
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Event {
    Tick,
    Send(NodeId, Statement),
    /// The database carries out what a node has sent, and the node learns the answer.
    Answer(NodeId),
    SendBeat(NodeId),
    AnswerBeat(NodeId),
}

/// The lease, with its safeguards, each of which can be taken out.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each safeguard is taken out by itself")]
struct Lease {
    /// `append` compares the owner.
    owner_fence: bool,
    /// `append` compares the version.
    version_fence: bool,
    /// `acquire` looks who is alive after it has the row's lock.
    fresh_snapshot: bool,
    /// A node forgets its tables when a heartbeat came too late.
    tenures: bool,
}

const WHOLE: Lease = Lease { owner_fence: true, version_fence: true, fresh_snapshot: true, tenures: true };

impl Lease {
    fn acquire(self, state: &mut State, node: NodeId, snapshot: [bool; NODES], tenure: Tenure) {
        let alive = |owner: NodeId| if self.fresh_snapshot { state.is_alive(owner) } else { snapshot[owner] };
        let is_free = state.head.node.is_none_or(|owner| owner != node && !alive(owner));
        if is_free {
            change_owner(state, Some(node));
        }
        if state.head.node == Some(node) {
            state.nodes[node].table = Some((tenure, state.log.len()));
        }
    }

    fn append(self, state: &mut State, node: NodeId, expected: usize) {
        let is_owner = !self.owner_fence || state.head.node == Some(node);
        let is_next = !self.version_fence || state.log.len() == expected;
        if is_owner && is_next {
            let entry = Entry { epoch: state.head.epoch, by: node };
            state.log.truncate(expected);
            state.log.push(entry);
            state.acknowledged.push((expected, node));
            if let Some((_, version)) = &mut state.nodes[node].table {
                *version = expected + 1;
            }
        } else {
            // Fenced or a conflict: the actor ends, and the table is acquired again when somebody asks.
            state.nodes[node].table = None;
        }
    }

    fn renew(self, state: &mut State, node: NodeId, sent: Tick) {
        state.alive_until[node] = state.clock + LEASE;
        let beating = &mut state.nodes[node];
        // As `Membership::renewed`.
        if self.tenures && state.clock >= beating.certain_until {
            beating.lapse();
        }
        beating.certain_until = sent + LEASE;
    }
}

fn change_owner(state: &mut State, node: Option<NodeId>) {
    state.head = Head { node, epoch: state.head.epoch + 1 };
    state.owners.push(node);
}

impl Model for Lease {
    type State = State;
    type Action = Event;

    fn init_states(&self) -> Vec<State> {
        let started = Node { certain_until: LEASE, ..Node::default() };
        vec![State {
            clock: 0,
            alive_until: [LEASE; NODES],
            head: Head { node: None, epoch: 0 },
            log: Vec::new(),
            acknowledged: Vec::new(),
            owners: vec![None],
            nodes: [started; NODES],
        }]
    }

    fn actions(&self, state: &State, events: &mut Vec<Event>) {
        if state.clock < LAST_TICK {
            events.push(Event::Tick);
        }
        for (node, now) in state.nodes.iter().enumerate() {
            if now.beat.is_some() {
                events.push(Event::AnswerBeat(node));
            } else if now.certain_until < state.clock + LEASE {
                events.push(Event::SendBeat(node));
            }
            if now.pending.is_some() {
                events.push(Event::Answer(node));
                continue;
            }
            match now.table {
                None => {
                    let alive = if self.fresh_snapshot {
                        [false; NODES]
                    } else {
                        [state.is_alive(0), state.is_alive(1)]
                    };
                    events.push(Event::Send(node, Statement::Acquire { alive, tenure: Tenure::Current }));
                }
                // An actor that is not certain does not begin anything.
                Some((tenure, version)) if now.is_certain(tenure, state.clock) => {
                    if state.acknowledged.len() < ENTRIES {
                        events.push(Event::Send(node, Statement::Append { expected: version }));
                    }
                    events.push(Event::Send(node, Statement::Release));
                }
                Some(_) => {}
            }
        }
    }

    fn next_state(&self, last: &State, event: Event) -> Option<State> {
        let mut state = last.clone();
        match event {
            Event::Tick => state.clock += 1,
            Event::Send(node, statement) => {
                if statement == Statement::Release {
                    // The actor has ended before its table is let go.
                    state.nodes[node].table = None;
                }
                state.nodes[node].pending = Some(statement);
            }
            Event::SendBeat(node) => state.nodes[node].beat = Some(state.clock),
            Event::AnswerBeat(node) => {
                let sent = state.nodes[node].beat.take()?;
                self.renew(&mut state, node, sent);
            }
            Event::Answer(node) => match state.nodes[node].pending.take()? {
                Statement::Acquire { alive, tenure } => self.acquire(&mut state, node, alive, tenure),
                Statement::Append { expected } => self.append(&mut state, node, expected),
                Statement::Release if state.head.node == Some(node) => change_owner(&mut state, None),
                Statement::Release => {}
            },
        }
        // Enough for every pair of owners in every order.
        (state.owners.len() <= 4).then_some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("an acknowledged entry stands in the log, once", |_, state: &State| {
                let stands = |(version, by): &(usize, NodeId)| {
                    state.log.get(*version).is_some_and(|entry| entry.by == *by)
                };
                state.acknowledged.iter().all(stands) && state.acknowledged.len() == state.log.len()
            }),
            Property::always("only the owner writes", |_, state: &State| {
                state.log.iter().all(|entry| state.owners[entry.epoch as usize] == Some(entry.by))
            }),
            Property::always("epochs rise", |_, state: &State| {
                state.log.is_sorted_by_key(|entry| entry.epoch)
            }),
            Property::always("a node that is certain of a table owns it", |_, state: &State| {
                state.nodes.iter().enumerate().all(|(node, now)| {
                    let certain = now.table.is_some_and(|(tenure, _)| now.is_certain(tenure, state.clock));
                    !certain || state.head.node == Some(node)
                })
            }),
            Property::sometimes("a table changes its owner and is written to again", |_, state: &State| {
                state.log.windows(2).any(|two| two[0].by != two[1].by)
            }),
        ]
    }
}

/// Checks every state that can be reached; gives the names of the violated properties.
fn violations(lease: Lease) -> Vec<&'static str> {
    let checked = lease.checker().threads(2).spawn_bfs().join();
    let found = |property: &Property<Lease>| {
        let is_violation = property.expectation == stateright::Expectation::Always;
        is_violation == checked.discovery(property.name).is_some()
    };
    println!("{} states", checked.unique_state_count());
    lease.properties().iter().filter(|property| found(property)).map(|property| property.name).collect()
}

/// Checks states until one violates this property; whether there is one.
fn is_violated(lease: Lease, property: &'static str) -> bool {
    let first = HasDiscoveries::AnyOf([property].into());
    lease.checker().threads(2).finish_when(first).spawn_bfs().join().discovery(property).is_some()
}

#[test]
fn nothing_acknowledged_is_lost_and_only_owners_write() {
    assert_eq!(violations(WHOLE), [""; 0]);
}

#[test]
fn without_the_fence_of_the_owner_a_paused_node_writes() {
    assert!(is_violated(Lease { owner_fence: false, ..WHOLE }, "only the owner writes"));
}

#[test]
fn without_both_fences_an_acknowledged_entry_is_lost() {
    let unfenced = Lease { owner_fence: false, version_fence: false, ..WHOLE };
    assert!(is_violated(unfenced, "an acknowledged entry stands in the log, once"));
}

#[test]
fn with_an_old_snapshot_a_claim_takes_a_table_from_a_node_that_is_alive() {
    let found = violations(Lease { fresh_snapshot: false, ..WHOLE });
    assert_eq!(found, ["a node that is certain of a table owns it"]);
}

#[test]
fn without_tenures_a_node_is_certain_of_a_table_that_it_has_lost() {
    let found = violations(Lease { tenures: false, ..WHOLE });
    assert_eq!(found, ["a node that is certain of a table owns it"]);
}
