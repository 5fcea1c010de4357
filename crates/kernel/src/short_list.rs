//! Sorting of short lists.

use std::cmp::Ordering;

/// Sorts a short list by insertion; equal elements keep their order. The standard library's sorts are made for
/// long lists, and each type of element adds 5 to 10 kB of code: too much for the engine of the page.
pub fn sort_short_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts a short list as [`sort_short_by`] does, by a key.
pub fn sort_short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_short_by(list, |a, b| key(a).cmp(&key(b)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_list_is_sorted_as_the_standard_library_sorts_it() {
        let mut number = 7u32;
        for length in 0..40 {
            let mut list: Vec<(u32, usize)> = (0..length)
                .map(|place| {
                    number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (number >> 29, place)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(number, _)| *number);
            sort_short_by_key(&mut list, |(number, _)| *number);
            assert_eq!(list, expected);
        }
    }
}
