//! Checks the certificates of the matrix solver on many kinds of matrices, and compares it with
//! exact arithmetic.

use interregnum_solve::{Equilibrium, ExactMatrix, Fraction, GAP, MAX_CHOICES, Matrix};
use num_traits::ToPrimitive;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A random number below the limit; the bias is negligible here.
fn below(rng: &mut (impl Rng + ?Sized), limit: usize) -> usize {
    rng.next_u32() as usize % limit
}

/// A number in [-1, 1).
fn uniform(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / f64::from(1u32 << 31) - 1.0
}

fn whole(rng: &mut impl Rng, most: u8) -> f64 {
    f64::from(below(rng, 2 * usize::from(most) + 1) as u8) - f64::from(most)
}

fn filled(rows: usize, columns: usize, mut payoff: impl FnMut(usize, usize) -> f64) -> Matrix {
    let mut matrix = Matrix::zeros(rows, columns);
    for row in 0..rows {
        for column in 0..columns {
            matrix[(row, column)] = payoff(row, column);
        }
    }
    matrix
}

/// Makes a random matrix with these numbers of rows and columns.
type Make = fn(&mut dyn Rng, usize, usize) -> Matrix;

/// The kinds of matrices, all with payoffs within [-1, 1].
const KINDS: [(&str, Make); 12] = [
    ("uniform", |mut rng, rows, columns| filled(rows, columns, |_, _| uniform(&mut rng))),
    ("signs", |mut rng, rows, columns| filled(rows, columns, |_, _| whole(&mut rng, 1))),
    ("wins and losses", |mut rng, rows, columns| filled(rows, columns, |_, _| whole(&mut rng, 1).abs())),
    ("sevenths", |mut rng, rows, columns| filled(rows, columns, |_, _| whole(&mut rng, 7) / 7.0)),
    ("nearly equal", |rng, rows, columns| near(rng, rows, columns, 1e-9)),
    ("equal to twelve digits", |rng, rows, columns| near(rng, rows, columns, 1e-12)),
    ("equal but for rounding", |rng, rows, columns| near(rng, rows, columns, 4e-16)),
    ("thirds with noise", |mut rng, rows, columns| {
        filled(rows, columns, |_, _| whole(&mut rng, 2) / 3.0 + 1e-16 * whole(&mut rng, 2))
    }),
    ("all scales", |mut rng, rows, columns| {
        filled(rows, columns, |_, _| uniform(&mut rng) * 0.1f64.powi(i32::from(below(&mut rng, 17) as u8)))
    }),
    ("repeated rows", |mut rng, rows, columns| {
        let once = filled(rows.div_ceil(2), columns, |_, _| uniform(&mut rng));
        filled(rows, columns, |row, column| once[(row / 2, column)])
    }),
    ("three payoffs", |mut rng, rows, columns| {
        let payoffs = [uniform(&mut rng), uniform(&mut rng), uniform(&mut rng)];
        filled(rows, columns, |_, _| payoffs[below(&mut rng, 3)])
    }),
    ("symmetric game", |mut rng, rows, _| {
        let half = filled(rows, rows, |_, _| whole(&mut rng, 3) / 3.0);
        filled(
            rows,
            rows,
            |row, column| if row < column { half[(row, column)] } else { -half[(column, row)] },
        )
    }),
];

fn near(mut rng: &mut dyn Rng, rows: usize, columns: usize, spread: f64) -> Matrix {
    let middle = uniform(&mut rng) * 0.9;
    filled(rows, columns, |_, _| middle + spread * uniform(&mut rng))
}

fn assert_mix(mix: &[f64], choices: usize) {
    assert_eq!(mix.len(), choices);
    assert!(mix.iter().all(|&share| (0.0..=1.0).contains(&share)), "{mix:?}");
    assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-14, "{mix:?}");
}

fn assert_solved(kind: &str, matrix: &Matrix) -> Equilibrium {
    let solved = matrix.solve();
    assert_mix(&solved.rows, matrix.rows());
    assert_mix(&solved.columns, matrix.columns());
    assert!(solved.gap() <= GAP, "{kind}: gap {} of {matrix:?}", solved.gap());
    solved
}

fn rounded(value: &Fraction) -> f64 {
    value.to_f64().expect("a value is finite")
}

#[test]
fn every_gap_is_within_the_bound() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for (kind, make) in KINDS {
        for _ in 0..10_000 {
            let (rows, columns) = (1 + below(&mut rng, 8), 1 + below(&mut rng, 8));
            assert_solved(kind, &make(&mut rng, rows, columns));
        }
        for _ in 0..300 {
            let (rows, columns) = (1 + below(&mut rng, MAX_CHOICES), 1 + below(&mut rng, MAX_CHOICES));
            assert_solved(kind, &make(&mut rng, rows, columns));
        }
    }
}

#[test]
fn values_agree_with_exact_arithmetic() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for (kind, make) in KINDS {
        for _ in 0..200 {
            let (rows, columns) = (1 + below(&mut rng, 8), 1 + below(&mut rng, 8));
            let matrix = make(&mut rng, rows, columns);
            let exact_matrix = ExactMatrix::from_doubles(&matrix).expect("payoffs are finite");
            let exact = exact_matrix.solve();
            assert!(exact.holds_in(&exact_matrix), "{kind}: {matrix:?}");
            let off = assert_solved(kind, &matrix).value() - rounded(&exact.value);
            assert!(off.abs() <= GAP, "{kind}: {off} off in {matrix:?}");
        }
    }
}

/// The bounds of a certificate hold for the true value, up to the rounding of a sum.
#[test]
fn certificates_enclose_the_exact_value() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..500 {
        let matrix = filled(5, 6, |_, _| uniform(&mut rng));
        let value = rounded(&ExactMatrix::from_doubles(&matrix).expect("payoffs are finite").solve().value);
        let solved = matrix.solve();
        assert!(solved.lower <= value + 1e-15 && value <= solved.upper + 1e-15);
    }
}

#[test]
fn payoffs_of_any_size_are_solved_to_their_size() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for _ in 0..2000 {
        let matrix = filled(6, 6, |_, _| 1000.0 * uniform(&mut rng));
        assert!(matrix.solve().gap() <= 1000.0 * GAP);
    }
}

#[test]
fn a_single_row_or_column_is_answered_by_its_best() {
    let row = Matrix::from_rows(&[[0.5, -0.25, 0.75]]).solve();
    assert_eq!((row.value(), &row.columns[..]), (-0.25, &[0.0, 1.0, 0.0][..]));
    let column = Matrix::from_rows(&[[0.5], [-0.25], [0.75]]).solve();
    assert_eq!((column.value(), &column.rows[..]), (0.75, &[0.0, 0.0, 1.0][..]));
}

#[test]
fn exact_mixes_of_small_fractions_are_proved() {
    let fraction = |(over, under): (i64, i64)| Fraction::new(over.into(), under.into());
    let matrix = |rows: &[&[(i64, i64)]]| {
        let rows = rows.iter().map(|row| row.iter().copied().map(fraction).collect()).collect();
        ExactMatrix::from_rows(rows).expect("all rows are of one length")
    };
    let crossed = matrix(&[&[(1, 3), (1, 5)], &[(1, 4), (1, 2)]]);
    let solved = crossed.solve();
    assert!(solved.holds_in(&crossed));
    // v = (ad - bc) / (a + d - b - c) = (1/6 - 1/20) / (1/3 + 1/2 - 1/5 - 1/4) = (7/60) / (23/60).
    assert_eq!(solved.value, fraction((7, 23)));
    let mut wrong = solved.clone();
    wrong.rows.swap(0, 1);
    assert!(!wrong.holds_in(&crossed));
    assert!(ExactMatrix::from_rows(vec![]).is_none());
    assert!(ExactMatrix::from_rows(vec![vec![], vec![]]).is_none());
}
