//! The names of bots: a pure function of the game and the table, so that page, terminal,
//! record and replay agree without asking each other.

use crate::{Game, HUMAN, Record, SeatEntry, Seed, shuffle};

/// A name for the bot of each of `seats` seats, different from each other and from the
/// names in `taken`. The same table gets the same names; a name that a person has taken is
/// replaced at its seat alone.
pub fn bot_names<G: Game>(table: &[u8], seats: usize, taken: &[&str]) -> Vec<&'static str> {
    let mut order = G::BOTS.to_vec();
    shuffle(&mut Seed::from_number(hash(table)).generator(), &mut order);
    let spare = order.split_off(seats.min(order.len()));
    let mut spare = spare.into_iter().filter(|name| is_free(name, taken));
    for name in &mut order {
        if !is_free(name, taken) {
            *name = spare.next().unwrap_or(name);
        }
    }
    order
}

/// Whether nobody has this name, or its first word.
fn is_free(name: &str, taken: &[&str]) -> bool {
    let [name, first] = [name, name.split(' ').next().unwrap_or(name)].map(str::to_lowercase);
    !taken.iter().map(|taken| taken.trim().to_lowercase()).any(|taken| taken == name || taken == first)
}

/// FNV-1a with 64 bits.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What to call the seats of a record. Records of earlier versions call a bot by its kind
/// alone; such a bot gets the name that `bots` has for its seat.
pub fn seat_names(seats: &[SeatEntry], bots: &[&str]) -> Vec<String> {
    let is_bare = |seat: &SeatEntry| seat.name == seat.player && seat.player != HUMAN;
    let name = |(seat, bot): (&SeatEntry, &&str)| {
        if is_bare(seat) { (*bot).to_owned() } else { seat.name.clone() }
    };
    seats.iter().zip(bots).map(name).collect()
}

impl<G: Game> Record<G> {
    /// What to call each seat.
    pub fn names(&self) -> Vec<String> {
        let table = self.shuffle.as_ref().map_or("", |shuffle| shuffle.table.as_str());
        let taken: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        seat_names(&self.seats, &bot_names::<G>(table.as_bytes(), self.seats.len(), &taken))
    }
}
