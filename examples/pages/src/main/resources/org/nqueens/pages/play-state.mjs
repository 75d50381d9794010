import {board} from "./board-squares.mjs";
import {stepsOf} from "./board-undo.mjs";
import {CROSS, EMPTY, QUEEN} from "./play-board.mjs";

// A state is the marks of the player, one for each square. The time is in milliseconds; best is the shortest time of all
// games on the board without hints; solved is a board that was won once.
export const game = {best: undefined, isSolved: false};
export const steps = stepsOf(encode);

// Three squares are one letter.
const LETTERS = "abcdefghijklmnopqrstuvwxyz-";

export function encode(marks) {
	let code = "";
	for (let at = 0; at < marks.length; at += 3) {
		code += LETTERS[marks[at] + 3 * (marks[at + 1] ?? 0) + 9 * (marks[at + 2] ?? 0)];
	}
	return code.replace(/a+$/, "");
}

// The marks of a code, or undefined if it is none of this board; given and blocked squares take no marks.
export function decode(code) {
	const marks = new Uint8Array(board.all.length);
	const letters = [...code].map(letter => LETTERS.indexOf(letter));
	if (letters.length > Math.ceil(marks.length / 3) || letters.includes(-1)) return undefined;
	for (const at of board.all.filter(board.isFree)) {
		marks[at] = Math.floor((letters[Math.floor(at / 3)] ?? 0) / 3 ** (at % 3)) % 3;
	}
	return marks;
}

export function marksOf(queens, crosses) {
	const marks = new Uint8Array(board.all.length);
	for (const at of crosses) marks[at] = CROSS;
	for (const at of queens) marks[at] = QUEEN;
	return marks.map((mark, at) => (board.isFree(at) ? mark : EMPTY));
}

// The marks in which some free squares have another mark.
export function changed(marks, squares, mark) {
	const next = marks.slice();
	for (const at of squares) if (board.isFree(at)) next[at] = mark;
	return next;
}

// The queens, their clashes, the squares left, and whether the board is solved. Two queens clash that attack each other;
// on a board of several stars, the queens of a unit that has too many clash, too, and a unit with its queens leaves none.
export function factsOf(marks) {
	const {all, total, stars, units, attacks, isGiven, isBlocked} = board;
	const queens = all.filter(at => isGiven(at) || marks[at] === QUEEN);
	const pairs = queens.flatMap((one, i) =>
		queens
			.slice(i + 1)
			.filter(other => attacks(one, other))
			.map(other => ({queens: [one, other]})),
	);
	const counted = (stars > 1 ? units : []).map(unit => ({unit, queens: unit.squares.filter(at => queens.includes(at))}));
	const clashes = [...pairs, ...counted.filter(({queens}) => queens.length > stars)];
	const filled = new Set(counted.filter(({queens}) => queens.length >= stars).flatMap(({unit}) => unit.squares));
	const isLeft = at =>
		queens.includes(at) ||
		(!isBlocked(at) && marks[at] !== CROSS && !filled.has(at) && !queens.some(queen => attacks(queen, at)));
	return {
		queens,
		clashes,
		left: Uint8Array.from(all, isLeft),
		isSolved: queens.length === total && !clashes.length,
	};
}
