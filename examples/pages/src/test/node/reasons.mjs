// Whether the reason of a hint is true at a position of a board with several queens in each unit: each sentence is proved again
// from the squares left and the queens, and by no word of the recorded step.
import {board} from "../../main/resources/org/nqueens/pages/board-squares.mjs";
import {QUEEN} from "../../main/resources/org/nqueens/pages/play-board.mjs";
import {changed, factsOf} from "../../main/resources/org/nqueens/pages/play-state.mjs";

const MOST_ARRANGEMENTS = 2000; // the most arrangements of queens that a rule looks at

function squaresOf(units) {
	return [...new Set(units.flatMap(unit => board.units[unit].squares))];
}

function openOf(units, {left, queens}) {
	return squaresOf(units).filter(at => left[at] && !queens.includes(at));
}

function missingOf(units, {queens}) {
	return units.reduce((sum, unit) => sum + board.stars - board.units[unit].squares.filter(at => queens.includes(at)).length, 0);
}

function withQueen(facts, squares) {
	const marks = Uint8Array.from(board.all, at => (facts.queens.includes(at) ? QUEEN : facts.left[at] ? 0 : 1));
	return factsOf(changed(marks, squares, QUEEN));
}

// The positions in which the units have the queens that they lack.
function* arrangements(units, facts) {
	const [unit, ...rest] = units;
	if (unit === undefined) return yield facts;
	if (!missingOf([unit], facts)) return yield* arrangements(rest, facts);
	for (const at of openOf([unit], facts)) {
		const later = facts.left.map((isLeft, other) => isLeft && (other >= at || !board.units[unit].squares.includes(other) || facts.queens.includes(other)));
		yield* arrangements(units, withQueen({...facts, left: later}, [at]));
	}
}

function most(squares, facts, limit) {
	const open = squares.filter(at => facts.left[at] && !facts.queens.includes(at));
	let best = 0;
	open.forEach((at, i) => {
		if (best < limit) best = Math.max(best, 1 + most(open.slice(i + 1), withQueen(facts, [at]), limit - 1));
	});
	return limit && best;
}

// The queens that units need in the others, at least.
function neededOf(units, others, facts) {
	const there = squaresOf(others);
	return units
		.map(unit => missingOf([unit], facts) - most(openOf([unit], facts).filter(at => !there.includes(at)), facts, missingOf([unit], facts)))
		.reduce((sum, needed) => sum + needed, 0);
}

function hasRoom(unit, facts) {
	return missingOf([unit], facts) <= most(openOf([unit], facts), facts, missingOf([unit], facts));
}

export function isTrue(step, facts, isOverfull = step.squares.some(at => step.support.includes(at))) {
	const {difficulty, squares, units, others, least, supposed, emptied} = step;
	if (difficulty === 1) return openOf(units, facts).length === missingOf(units, facts);
	if (difficulty > 4) {
		let then = withQueen(facts, [squares[0]]);
		for (const next of supposed) {
			if (!board.units.every((_, unit) => hasRoom(unit, then))) return true; // sooner, with fewer squares left
			if (!isTrue(next, then)) return false;
			then = next.difficulty === 1 ? withQueen(then, next.squares) : without(then, next.squares);
		}
		return !hasRoom(emptied[0], then);
	}
	if (difficulty === 3 || !others.length) {
		let count = 0;
		for (const {left} of arrangements(units, facts)) {
			if (count++ > MOST_ARRANGEMENTS || squares.some(at => left[at])) return false;
		}
		return true;
	}
	const surplus = (least || missingOf(units, facts)) - missingOf(others, facts);
	const there = squaresOf(others);
	const isThere = least ? neededOf(units, others, facts) >= least : openOf(units, facts).every(at => there.includes(at));
	return isThere && (isOverfull ? surplus > 0 : surplus === 0);
}

function without({left, queens}, squares) {
	const marks = Uint8Array.from(board.all, at => (queens.includes(at) ? QUEEN : left[at] && !squares.includes(at) ? 0 : 1));
	return factsOf(marks);
}
