import {ATTACKED} from "./trace-data.mjs";
import {active, board, tell} from "./trace-screen.mjs";

// The squares that a student expects to go next, and how right an answer was.
export const ask = {isOn: false, squares: new Set(), answer: ""};

// The removal of the next event, if it is asked for.
export function asked() {
	return ask.isOn && active.state.details.prunings[active.state.event];
}

export function question() {
	const clause = active.words.pruning(asked(), active.state.node, undefined, "removes which squares");
	return `${clause.replace(/\.$/, "?")} Mark them, then press Check.`;
}

export function mark(at) {
	if (!asked() || !active.state.left[at]) return;
	if (!ask.squares.delete(at)) ask.squares.add(at);
	board.rings = {guess: [...ask.squares]};
	tell(`${ask.squares.has(at) ? "Marked" : "Unmarked"}: ${active.words.squares([at])}.`);
}

// Whether the queen of an event attacks a square: a search that fails does not go on to all of them.
export function isAttacked({cause, rule, queen}, at) {
	const {columnOf, rules} = active.trace;
	const {columns, value} = rules[rule] ?? {};
	return (
		cause === ATTACKED &&
		columnOf(at) !== columnOf(queen) &&
		columns.includes(columnOf(at)) &&
		value(at) === value(queen)
	);
}

export function forgetAnswer() {
	ask.squares.clear();
	ask.answer = "";
	board.rings = {};
}
