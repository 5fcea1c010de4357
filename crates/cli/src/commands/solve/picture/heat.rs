//! A table of values as a heat map, with the mixes as bars beside it.

use super::{legend, svg::Svg};
use crate::commands::solve::grid::Grid;
use crate::commands::solve::rats::{percent, signed};
use crate::speech::Speech;
use interregnum_games::braverats::Card;

const CELL: (f64, f64) = (84.0, 40.0);
/// Where the cells begin, beside the names.
const LEFT: f64 = 136.0;
/// How long the bar of a certain choice is.
const BAR: f64 = 120.0;
/// How thick a bar is.
const THICK: f64 = 18.0;
const INK: &str = "fill=\"#444\"";

/// Draws the table below `top`; gives the width and height of all.
pub(super) fn draw(svg: &mut Svg, grid: &Grid, top: f64, speech: &Speech) -> (f64, f64) {
    let [row_title, column_title] = grid.titles(speech);
    svg.text(24.0, top + 42.0, "head", &row_title);
    svg.text(LEFT, top + 16.0, "head", &column_title);
    let first = top + 52.0;
    let name = |card: &Card| speech.say(&card.phrase());
    for (place, card) in grid.columns.iter().enumerate() {
        svg.text(LEFT + CELL.0 * (place as f64 + 0.5), top + 42.0, "middle", &name(card));
    }
    for (row, (card, cells)) in grid.rows.iter().zip(&grid.cells).enumerate() {
        let y = first + CELL.1 * row as f64;
        svg.text(LEFT - 10.0, y + CELL.1 / 2.0 + 4.0, "right", &name(card));
        for (column, &value) in cells.iter().enumerate() {
            cell(svg, LEFT + CELL.0 * column as f64, y, value, speech);
        }
    }
    for &(row, column) in &grid.marked {
        let (x, y) = (LEFT + CELL.0 * column as f64, first + CELL.1 * row as f64);
        let frame = "fill=\"none\" stroke=\"#111\" stroke-width=\"3\"";
        svg.rect(x + 2.0, y + 2.0, CELL.0 - 4.0, CELL.1 - 4.0, frame);
    }
    let right = LEFT + CELL.0 * grid.columns.len() as f64;
    let bottom = first + CELL.1 * grid.rows.len() as f64;
    let Some([rows, columns]) = &grid.mixes else {
        return (right + 24.0, legend(svg, LEFT, bottom + 18.0, speech));
    };
    svg.text(right + 12.0, top + 42.0, "head", &speech.get("solve-mix-heading"));
    row_bars(svg, rows, right + 12.0, first, speech);
    column_bars(svg, columns, bottom + 6.0, speech);
    (right + BAR + 90.0, legend(svg, LEFT, bottom + BAR + 40.0, speech))
}

/// One value.
fn cell(svg: &mut Svg, x: f64, y: f64, value: f64, speech: &Speech) {
    svg.value_rect(x, y, CELL.0, CELL.1, value);
    let text = signed(value, 2, speech).replace('-', "−");
    svg.text(x + CELL.0 / 2.0, y + CELL.1 / 2.0 + 5.0, "cell", &text);
}

/// Bars to the right of the rows.
fn row_bars(svg: &mut Svg, mix: &[f64], x: f64, first: f64, speech: &Speech) {
    for (row, &share) in mix.iter().enumerate() {
        let y = first + CELL.1 * row as f64;
        svg.rect(x, y + (CELL.1 - THICK) / 2.0, BAR * share, THICK, INK);
        svg.text(x + BAR * share + 6.0, y + CELL.1 / 2.0 + 4.0, "note", &percent(share, speech));
    }
}

/// Bars below the columns.
fn column_bars(svg: &mut Svg, mix: &[f64], y: f64, speech: &Speech) {
    svg.text(24.0, y + 14.0, "head", &speech.get("solve-mix-heading"));
    for (column, &share) in mix.iter().enumerate() {
        let middle = LEFT + CELL.0 * (column as f64 + 0.5);
        svg.rect(middle - THICK / 2.0, y, THICK, BAR * share, INK);
        svg.text(middle, y + BAR * share + 16.0, "note middle", &percent(share, speech));
    }
}
