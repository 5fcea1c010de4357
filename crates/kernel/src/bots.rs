//! The names of bots: a pure function of the game and the table, so the page, the terminal, records
//! and replays use the same names.

use crate::{Game, HUMAN, Record, SeatEntry, Seed, shuffle};

/// Returns a bot name for each of `seats` seats, different from each other and from the names in
/// `taken`. The same table always gets the same names; when a person has taken one of them, only
/// that name is replaced.
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

/// Whether nobody is called by this name or by its first word, in upper or lower case.
fn is_free(name: &str, taken: &[&str]) -> bool {
    let [name, first] = [name, name.split(' ').next().unwrap_or(name)].map(str::to_lowercase);
    !taken.iter().map(|taken| taken.trim().to_lowercase()).any(|taken| taken == name || taken == first)
}

/// The 64-bit FNV-1a hash.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The names of the seats of a record. Records of earlier versions name a bot by its kind alone;
/// such a bot gets the name that `bots` has for its seat.
pub fn seat_names(seats: &[SeatEntry], bots: &[&str]) -> Vec<String> {
    let is_bare = |seat: &SeatEntry| seat.name == seat.player && seat.player != HUMAN;
    let name = |(seat, bot): (&SeatEntry, &&str)| {
        if is_bare(seat) { (*bot).to_owned() } else { seat.name.clone() }
    };
    seats.iter().zip(bots).map(name).collect()
}

impl<G: Game> Record<G> {
    /// The name of each seat.
    pub fn names(&self) -> Vec<String> {
        let table = self.shuffle.as_ref().map_or("", |shuffle| shuffle.table.as_str());
        let taken: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        seat_names(&self.seats, &bot_names::<G>(table.as_bytes(), self.seats.len(), &taken))
    }
}
