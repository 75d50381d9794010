import {board, gridOf} from "./board-squares.mjs";
import {stepsOf} from "./board-undo.mjs";

// The data of the page, as EditorPage.java writes it.
export let data;
export const EMPTY = ".";
export const BLOCKED = "#";
export const WALL = "%";
export const QUEEN = "Q";
export const MAX_STARS = 6;

// The names of regions. Q is the last one: where there are no others, it is a given queen.
export const LETTERS = "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnopqrstuvwxyzQ";

// The board that is made is a draft with a character for each square as in its text; no variant is the usual one.
// The stars are the queens of each row, column and region; the queens are those of the board, if they are not as many as the
// stars tell.
export const steps = stepsOf(textOf);

export function openEditor(opened) {
	data = opened;
}

function haveRegions(squares) {
	return /[A-PR-Za-z]/.test(squares);
}

export function usualVariant({squares, stars}) {
	return stars > 1 || haveRegions(squares) ? "non-touching" : "queens";
}

export function variantOf(draft) {
	return draft.variant || usualVariant(draft);
}

function rowsOf({n, squares}) {
	return Array.from({length: n}, (_, row) => squares.slice(row * n, (row + 1) * n));
}

// The words of a header.
export function wordsOf({title, variant, stars, queens = ""}) {
	const words = [title, variant && `variant=${variant}`, stars > 1 && `stars=${stars}`, queens !== "" && `queens=${queens}`];
	return words.filter(word => word).join(" ");
}

export function textOf(draft) {
	const header = wordsOf(draft);
	return `${header && `# ${header}\n`}${rowsOf(draft).join("\n")}\n`;
}

export function painted(squares, character) {
	const next = [...steps.now.squares];
	for (const at of squares) next[at] = character;
	return {...steps.now, squares: next.join("")};
}

// The squares that both sizes have, from the upper left; a board that is too large has one star, and no walls.
export function resized(n) {
	const rows = rowsOf(steps.now);
	const next = Array.from({length: n}, (_, row) => (rows[row] ?? "").slice(0, n).padEnd(n, EMPTY));
	const squares = next.join("");
	if (n > data.starred) return {...steps.now, n, stars: 1, queens: undefined, squares: squares.replaceAll(WALL, EMPTY)};
	const {queens} = steps.now;
	return {...steps.now, n, queens: queens > n * n ? undefined : queens, squares};
}

export function boardOf({n, stars, queens, squares}) {
	const hasRegions = haveRegions(squares);
	return {
		...gridOf(n),
		stars,
		hasRegions,
		colours: data.colours,
		total: queens ?? n * stars,
		isFilled: queens === undefined && !squares.includes(WALL),
		isBlocked: at => [BLOCKED, WALL].includes(squares[at]),
		isWall: at => squares[at] === WALL,
		isGiven: at => !hasRegions && squares[at] === QUEEN,
		letterOf: at => (hasRegions && ![EMPTY, BLOCKED, WALL].includes(squares[at]) ? squares[at] : ""),
	};
}

// The regions of the board, and as many others as it needs, Q only where there is another one.
export function lettersToPaint() {
	const used = [...LETTERS].filter(letter => board.hasRegions && steps.now.squares.includes(letter));
	const unused = [...LETTERS]
		.filter(letter => !used.includes(letter) && (board.hasRegions || letter !== QUEEN))
		.slice(0, Math.max(0, board.n - used.length));
	return [...LETTERS].filter(letter => used.includes(letter) || unused.includes(letter));
}
