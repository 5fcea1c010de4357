//! `serve`: runs the server.

use crate::command::option;
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{Arg, ArgMatches, Command, value_parser};
use interregnum_kernel::Phrase;
use interregnum_server::{
    Config, ServeError, Server, Setting, raise_descriptor_limit, reachable_addresses, start_logging,
};
use interregnum_store::{StoreError, StoreLocation};
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use tokio::runtime::Runtime;

/// How many threads more than the runtime's own are tried: store, bots and replays need at least as many.
const SPARE_THREADS: usize = 4;

/// The options of the server: a file, and every setting by its name.
pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    let config = option("config", "FILE", translator).value_parser(value_parser!(PathBuf));
    let settings = Setting::ALL.into_iter().map(|setting| set(setting, translator));
    settings.fold(command.arg(config), Command::arg).after_help(translator.get("serve-after-help"))
}

fn set(setting: Setting, translator: &Translator) -> Arg {
    let arg = option(setting.name(), setting.kind(), translator);
    match setting {
        // Other commands have bots by name; here they are counted.
        Setting::Bots => arg.help(translator.get("serve-arg-bots")),
        _ => arg,
    }
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let config = config(matches)?;
    start_logging(&config);
    raise_descriptor_limit();
    runtime()?.block_on(serve(config, translator))
}

fn config(matches: &ArgMatches) -> Result<Config, Failure> {
    let file = match matches.get_one::<PathBuf>("config") {
        Some(path) => Some(std::fs::read_to_string(path).map_err(Failure::file(path))?),
        None => None,
    };
    let flags = |setting: Setting| matches.get_one::<String>(setting.name()).cloned();
    let environment = |name: &str| std::env::var(name).ok();
    Config::read(flags, environment, file.as_deref()).map_err(|bad| Failure::Bad(bad.phrase()))
}

/// The asynchronous runtime.
pub(super) fn runtime() -> Result<Runtime, Failure> {
    let workers = crate::threads::all().get();
    try_threads(workers + SPARE_THREADS).map_err(|error| no_threads(&error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(workers).enable_all().build();
    runtime.map_err(Failure::screen)
}

/// Starts as many threads at the same time, and ends them. Where the system gives too few, the runtime would
/// panic, and then wait for ever for those that it has started.
fn try_threads(number: usize) -> std::io::Result<()> {
    let gate = Arc::new(Mutex::new(()));
    let closed = gate.lock();
    let mut tried = Vec::new();
    for _ in 0..number {
        let gate = Arc::clone(&gate);
        tried.push(std::thread::Builder::new().spawn(move || drop(gate.lock()))?);
    }
    drop(closed);
    for thread in tried {
        let _ = thread.join();
    }
    Ok(())
}

/// The failure where the system gives too few threads.
fn no_threads(error: &str) -> Failure {
    Failure::Bad(Phrase::new("serve-no-threads").with("error", error))
}

async fn serve(config: Config, translator: &Translator) -> Result<(), Failure> {
    let store = config.store.clone();
    let server = Server::open(config).await.map_err(|error| failure(error, store.as_ref()))?;
    let kept = store.as_ref().map_or_else(|| translator.get("serve-memory"), ToString::to_string);
    let here = own(server.address());
    let open = Phrase::new("serve-open").with("address", here.to_string()).with("store", kept);
    print(&translator.say(&open))?;
    invite(server.address(), translator)?;
    tokio::select! {
        () = asked_to_stop() => {}
        () = server.closed() => {}
    }
    print(&translator.get("serve-closing"))?;
    server.close().await.map_err(|error| failure(error, store.as_ref()))?;
    print(&translator.get("serve-closed"))
}

/// The server's address for this machine.
fn own(listening: SocketAddr) -> SocketAddr {
    match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => {
            SocketAddr::new(Ipv4Addr::LOCALHOST.into(), listening.port())
        }
        IpAddr::V6(ip) if ip.is_unspecified() => {
            SocketAddr::new(Ipv6Addr::LOCALHOST.into(), listening.port())
        }
        _ => listening,
    }
}

/// Prints the addresses that friends can open, and the first one as a QR code.
fn invite(listening: SocketAddr, translator: &Translator) -> Result<(), Failure> {
    let found = reachable_addresses(listening);
    let Some((first, others)) = found.split_first() else {
        let port = listening.port().to_string();
        return print(&translator.say(&Phrase::new("serve-alone").with("port", port)));
    };
    print(&translator.say(&Phrase::new("serve-friends").with("address", first.to_string())))?;
    for other in others {
        print(&translator.say(&Phrase::new("serve-friends-other").with("address", other.to_string())))?;
    }
    if !std::io::stdout().is_terminal() {
        return Ok(());
    }
    code(&format!("http://{first}/")).map_or(Ok(()), |code| print(&code))
}

/// An address as a QR code, black on white whatever the terminal's colours are; `None` if it is too
/// long.
fn code(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::L).ok()?;
    let drawn = code.render::<Dense1x2>().build();
    Some(drawn.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m")).collect::<Vec<_>>().join("\n"))
}

/// Waits for Ctrl-C or a termination signal.
async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut end) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            drop(interrupt.await);
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = end.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

fn failure(error: ServeError, store: Option<&StoreLocation>) -> Failure {
    match error {
        ServeError::Store(error) => store_failure(&error, store),
        ServeError::Threads(error) => no_threads(&error.to_string()),
        ServeError::ClusterWithoutDatabase => Failure::Bad(Phrase::new("serve-cluster-without-database")),
        ServeError::Nats(url, error) => {
            let phrase = Phrase::new("serve-bad-cluster").with("url", url.to_string());
            Failure::Bad(phrase.with("error", error))
        }
        ServeError::Listen(address, error) => Failure::Bad(
            Phrase::new("serve-bad-address")
                .with("address", address.to_string())
                .with("error", error.to_string()),
        ),
    }
}

/// The failure for an error of the store. What the database says is repeated: an operator needs it.
pub(super) fn store_failure(error: &StoreError, store: Option<&StoreLocation>) -> Failure {
    let reason = match error {
        StoreError::Unreachable { detail } => {
            Phrase::new("store-unreachable-detail").with("detail", detail.clone())
        }
        _ => Phrase::new(error.code()),
    };
    Failure::Bad(
        Phrase::new("serve-bad-store")
            .with("store", store.map_or_else(|| "-".to_owned(), ToString::to_string))
            .with("reason", vec![reason]),
    )
}

fn print(line: &str) -> Result<(), Failure> {
    let mut screen = std::io::stdout();
    writeln!(screen, "{line}").and_then(|()| screen.flush()).map_err(Failure::screen)
}
