//! Swindles: which card to play when phase two is lost against best play. It is the card after
//! which an opponent who plays at random loses most often.
//!
//! Against best play all cards lose, so nothing is risked. The model of the opponent plays any
//! legal card with the same probability; only the searcher's own choices are nodes of the tree.

use crate::search::{Dice, World, WorldModel, Worth, worth_of};
use interregnum_games::claim::{Action, Actions, Claim, ClaimView, ImaginedWorld, WorldSampler};
use interregnum_kernel::{Seat, SeatSet, pick};
use interregnum_solve::claim::Solver;
use rand_core::{Rng, SeedableRng};

/// Phase two between two players against an opponent who plays at random.
pub struct Swindle {
    position: ImaginedWorld,
    own: Seat,
    solver: Solver,
}

impl Clone for Swindle {
    /// The clone starts with an empty solver.
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), own: self.own, solver: Solver::new() }
    }
}

/// From this hand size down the solver checks whether the position is won. Of 171 lost games
/// against an opponent who plays at random (seed 1005, 2,000 worlds) this limit won 159; a limit of
/// four cards won 153, and no limit won 158 in twice the time.
const ASKED: usize = 7;

/// A position after the opponent's answer.
#[derive(Clone)]
pub struct Answered {
    position: ImaginedWorld,
    own: Seat,
    dice: Dice,
    /// A hash of the answers since the searcher's last card.
    answers: u64,
}

impl Swindle {
    /// The position of a view of phase two, in which nothing is hidden.
    pub(super) fn of(view: &ClaimView, dice: &mut Dice) -> Option<Self> {
        let own = view.decision.to_act.first()?;
        Some(Self { position: WorldSampler::of(view).sample(dice), own, solver: Solver::new() })
    }

    /// Whether few cards are left and best play wins.
    fn is_won(&mut self, position: &ImaginedWorld) -> bool {
        position.hand(self.own).len() <= ASKED
            && position.phase_two().is_some_and(|position| self.solver.winner(&position) == Some(self.own))
    }
}

impl World for Answered {
    type Action = Action;
    type Actions = Actions;

    fn to_act(&self) -> SeatSet {
        self.position.to_act()
    }

    fn legal(&self, seat: Seat) -> Actions {
        self.position.legal(seat)
    }

    fn advance(&mut self, seat: Seat, action: Action) {
        self.position.advance(seat, action);
        self.answers = 0;
        while let Some(other) = self.position.to_act().first().filter(|&seat| seat != self.own) {
            let Some(answer) = pick(&mut self.dice, self.position.legal(other)) else { return };
            if let Action::Play(card) = answer {
                self.answers = 128 * self.answers + card.place() as u64 + 1;
            }
            self.position.advance(other, answer);
        }
    }
}

impl WorldModel for Swindle {
    type World = Answered;

    fn sample(&mut self, dice: &mut Dice) -> Answered {
        let position = self.position.clone();
        Answered { position, own: self.own, dice: Dice::seed_from_u64(dice.next_u64()), answers: 0 }
    }

    fn seen(&self, action: Action, _seat: Seat, _before: &Answered) -> u64 {
        match action {
            Action::Play(card) => 1 + card.place() as u64,
            _ => 0,
        }
    }

    fn sight(&self, after: &Answered) -> u64 {
        after.answers
    }

    fn worth(&mut self, world: Answered, dice: &mut Dice) -> Worth {
        let mut position = world.position;
        while let Some(seat) = position.to_act().first() {
            if seat == self.own && self.is_won(&position) {
                return worth_of::<Claim>(2, SeatSet::one(self.own));
            }
            let Some(action) = pick(dice, position.legal(seat)) else { break };
            position.advance(seat, action);
        }
        worth_of::<Claim>(2, position.winners().unwrap_or(SeatSet::NONE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::EndgameSolver;
    use crate::player;
    use interregnum_games::claim::{ClaimView, NAMED, Options};
    use interregnum_kernel::{Game, Seed, Viewer};
    use std::num::NonZero;

    const LOSER: Seat = Seat::new(0);

    /// The beginning of a phase two that the first seat has lost against best play.
    fn lost(seed: Seed, endgame: &mut EndgameSolver) -> Option<Claim> {
        let options = Options { players: 2, kingdom: NAMED[0].1, leader: LOSER };
        let mut game = Claim::start(&options, &Claim::deal(&options, seed)).expect("a deal");
        let mut rng = seed.child(0).generator();
        loop {
            let seat = game.to_act().first()?;
            let view = game.view(Viewer::Seat(seat));
            if let Some(position) = view.phase_two() {
                return (endgame.first_seat(&position) < 0.5).then_some(game);
            }
            game.advance(seat, pick(&mut rng, view.decision.legal.iter().copied())?);
        }
    }

    /// Whether the first seat wins in the end against a random player.
    fn wins(
        mut game: Claim,
        mut choose: impl FnMut(&ClaimView, &mut Dice) -> Option<Action>,
        seed: Seed,
    ) -> bool {
        let mut dice = Dice::from_seed(seed.0);
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Seat(seat));
            let action = if seat == LOSER {
                choose(&view, &mut dice)
            } else {
                pick(&mut dice, view.decision.legal.iter().copied())
            };
            game.advance(seat, action.expect("somebody can act"));
        }
        game.winners() == Some(SeatSet::one(LOSER))
    }

    #[test]
    fn somebody_who_errs_is_beaten_more_often_than_by_the_best_margin() {
        let mut endgame = EndgameSolver::default();
        let mut search = player::<Claim>("search:200w", NonZero::<usize>::MIN).expect("a player");
        let (mut hoped, mut by_margin, mut games) = (0, 0, 0);
        for number in 0..60 {
            let seed = Seed::from_number(number);
            let Some(game) = lost(seed, &mut endgame) else { continue };
            games += 1;
            hoped += u32::from(wins(game.clone(), |view, dice| search.act(view, dice), seed.child(1)));
            let margin = |view: &ClaimView, _: &mut Dice| {
                let weighed = endgame.weighed(view, u64::MAX)?;
                weighed.into_iter().max_by_key(|weighed| weighed.tries).map(|weighed| weighed.action)
            };
            by_margin += u32::from(wins(game, margin, seed.child(1)));
        }
        assert!(games > 20);
        assert!(hoped > by_margin, "{hoped} and {by_margin} of {games} lost games were won");
    }
}
