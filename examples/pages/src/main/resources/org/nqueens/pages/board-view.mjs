import {clamp} from "./board-keys.mjs";
import {make, page} from "./board-page.mjs";
import {board} from "./board-squares.mjs";

// The grid of a board: a cell for each square, above the picture.
export const view = {cells: []};

// Puts the grid on the squares of the picture.
export function layOutGrid() {
	const {n, all, rowOf} = board;
	const rows = Array.from({length: n}, () => make("div", {role: "row"}));
	page.marks.setAttribute("viewBox", `0 0 ${n} ${n}`);
	page.grid.replaceChildren(...rows);
	view.cells = all.map(at =>
		rows[rowOf(at)].appendChild(make("div", {role: "gridcell", tabindex: at ? -1 : 0, "data-at": at})),
	);
}

// Moves the focus; one square is in the order of the Tab key.
export function focusBy(at, columns, rows) {
	const {n, columnOf, rowOf, squareOf} = board;
	focusOn(squareOf(clamp(columnOf(at) + columns, n - 1), clamp(rowOf(at) + rows, n - 1)));
}

// A square that is pressed is in view already.
export function focusOn(at, isPressed = false) {
	for (const cell of view.cells) cell.tabIndex = -1;
	view.cells[at].tabIndex = 0;
	view.cells[at].focus({preventScroll: isPressed});
}

export function squareAt({clientX, clientY}) {
	const {left, top, width} = page.grid.getBoundingClientRect();
	const side = width / board.n;
	const column = Math.floor((clientX - left) / side);
	const row = Math.floor((clientY - top) / side);
	return Math.min(column, row) < 0 || Math.max(column, row) >= board.n ? undefined : board.squareOf(column, row);
}

// The squares below the pointer on its way between two places.
export function squaresBetween(from, to) {
	const x = to.clientX - from.clientX;
	const y = to.clientY - from.clientY;
	const count = Math.ceil(Math.hypot(x, y) / 4);
	return Array.from({length: count}, (_, i) =>
		squareAt({clientX: from.clientX + (x * (i + 1)) / count, clientY: from.clientY + (y * (i + 1)) / count}),
	).filter(at => at !== undefined);
}
