//! Bytes are read as a record and replayed: nothing panics, and an accepted record, written and read
//! again, is the same.
#![no_main]

use interregnum_games::{RegisteredGame, Visit, visit_record};
use interregnum_kernel::{Record, replay};
use libfuzzer_sys::fuzz_target;

struct Text<'a>(&'a str);

impl Visit for Text<'_> {
    type Output = ();

    fn game<G: RegisteredGame>(self) {
        let Ok(record) = Record::<G>::read(self.0) else { return };
        if replay(&record, |_| {}).is_ok() {
            let again = Record::<G>::read(&record.write()).expect("a written record is read");
            assert_eq!(again, record);
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = visit_record(text, Text(text));
    }
});
