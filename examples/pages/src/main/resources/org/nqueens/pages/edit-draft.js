const data = JSON.parse(document.getElementById("data").textContent);
const EMPTY = ".";
const BLOCKED = "#";
const QUEEN = "Q";

// The names of regions. Q is the last one: where there are no others, it is a given queen.
const LETTERS = "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnopqrstuvwxyzQ";

// The board that is made, with a character for each square as in its text; no variant is the usual one. What was
// before, and what was undone, are texts.
let draft, board;
const steps = {past: [], future: []};

function haveRegions(squares) {
	return /[A-PR-Za-z]/.test(squares);
}

function usualVariant(squares) {
	return haveRegions(squares) ? "non-touching" : "queens";
}

function rowsOf({n, squares}) {
	return Array.from({length: n}, (_, row) => squares.slice(row * n, (row + 1) * n));
}

function textOf({title, variant, ...rows}) {
	const header = [title, variant && `variant=${variant}`].filter(word => word).join(" ");
	return `${header && `# ${header}\n`}${rowsOf(rows).join("\n")}\n`;
}

// One action: it can be undone as a whole. Tells whether it does something.
function replace(next) {
	const before = textOf(draft);
	if (textOf(next) === before) return false;
	steps.past.push(before);
	steps.future = [];
	draft = next;
	return true;
}

function stepBack(from, to) {
	if (!from.length) return false;
	to.push(textOf(draft));
	draft = parse(from.pop());
	return true;
}

function painted(squares, character) {
	const next = [...draft.squares];
	for (const at of squares) next[at] = character;
	return {...draft, squares: next.join("")};
}

// The squares that both sizes have, from the upper left.
function resized(n) {
	const rows = rowsOf(draft);
	const next = Array.from({length: n}, (_, row) => (rows[row] ?? "").slice(0, n).padEnd(n, EMPTY));
	return {...draft, n, squares: next.join("")};
}

function boardOf({n, squares}) {
	const hasRegions = haveRegions(squares);
	return {
		n,
		hasRegions,
		all: [...squares].map((_, at) => at),
		columnOf: at => at % n,
		rowOf: at => Math.floor(at / n),
		isBlocked: at => squares[at] === BLOCKED,
		isGiven: at => !hasRegions && squares[at] === QUEEN,
		letterOf: at => (hasRegions && ![EMPTY, BLOCKED].includes(squares[at]) ? squares[at] : ""),
	};
}

// The regions of the board, and as many others as it needs, Q only where there is another one.
function lettersToPaint() {
	const used = [...LETTERS].filter(letter => board.hasRegions && draft.squares.includes(letter));
	const unused = [...LETTERS]
		.filter(letter => !used.includes(letter) && (board.hasRegions || letter !== QUEEN))
		.slice(0, Math.max(0, board.n - used.length));
	return [...LETTERS].filter(letter => used.includes(letter) || unused.includes(letter));
}

const MAX_PAST = 200; // actions that are kept

function keep() {
	const {past, future} = steps;
	const text = textOf(draft);
	if (text === data.text && !past.length && !future.length) store.remove(data.key);
	else store.write(data.key, {text, past: past.slice(-MAX_PAST), future: future.slice(-MAX_PAST)});
}

// The draft that was kept, or the board of the page.
function recall() {
	const {text, past, future} = store.read(data.key);
	const valid = kept => (Array.isArray(kept) ? kept : []).filter(each => read(each).draft);
	draft = read(text).draft ?? parse(data.text);
	Object.assign(steps, {past: valid(past), future: valid(future)});
}
