import {board} from "./board-squares.mjs";
import {listed, sentence} from "./board-words.mjs";
import {book, CROSS, data, EMPTY, QUEEN} from "./play-board.mjs";
import {changed, factsOf, marksOf, steps} from "./play-state.mjs";

let known; // the path of the board that is played

function path() {
	if (known?.data !== data) known = {...pathOf(data), data};
	return known;
}

// The path as it was solved: each step with the squares left before it, and those left at its end.
function pathOf(data) {
	let marks = marksOf([], []);
	const steps = data.steps.map(step => {
		const {left} = factsOf(marks);
		const unit = board.units[step.units?.[0]];
		const [where, , why] = book.words.single.map(text => fill(text, step.squares, unit));
		marks = changed(marks, step.squares, markOf(step));
		return {units: [], support: [], others: [], emptied: [], then: [], where, why, ...step, left};
	});
	return {steps, end: factsOf(marks)};
}

function markOf(step) {
	return step.difficulty === 1 ? QUEEN : CROSS;
}

// The words of Java for an example, with the squares and the unit of this case.
function fill(template, squares, unit) {
	return template
		.replace("{squares}", namesOf(squares))
		.replace("{unit}", unit?.name)
		.replace("{count}", squares.length);
}

function namesOf(squares) {
	const inOrder = [...squares].sort((one, other) => board.columnOf(one) - board.columnOf(other) || one - other);
	return listed(inOrder.map(board.name));
}

// The text for the eye: many squares are marked on the board, and their names would fill a small screen.
export function brief(text, {squares, wrong}) {
	const marked = wrong.length ? wrong : squares;
	return marked.length > 4 ? text.replace(namesOf(marked), `the ${marked.length} marked squares`) : text;
}

export function clashSentence([one, other]) {
	return sentence(fill(board.clash(one, other), [one, other]));
}

// The mark is that which the advice puts on its squares, or undefined.
export function adviceOf(texts, fields) {
	return {texts, units: [], others: [], emptied: [], squares: [], then: [], wrong: [], ...fields};
}

// What remains of a step: the squares without a queen, of an exclusion those that are still left. A queen on an
// excluded square is a mistake, which only Check tells.
function openSquares({difficulty, squares}, {left, queens}) {
	return squares.filter(at => !queens.includes(at) && (difficulty === 1 || left[at]));
}

// A step holds if no square is left but those from which it follows.
function holds({units, support, left: before}, {left}) {
	const allowed = at => (units.length ? support.includes(at) : before[at]);
	const looked = units.length ? units.flatMap(unit => board.units[unit].squares) : board.all;
	return looked.every(at => !left[at] || allowed(at));
}

function adviceOfStep(step, facts) {
	const squares = openSquares(step, facts);
	const unit = board.units[step.units[0]];
	const what = fill(step.difficulty === 1 ? book.words.single[1] : book.words.exclusion, squares, unit);
	return adviceOf([step.where, what, step.why], {...step, squares, kind: "Next", mark: markOf(step)});
}

// The next hint. Each step of the path is true on the board; the first that is not done holds, since those before are
// done. Units with one square left come before the rules of a higher difficulty.
export function nextAdvice(isToldFirst = true) {
	const facts = factsOf(steps.now);
	const {left, queens, clashes} = facts;
	const end = path().end.left;
	if (clashes.length) {
		const [where, what] = book.words.clash;
		const [pair] = clashes;
		return adviceOf([where, fill(what, pair), clashSentence(pair)], {kind: "Clashing", wrong: pair});
	}
	const mistakes = isToldFirst && data.solution.length ? wrongMarks() : [];
	if (mistakes.length) return {...adviceOfMistakes(), kind: "Mistake", squares: mistakes, mark: EMPTY};
	const counted = board.units
		.map((unit, index) => ({unit, index, squares: unit.squares.filter(at => left[at])}))
		.reverse();
	const emptied = counted.find(({squares}) => !squares.length);
	if (emptied) {
		const texts = book.words.emptied.map(text => fill(text, [], emptied.unit));
		return adviceOf(texts, {kind: "Emptied", emptied: [emptied.index]});
	}
	if (facts.isSolved) return adviceOf(book.words.solved, {kind: "Solved"});
	const known = path().steps.filter(step => openSquares(step, facts).length && holds(step, facts));
	const ofDifficulty = difficulty => known.find(step => step.difficulty === difficulty);
	if (ofDifficulty(1)) return adviceOfStep(ofDifficulty(1), facts);
	const single = counted.find(({squares: [only, ...more]}) => !more.length && !queens.includes(only));
	if (single) {
		const texts = book.words.single.map(text => fill(text, single.squares, single.unit));
		return adviceOf(texts, {
			kind: "Next",
			difficulty: 1,
			mark: QUEEN,
			squares: single.squares,
			units: [single.index],
		});
	}
	const next = [2, 3, 4, 5, 6].map(ofDifficulty).find(step => step);
	if (next) return adviceOfStep(next, facts);
	if (end.every((isLeft, at) => isLeft === left[at])) {
		return adviceOf(data.end.hint, {kind: data.end.kind, squares: data.end.squares, isShownLast: true});
	}
	return adviceOf(
		[
			"No step of this page goes on from here.",
			"Try a square and see what follows, or press Check.",
			"Your marks go further than its steps do.",
		],
		{kind: "Unknown"},
	);
}

// The marks that are wrong: by the solution if there is only one, else by the steps of the path.
function wrongMarks() {
	const {solution} = data;
	const isRight = (mark, at) =>
		mark === EMPTY ||
		(solution.length
			? (mark === QUEEN) === solution.includes(at)
			: mark === QUEEN
				? path().end.left[at]
				: !path().end.queens.includes(at));
	return board.all.filter(at => !isRight(steps.now[at], at));
}

export function adviceOfMistakes() {
	const wrong = wrongMarks();
	if (!wrong.length) {
		return adviceOf([data.solution.length ? "No mark is wrong." : "No step of this page excludes your marks."], {});
	}
	const texts = wrong.length > 1 ? book.words.mistakes : book.words.mistake;
	return adviceOf(
		texts.map(text => fill(text, wrong)),
		{wrong},
	);
}
