//! The load client itself.

use crate::common::{program, refused};
use crate::server_process::ServerProcess;
use serde_json::Value;

/// A busy machine makes few moves in two seconds: then it is asked again for longer.
#[test]
fn a_load_is_put_on_and_measured() {
    let server = ServerProcess::open("load");
    let (address, process) = (server.address.to_string(), server.process().to_string());
    let measured = |seconds: &str| {
        let words = [
            "load",
            "--json",
            "--game",
            "braverats",
            "--sockets",
            "8",
            "--seconds",
            seconds,
            "--rate",
            "100",
        ];
        let output = program(&words).args(["--server", &address, "--pid", &process]).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{complaint}"));
        assert_eq!(output.status.code(), Some(0), "{report} {complaint}");
        report
    };
    let number = |report: &Value, name: &str| report[name].as_f64().unwrap();
    let enough = |report: &Value| number(report, "moves") > 20.0;
    let report = ["2", "10", "40"].into_iter().map(measured).find(enough).unwrap();
    assert_eq!((report["sockets"].as_u64(), report["tables"].as_u64()), (Some(8), Some(4)));
    assert_eq!(report["faults"].as_u64(), Some(0));
    let rate = number(&report, "moves") / number(&report, "seconds");
    assert!((number(&report, "moves_per_s") - rate).abs() < 1.0, "{report}");
    assert!(report["latency"]["p50_ms"].as_f64() <= report["latency"]["p99_ms"].as_f64(), "{report}");
    assert!(report["memory"].as_u64().is_some_and(|bytes| bytes > 1_000_000), "{report}");
    assert!(report["memory"].as_u64() <= report["memory_peak"].as_u64(), "{report}");
}

#[test]
fn without_a_server_the_load_client_says_what_to_do() {
    let words = ["load", "--server", "127.0.0.1:1", "--sockets", "2", "--seconds", "1"];
    refused(&words, &["Is the server running"]);
}

#[test]
fn a_load_that_cannot_be_run_is_refused_with_what_would_be_right() {
    let refused = |words: &[&str], says: &[&str]| refused(&[&["load"], words].concat(), says);
    refused(&["--sockets", "0"], &["0 sockets cannot play claim", "a table takes 2"]);
    refused(&["--sockets", "2", "--game", "defaite"], &["2 sockets cannot play defaite"]);
    refused(&["--sockets", "70000"], &["at most 65"]);
    refused(&["--sockets", "many"], &["many"]);
    for rate in ["-1", "nan", "inf", "1e-300"] {
        refused(&[&format!("--rate={rate}")], &["is not a rate", "moves per second"]);
    }
    for seconds in ["0", "-1", "nan", "1e9", "1e300"] {
        refused(&[&format!("--seconds={seconds}")], &["seconds cannot be measured"]);
    }
}
