//! What every store promises of published records.

use crate::people::done;
use crate::promises::StoreUnderTest;
use interregnum_store::{PersonChange, PublishedRecord, Store};
use interregnum_table::{RecordId, Time};

fn record(line: &str, at: u64) -> PublishedRecord {
    PublishedRecord { id: RecordId::of(line), line: line.to_owned(), at: Time(at) }
}

async fn publish(store: &dyn Store, record: PublishedRecord) -> bool {
    done(store, PersonChange::RecordPublished(record)).await
}

pub(crate) async fn a_record_is_published_once_and_found_by_its_name<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let (first, second) = (record("{\"a\":1}", 7), record("{\"b\":\"é\"}", 8));
    assert!(publish(&*store, first.clone()).await && publish(&*store, second.clone()).await);
    assert!(!publish(&*store, PublishedRecord { at: Time(9), ..first.clone() }).await, "it is there already");
    assert_eq!(store.published(first.id.clone()).await, Ok(Some(first)), "as it was published first");
    assert_eq!(store.published(second.id.clone()).await, Ok(Some(second)));
    assert_eq!(store.published(RecordId::of("nothing")).await, Ok(None));
}
