//! What viewers are told and shown: everything they may know, nothing more, without holes.

use crate::hall::{Hall, claim, defaite, person, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{Chapter, Command, News, StageScene, Version};

#[test]
fn versions_have_no_holes_for_anybody() {
    let mut hall = Hall::full(rats());
    for _ in 0..10 {
        hall.step();
    }
    for viewer in Viewer::all(2) {
        let told = hall.table.told_since(viewer, Version(0)).unwrap();
        let versions: Vec<u64> = told.iter().map(|told| told.version.0).collect();
        assert_eq!(versions, (1..=hall.table.version().0).collect::<Vec<_>>());
    }
}

#[test]
fn who_missed_little_is_told_the_rest_and_who_missed_much_is_not() {
    let mut hall = Hall::full(defaite(3));
    let early = hall.table.version();
    while hall.table.version().0 < early.0 + 80 {
        hall.step();
    }
    let viewer = Viewer::Seat(seat(0));
    let late = Version(hall.table.version().0 - 3);
    assert_eq!(hall.table.told_since(viewer, late).unwrap().len(), 3);
    assert_eq!(hall.table.told_since(viewer, hall.table.version()), Some(Vec::new()));
    assert_eq!(hall.table.told_since(viewer, early), None);
    assert_eq!(hall.table.told_since(viewer, hall.table.version().next()), None);
}

#[test]
fn a_spectator_sees_no_hand_before_the_end() {
    let mut hall = Hall::full(claim());
    let spectator = hall.now(Viewer::Spectator).position.unwrap();
    assert!(spectator.legal.is_empty() && spectator.forbidden.is_empty());
    let view: serde_json::Value = serde_json::from_str(spectator.view.text()).unwrap();
    assert_eq!(view["seats"][0]["hand"]["known"], serde_json::json!([]));
    hall.ask(0, Command::Resign).unwrap();
    let StageScene::Over { hands, .. } = hall.stage() else { panic!("over") };
    let view: serde_json::Value = serde_json::from_str(hands[0].text()).unwrap();
    assert_eq!(view["seats"][0]["hand"]["known"].as_array().unwrap().len(), 13);
}

#[test]
fn the_dealt_cards_are_told_to_their_own_seat_only() {
    let hall = Hall::full(claim());
    let dealt = |viewer| match hall.told(viewer).news {
        News::Dealt { story, .. } => story.events.as_ref().unwrap().text().matches("\"card\":\"").count(),
        other => panic!("{other:?}"),
    };
    // Thirteen cards of the own hand and the one that lies face up.
    assert_eq!(dealt(Viewer::Seat(seat(0))), 14);
    assert_eq!(dealt(Viewer::Seat(seat(1))), 14);
    assert_eq!(dealt(Viewer::Spectator), 1);
}

#[test]
fn secrets_of_people_are_in_no_scene() {
    let mut hall = Hall::full(claim());
    hall.step();
    for viewer in Viewer::all(2) {
        let scene = serde_json::to_string(&hall.table.scene(viewer)).unwrap();
        let told = hall.table.told_since(viewer, Version(0)).unwrap();
        let told = serde_json::to_string(&told).unwrap();
        for number in 0..2 {
            let hash = person(number).to_string();
            assert!(!scene.contains(&hash) && !told.contains(&hash));
        }
    }
}

#[test]
fn the_story_so_far_is_what_was_told_so_far() {
    let mut hall = Hall::full(rats());
    for _ in 0..6 {
        hall.step();
    }
    for viewer in Viewer::all(2) {
        let told = hall.table.told_since(viewer, Version(0)).unwrap();
        let phrases: Vec<_> = told
            .into_iter()
            .filter_map(|told| match told.news {
                News::Dealt { story, .. } | News::Played { story, .. } => Some(story.phrases),
                _ => None,
            })
            .flatten()
            .collect();
        assert!(!phrases.is_empty());
        let story: Vec<_> =
            hall.table.story(viewer).into_iter().flat_map(|chapter| chapter.phrases).collect();
        assert_eq!(story, phrases);
    }
}

#[test]
fn the_news_of_a_move_is_its_chapter_of_the_story_with_the_events() {
    let mut hall = Hall::full(claim());
    for _ in 0..6 {
        hall.step();
    }
    for viewer in Viewer::all(2) {
        let told = hall.table.told_since(viewer, Version(0)).unwrap().into_iter();
        let chapters: Vec<Chapter> = told
            .filter_map(|told| match told.news {
                News::Dealt { story, .. } | News::Played { story, .. } => Some(story),
                _ => None,
            })
            .collect();
        assert!(chapters.iter().all(|chapter| chapter.events.is_some()));
        let without_events = chapters.into_iter().map(|chapter| Chapter { events: None, ..chapter });
        assert_eq!(without_events.collect::<Vec<_>>(), hall.table.story(viewer));
    }
}

#[test]
fn a_moment_of_the_story_is_what_was_seen_then_and_nothing_more() {
    let mut hall = Hall::full(claim());
    let mut seen = Vec::new();
    for _ in 0..8 {
        seen.push(
            Viewer::all(2).map(|viewer| hall.table.now(viewer).position.unwrap().view).collect::<Vec<_>>(),
        );
        hall.step();
    }
    for (number, views) in seen.iter().enumerate() {
        for (viewer, view) in Viewer::all(2).zip(views) {
            let moment = hall.table.glance(viewer, number).unwrap();
            assert_eq!((moment.number, &moment.view), (number, view));
        }
    }
    let done = hall.table.story(Viewer::Spectator).len() - 1;
    assert!(hall.table.glance(Viewer::Spectator, done).is_some());
    assert_eq!(hall.table.glance(Viewer::Spectator, done + 1), None);
}

#[test]
fn an_entry_is_read_as_it_is_written_and_another_version_is_refused() {
    let hall = Hall::full(claim());
    let line = hall.log[1].write();
    let later = line.replacen("\"v\":1", "\"v\":2", 1);
    assert_ne!(line, later);
    assert_eq!(
        interregnum_table::Entry::read(&later).unwrap_err().to_string(),
        "an entry of version 2; this program reads version 1"
    );
    let secret = hall.log[0].write();
    let broken = secret.replacen("\"kind\"", "\"sort\"", 1);
    let error = interregnum_table::Entry::read(&broken).unwrap_err().to_string();
    assert!(error.starts_with("no entry") && !error.contains("claim"));
}
