//! `BraveRats` as numbers, from the view.

use super::layout::Layout;
use super::observed::{Legal, Observed, Observer};
use super::writer::Writer;
use interregnum_games::braverats::{Action, BraveRats, BraveRatsView, Card, CardSet, DealVariant};
use interregnum_kernel::{Game, Seat, View, Viewer};

const CARDS: usize = Card::COUNT;
const PLAYERS: usize = 2;
const COUNTS: &str = "one byte for each card, its number";
const SEATS: &str = "one byte for each seat";

/// The observer of `BraveRats`.
#[derive(Clone, Copy, Debug)]
pub struct BraveRatsObserver;

impl Observed for BraveRats {
    type Observer = BraveRatsObserver;

    fn observer(_players: usize) -> Option<BraveRatsObserver> {
        Some(BraveRatsObserver)
    }
}

fn columns(cards: CardSet) -> impl Iterator<Item = usize> {
    cards.cards().map(column)
}

fn column(card: Card) -> usize {
    usize::from(card.value())
}

const fn card_of(action: Action) -> Card {
    match action {
        Action::Play(card) | Action::Keep(card) => card,
    }
}

impl Observer<BraveRats> for BraveRatsObserver {
    type Memory = ();
    type Legal = BraveRatsLegal;

    fn layout(&self) -> Layout {
        let mut layout = Layout::default();
        layout.add("deal", DealVariant::ALL.len(), "one byte for each way to deal, 1 for the one played");
        layout.add("traitor", 1, "1 if a card is given to the other player");
        layout.add("draw", 1, "1 if the cards are drawn from piles");
        layout.add("fast", 1, "1 if three victories win");
        layout.add("match", 1, "1 if two games win");
        layout.add("musician-cancels", 1, "1 with that ruling");
        layout.add("ambassador-keeps", 1, "1 with that ruling");
        for seat in 0..PLAYERS {
            layout.add(format!("hand-{seat}"), CARDS, COUNTS);
            layout.add(
                format!("hand-unknown-{seat}"),
                1,
                "the number of cards that the observer cannot name",
            );
            layout.add(format!("pile-{seat}"), 1, "the number of cards in the draw pile");
            layout.add(
                format!("holds-{seat}"),
                CARDS,
                "hand and pile together: one byte for each card, its number",
            );
            layout.add(
                format!("holds-unknown-{seat}"),
                1,
                "the number of cards that the observer cannot name",
            );
            layout.add(format!("chosen-{seat}"), 1, "1 if the seat has chosen for this round");
            layout.add(
                format!("choice-{seat}"),
                CARDS,
                "the card that it has chosen, if the observer knows it",
            );
            layout.add(format!("played-{seat}"), CARDS, COUNTS);
            layout.add(format!("gift-{seat}"), CARDS, "the card that the seat gave away in this game");
            layout.add(format!("last-{seat}"), CARDS, "the card of the last round");
        }
        layout.add_by_seat(PLAYERS, "victories", 1, "the victories in this game");
        layout.add_by_seat(PLAYERS, "kept", 1, "extra victories that wait for the seat's next win");
        layout.add_by_seat(PLAYERS, "raised", 1, "1 if the seat's card has +2 in this round");
        layout.add_by_seat(PLAYERS, "first", 1, "1 if the seat reveals first in this round");
        layout.add_by_seat(PLAYERS, "won", 1, "the games of the match that the seat has won");
        layout.add("held", 1, "the number of rounds on hold");
        layout.add("round", 1, "the number of the round, from 1");
        layout.add("game", 1, "the number of games of the match that are over");
        layout.add("draft", 1, "1 during a draft: an action then keeps its card");
        layout.add("packet", CARDS, "the cards of the packet that the observer can name");
        layout.add("packet-unknown", 1, "the number of its other cards");
        layout.add("packet-holder", PLAYERS, SEATS);
        layout.add("unopened", 1, "the number of cards in packets not yet opened");
        layout.cards = Card::ALL.iter().map(ToString::to_string).collect();
        layout.actions.clone_from(&layout.cards);
        layout
    }

    fn observe(&self, game: &BraveRats, _memory: &(), seat: Seat, out: &mut [u8]) {
        self.observe_view(&game.view(Viewer::Seat(seat)), out);
    }

    fn observe_view(&self, view: &BraveRatsView, out: &mut [u8]) {
        let mut writer = Writer::new(out);
        let Some(own) = view.viewer.seat() else { return };
        let seats = [own, Seat::new(1 - own.index())];
        write_options(view, &mut writer);
        for seat in seats {
            write_seat(view, seat, &mut writer);
        }
        let standing = &view.standing;
        seats.iter().for_each(|&seat| writer.number(usize::from(standing.victories[seat])));
        seats.iter().for_each(|&seat| writer.number(usize::from(standing.kept[seat])));
        seats.iter().for_each(|&seat| writer.flag(standing.raised.contains(seat)));
        seats.iter().for_each(|&seat| writer.flag(standing.first == Some(seat)));
        seats.iter().for_each(|seat| writer.number(usize::from(view.won[seat.index()])));
        writer.number(usize::from(standing.held));
        writer.number(usize::from(view.round));
        writer.number(view.past.len());
        writer.flag(view.packet.is_some());
        let packet = view.packet.as_ref();
        writer.counts(packet.into_iter().flat_map(|packet| columns(packet.cards.known)), CARDS);
        writer.number(packet.map_or(0, |packet| usize::from(packet.cards.unknown)));
        writer.one_of(packet.map(|packet| usize::from(packet.holder != own)), PLAYERS);
        writer.number(packet.map_or(0, |packet| usize::from(packet.unopened)));
        debug_assert_eq!(writer.written(), self.layout().size(), "all fields are written");
    }

    fn list(&self, game: &BraveRats, seat: Seat, legal: &mut BraveRatsLegal) {
        legal.0 = [None; CARDS];
        game.legal(seat).for_each(|action| legal.0[column(card_of(action))] = Some(action));
    }

    fn indices(&self, view: &BraveRatsView) -> Vec<(usize, Action)> {
        view.legal().iter().map(|&action| (column(card_of(action)), action)).collect()
    }

    fn private_fields(&self) -> &'static [&'static str] {
        &["hand-0", "holds-0", "choice-0", "packet"]
    }
}

/// The legal actions by the column of their card.
#[derive(Clone, Copy, Default, Debug)]
pub struct BraveRatsLegal([Option<Action>; CARDS]);

impl Legal<Action> for BraveRatsLegal {
    fn number(&self) -> usize {
        self.0.iter().flatten().count()
    }

    fn nth(&self, n: usize) -> usize {
        let mut indices = self.0.iter().enumerate().filter(|(_, action)| action.is_some());
        indices.nth(n).map_or(0, |(index, _)| index)
    }

    fn action(&self, index: usize) -> Option<Action> {
        *self.0.get(index)?
    }

    fn index(&self, action: Action) -> Option<usize> {
        self.0.iter().position(|&legal| legal == Some(action))
    }

    fn write_mask(&self, out: &mut [u8]) {
        for (out, action) in out.iter_mut().zip(&self.0) {
            *out = u8::from(action.is_some());
        }
    }
}

fn write_options(view: &BraveRatsView, writer: &mut Writer<'_>) {
    let options = &view.options;
    writer.one_of(DealVariant::ALL.iter().position(|&deal| deal == options.deal), DealVariant::ALL.len());
    writer.flag(options.traitor);
    writer.flag(options.draw);
    writer.flag(options.target == 3);
    writer.flag(options.wins > 1);
    writer.flag(options.musician_cancels);
    writer.flag(options.ambassador_keeps);
}

fn write_seat(view: &BraveRatsView, seat: Seat, writer: &mut Writer<'_>) {
    let shown = &view.seats[seat.index()];
    writer.counts(columns(shown.hand.known), CARDS);
    writer.number(usize::from(shown.hand.unknown));
    writer.number(usize::from(shown.pile));
    writer.counts(columns(shown.holds.known), CARDS);
    writer.number(usize::from(shown.holds.unknown));
    writer.flag(shown.chosen);
    writer.one_of(shown.choice.map(column), CARDS);
    writer.counts(shown.table.iter().copied().map(column), CARDS);
    writer.one_of(view.game.gifts.map(|gifts| column(gifts[seat.index()])), CARDS);
    writer.one_of(view.game.rounds.last().map(|round| column(round.cards[seat.index()])), CARDS);
}
