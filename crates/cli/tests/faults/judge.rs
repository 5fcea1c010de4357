//! The judge of all other tests here: it notices what they look for.

use crate::crowd::Crowd;
use crate::ledger::{Difference, judge, read, refused_is_not_done, requests, talk};
use crate::server_process::ServerProcess;
use interregnum_load::Refusal;
use interregnum_table::Happening;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_a_doubled_and_a_refused_move_that_was_made_are_noticed() {
    let mut server = ServerProcess::open("judge");
    let crowd = Crowd::new(server.few_tables().await);
    crowd.goes_on(10).await;
    let mut players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let table = players[0].table().clone();
    players.retain(|player| *player.table() == table);
    let entries = read(&server.log(), &table).await;
    assert!(judge(&entries, &players).is_ok());
    assert_eq!(refused_is_not_done(&entries, &players), Ok(()));

    let last =
        players.iter().flat_map(|player| &player.acknowledged).max_by_key(|done| done.version).unwrap();
    let (last, before) = (last.clone(), last.version.0 as usize - 1);
    assert_eq!(judge(&entries[..before], &players), Err(Difference::Lost(last.clone())));

    let again = [&entries[..], &entries[before..=before]].concat();
    assert_eq!(requests(&again), Err(Difference::Doubled(last.id.clone())));
    assert!(judge(&again, &players).is_err());

    let refusal = Refusal { id: Some(last.id.clone()), code: "store-full".to_owned() };
    let asker = players.iter_mut().find(|player| player.acknowledged.contains(&last)).unwrap();
    asker.refusals.push(refusal);
    assert_eq!(refused_is_not_done(&entries, &players), Err(Difference::RefusedAndDone(last.id)));

    let mut said = entries[before].clone();
    said.what = Happening::Said { seat: interregnum_kernel::Seat::new(0), text: "again".to_owned() };
    assert_eq!(talk(&vec![said.clone(); 4]), Ok(()));
    assert!(matches!(talk(&vec![said; 5]), Err(Difference::TooMuchTalk(_))));
}
