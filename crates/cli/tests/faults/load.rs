//! The load client itself.

use crate::house::House;
use serde_json::Value;
use std::process::Command;

#[test]
fn a_load_is_put_on_and_measured() {
    let house = House::open("load");
    let (address, process) = (house.address.to_string(), house.process().to_string());
    let output = Command::new(env!("CARGO_BIN_EXE_interregnum"))
        .args(["load", "--json", "--game", "braverats", "--sockets", "8", "--seconds", "2", "--rate", "100"])
        .args(["--server", &address, "--pid", &process])
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{complaint}"));
    assert_eq!(output.status.code(), Some(0), "{report} {complaint}");
    assert_eq!((report["sockets"].as_u64(), report["tables"].as_u64()), (Some(8), Some(4)));
    assert_eq!(report["faults"].as_u64(), Some(0));
    assert!(report["moves"].as_u64().is_some_and(|moves| moves > 20), "{report}");
    assert!(report["latency"]["p50_ms"].as_f64() <= report["latency"]["p99_ms"].as_f64(), "{report}");
    assert!(report["memory"].as_u64().is_some_and(|bytes| bytes > 1_000_000), "{report}");
}

#[test]
fn without_a_server_the_load_client_says_what_to_do() {
    let output = Command::new(env!("CARGO_BIN_EXE_interregnum"))
        .args(["load", "--server", "127.0.0.1:1", "--sockets", "2", "--seconds", "1"])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(complaint.contains("Is the server running"), "{complaint}");
}
