//! The engine: tables that are open, and what needs none.

use crate::create::{create, resume};
use crate::local_table::LocalTable;
use crate::problem::Problem;
use crate::request::{Reply, Request};
use crate::{bots, games, records};
use interregnum_table::TableId;
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::HashMap;

/// The engine of a browser: the tables that are open in it.
#[derive(Default)]
pub struct Engine {
    tables: HashMap<TableId, LocalTable>,
}

impl Engine {
    /// Answers a request. Both are JSON: `{"games": {}}`, and `{"ok": …}` or `{"error": …}`. A request that
    /// begins with a zero byte carries weights: the game's name, another zero byte, and the files.
    pub fn call(&mut self, request: &[u8]) -> Vec<u8> {
        let reply = match request.strip_prefix(&[0]) {
            Some(weights) => bots::provide(weights).and_then(|()| json(&true)),
            None => {
                serde_json::from_slice(request).map_err(Problem::from).and_then(|asked| self.answer(asked))
            }
        };
        let reply = match reply {
            Ok(reply) => Reply::Ok(reply),
            Err(problem) => Reply::Error(problem.body()),
        };
        serde_json::to_vec(&reply).unwrap_or_default()
    }

    fn answer(&mut self, request: Request) -> Result<Box<RawValue>, Problem> {
        match request {
            Request::Create { setup, plan, moment } => json(&create(setup, &plan, moment)?),
            Request::Continue { log, round, number, plan, moment } => {
                json(&resume(&records::last(&log, round)?, number, &plan, moment)?)
            }
            Request::Open { log, moment } => {
                let mut opened = LocalTable::open(&log, moment.now)?;
                let step = opened.finish();
                self.tables.insert(opened.table().id().clone(), opened);
                json(&step)
            }
            Request::Close { table } => json(&self.tables.remove(&table).is_some()),
            Request::Hear { table, connection, message, moment } => {
                json(&self.table(&table)?.hear(connection, &message, moment))
            }
            Request::Leave { table, connection, moment } => {
                json(&self.table(&table)?.leave(connection, moment))
            }
            Request::Tick { table, moment } => json(&self.table(&table)?.tick(moment)),
            Request::Answer { table, seat, turn, action, moment } => {
                json(&self.table(&table)?.answer(seat, turn, action, moment))
            }
            Request::Story { table, token } => {
                let table = self.table(&table)?;
                json(&table.table().story(table.viewer(token.as_ref())))
            }
            Request::Glance { table, token, number } => {
                let table = self.table(&table)?;
                let seen = table.table().glance(table.viewer(token.as_ref()), number);
                json(&seen.ok_or(Problem::NoSuchMove)?)
            }
            Request::Summary { table } => json(&self.table(&table)?.summary()),
            Request::Think { log, seat, chance } => json(&bots::think(&log, seat, chance)?),
            Request::Hint { log, token, chance } => json(&bots::hint(&log, &token, chance)?),
            Request::Record { log, round } => Ok(RawValue::from_string(records::record(&log, round)?)?),
            Request::AtMove { log, round, number, token } => {
                json(&records::at_move(&log, round, number, token.as_ref())?)
            }
            Request::Review { log, round, number } => json(&records::review(&log, round, number)?),
            Request::Games {} => json(&games::games()),
            Request::Form { game } => json(&games::form(&game)?),
            Request::Lesson { name } => json(&games::lesson_by_name(&name)?),
        }
    }

    fn table(&mut self, id: &TableId) -> Result<&mut LocalTable, Problem> {
        self.tables.get_mut(id).ok_or(Problem::NoSuchTable)
    }
}

fn json(value: &impl Serialize) -> Result<Box<RawValue>, Problem> {
    Ok(serde_json::value::to_raw_value(value)?)
}
