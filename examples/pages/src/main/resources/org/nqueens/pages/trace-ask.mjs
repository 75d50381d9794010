import {text} from "./board-texts.mjs";
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
	if (state.event || !state.node) return text("search.which");
	return text("search.event-which", {event: words.event(state, 0).replace(/\.$/, "")});
}

export function mark(at) {
	if (!asked() || !active.state.left[at]) return;
	if (!ask.squares.delete(at)) ask.squares.add(at);
	board.rings = {guess: [...ask.squares]};
	tell(text(ask.squares.has(at) ? "search.marked" : "search.unmarked", {squares: active.words.squares([at])}));
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
	const marks = {
		right: marked.filter(isRight),
		missed: gone.filter(at => !marked.includes(at)),
		wrong: marked.filter(at => !isRight(at)),
	};
	const propagated = marks.right.filter(at => !decided.includes(at)).length;
	const share = decided.length && propagated ? "-by-propagation" : "";
	const sentences = Object.entries(marks)
		.filter(([, of]) => of.length)
		.map(([name, of]) => {
			const key = `search.judged.${name}${name === "right" ? share : ""}`;
			return text(key, {count: of.length, propagated, squares: words.squares(of)});
		});
	return {rings: marks, sentences: sentences.join(" ")};
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
