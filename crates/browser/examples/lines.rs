//! Answers requests, one a line, as the WebAssembly module does: the tests of the module compare both.

use interregnum_browser::Engine;
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut engine = Engine::default();
    for request in io::stdin().lock().lines() {
        let mut reply = engine.call(request?.as_bytes());
        reply.push(b'\n');
        io::stdout().write_all(&reply)?;
    }
    Ok(())
}
