const page = Object.fromEntries([...document.querySelectorAll("[id]")].map(each => [each.id, each]));
const report = document.body.dataset; // for tests

const view = {cells: []};

function make(tag, attributes) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	return element;
}

function say(text) {
	page.live.textContent = text;
}

// Copies a text for other programs, or shows it where the browser refuses.
function copyText(text, button, show) {
	if (!navigator.clipboard) return show(); // of a page that is not from a file, or from a safe address
	navigator.clipboard.writeText(text).then(() => {
		button.textContent = "Copied";
		say("Copied.");
	}, show);
}

// Puts the grid on the squares of the picture.
function layOutGrid() {
	const {n, all, rowOf} = board;
	const rows = Array.from({length: n}, () => make("div", {role: "row"}));
	page.marks.setAttribute("viewBox", `0 0 ${n} ${n}`);
	page.grid.replaceChildren(...rows);
	view.cells = all.map(at =>
		rows[rowOf(at)].appendChild(make("div", {role: "gridcell", tabindex: at ? -1 : 0, "data-at": at})),
	);
}

// Moves the focus; one square is in the order of the Tab key.
function focusBy(at, columns, rows) {
	const clamp = value => Math.max(0, Math.min(board.n - 1, value));
	focusOn(clamp(board.rowOf(at) + rows) * board.n + clamp(board.columnOf(at) + columns));
}

function focusOn(at) {
	for (const cell of view.cells) cell.tabIndex = -1;
	view.cells[at].tabIndex = 0;
	view.cells[at].focus();
}

function squareAt({clientX, clientY}) {
	const {left, top, width} = page.grid.getBoundingClientRect();
	const side = width / board.n;
	const column = Math.floor((clientX - left) / side);
	const row = Math.floor((clientY - top) / side);
	return Math.min(column, row) < 0 || Math.max(column, row) >= board.n ? undefined : row * board.n + column;
}

// The squares below the pointer on its way between two places.
function squaresBetween(from, to) {
	const x = to.clientX - from.clientX;
	const y = to.clientY - from.clientY;
	const count = Math.ceil(Math.hypot(x, y) / 4);
	return Array.from({length: count}, (_, i) =>
		squareAt({clientX: from.clientX + (x * (i + 1)) / count, clientY: from.clientY + (y * (i + 1)) / count}),
	).filter(at => at !== undefined);
}
