//! Players for games that have no folder of their name here: no heuristic, no exact solution, and a
//! search that distinguishes positions by the searcher's view.

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(
            impl crate::Heuristic for $game {}

            impl crate::Playable for $game {
                type EndgameSolver = ();

                fn searcher(
                    budget: crate::Budget,
                    threads: std::num::NonZero<usize>,
                ) -> Option<Box<dyn crate::Player<Self>>> {
                    Some(Box::new(crate::search::Search::new(budget, threads)))
                }
            }

            impl crate::search::Shown for $game {}

            impl crate::search::Searched for $game {
                type WorldModel = crate::search::Plain<Self>;
                type Swindle = crate::search::Plain<Self>;

                fn model(
                    view: &<Self as interregnum_kernel::Game>::View,
                    _budget: crate::Budget,
                    _dice: &mut crate::search::Dice,
                ) -> crate::search::Plain<Self> {
                    crate::search::Plain::of(view)
                }
            }
        )*
    };
}
interregnum_games::plain_games!(implement);
