//! Events grouped into passages, each of which becomes one sentence.

use crate::{Rule, Told};

/// Events that one sentence tells together.
#[derive(Clone, PartialEq, Debug)]
pub enum Passage<'a, C, Z, F> {
    /// Consecutive cards with the same origin, destination and rule.
    Transfer(Transfer<C, Z>),
    /// A card was shown where it lies, to the viewer or to somebody else.
    Shown {
        /// The card, if the viewer saw it.
        card: Option<C>,
        /// Why it was shown.
        rule: Rule,
    },
    /// Something happened that moved and showed no card.
    Happened {
        /// The fact.
        fact: &'a F,
        /// The rule that made it happen.
        rule: Rule,
    },
}

/// Cards that moved together.
#[derive(Clone, PartialEq, Debug)]
pub struct Transfer<C, Z> {
    /// Where they were.
    pub from: Z,
    /// Where they are now.
    pub to: Z,
    /// Why they went there.
    pub rule: Rule,
    /// The cards that the viewer saw.
    pub named: Vec<C>,
    /// The number of the other cards.
    pub unnamed: usize,
}

impl<C, Z> Transfer<C, Z> {
    /// The number of cards that moved.
    pub fn number(&self) -> usize {
        self.named.len() + self.unnamed
    }
}

/// Groups what a viewer learnt into passages. Cards that go to a zone for which `apart` holds get a
/// passage each.
pub fn passages<C: Copy, Z: Copy + PartialEq, F>(
    told: &[Told<C, Z, F>],
    apart: impl Fn(Z) -> bool,
) -> Vec<Passage<'_, C, Z, F>> {
    let mut passages: Vec<Passage<'_, C, Z, F>> = Vec::new();
    for event in told {
        match event {
            Told::Moved { card, from, to, rule } => {
                let transfer = match passages.last_mut() {
                    Some(Passage::Transfer(transfer))
                        if (transfer.from, transfer.to, transfer.rule) == (*from, *to, *rule)
                            && !apart(*to) =>
                    {
                        transfer
                    }
                    _ => {
                        let (from, to, rule) = (*from, *to, *rule);
                        passages.push(Passage::Transfer(Transfer {
                            from,
                            to,
                            rule,
                            named: Vec::new(),
                            unnamed: 0,
                        }));
                        let Some(Passage::Transfer(transfer)) = passages.last_mut() else { continue };
                        transfer
                    }
                };
                match card {
                    Some(card) => transfer.named.push(*card),
                    None => transfer.unnamed += 1,
                }
            }
            Told::Shown { card, rule, .. } => passages.push(Passage::Shown { card: *card, rule: *rule }),
            Told::Happened { fact, rule } => passages.push(Passage::Happened { fact, rule: *rule }),
            Told::Hidden => {}
        }
    }
    passages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(card: Option<char>, to: u8) -> Told<char, u8, ()> {
        Told::Moved { card, from: 0, to, rule: Rule("X1.1") }
    }

    #[test]
    fn cards_that_go_the_same_way_are_told_together() {
        let told = [moved(Some('a'), 1), moved(None, 1), moved(Some('b'), 2), moved(Some('c'), 2)];
        let found = passages(&told, |to| to == 2);
        let ways: Vec<(Vec<char>, usize)> = found
            .into_iter()
            .filter_map(|passage| match passage {
                Passage::Transfer(transfer) => Some((transfer.named.clone(), transfer.number())),
                _ => None,
            })
            .collect();
        assert_eq!(ways, [(vec!['a'], 2), (vec!['b'], 1), (vec!['c'], 1)]);
    }
}
