//! A second, deliberately naive solver of Goofspiel, in exact fractions: hands are lists of
//! numbers, and a matrix is solved by trying its square submatrices (Shapley and Snow, "Basic
//! solutions of discrete games", 1950). It shares no code with the rules or the solver.

use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::{BTreeSet, HashMap};

/// A fraction of whole numbers of any size.
pub type Fraction = BigRational;
type Matrix = Vec<Vec<Fraction>>;

/// The value of a lead at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// The sign of the lead.
    Win,
    /// The lead itself.
    Points,
}

/// A game with its prizes in a fixed order, and the values found so far.
pub struct NaiveGoofspiel {
    prizes: Vec<u8>,
    worth: Worth,
    values: HashMap<(Vec<u8>, Vec<u8>, i32), Fraction>,
}

/// A whole number as a fraction.
pub fn whole(number: i32) -> Fraction {
    Fraction::from_integer(number.into())
}

impl NaiveGoofspiel {
    /// A game of which nothing is solved yet.
    pub fn new(prizes: &[u8], worth: Worth) -> Self {
        Self { prizes: prizes.to_vec(), worth, values: HashMap::new() }
    }

    /// The value for the first player with best play of both, from these hands and this lead.
    ///
    /// # Panics
    ///
    /// If the matrix of a position has no kernel, which would be an error in this module.
    pub fn value(&mut self, first: &[u8], second: &[u8], lead: i32) -> Fraction {
        let left: i32 = self.prizes[self.prizes.len() - first.len()..].iter().copied().map(i32::from).sum();
        match self.worth {
            // A lead is counted at the end whatever happens until then.
            Worth::Points if lead != 0 => return whole(lead) + self.value(first, second, 0),
            Worth::Win if lead.abs() > left => return whole(lead.signum()),
            _ if first == second && lead == 0 => return whole(0),
            _ => {}
        }
        // With the players exchanged, the value of a position is negated.
        if (first, lead) > (second, -lead) {
            return -self.value(second, first, -lead);
        }
        let key = (first.to_vec(), second.to_vec(), lead);
        if let Some(value) = self.values.get(&key) {
            return value.clone();
        }
        let matrix = self.matrix(first, second, lead);
        let (value, _) = kernels(&matrix).next().expect("every matrix has a kernel");
        self.values.insert(key, value.clone());
        value
    }

    /// The values after each pair of cards.
    pub fn matrix(&mut self, first: &[u8], second: &[u8], lead: i32) -> Matrix {
        let prize = i32::from(self.prizes[self.prizes.len() - first.len()]);
        let mut matrix = Vec::new();
        for own in first {
            let mut row = Vec::new();
            for other in second {
                let gain = prize * (i32::from(*own) - i32::from(*other)).signum();
                row.push(self.value(&without(first, *own), &without(second, *other), lead + gain));
            }
            matrix.push(row);
        }
        matrix
    }

    /// The value in points of the best response to an opponent who plays uniformly at random.
    pub fn best_reply_to_chance(&self, first: &[u8], second: &[u8]) -> Fraction {
        let Some(prize) = self.prizes.get(self.prizes.len() - first.len()) else { return whole(0) };
        let replies = first.iter().map(|own| {
            let sum = second.iter().map(|other| {
                let gain = i32::from(*prize) * (i32::from(*own) - i32::from(*other)).signum();
                whole(gain) + self.best_reply_to_chance(&without(first, *own), &without(second, *other))
            });
            sum.fold(whole(0), |sum, gain| sum + gain) / Fraction::from_integer(second.len().into())
        });
        replies.max().unwrap_or_else(Fraction::zero)
    }
}

/// Every extreme optimal mix of the row player.
pub fn best_mixes(matrix: &Matrix) -> BTreeSet<Vec<Fraction>> {
    kernels(matrix).map(|(_, mix)| mix).collect()
}

fn without(hand: &[u8], card: u8) -> Vec<u8> {
    hand.iter().copied().filter(|other| *other != card).collect()
}

/// The value and the row player's mix of each square submatrix whose equalizing mixes are optimal
/// in the whole matrix. Every extreme optimal mix comes from one of them.
fn kernels(matrix: &Matrix) -> impl Iterator<Item = (Fraction, Vec<Fraction>)> {
    let (rows, columns) = (matrix.len(), matrix[0].len());
    let turned: Matrix = (0..columns).map(|c| (0..rows).map(|r| -matrix[r][c].clone()).collect()).collect();
    let pairs = (1u32..1 << rows).flat_map(move |r| (1u32..1 << columns).map(move |c| (r, c)));
    let pairs = pairs.filter(|(r, c)| r.count_ones() == c.count_ones());
    pairs.filter_map(move |(r, c)| {
        let (value, mix) = equalising(matrix, r, c)?;
        let (loss, _) = equalising(&turned, c, r)?;
        (value == -loss).then_some((value, mix))
    })
}

/// The mix of the chosen rows that has the same value against all chosen columns, if no other
/// column gives less; and that value.
fn equalising(matrix: &Matrix, rows: u32, columns: u32) -> Option<(Fraction, Vec<Fraction>)> {
    let chosen = |set: u32, size: usize| (0..size).filter(move |place| set >> place & 1 == 1);
    let support: Vec<usize> = chosen(rows, matrix.len()).collect();
    // The unknowns: the probability of each chosen row, and the common value.
    let mut system: Matrix = chosen(columns, matrix[0].len())
        .map(|column| {
            let shares = support.iter().map(|&row| matrix[row][column].clone());
            shares.chain([whole(-1), whole(0)]).collect()
        })
        .collect();
    system.push(support.iter().map(|_| whole(1)).chain([whole(0), whole(1)]).collect());
    let mut solution = solve(system)?;
    let value = solution.pop()?;
    let mut mix = vec![Fraction::zero(); matrix.len()];
    support.iter().zip(solution).for_each(|(&row, share)| mix[row] = share);
    let meets = |column: usize| {
        let got = mix.iter().zip(matrix).fold(whole(0), |sum, (share, row)| sum + share * &row[column]);
        got >= value
    };
    let best = !mix.iter().any(Signed::is_negative) && (0..matrix[0].len()).all(meets);
    best.then_some((value, mix))
}

/// Solves linear equations, each a list of coefficients and the right side, by Gaussian
/// elimination; `None` if there is not exactly one solution.
fn solve(mut system: Matrix) -> Option<Vec<Fraction>> {
    for column in 0..system.len() {
        let pivot = (column..system.len()).find(|&row| !system[row][column].is_zero())?;
        system.swap(column, pivot);
        let factor = Fraction::one() / &system[column][column];
        system[column].iter_mut().for_each(|cell| *cell *= &factor);
        let pivot = system[column].clone();
        for (_, cells) in system.iter_mut().enumerate().filter(|(row, _)| *row != column) {
            let factor = cells[column].clone();
            if !factor.is_zero() {
                cells.iter_mut().zip(&pivot).for_each(|(cell, other)| *cell -= &factor * other);
            }
        }
    }
    system.into_iter().map(|mut row| row.pop()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(rows: &[&[i32]]) -> Matrix {
        rows.iter().map(|row| row.iter().map(|&number| whole(number)).collect()).collect()
    }

    fn value(matrix: &Matrix) -> Fraction {
        kernels(matrix).next().expect("every matrix has a kernel").0
    }

    #[test]
    fn known_matrices_have_their_values() {
        let rock_paper_scissors = matrix(&[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]]);
        assert_eq!(value(&rock_paper_scissors), whole(0));
        assert_eq!(best_mixes(&rock_paper_scissors), BTreeSet::from([vec![whole(1) / whole(3); 3]]));
        let saddle = matrix(&[&[3, 1, 4], &[1, 0, 5]]);
        assert_eq!((value(&saddle), best_mixes(&saddle).len()), (whole(1), 1));
        let pennies = matrix(&[&[2, -3], &[-3, 4]]);
        assert_eq!(value(&pennies), whole(-1) / whole(12));
        assert_eq!(best_mixes(&matrix(&[&[1, 1], &[1, 1]])).len(), 2);
    }

    /// Ross, "Goofspiel: the game of pure strategy" (1971): against an opponent who plays at
    /// random, playing the prize's own number is best; on average it wins (N² - 1) / 6 points.
    #[test]
    fn the_best_reply_to_chance_gets_what_ross_says() {
        for cards in 2..=5u8 {
            let ascending: Vec<u8> = (1..=cards).collect();
            let descending: Vec<u8> = ascending.iter().rev().copied().collect();
            let expected = whole(i32::from(cards).pow(2) - 1) / whole(6);
            for prizes in [&ascending, &descending] {
                let game = NaiveGoofspiel::new(prizes, Worth::Points);
                assert_eq!(game.best_reply_to_chance(&ascending, &ascending), expected, "{cards} cards");
            }
        }
    }
}
