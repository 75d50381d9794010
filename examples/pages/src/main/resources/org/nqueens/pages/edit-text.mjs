import {text} from "./board-texts.mjs";
import {data, EMPTY, LETTERS, MAX_STARS, WALL} from "./edit-draft.mjs";

// The text of boards, as Board.java and Position.java read it; but a draft may have squares without a region, too few regions
// or too many, and several queens in a column. What these refuse is refused at the same place, in fewer words.

const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const MAX_TITLE = 1000;

// The draft of a text, or the problem with it.
export function read(board) {
	try {
		return {draft: parse(board)};
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return {problem: error.message};
	}
}

function fault(line, column, key, values) {
	throw new SyntaxError(text("fault.at", {line, column, problem: text(`fault.${key}`, values)}));
}

export function parse(board) {
	const lines = board.replace(/^\uFEFF/, "").split("\n"); // a text field has no carriage returns
	let first = isNumber(lines[0]) ? 1 : 0;
	const {title = "", variant = "", n: size, stars = 1, queens, faultOf} = headerOf(lines[first]?.startsWith("# ") ? lines[first++] : "", first);
	const empty = lines.indexOf("", first);
	const end = empty < 0 ? lines.length : empty;
	const rows = squaresOf(lines.slice(first, end), first);
	const n = rows.length;
	if (size && size !== n) faultOf("n");
	const hasWalls = rows.some(row => row.includes(WALL));
	const total = queens ?? n * stars;
	if (stars > 1 && (n > data.starred || hasWalls)) faultOf("stars");
	if ((stars > 1 && variant && variant !== "non-touching") || (hasWalls && variant.startsWith("toroidal"))) faultOf("variant");
	if (total !== n * stars && (stars > 1 || n > data.starred || total > n * n)) faultOf("queens");
	const next = lines.findIndex((line, i) => i > end && line);
	if (next > 0 && (isNumber(lines[next]) || areSpaced(lines.slice(next)) || !/^\p{L}[^ ]* /u.test(lines[next]))) {
		fault(next + 1, 1, "text");
	}
	return {
		title,
		variant: stars > 1 ? "" : variant,
		stars,
		queens: total === n * stars ? undefined : total,
		n,
		squares: rows.join(""),
	};
}

function isNumber(line) {
	return /^Solution \d{1,19}$/.test(line);
}

function areSpaced([line = ""]) {
	return line.length > 1 && line[1] === " " && (line.length < 4 || line[3] === " ");
}

// The title and the settings of a header, and a way to refuse one of them.
function headerOf(first, line) {
	const words = {};
	const refuse = ({word, index}) => fault(line, index + 1, "header", {word});
	const header = {faultOf: kind => refuse(words[kind])};
	const index = first.search(UNPRINTABLE);
	if (index >= 0) refuse({word: shown(first[index]), index});
	for (const {0: word, index} of [...first.matchAll(/[^ ]+/g)].slice(1)) {
		const [, kind = "title", value = word] = word.match(/^(n|variant|stars|queens)=(.*)$/) ?? [];
		const isAgain = kind !== "title" && kind in header;
		header[kind] = {title: `${header.title ?? ""} ${word}`.trim(), variant: value}[kind] ?? Number(value);
		words[kind] = {word, index};
		const isRight = {
			title: kind === "title" && header.title.length <= MAX_TITLE,
			variant: data.variants.includes(value),
			n: /^\d{1,9}$/.test(value),
			queens: /^\d{1,9}$/.test(value),
			stars: /^\d{1,9}$/.test(value) && header.stars > 0 && header.stars <= MAX_STARS,
		}[kind];
		if (isAgain || !isRight) header.faultOf(kind);
	}
	return header;
}

// The rows of the board, whose first line comes after so many others; a blank may separate squares.
function squaresOf(lines, before) {
	const width = areSpaced(lines) ? 2 : 1;
	const refuse = (row, place, key, values) => fault(before + row + 1, place + 1, key, values);
	const refuseSquare = (row, place) => refuse(row, place, "square", {character: shown(lines[row][place])});
	const rows = lines.map((line, row) => {
		const wrong = width > 1 ? [...line].findIndex((character, i) => i % 2 && character !== " ") : -1;
		if (wrong >= 0) refuseSquare(row, wrong);
		return (width > 1 ? line.replace(/(.)./g, "$1") : line).replaceAll("_", EMPTY);
	});
	const n = rows[0]?.length ?? 0;
	const refuseRow = (row, place) => refuse(row, width * place, "rows", {lines: rows.length, n});
	if (!n) refuseRow(0, 0);
	rows.forEach((line, row) => {
		const wrong = line.search(n > data.starred ? /[^.#A-Za-z]/ : /[^.#%A-Za-z]/);
		if (wrong >= 0) refuseSquare(row, width * wrong);
		if (n > LETTERS.length) refuse(0, width * LETTERS.length, "columns", {n: LETTERS.length});
		if (line.length !== n) refuseRow(row, Math.min(line.length, n));
		if (row >= n) refuseRow(row, 0);
	});
	if (rows.length < n) refuseRow(rows.length, 0);
	return rows;
}

function shown(character) {
	const code = `U+${character.charCodeAt().toString(16).toUpperCase().padStart(4, "0")}`;
	return /[!-~]/.test(character) ? `'${character}' (${code})` : code;
}
