//! Columns of text.

/// The rows as lines: the first column aligned to the left, the others to the right.
pub(super) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(column, cell): (usize, &String)| {
        let width = widths[column];
        if column == 0 { format!("  {cell:<width$}") } else { format!("  {cell:>width$}") }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<String>().trim_end().to_owned();
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn columns_stand_under_each_other() {
        let rows = [["a", "bb", ""], ["ccc", "é", "1"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), ["  a    bb", "  ccc   é  1"]);
    }
}
