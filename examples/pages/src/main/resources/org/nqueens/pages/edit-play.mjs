import {attackOf} from "./board-attacks.mjs";
import {clashLineOf, queenOf} from "./board-marks.mjs";
import {page, report, say} from "./board-page.mjs";
import {joined, sentence} from "./board-sentences.mjs";
import {crossOf, layersOf, ring} from "./board-shapes.mjs";
import {board} from "./board-squares.mjs";
import {text} from "./board-texts.mjs";
import {stepsOf} from "./board-undo.mjs";
import {focusBy, focusOn, view} from "./board-view.mjs";
import {unitsOf} from "./edit-search.mjs";
import {judgeNoMore, labelOf, variantNow} from "./edit-view.mjs";

// The board that is made, played on its page by its rules. The marks are a character for each square.
const NONE = ".";
const CROSS = "x";
const PLACED = "q";
const NAMES = {[NONE]: "board.empty", [CROSS]: "board.cross", [PLACED]: "board.queen"};

export const played = {isOn: false, text: "", steps: stepsOf(marks => marks)};
let brush = CROSS;

// Begins a game, or goes on with that of the same board.
export function play(board) {
	judgeNoMore();
	if (board !== played.text) played.steps.begin(noMarks());
	Object.assign(played, {isOn: true, text: board});
	page.panel.classList.add("played");
	page.play.textContent = text("edit.back");
	showMarks(true, text("edit.plays"));
}

export function playNoMore() {
	played.isOn = false;
	page.panel.classList.remove("played");
	page.play.textContent = text("edit.play");
	page.marks.innerHTML = "";
}

export function noMarks() {
	return NONE.repeat(board.all.length);
}

function isFree(at) {
	return !board.isBlocked(at) && !board.isGiven(at);
}

function marked(squares, mark) {
	const next = [...played.steps.now];
	for (const at of squares) if (isFree(at)) next[at] = mark;
	return next.join("");
}

// The queens, the pairs of them that attack each other, and those of a unit with too many.
export function factsOf(marks) {
	const attacks = attackOf(board, variantNow(), board.stars);
	const queens = board.all.filter(at => board.isGiven(at) || marks[at] === PLACED);
	const pairs = queens.flatMap((one, i) =>
		queens.slice(i + 1).filter(other => attacks(one, other)).map(other => [one, other]),
	);
	const inUnits = (board.stars > 1 ? unitsOf() : []).map(unit => unit.filter(at => queens.includes(at)));
	const clashes = [...pairs, ...inUnits.filter(({length}) => length > board.stars)];
	return {queens, clashes, isSolved: queens.length === board.total && !clashes.length};
}

// Shows the marks after an action.
export function showMarks(isDone, words) {
	if (!isDone) return;
	const {now: marks, past, future} = played.steps;
	const {queens, clashes, isSolved} = factsOf(marks);
	const clashing = new Set(clashes.flat());
	const layer = layersOf(board);
	const queen = queenOf(board, page.marks.dataset.queen);
	page.marks.innerHTML = [
		layer("cross", board.all.filter(at => marks[at] === CROSS), crossOf(0.18)),
		...board.all.filter(at => marks[at] === PLACED).map(at => queen("queen", at)),
		layer("clash", [...clashing], ring),
		...clashes.map(clashLineOf(board)),
	].join("");
	view.cells.forEach((cell, at) => {
		const mark = isFree(at) && text(NAMES[marks[at]]);
		cell.setAttribute("aria-label", joined([labelOf(at), mark, clashing.has(at) && text("board.clashing")]));
	});
	const counts = [
		text("board.queens", {queens: queens.length, n: board.total}),
		clashes.length && text("board.clashes", {count: clashes.length}),
	];
	page.verdict.textContent = isSolved ? text("board.solved") : joined(counts);
	page.verdict.className = report.answer = isSolved ? "one" : "open";
	page.notes.textContent = text("edit.playing");
	page.undo.setAttribute("aria-disabled", !past.length);
	page.redo.setAttribute("aria-disabled", !future.length);
	report.marks = marks;
	say(isSolved || clashes.length ? `${words} ${page.verdict.textContent}.` : words);
}

function put(at, mark) {
	if (isFree(at)) showMarks(played.steps.replace(marked([at], mark)), sentence(text(NAMES[mark])));
	else say(sentence(labelOf(at)));
}

function cycle(at) {
	put(at, {[NONE]: CROSS, [CROSS]: PLACED, [PLACED]: NONE}[played.steps.now[at]]);
}

function toggle(at, mark) {
	put(at, played.steps.now[at] === mark ? NONE : mark);
}

// What pointers and keys do while the board is played, for listenToBoard.
export const playing = {
	walk: focusBy,
	press: at => (brush = played.steps.now[at] === CROSS ? NONE : CROSS),
	drag(squares) {
		const open = squares.filter(at => played.steps.now[at] === (brush === CROSS ? NONE : CROSS));
		showMarks(played.steps.replace(marked(open, brush)), text("board.crosses"));
	},
	click(at) {
		focusOn(at);
		cycle(at);
	},
	menu(at) {
		focusOn(at);
		toggle(at, PLACED);
	},
	actionOf({key}, at) {
		const actions = {
			Enter: () => cycle(at),
			" ": () => cycle(at),
			q: () => toggle(at, PLACED),
			x: () => toggle(at, CROSS),
			Delete: () => put(at, NONE),
			Backspace: () => put(at, NONE),
		};
		if (key === "Escape") return () => page.play.click();
		return at < 0 ? undefined : actions[key] ?? actions[key.toLowerCase()];
	},
};
