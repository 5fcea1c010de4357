//! Honest games beside attacks, and a storm of reconnecting sockets.

use crate::common::{program, refused};
use crate::server_process::ServerProcess;
use serde_json::Value;

/// Runs the load client against a server and returns its report and its exit code.
fn load(server: &ServerProcess, words: &[&str]) -> (Value, Option<i32>) {
    let address = server.address.to_string();
    let output = program(&["load", "--json", "--server", &address]).args(words).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{complaint}"));
    (report, output.status.code())
}

fn count(report: &Value, field: &str) -> u64 {
    report[field].as_u64().unwrap_or_else(|| panic!("{field}: {report}"))
}

#[test]
#[ignore = "takes all that a machine has: make faults"]
fn no_honest_game_is_lost_beside_attacks() {
    let server = ServerProcess::usual("abuse");
    // The machine may be busy with other tests: no limit of time.
    let words = ["--abuse", "--game", "braverats", "--sockets", "8", "--seconds", "4", "--p99-limit", "1e9"];
    let (report, code) = load(&server, &words);
    assert_eq!(code, Some(0), "{report}");
    let honest = &report["honest"];
    assert_eq!((count(honest, "sockets"), count(honest, "tables"), count(honest, "lost")), (8, 4, 0));
    assert!(count(honest, "begun") >= 4 && count(honest, "moves") > 0, "{honest}");
    let attack = |name: &str| -> &Value {
        let attacks = report["attacks"].as_array().unwrap();
        attacks.iter().find(|attack| attack["name"] == name).unwrap_or_else(|| panic!("{name}: {report}"))
    };
    for name in interregnum_load::ATTACKS {
        assert!(count(attack(name), "tried") > 0, "{}", attack(name));
        assert_eq!(count(attack(name), "faults"), 0, "{}", attack(name));
    }
    let over_the_cap = count(attack("half-requests"), "refused") + count(attack("half-requests"), "closed");
    assert!(over_the_cap > 0, "{}", attack("half-requests"));
    assert!(count(&attack("advice")["codes"], "no-name") > 0, "{}", attack("advice"));
    assert_eq!(count(&attack("bot-tables")["codes"], "too-fast"), 8, "{}", attack("bot-tables"));
    assert!(count(&attack("sealed-choices")["codes"], "too-often") > 0, "{}", attack("sealed-choices"));
    assert!(count(&attack("proposals")["codes"], "ask-later") > 0, "{}", attack("proposals"));
    assert!(count(&attack("chat")["codes"], "too-much-talk") > 0, "{}", attack("chat"));
    assert!(count(&attack("bad-messages")["codes"], "bad-request") > 0, "{}", attack("bad-messages"));
    assert!(count(&attack("registrations")["codes"], "too-fast") > 0, "{}", attack("registrations"));
    // Connections over the cap are refused, or closed when the reserve for monitoring is full.
    let sockets = attack("many-sockets");
    assert!(count(sockets, "answered") <= 100 && count(sockets, "refused") > 0, "{sockets}");
}

#[test]
fn sockets_that_drop_at_once_come_back_and_play_on() {
    let server = ServerProcess::usual("storm");
    // How fast they are back, which the exit code says, depends on the machine.
    let (report, _) = load(&server, &["--storm", "200", "--game", "braverats", "--seconds", "1"]);
    assert_eq!((count(&report, "sockets"), count(&report, "back"), count(&report, "faults")), (200, 200, 0));
    assert!(count(&report, "moves") > 0, "{report}");
}

#[test]
fn attacks_go_to_this_machine_alone() {
    for words in [["--abuse", "--server"], ["--storm", "--server"]] {
        for server in ["192.0.2.1:80", "[2001:db8::1]:80"] {
            refused(&["load", words[0], words[1], server], &[server, "is not an address of this machine"]);
        }
    }
    refused(&["load", "--abuse=chat,flood"], &["no attack flood", "half-requests"]);
    refused(&["load", "--abuse", "--p99-limit", "0"], &["is not a limit"]);
}
