import {text} from "./board-texts.mjs";
import {data, EMPTY, LETTERS, MAX_STARS} from "./edit-draft.mjs";

// The text of boards, as Board.java and Position.java read it, and with the same messages; but a draft may have squares
// without a region, too few regions or too many, and several queens in a column.

const MAX_STARRED = 32; // columns of a board with several queens in each row

// The draft of a text, or the problem with it.
export function read(board) {
	try {
		return {draft: parse(String(board))};
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return {problem: error.message};
	}
}

function fault(line, column, problem) {
	throw new SyntaxError(text("fault.at", {line, column, problem}));
}

export function parse(board) {
	const lines = board.replace(/^\uFEFF/, "").split("\n"); // a text field has no carriage returns
	let first = isNumber(lines[0]) ? 1 : 0;
	const header = lines[first]?.startsWith("# ") ? headerOf(lines[first], ++first) : {words: [], variant: "", stars: 1};
	const empty = lines.indexOf("", first);
	const end = empty < 0 ? lines.length : empty;
	const rows = squaresOf(lines.slice(first, end), first);
	const n = rows.length;
	if (header.n && header.n !== n) {
		fault(first, header.column, text("fault.size", {size: header.n, n}));
	}
	checkStars(header, n, first);
	const next = lines.findIndex((line, i) => i > end && line);
	if (next > 0 && isNumber(lines[next])) {
		fault(next + 1, 1, text("fault.second-board"));
	}
	if (next > 0 && (areSpaced(lines.slice(next)) || !/^\p{L}[^ ]* /u.test(lines[next]))) {
		fault(next + 1, 1, text("fault.text"));
	}
	const {stars} = header;
	return {title: header.words.join(" "), variant: stars > 1 ? "" : header.variant, stars, n, squares: rows.join("")};
}

// Several queens in each row do not touch, on boards that are not too large.
function checkStars({stars, starsColumn, variant, variantColumn}, n, line) {
	if (stars > 1 && n > MAX_STARRED) fault(line, starsColumn, text("fault.starred", {stars, n, most: MAX_STARRED}));
	if (stars > 1 && variant && variant !== "non-touching") {
		fault(line, variantColumn, text("fault.touching", {variant, stars}));
	}
}

function isNumber(line) {
	return /^Solution \d{1,19}$/.test(line);
}

function areSpaced([line = ""]) {
	return line.length > 1 && line[1] === " " && (line.length < 4 || line[3] === " ");
}

function headerOf(first, line) {
	const control = first.search(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
	if (control >= 0) {
		fault(line, control + 1, text("fault.header", {character: codeOf(first[control])}));
	}
	const header = {words: [], variant: "", stars: 1};
	const seen = new Set();
	for (const {0: word, index} of [...first.matchAll(/[^ ]+/g)].slice(1)) {
		const [kind] = word.match(/^(n|variant|stars)=/) ?? [];
		const value = word.slice(kind?.length);
		const column = index + 1;
		if (seen.has(kind)) fault(line, column, text("fault.twice", {word}));
		if (kind) seen.add(kind);
		if (kind === "n=") {
			if (!/^\d{1,9}$/.test(value)) {
				fault(line, column, text("fault.no-size", {word}));
			}
			Object.assign(header, {n: Number(value), column});
		} else if (kind === "stars=") {
			const stars = Number(value);
			if (!/^\d{1,9}$/.test(value)) fault(line, column, text("fault.no-stars", {word}));
			if (stars < 1 || stars > MAX_STARS) fault(line, column, text("fault.stars", {stars, most: MAX_STARS}));
			Object.assign(header, {stars, starsColumn: column});
		} else if (kind) {
			if (!data.variants.includes(value)) {
				fault(line, column, text("fault.no-variant", {word: value, variants: data.variants.join(", ")}));
			}
			Object.assign(header, {variant: value, variantColumn: column});
		} else {
			header.words.push(word);
			if (header.words.join(" ").length > 1000) {
				fault(line, column, text("fault.title"));
			}
		}
	}
	return header;
}

// The rows of the board, whose first line comes after so many others; a blank may separate squares.
function squaresOf(lines, before) {
	const isSpaced = areSpaced(lines);
	const rows = isSpaced ? lines.map((line, row) => unspaced(line, before + row + 1)) : lines;
	return checked(
		rows.map(row => row.replaceAll("_", EMPTY)),
		(row, column, problem) => fault(before + row + 1, isSpaced ? 2 * column + 1 : column + 1, problem),
	);
}

function unspaced(line, number) {
	const wrong = [...line].findIndex((character, at) => at % 2 && character !== " ");
	if (wrong >= 0) {
		fault(number, wrong + 1, text("fault.between", {character: shown(line[wrong])}));
	}
	return line.replace(/(.)./g, "$1");
}

function checked(rows, fault) {
	if (!rows[0]) fault(0, 0, text("fault.empty"));
	const n = rows[0].length;
	rows.forEach((line, row) => {
		const wrong = line.search(/[^.#A-Za-z]/);
		if (wrong >= 0) fault(row, wrong, text(keyOf(line[wrong]), {character: shown(line[wrong])}));
		if (n > LETTERS.length) fault(0, LETTERS.length, text("fault.columns", {n: LETTERS.length}));
		if (line.length !== n) {
			fault(row, Math.min(line.length, n), text("fault.length", {length: line.length, n}));
		}
		if (row >= n) fault(row, 0, text("fault.many-lines", {n}));
	});
	if (rows.length < n) {
		fault(rows.length, 0, text("fault.few-lines", {lines: rows.length, n}));
	}
	return rows;
}

function codeOf(character) {
	return `U+${character.charCodeAt().toString(16).toUpperCase().padStart(4, "0")}`;
}

function shown(character) {
	return /[!-~]/.test(character) ? `'${character}' (${codeOf(character)})` : codeOf(character);
}

// The key of the text about a character that is no square.
function keyOf(character) {
	if (" \t".includes(character)) return "fault.blank";
	return character === "\uFEFF" ? "fault.mark" : "fault.square";
}
