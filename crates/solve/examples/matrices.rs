//! Measures the matrix solver: nanoseconds per matrix, the methods used and the worst gap, by size
//! and kind of matrix.

use interregnum_solve::{Equilibrium, Matrix, Method};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::hint::black_box;
use std::time::Instant;

/// How many different matrices of a kind are solved, and how often; the fastest time counts.
const MATRICES: u32 = 2000;
const TIMES: usize = 20;

/// A random number below the limit; the bias is negligible here.
fn below(rng: &mut (impl Rng + ?Sized), limit: usize) -> usize {
    rng.next_u32() as usize % limit
}

/// A number in [-1, 1).
fn uniform(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / f64::from(1u32 << 31) - 1.0
}

/// One of -1, 0 and 1.
fn sign(rng: &mut impl Rng) -> f64 {
    [-1.0, 0.0, 1.0][below(rng, 3)]
}

fn main() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    println!("{:>8} {:>6} {:>8} {:>9}  saddle 2x2 simplex polished exact", "kind", "size", "ns", "gap");
    for size in [2, 3, 4, 5, 6, 8, 12, 16] {
        measure("uniform", size, || uniform(&mut rng));
        measure("signs", size, || sign(&mut rng));
        let mut late = || if below(&mut rng, 3) == 0 { uniform(&mut rng) } else { sign(&mut rng) };
        measure("mixed", size, &mut late);
    }
}

/// Nanoseconds per matrix.
fn time(matrices: &[Matrix]) -> f64 {
    let start = Instant::now();
    for matrix in matrices {
        black_box(black_box(matrix).solve());
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(MATRICES)
}

fn measure(kind: &str, size: usize, mut payoff: impl FnMut() -> f64) {
    let matrices: Vec<Matrix> = (0..MATRICES)
        .map(|_| {
            let mut matrix = Matrix::zeros(size, size);
            for row in 0..size {
                (0..size).for_each(|column| matrix[(row, column)] = payoff());
            }
            matrix
        })
        .collect();
    let nanoseconds = (0..TIMES).map(|_| time(&matrices)).fold(f64::INFINITY, f64::min);
    let solved: Vec<_> = matrices.iter().map(Matrix::solve).collect();
    let gap = solved.iter().map(Equilibrium::gap).fold(0.0, f64::max);
    let share = |method| {
        solved.iter().filter(|equilibrium| equilibrium.method == method).count() * 100 / solved.len()
    };
    println!(
        "{kind:>8} {size:>3}x{size:<2} {nanoseconds:>8.0} {gap:>9.1e}  {:>5}% {:>2}% {:>6}% {:>7}% {:>4}%",
        share(Method::Saddle),
        share(Method::TwoByTwo),
        share(Method::Simplex),
        share(Method::Polished),
        share(Method::Exact)
    );
}
