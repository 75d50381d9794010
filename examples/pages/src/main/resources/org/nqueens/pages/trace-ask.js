// The squares that a student expects to go next, and how right an answer was.
const ask = {isOn: false, squares: new Set(), answer: ""};

// The removal of the next event, if it is asked for.
function asked() {
	return ask.isOn && active.state.details.prunings[active.state.event];
}

function question() {
	const clause = active.words.pruning(asked(), active.state.node, undefined, "removes which squares");
	return `${clause.replace(/\.$/, "?")} Mark them, then press Check.`;
}

function mark(at) {
	if (!asked() || !active.state.left[at]) return;
	if (!ask.squares.delete(at)) ask.squares.add(at);
	board.rings = {guess: [...ask.squares]};
	say(`${ask.squares.has(at) ? "Marked" : "Unmarked"}: ${active.words.squares([at])}.`);
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

// Shows the event that was asked for, and compares.
function answer() {
	const next = asked();
	const gone = next.squares.filter(at => active.state.left[at]);
	const marked = [...ask.squares];
	const isRight = at => gone.includes(at) || isAttacked(next, at);
	const parts = {
		right: marked.filter(isRight),
		missed: gone.filter(at => !marked.includes(at)),
		wrong: marked.filter(at => !isRight(at)),
	};
	go(active.state.place + 1);
	board.rings = parts;
	ask.answer = Object.entries(parts)
		.filter(([, of]) => of.length)
		.map(([name, of]) => `${of.length} ${name}: ${active.words.squares(of)}.`)
		.join(" ");
	say(ask.answer);
}

function forgetAnswer() {
	ask.squares.clear();
	ask.answer = "";
	board.rings = {};
}
