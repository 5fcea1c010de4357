//! Writes an observation byte by byte, for games that are observed from a view.

/// The next byte of an observation.
pub(crate) struct Writer<'a> {
    out: &'a mut [u8],
    at: usize,
}

impl<'a> Writer<'a> {
    /// Begins with zeros.
    pub(crate) fn new(out: &'a mut [u8]) -> Self {
        out.fill(0);
        Self { out, at: 0 }
    }

    /// A number; what does not fit is the greatest byte.
    pub(crate) fn number(&mut self, number: usize) {
        self.out[self.at] = u8::try_from(number).unwrap_or(u8::MAX);
        self.at += 1;
    }

    /// A yes or no.
    pub(crate) fn flag(&mut self, is: bool) {
        self.number(usize::from(is));
    }

    /// One of several: a byte for each, at most one of them 1.
    pub(crate) fn one_of(&mut self, chosen: Option<usize>, number: usize) {
        if let Some(chosen) = chosen {
            self.out[self.at..self.at + number][chosen] = 1;
        }
        self.at += number;
    }

    /// How often each of several occurs.
    pub(crate) fn counts(&mut self, items: impl IntoIterator<Item = usize>, number: usize) {
        for item in items {
            self.out[self.at..self.at + number][item] += 1;
        }
        self.at += number;
    }

    /// Numbers for some of several.
    pub(crate) fn sums(&mut self, items: impl IntoIterator<Item = (usize, usize)>, number: usize) {
        for (item, amount) in items {
            let sum = &mut self.out[self.at..self.at + number][item];
            *sum = sum.saturating_add(u8::try_from(amount).unwrap_or(u8::MAX));
        }
        self.at += number;
    }

    /// The number of bytes so far.
    pub(crate) const fn written(&self) -> usize {
        self.at
    }
}
