//! The engine: tables that are open, and what needs none.

use crate::bots;
use crate::local_table::LocalTable;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::requests::Request;
use interregnum_kernel::read_json;
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
            None => read(request).and_then(|asked| asked.answer(self)),
        };
        let reply = match reply {
            Ok(reply) => Reply::Ok(reply),
            Err(problem) => Reply::Error(problem.body()),
        };
        serde_json::to_vec(&reply).unwrap_or_default()
    }

    pub(crate) fn insert(&mut self, opened: LocalTable) {
        self.tables.insert(opened.table().id().clone(), opened);
    }

    pub(crate) fn remove(&mut self, table: &TableId) -> bool {
        self.tables.remove(table).is_some()
    }

    pub(crate) fn table(&mut self, id: &TableId) -> Result<&mut LocalTable, Problem> {
        self.tables.get_mut(id).ok_or(Problem::NoSuchTable)
    }
}

fn read(request: &[u8]) -> Result<Request, Problem> {
    let text = str::from_utf8(request).map_err(|error| Problem::BadRequest { message: error.to_string() })?;
    Ok(read_json(text)?)
}

pub(crate) fn json(value: &impl Serialize) -> Result<Box<RawValue>, Problem> {
    Ok(serde_json::value::to_raw_value(value)?)
}
