//! One suite for every store.

use crate::promises::{Scratch, StoreUnderTest};
use interregnum_store::{MemoryStore, SqliteOptions, SqliteStore, Store};

/// A store in memory.
struct InMemory;

impl StoreUnderTest for InMemory {
    async fn new() -> Self {
        Self
    }

    async fn open(&self) -> Box<dyn Store> {
        Box::new(MemoryStore::new())
    }
}

/// A store in a file of its own.
struct InSqlite(Scratch);

impl StoreUnderTest for InSqlite {
    async fn new() -> Self {
        Self(Scratch::new())
    }

    async fn open(&self) -> Box<dyn Store> {
        Box::new(SqliteStore::open(SqliteOptions::file(self.0.file("log.db"))).await.unwrap())
    }
}

/// Defines a test of a store for every guarantee. Where the store is not available nothing is tested.
macro_rules! suite {
    ($store:ty, $is_available:expr, $module:ident, $($promise:ident)*) => {
        $(#[tokio::test]
        async fn $promise() {
            if $is_available {
                crate::$module::$promise::<$store>().await;
            }
        })*
    };
}

/// The guarantees of every store.
macro_rules! every_promise {
    ($store:ty, $is_available:expr) => {
        suite! { $store, $is_available, promises,
            what_is_appended_is_read_again_in_order
            an_append_to_another_version_is_refused_with_the_current_one
            a_refused_append_changes_nothing
            of_many_who_append_to_one_version_one_succeeds
            many_tables_are_written_to_at_the_same_time
            a_table_is_read_since_a_version
            a_table_that_is_not_there_has_no_entries
            a_first_append_without_a_row_is_refused
            the_row_stays_unless_it_is_written_anew
            listed_tables_are_found_newest_first
            a_table_moves_up_in_lists_when_it_is_written_to
            a_list_is_no_longer_than_asked
            a_list_goes_on_after_a_table
            the_tables_of_a_holder_are_found_while_the_seat_is_held
            tables_are_found_when_their_deadline_has_come
            the_tables_that_wait_for_somebody_are_found_the_most_urgent_first
            a_closed_store_refuses
        }
        suite! { $store, $is_available, people,
            a_person_is_found_by_the_secret_of_a_session_and_may_change_the_name
            a_secret_is_replaced_and_the_one_before_is_known_until_the_next_rotation
            of_two_rotations_at_once_one_is_done
            a_session_ends_alone_or_with_all_others
            nobody_ends_the_session_of_somebody_else
            a_session_notes_its_last_use
            an_account_has_a_key_of_its_own_and_gives_its_name
            a_person_has_one_account
            a_recovery_code_is_used_once
            a_link_is_used_once_and_forgotten_when_its_time_is_over
            who_is_deleted_leaves_nothing_behind_and_does_not_come_back
            a_name_is_removed_from_a_log_and_from_lists
            a_person_is_found_by_the_id
        }
        suite! { $store, $is_available, moderation,
            a_name_belongs_to_one_account_in_all_its_forms
            a_block_is_set_once_listed_with_the_name_and_taken_back
            a_report_waits_in_a_queue_until_it_is_closed_once
            a_sanction_holds_until_its_end_or_until_it_is_lifted_and_all_is_logged
            a_moderator_has_an_account_and_is_appointed_and_removed_once
            departures_are_counted_once_and_networks_are_forgotten
        }
        suite! { $store, $is_available, passkeys,
            an_account_with_a_passkey_needs_no_password
            an_account_and_its_first_passkey_are_made_together_or_not_at_all
            a_passkey_belongs_to_one_account_and_is_found_by_its_credential
            a_passkey_notes_its_counter_only_if_nobody_else_did
            a_suspected_passkey_is_marked
            the_last_way_in_is_not_removed
            of_two_who_remove_the_last_two_passkeys_one_succeeds
            nobody_removes_the_passkey_of_somebody_else
            a_challenge_is_answered_once_and_forgotten_when_its_time_is_over
            who_is_deleted_leaves_no_passkey_behind
        }
        suite! { $store, $is_available, published,
            a_record_is_published_once_and_found_by_its_name
        }
        suite! { $store, $is_available, social,
            seeks_wait_in_the_order_in_which_they_came_while_they_are_seen
            two_are_paired_if_both_still_wait
            of_many_who_pair_the_same_person_one_succeeds
            a_challenge_is_answered_once_by_the_one_who_is_asked
            who_is_followed_is_listed_by_name_with_presence
            a_token_is_found_by_its_secret_until_it_is_revoked
            an_account_becomes_a_bots_once_under_a_free_name
            who_is_deleted_is_sought_challenged_and_followed_no_longer
        }
        suite! { $store, $is_available, notices,
            a_key_is_made_once
            a_wish_is_kept_as_it_was_said_last
            a_device_is_told_until_its_session_ends
            a_notice_is_sent_by_the_first_who_moves_it_on
            a_new_notice_replaces_the_one_before_and_a_digest_stays
            an_address_belongs_to_an_account
            a_link_of_a_message_is_used_once
            who_is_deleted_is_told_nothing_more
        }
        suite! { $store, $is_available, examined,
            a_game_is_examined_once
            examinations_are_counted_by_kind_and_beginning
            an_examination_stays_when_ratings_are_computed_again
        }
        suite! { $store, $is_available, results,
            results_are_recorded_if_no_others_were_meanwhile
            results_are_forgotten_to_be_computed_anew
            the_ratings_after_a_result_are_replaced
            results_that_count_are_found_in_their_order
            a_rating_is_known_as_it_was_before_a_result
            the_history_of_a_rating_has_its_last_games
            results_are_counted_by_kind_and_outcome
            the_leaderboard_has_those_with_an_account_the_best_first
            the_leaderboard_is_read_page_by_page
            a_deleted_person_has_no_rating_and_keeps_no_place
        }
    };
}

mod memory {
    every_promise! { super::InMemory, true }
}

mod sqlite {
    every_promise! { super::InSqlite, true }
}

mod postgres {
    use crate::database::{InPostgres, is_available};

    every_promise! { InPostgres, is_available() }
}
