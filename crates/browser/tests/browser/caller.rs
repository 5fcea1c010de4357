//! Calls the engine as the page does, with a clock and a chance of the test's own.

use interregnum_browser::Engine;
use serde_json::{Value, json};

/// The secret of the person at the browser.
pub(crate) const ME: &str = "11111111111111111111111111111111";

#[derive(Default)]
pub(crate) struct Caller {
    engine: Engine,
    pub(crate) log: Vec<Value>,
    pub(crate) table: String,
    now: u64,
    calls: u64,
}

impl Caller {
    /// A caller whose chance differs from that of others.
    pub(crate) fn with_chance(number: u64) -> Self {
        Self { calls: number << 32, ..Self::default() }
    }

    /// The reply to a request, whose name is its field `do`, or the error.
    pub(crate) fn call(&mut self, request: &Value) -> Result<Value, Value> {
        let mut fields = request.as_object().unwrap().clone();
        let name = fields.remove("do").unwrap();
        let request = json!({name.as_str().unwrap(): fields});
        let reply: Value = serde_json::from_slice(&self.engine.call(request.to_string().as_bytes())).unwrap();
        match reply.get("ok") {
            Some(found) => Ok(found.clone()),
            None => Err(reply["error"].clone()),
        }
    }

    pub(crate) fn chance(&mut self) -> String {
        self.calls += 1;
        format!("{:064x}", self.calls)
    }

    pub(crate) fn moment(&mut self) -> Value {
        self.now += 100;
        json!({"now": self.now, "chance": self.chance()})
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.now += milliseconds;
    }

    /// Makes a table and opens it.
    pub(crate) fn begin(&mut self, setup: &Value, seats: &[&str]) -> Result<Value, Value> {
        let moment = self.moment();
        let made = json!({"do": "create", "setup": setup, "token": ME, "name": "Ada", "seats": seats, "moment": moment});
        let made = self.call(&made)?;
        self.take_up(&made)
    }

    /// Opens a table that was just made.
    pub(crate) fn take_up(&mut self, made: &Value) -> Result<Value, Value> {
        made["table"].as_str().unwrap().clone_into(&mut self.table);
        self.log.clone_from(made["entries"].as_array().unwrap());
        self.open()
    }

    /// Opens the table from its log, as after a reload.
    pub(crate) fn open(&mut self) -> Result<Value, Value> {
        let request = json!({"do": "open", "log": self.log, "moment": self.moment()});
        self.call(&request)
    }

    /// Makes a request to the table, and keeps the entries that come of it.
    pub(crate) fn step(&mut self, mut request: Value) -> Value {
        request["table"] = json!(self.table);
        request["moment"] = self.moment();
        let step = self.call(&request).unwrap();
        assert_eq!(step["expected"], json!(self.log.len()), "entries follow the log");
        self.log.extend(step["entries"].as_array().unwrap().iter().cloned());
        step
    }

    pub(crate) fn hear(&mut self, connection: u32, message: &Value) -> Value {
        self.step(json!({"do": "hear", "connection": connection, "message": message}))
    }

    /// Connects a person, or a spectator without a token.
    pub(crate) fn hello(&mut self, connection: u32, token: Option<&str>) -> Value {
        self.hear(connection, &json!({"kind": "hello", "protocol": 1, "since": 0, "token": token}))
    }

    pub(crate) fn ask(&mut self, connection: u32, id: &str, command: &Value) -> Value {
        self.hear(connection, &json!({"kind": "ask", "id": id, "command": command}))
    }

    /// Lets the first bot that has to choose think and answer.
    pub(crate) fn bot_moves(&mut self, bot: &Value) -> Value {
        let chance = self.chance();
        let think = json!({"do": "think", "log": self.log, "seat": bot["seat"], "chance": chance});
        let action = self.call(&think).unwrap();
        self.wait(bot["wait"].as_u64().unwrap());
        self.step(json!({"do": "answer", "seat": bot["seat"], "turn": bot["turn"], "action": action}))
    }
}

/// The messages of a step to one connection.
pub(crate) fn messages(step: &Value, to: u32) -> Vec<Value> {
    let all = step["messages"].as_array().unwrap().iter();
    all.filter(|letter| letter["to"] == json!(to)).map(|letter| letter["message"].clone()).collect()
}

/// The last message of a step to one connection.
pub(crate) fn last(step: &Value, to: u32) -> Value {
    messages(step, to).pop().unwrap()
}

/// A setup of Claim for two, in which bots answer at once.
pub(crate) fn claim() -> Value {
    let options = json!({"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0});
    json!({"game": "claim", "options": options, "pace": 0})
}
