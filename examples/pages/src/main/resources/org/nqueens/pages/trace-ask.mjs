import {ATTACKED, DECIDED} from "./trace-data.mjs";
import {active, board, screen, tell} from "./trace-screen.mjs";

// The squares that a student expects to go, and how right an answer was.
export const ask = {isOn: false, squares: new Set(), answer: ""};

// The removals up to the next decision that are asked for, or none.
export function asked() {
	const {details, event} = active.state;
	return ask.isOn && event < details.prunings.length ? details.prunings.slice(event) : undefined;
}

export function question() {
	const {words, state} = active;
	const when = state.event || !state.node ? "" : `${words.event(state, 0).replace(/\.$/, "")}: which`;
	return `${when || "Which"} squares go before the next decision? Mark them, then press Check.`;
}

export function mark(at) {
	if (!asked() || !active.state.left[at]) return;
	if (!ask.squares.delete(at)) ask.squares.add(at);
	board.rings = {guess: [...ask.squares]};
	tell(`${ask.squares.has(at) ? "Marked" : "Unmarked"}: ${active.words.squares([at])}.`);
}

// Compares the marks with the removals up to the next decision. Right is also what the queens of a search that fails attack
// without being searched.
export function judge() {
	const {words, state} = active;
	const removals = asked().map(removal => ({...removal, squares: removal.squares.filter(at => state.left[at])}));
	const gone = removals.flatMap(({squares}) => squares);
	const decided = removals.filter(({cause}) => cause === DECIDED).flatMap(({squares}) => squares);
	const marked = [...ask.squares];
	const isRight = at => gone.includes(at) || removals.some(removal => isAttacked(removal, at));
	const parts = {
		right: marked.filter(isRight),
		missed: gone.filter(at => !marked.includes(at)),
		wrong: marked.filter(at => !isRight(at)),
	};
	const propagated = parts.right.filter(at => !decided.includes(at)).length;
	const share = decided.length && propagated ? `, ${propagated} of them by propagation` : "";
	const sentences = Object.entries(parts)
		.filter(([, of]) => of.length)
		.map(([name, of]) => `${of.length} ${name}${name === "right" ? share : ""}: ${words.squares(of)}.`);
	return {rings: parts, text: sentences.join(" ")};
}

// Whether the queen of an event attacks a square: a search that fails does not go on to all of them.
function isAttacked({cause, rule, queen}, at) {
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
	screen.isRefused = false;
	board.rings = {};
}
