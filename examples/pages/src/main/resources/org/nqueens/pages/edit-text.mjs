import {data, EMPTY, LETTERS} from "./edit-draft.mjs";

// The text of boards, as Board.java and Position.java read it, and with the same messages; but a draft may have squares
// without a region, too few regions or too many, and several queens in a column.

// The draft of a text, or the problem with it.
export function read(text) {
	try {
		return {draft: parse(String(text))};
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return {problem: error.message};
	}
}

function fault(line, column, problem) {
	throw new SyntaxError(`line ${line}, column ${column}: ${problem}`);
}

export function parse(text) {
	const lines = text.replace(/^\uFEFF/, "").split("\n"); // a text field has no carriage returns
	let first = isNumber(lines[0]) ? 1 : 0;
	const header = lines[first]?.startsWith("# ") ? headerOf(lines[first], ++first) : {words: [], variant: ""};
	const empty = lines.indexOf("", first);
	const end = empty < 0 ? lines.length : empty;
	const rows = squaresOf(lines.slice(first, end), first);
	const n = rows.length;
	if (header.n && header.n !== n) {
		const problem = `n=${header.n} does not agree with the board, whose size is ${n}: correct one of them`;
		fault(first, header.column, problem);
	}
	const next = lines.findIndex((line, i) => i > end && line);
	if (next > 0 && isNumber(lines[next])) {
		fault(next + 1, 1, "another board follows the board: give one board at a time");
	}
	if (next > 0 && (areSpaced(lines.slice(next)) || !/^\p{L}[^ ]* /u.test(lines[next]))) {
		const problem = "text follows the board: end it with the board, or go on with a sentence, which is not read";
		fault(next + 1, 1, problem);
	}
	return {title: header.words.join(" "), variant: header.variant, n, squares: rows.join("")};
}

function isNumber(line) {
	return /^Solution \d{1,19}$/.test(line);
}

function areSpaced([line = ""]) {
	return line.length > 1 && line[1] === " " && (line.length < 4 || line[3] === " ");
}

function headerOf(text, line) {
	const control = text.search(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
	if (control >= 0) {
		fault(line, control + 1, `${codeOf(text[control])} is not printable: write the header as words on one line`);
	}
	const header = {words: [], variant: ""};
	const seen = new Set();
	for (const {0: word, index} of [...text.matchAll(/[^ ]+/g)].slice(1)) {
		const [kind] = word.match(/^(n|variant)=/) ?? [];
		const value = word.slice(kind?.length);
		const column = index + 1;
		if (seen.has(kind)) fault(line, column, `"${word}" comes after another word of its kind: give it once`);
		if (kind) seen.add(kind);
		if (kind === "n=") {
			if (!/^\d{1,9}$/.test(value)) {
				fault(line, column, `"${word}" is not a size: write a number such as n=8, or leave it out`);
			}
			Object.assign(header, {n: Number(value), column});
		} else if (kind) {
			if (!data.variants[value]) {
				const variants = Object.keys(data.variants).join(", ");
				fault(line, column, `"${value}" is not a variant: write one of ${variants}, or leave it out`);
			}
			header.variant = value;
		} else {
			header.words.push(word);
			if (header.words.join(" ").length > 1000) {
				fault(line, column, "the title is longer than 1000 characters: shorten it");
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
		const remedy = "write one blank between the squares of each line, or of none";
		fault(number, wrong + 1, `${shown(line[wrong])} stands between two squares: ${remedy}`);
	}
	return line.replace(/(.)./g, "$1");
}

function checked(rows, fault) {
	if (!rows[0]) fault(0, 0, "the board is empty: write n lines of n characters, '.' for a free square");
	const n = rows[0].length;
	rows.forEach((line, row) => {
		const wrong = line.search(/[^.#A-Za-z]/);
		if (wrong >= 0) fault(row, wrong, `${shown(line[wrong])} is not a square: ${remedyOf(line[wrong])}`);
		if (n > LETTERS.length) fault(0, LETTERS.length, `a board has at most ${LETTERS.length} columns on this page`);
		if (line.length !== n) {
			const problem = `the line has length ${line.length}, but the first line has length ${n}`;
			fault(row, Math.min(line.length, n), `${problem}: write lines of the same length`);
		}
		if (row >= n) fault(row, 0, `the board has more lines than columns (${n}): write as many lines as columns`);
	});
	if (rows.length < n) {
		const problem = `the board has fewer lines (${rows.length}) than columns (${n})`;
		fault(rows.length, 0, `${problem}: write as many lines as columns`);
	}
	return rows;
}

function codeOf(character) {
	return `U+${character.charCodeAt().toString(16).toUpperCase().padStart(4, "0")}`;
}

function shown(character) {
	return /[!-~]/.test(character) ? `'${character}' (${codeOf(character)})` : codeOf(character);
}

function remedyOf(character) {
	if (" \t".includes(character)) return "leave blanks and tabs out, a board has one character for each square";
	if (character === "\uFEFF") return "leave out byte order marks, except one at the start of the text";
	return "write '.' free, '#' blocked, 'Q' a given queen, or a letter A-Z or a-z for a region";
}
