//! A player who chooses again and again, the same card and others, before the opponent has chosen.

use super::attacker::{Attacker, message};
use crate::{ClientError, Guest, Standing};
use interregnum_table::{Command, RequestId, TableId, Turn};
use interregnum_wire::{FromClient, ToClient};

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let (cards, turn) = choices(&guest, &table).await?;
    let next = |number: u64| {
        // Each card twice, so that half of the choices change nothing.
        let card = &cards[number as usize / 2 % cards.len()];
        let command = Command::Play { action: card.clone(), turn };
        message(&FromClient::Ask { id: request_id(number), command })
    };
    attacker.flood(&guest, &table, next).await
}

/// What the guest can choose, once the cards are dealt.
async fn choices(guest: &Guest, table: &TableId) -> Result<(Vec<String>, Turn), ClientError> {
    let mut connection = guest.open(table, None).await?;
    loop {
        let now = match connection.receive().await? {
            ToClient::Welcome { scene, .. } | ToClient::Scene { scene } => scene.now,
            ToClient::News { now, .. } => now,
            _ => continue,
        };
        let standing = Standing::of(now, &[]);
        if let (Some(turn), false) = (standing.turn, standing.legal.is_empty()) {
            return Ok((standing.legal, turn));
        }
    }
}

/// The id of the request with this number.
pub(super) fn request_id(number: u64) -> RequestId {
    format!("a{number}").parse().expect("a letter and digits are a request id")
}
