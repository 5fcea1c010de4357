#![doc = include_str!("../README.md")]
#![expect(unsafe_code, reason = "an export is declared with #[unsafe(no_mangle)]; there is no unsafe block")]

use interregnum_browser::Engine;
use std::cell::RefCell;

/// The module's memory between two calls.
#[derive(Default)]
struct Module {
    engine: Engine,
    request: Vec<u8>,
    reply: Vec<u8>,
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::default();
}

/// Makes room for a request of `length` bytes and returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.request.clear();
        module.request.resize(length, 0);
        module.request.as_mut_ptr()
    })
}

/// Answers the request and returns the length of the reply.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    MODULE.with_borrow_mut(|Module { engine, request, reply }| {
        *reply = engine.call(request);
        reply.len()
    })
}

/// The address of the reply.
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    MODULE.with_borrow(|module| module.reply.as_ptr())
}
