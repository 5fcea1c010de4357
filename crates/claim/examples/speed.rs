//! x
use interregnum_claim::*;
use interregnum_kernel::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
fn run(o: Options, n: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let t = std::time::Instant::now();
    let mut acts = 0u64;
    let mut w = 0u64;
    for _ in 0..n {
        let mut g = Claim::random(&o, &mut rng);
        while let Some(s) = g.to_act().first() {
            let a = pick(&mut rng, g.legal(s)).unwrap();
            g.advance(s, a);
            acts += 1;
        }
        w += u64::from(g.winners().unwrap().contains(Seat::new(0)));
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{} {}: {:.0} playouts/s {:.1} M actions/s w {}",
        o.players,
        o.kingdom,
        n as f64 / e,
        acts as f64 / e / 1e6,
        w as f64 / n as f64
    );
}
fn main() {
    let n = std::env::var("N").map_or(500_000, |v| v.parse().unwrap());
    let tables = std::env::var("TABLES").unwrap_or("2a2b34".into());
    for (name, players, i) in [("2a", 2u8, 0), ("2b", 2, 39), ("3", 3, 0), ("4", 4, 0)] {
        if tables.contains(name) {
            run(Options { players, kingdom: kingdoms(players)[i], leader: Seat::new(0) }, n);
        }
    }
}
