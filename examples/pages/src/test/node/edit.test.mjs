// The logic of the page to make a board.
import assert from "node:assert/strict";
import {test} from "node:test";
import {golden} from "./scripts.mjs";
import {useBoard} from "../../main/resources/org/nqueens/pages/board-squares.mjs";
import {boardOf, lettersToPaint, openEditor, painted, resized, steps, textOf, variantOf} from "../../main/resources/org/nqueens/pages/edit-draft.mjs";
import {notes, problemsOf, solutionsOf} from "../../main/resources/org/nqueens/pages/edit-search.mjs";
import {parse, read} from "../../main/resources/org/nqueens/pages/edit-text.mjs";

const VARIANTS = ["queens", "toroidal", "semiqueens", "toroidal-semiqueens", "superqueens", "non-touching", "rooks"];
const SQUARE = "..\n..\n";

openEditor({
	key: "board",
	text: SQUARE,
	variants: VARIANTS,
	starred: 32,
});

function beginWith(text) {
	steps.begin(parse(text));
	useBoard(boardOf(steps.now));
}

// A field of text has no carriage returns.
function readField(text) {
	return read(text.replaceAll("\r\n", "\n"));
}

const {readable, refused} = golden("board-texts.json");

test("reads what the library reads", () => {
	for (const {text, board: expected} of readable) {
		const {draft: next, problem} = readField(text);
		assert.deepEqual({text, board: next && textOf(next), problem}, {text, board: expected, problem: undefined});
	}
});

// In four sentences, which name what is wrong and what is right.
test("refuses what the library refuses at the same place", () => {
	const placeOf = ({problem}) => problem?.match(/^line \d+, column \d+: /)?.[0];
	const said = new Set();
	for (const {text, problem} of refused) {
		assert.deepEqual({text, place: placeOf(readField(text))}, {text, place: placeOf({problem})});
		said.add(readField(text).problem.replace(/^.*?: /, "").split(": ").at(-1));
	}
	assert.equal(said.size, 4);
	assert.match(readField("# n=9\n..\n..\n").problem, /^line 1, column 3: n=9 does not fit in the header: /);
	assert.match(readField("...\n..\n...\n").problem, /^line 2, column 3: the board has 3 lines, and 3 squares in the first line: /);
	assert.match(readField(".!\n..\n").problem, /^line 1, column 2: '!' \(U\+0021\) is not a square: /);
});

test("reads boards of up to 52 columns", () => {
	const empty = n => `${".".repeat(n)}\n`.repeat(n);
	assert.equal(textOf(read(empty(52)).draft), empty(52));
	assert.equal(read(empty(53)).problem, "line 1, column 53: a board has at most 52 columns on this page");
});

// The number of solutions, of which two are enough.
function count() {
	const found = new Set();
	for (const solution of solutionsOf(variantOf(steps.now))) {
		if (solution) found.add(String([...solution].sort((one, other) => one - other)));
		if (found.size > 1) break;
	}
	return found.size;
}

test("tells what is missing, what is in several parts, and the number of solutions", () => {
	for (const {text, solutions = 0, problems = [], notes: parts = ""} of golden("board-answers.json")) {
		beginWith(text);
		const answer = {problems: problemsOf(), solutions: problems.length ? 0 : count(), parts: notes().join(" ")};
		assert.deepEqual({text, ...answer}, {text, problems, solutions, parts});
	}
});

test("pauses in a long search", () => {
	beginWith(`# variant=toroidal-semiqueens\n${"............\n".repeat(12)}`);
	const search = solutionsOf(steps.now.variant);
	assert.deepEqual(search.next(), {value: undefined, done: false});
	let pauses = 1;
	for (const solution of search) {
		assert.equal(solution, undefined);
		pauses++;
	}
	assert.ok(pauses > 1);
});

test("undoes and redoes", () => {
	beginWith(SQUARE);
	assert.equal(steps.replace(painted([0], "A")), true);
	assert.equal(steps.replace(painted([0], "A")), false);
	assert.equal(steps.replace(painted([1, 2], "B")), true);
	assert.equal(steps.undo(), true);
	assert.equal(textOf(steps.now), "A.\n..\n");
	assert.equal(steps.redo(), true);
	assert.equal(textOf(steps.now), "AB\nB.\n");
	assert.equal(steps.redo(), false);
	steps.undo();
	steps.replace(painted([3], "#"));
	assert.deepEqual(steps.future, []);
});

test("keeps the squares that both sizes have", () => {
	beginWith("# Title variant=rooks\nAABB\nACBB\nCCDB\nCDDD\n");
	assert.equal(textOf(resized(3)), "# Title variant=rooks\nAAB\nACB\nCCD\n");
	beginWith(`# stars=2\n${`${".".repeat(32)}\n`.repeat(32)}`);
	assert.equal(resized(31).stars, 2);
	assert.equal(resized(33).stars, 1);
	beginWith("# Title variant=rooks\nAABB\nACBB\nCCDB\nCDDD\n");
	assert.equal(textOf(resized(5)), "# Title variant=rooks\nAABB.\nACBB.\nCCDB.\nCDDD.\n.....\n");
});

test("offers the regions of the board and as many as it needs", () => {
	const offered = text => {
		beginWith(text);
		return lettersToPaint().join("");
	};
	assert.equal(offered(SQUARE), "AB");
	assert.equal(offered("XXX\nYYQ\nYQQ\n"), "XYQ");
	assert.equal(offered("X..\n...\n...\n"), "ABX");
	const line = ".".repeat(52);
	assert.equal(offered(`${line}\n`.repeat(52)).length, 51);
	assert.equal(offered(`A${line.slice(1)}\n${`${line}\n`.repeat(51)}`).at(-1), "Q");
});
