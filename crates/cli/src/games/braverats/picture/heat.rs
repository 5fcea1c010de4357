//! A table of values as a heat map, with the mixes as bars beside it.

use super::legend;
use crate::games::braverats::grid::Grid;
use crate::number::{percent, signed};
use crate::svg::Svg;
use crate::translator::Translator;
use interregnum_games::braverats::Card;

const CELL: (f64, f64) = (84.0, 40.0);
/// Where the cells begin, beside the names.
const LEFT: f64 = 136.0;
/// How long the longest bar is.
const BAR: f64 = 90.0;
/// How thick a bar is.
const THICK: f64 = 18.0;
const INK: &str = "fill=\"#444\"";

/// Draws the table below `top`; returns its width and height.
pub(super) fn draw(svg: &mut Svg, grid: &Grid, top: f64, translator: &Translator) -> (f64, f64) {
    let [row_title, column_title] = grid.titles(translator);
    svg.text(24.0, top + 42.0, "head", &row_title);
    svg.text(LEFT, top + 16.0, "head", &column_title);
    let first = top + 52.0;
    let name = |card: &Card| translator.say(&card.phrase());
    for (place, card) in grid.columns.iter().enumerate() {
        svg.text(LEFT + CELL.0 * (place as f64 + 0.5), top + 42.0, "middle", &name(card));
    }
    for (row, (card, cells)) in grid.rows.iter().zip(&grid.cells).enumerate() {
        let y = first + CELL.1 * row as f64;
        svg.text(LEFT - 10.0, y + CELL.1 / 2.0 + 4.0, "right", &name(card));
        for (column, &value) in cells.iter().enumerate() {
            cell(svg, LEFT + CELL.0 * column as f64, y, value, translator);
        }
    }
    for &(row, column) in &grid.marked {
        let (x, y) = (LEFT + CELL.0 * column as f64, first + CELL.1 * row as f64);
        let frame = "fill=\"none\" stroke=\"#111\" stroke-width=\"3\"";
        svg.rect(x + 2.0, y + 2.0, CELL.0 - 4.0, CELL.1 - 4.0, frame);
    }
    let right = LEFT + CELL.0 * grid.columns.len() as f64;
    let mut bottom = first + CELL.1 * grid.rows.len() as f64;
    let mut width = right + 24.0;
    if let Some(mixes) = &grid.mixes {
        let most = mixes.iter().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
        let head = translator.get("solve-mix-heading");
        svg.text(right + 12.0, top + 42.0, "head", &head);
        svg.text(24.0, bottom + 20.0, "head", &head);
        row_bars(svg, &mixes[0], BAR / most, (right + 12.0, first), translator);
        column_bars(svg, &mixes[1], BAR / most, bottom + 6.0, translator);
        (width, bottom) = (right + BAR + 90.0, bottom + BAR + 24.0);
    }
    if !grid.marked.is_empty() {
        bottom += 22.0;
        svg.text(24.0, bottom, "note", &translator.get("solve-framed"));
    }
    (width, legend(svg, 24.0, bottom + 18.0, translator))
}

/// One value.
fn cell(svg: &mut Svg, x: f64, y: f64, value: f64, translator: &Translator) {
    svg.value_rect(x, y, CELL.0, CELL.1, value);
    let text = signed(value, 2, translator).replace('-', "−");
    svg.text(x + CELL.0 / 2.0, y + CELL.1 / 2.0 + 5.0, "cell", &text);
}

/// Bars to the right of the rows; a certain choice would be as long as the scale says.
fn row_bars(svg: &mut Svg, mix: &[f64], scale: f64, (x, first): (f64, f64), translator: &Translator) {
    for (row, &share) in mix.iter().enumerate() {
        let y = first + CELL.1 * row as f64;
        svg.rect(x, y + (CELL.1 - THICK) / 2.0, scale * share, THICK, INK);
        svg.text(x + scale * share + 6.0, y + CELL.1 / 2.0 + 4.0, "note", &percent(share, translator));
    }
}

/// Bars below the columns.
fn column_bars(svg: &mut Svg, mix: &[f64], scale: f64, y: f64, translator: &Translator) {
    for (column, &share) in mix.iter().enumerate() {
        let middle = LEFT + CELL.0 * (column as f64 + 0.5);
        svg.rect(middle - THICK / 2.0, y, THICK, scale * share, INK);
        svg.text(middle, y + scale * share + 16.0, "note middle", &percent(share, translator));
    }
}
