//! x
use interregnum_claim::*; use interregnum_kernel::*; use rand_xoshiro::Xoshiro256PlusPlus; use rand_xoshiro::rand_core::SeedableRng;
fn main(){ for players in [2u8,3,4] { for k in kingdoms(players).into_iter().filter(|k| players>2 || NAMED.iter().any(|n| n.1==*k)).take(3) {
 let o=Options{players,kingdom:k,leader:Seat::new(0)}; let mut rng=Xoshiro256PlusPlus::seed_from_u64(1);
 let t=std::time::Instant::now(); let n=500_000; let mut acts=0u64; let mut w=0u64;
 for _ in 0..n { let mut g=Claim::random(&o,&mut rng); loop { let s=g.to_act(); let Some(s)=s.first() else {break}; let a=pick(&mut rng,g.legal(s)).unwrap(); g.advance(s,a); acts+=1;} w+=u64::from(g.winners().unwrap().contains(Seat::new(0))); }
 let e=t.elapsed().as_secs_f64(); println!("{players} {k}: {:.0} playouts/s {:.1} M actions/s w {}", n as f64/e, acts as f64/e/1e6, w as f64/n as f64); } } }
