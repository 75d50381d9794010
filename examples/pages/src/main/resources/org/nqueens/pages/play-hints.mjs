import {board} from "./board-squares.mjs";
import {listed, text} from "./board-texts.mjs";
import {CROSS, data, EMPTY, QUEEN} from "./play-board.mjs";
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
		const {left, queens} = factsOf(marks);
		const supposed = (step.supposed ?? []).map(withLists);
		const then = supposed.filter(({difficulty}) => difficulty === 1).flatMap(({squares}) => squares);
		marks = changed(marks, step.squares, markOf(step));
		return {...withLists(step), supposed, then, left, queens};
	});
	return {steps, end: factsOf(marks)};
}

function withLists(step) {
	return {units: [], support: [], others: [], emptied: [], ...step};
}

function markOf(step) {
	return step.difficulty === 1 ? QUEEN : CROSS;
}

// The rules of the library by their difficulty, as their texts have them.
const RULES = [, "single", "confined", "attack", "sets", "trial", "trial"];

// The same with several queens in each unit, which the texts about what follows have.
function ruleOf({difficulty, squares, support, others, least}) {
	const rule = RULES[difficulty];
	if (rule === "single") return squares.length > 1 ? "singles" : rule;
	if (board.stars === 1 || rule === "trial") return rule;
	if (rule === "attack") return "attacks";
	if (!others.length) return "pair";
	const isOverfull = squares.some(at => support.includes(at));
	if (least) return isOverfull ? "least-overfull" : "least";
	return isOverfull ? "overfull" : "needed";
}

// What stands in the places of the texts about a step.
function placesOf({squares, units, others, least}) {
	const [unit, other] = [units[0], others.length ? others[0] : units[1]].map(index => board.units[index]);
	const numbers = text("hint.numbers").split(" ");
	return {
		square: board.name(squares[0]),
		squares: namesOf(squares),
		unit: unit && nameOfUnit(unit),
		other: other && nameOfUnit(other),
		units: unit && nameOfUnits(units),
		others: others.length && nameOfUnits(others),
		least,
		number: numbers[units.length - 2] ?? units.length,
		kind: unit && text(`kind.${unit.kind}`),
		otherKind: other && text(`kind.${other.kind}`),
	};
}

function nameOfUnit({kind, name}) {
	return text(`unit.${kind}`, {name});
}

// Units of one kind.
function nameOfUnits(indexes) {
	const units = indexes.map(index => board.units[index]);
	return units.length > 1 ? text(`units.${units[0].kind}`, {names: listed(units.map(({name}) => name))}) : nameOfUnit(units[0]);
}

// The texts of a hint in its stages.
function stagesOf(kind, places) {
	return ["where", "what", "why"].map(stage => text(`hint.${kind}.${stage}`, places));
}

// What a supposed queen leads to, up to the unit without a square.
function contradictionOf({supposed, emptied}) {
	const steps = supposed.map(step => text(`hint.then.${ruleOf(step)}`, placesOf(step)));
	const end = text(`hint.then.${forMany("emptied")}`, {unit: nameOfUnit(board.units[emptied[0]])});
	return [...steps, end].reduce((one, other) => text("hint.then.and", {one, other}));
}

// The texts about a step of which some squares are open.
function textsOf(step, squares) {
	const rule = RULES[step.difficulty];
	const isPair = ruleOf(step) === "pair";
	const isOfSeveral = (rule === "attack" || isPair) && step.squares.length > 1;
	const places = {...placesOf(step), steps: rule === "trial" ? contradictionOf(step) : ""};
	const open = placesOf({...step, squares});
	return [
		text(`hint.${isPair ? "confined" : rule}.where`, places),
		text(`hint.${rule === "single" ? ruleOf({...step, squares}) : "exclude"}.what`, open),
		text(`hint.${ruleOf(step)}.${isOfSeveral ? "why-all" : "why"}`, places),
	];
}

function namesOf(squares) {
	const inOrder = [...squares].sort((one, other) => board.columnOf(one) - board.columnOf(other) || one - other);
	return listed(inOrder.map(board.name));
}

// The text for the eye: many squares are marked on the board, and their names would fill a small screen.
export function brief(words, {squares, wrong}) {
	const marked = wrong.length ? wrong : squares;
	return marked.length > 4 ? words.replace(namesOf(marked), text("hint.marked", {number: marked.length})) : words;
}

export function clashSentence({queens, unit}) {
	const squares = namesOf(queens);
	return unit ? text("clash.crowd", {squares, unit: nameOfUnit(unit)}) : text(`clash.${board.attack(...queens)}`, {squares});
}

// The part of a key for a board of several queens in each unit.
function forMany(key) {
	return board.stars > 1 ? `${key}-many` : key;
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

// A step in a list, which is empty if the step does not hold. It holds if only the squares that prove it are left. With several
// queens in each unit, all queens of its proof must stand.
function held(step, {left, queens}) {
	const {units, support, left: before} = step;
	const allowed = at => (units.length ? support.includes(at) : before[at]);
	const looked = units.length ? squaresOf(units) : board.all;
	if (looked.some(at => left[at] && !allowed(at))) return [];
	if (board.stars === 1) return [step];
	if (!step.queens.every(at => queens.includes(at))) return [];
	const more = queens.filter(at => !step.queens.includes(at));
	const supposed = step.supposed.flatMap(each => withQueens(each, more));
	return supposed.length < step.supposed.length ? [] : withQueens({...step, supposed}, more);
}

// The step with more queens than in its proof. The other units have them only where the units of the step have them, too; these
// then need so many fewer there.
function withQueens(step, more) {
	const {others, support, least} = step;
	const there = squaresOf(others).filter(at => more.includes(at));
	return there.every(at => support.includes(at)) ? [{...step, least: least && least - there.length}] : [];
}

function squaresOf(units) {
	return units.flatMap(unit => board.units[unit].squares);
}

function adviceOfStep(step, facts) {
	const squares = openSquares(step, facts);
	return adviceOf(textsOf(step, squares), {...step, squares, kind: "Next", mark: markOf(step)});
}

// The next hint. Each step of the path is true on the board; the first that is not done holds, since those before are
// done. Units with one square left come before the rules of a higher difficulty.
export function nextAdvice(isToldFirst = true) {
	const facts = factsOf(steps.now);
	const {left, queens, clashes} = facts;
	const end = path().end.left;
	if (clashes.length) {
		const [clash] = clashes;
		const where = text(clash.unit ? "hint.crowd.where" : "hint.clash.where");
		const what = text("hint.clash.what", {squares: namesOf(clash.queens)});
		return adviceOf([where, what, clashSentence(clash)], {kind: "Clashing", wrong: clash.queens});
	}
	const mistakes = isToldFirst && data.solution.length ? wrongMarks() : [];
	if (mistakes.length) return {...adviceOfMistakes(), kind: "Mistake", squares: mistakes, mark: EMPTY};
	if (facts.isSolved) return adviceOf(stagesOf("solved"), {kind: "Solved"});
	if (!board.isFilled) return adviceOf([text("hint.none")], {});
	const counted = board.units
		.map((unit, index) => ({unit, index, squares: unit.squares.filter(at => left[at])}))
		.reverse();
	const emptied = counted.find(({squares}) => !haveRoom(squares));
	if (emptied) {
		const where = text("hint.emptied.where", {unit: nameOfUnit(emptied.unit)});
		const what = text(`hint.${forMany("emptied")}.what`);
		return adviceOf([where, what, text("hint.emptied.why")], {kind: "Emptied", emptied: [emptied.index]});
	}
	const known = path()
		.steps.filter(step => openSquares(step, facts).length)
		.flatMap(step => held(step, facts));
	const ofDifficulty = difficulty => known.find(step => step.difficulty === difficulty);
	if (ofDifficulty(1)) return adviceOfStep(ofDifficulty(1), facts);
	const single = counted.find(({squares}) => squares.length === board.stars && !squares.every(at => queens.includes(at)));
	if (single) {
		const squares = single.squares.filter(at => !queens.includes(at));
		return adviceOfStep(withLists({difficulty: 1, squares, units: [single.index]}), facts);
	}
	const next = [2, 3, 4, 5, 6].map(ofDifficulty).find(step => step);
	if (next) return adviceOfStep(next, facts);
	if (end.every((isLeft, at) => isLeft === left[at])) {
		return adviceOf(textsOfEnd(data.end), {kind: data.end.kind, squares: data.end.squares, isShownLast: true});
	}
	return adviceOf(stagesOf("unknown"), {kind: "Unknown"});
}

// Whether the queens of a unit have room on the squares that are left of it.
function haveRoom(squares) {
	const {stars} = board;
	const isLast = squares.length === stars && stars > 1;
	return isLast ? !factsOf(changed(steps.now, squares, QUEEN)).clashes.length : squares.length >= stars;
}

// Where the rules of the library end.
function textsOfEnd(end) {
	const kind = end.kind.toLowerCase();
	if (kind === "solved") return stagesOf(kind);
	return [text("hint.no-rule"), text(`hint.${kind}.what`), text(`hint.${kind === "ambiguous" ? forMany("ambiguous") : kind}.why`, {...end, squares: namesOf(end.squares)})];
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
		return adviceOf([text(data.solution.length ? "hint.right" : "hint.not-excluded")], {});
	}
	return adviceOf(stagesOf(wrong.length > 1 ? "mistakes" : "mistake", {number: wrong.length, squares: namesOf(wrong)}), {wrong});
}
