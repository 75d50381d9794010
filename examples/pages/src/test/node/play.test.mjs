// The logic of the page to play.
import assert from "node:assert/strict";
import {test} from "node:test";
import {golden, randomOf} from "./scripts.mjs";
import {store} from "../../main/resources/org/nqueens/pages/board-store.mjs";
import {book, choose, CROSS, EMPTY, openBook, QUEEN} from "../../main/resources/org/nqueens/pages/play-board.mjs";
import {adviceOfMistakes, nextAdvice} from "../../main/resources/org/nqueens/pages/play-hints.mjs";
import {signsOf, timeText} from "../../main/resources/org/nqueens/pages/play-result.mjs";
import {changed, decode, encode, factsOf, steps} from "../../main/resources/org/nqueens/pages/play-state.mjs";

const {book: data, positions} = golden("hints.json");
openBook(data);

function beginAt(marks) {
	choose(0);
	steps.begin(decode(marks));
}

test("tells the hint and the mistakes in the words of the library", () => {
	for (const {marks, hint, mistakes} of positions) {
		beginAt(marks);
		assert.deepEqual(nextAdvice().texts, hint);
		assert.deepEqual(adviceOfMistakes().texts, mistakes);
	}
});

test("leads by its hints to the solution, once no queens clash", () => {
	for (const {marks} of positions) {
		beginAt(marks);
		if (nextAdvice().kind === "Clashing") continue;
		for (let advice = nextAdvice(); advice.mark !== undefined; advice = nextAdvice()) {
			assert.equal(steps.replace(changed(steps.now, advice.squares, advice.mark)), true);
		}
		assert.equal(nextAdvice().kind, "Solved");
		assert.deepEqual(new Set(factsOf(steps.now).queens), new Set(data.boards[0].solution));
	}
});

test("writes marks as a code and reads it", () => {
	beginAt("");
	for (let at = 0; at < 16; at++) {
		for (const mark of [EMPTY, CROSS, QUEEN]) {
			const marks = changed(decode("abcdef"), [at], mark);
			assert.deepEqual(decode(encode(marks)), marks);
		}
	}
	assert.equal(encode(changed(steps.now, [5], CROSS)), "aj");
	for (const wrong of ["!", "abcdefg", "xA"]) assert.equal(decode(wrong), undefined);
});

test("reads of what a browser keeps only values of their kinds", () => {
	const kept = new Map();
	globalThis.localStorage = {getItem: name => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text)};
	const right = {tag: "de", text: "..", marks: "aj", past: ["", "a"], future: [], time: 2.5, best: 1000, hints: 2, last: 0, days: [1, 2], isWon: true};
	store.write("game", right);
	assert.deepEqual(store.read("game"), right);
	const wrong = ["{}", '{"toString":1}', '[{"toString":1}]', '[[]]', "null", "1e999", "-1", '"a\\u0000"', "[null]", "[-1]", "7.5", "true"];
	for (const [key, value] of Object.entries(right)) {
		for (const json of wrong) {
			kept.set("nqueens game", `{"${key}":${json},"isSolved":true}`);
			const {[key]: read, isSolved} = store.read("game");
			assert.equal(isSolved, true);
			if (read !== undefined) assert.equal(JSON.stringify(read), JSON.stringify(JSON.parse(json)));
			const isOfKind = read === undefined || (typeof read === typeof value && Array.isArray(read) === Array.isArray(value));
			assert.ok(isOfKind && !(read < 0) && !(read > 1e300), `${key} ${json}`);
			if (Array.isArray(read)) for (const each of read) assert.equal(typeof each, typeof value[0], `${key} ${json}`);
		}
	}
	for (const record of ["7", '"x"', "[1]", "null", "{"]) {
		kept.set("nqueens game", record);
		assert.deepEqual(store.read("game"), {});
	}
	delete globalThis.localStorage;
});

test("marks no fixed squares", () => {
	book.boards.push({...book.boards[0], blocked: [0], given: [7]});
	choose(1);
	const marks = decode("-----c"); // a queen on each square
	assert.deepEqual([marks[0], marks[7]], [EMPTY, EMPTY]);
	assert.equal(marks.filter(mark => mark === QUEEN).length, 14);
	assert.deepEqual(changed(marks, [0, 1, 7], CROSS).slice(0, 2), Uint8Array.of(EMPTY, CROSS));
});

test("undoes and redoes", () => {
	beginAt("");
	assert.equal(steps.replace(changed(steps.now, [5], CROSS)), true);
	assert.equal(steps.replace(changed(steps.now, [5], CROSS)), false);
	assert.equal(steps.undo(), true);
	assert.equal(encode(steps.now), "");
	assert.equal(steps.redo(), true);
	assert.equal(encode(steps.now), "aj");
	assert.equal(steps.redo(), false);
});

test("writes times", () => {
	assert.deepEqual([0, 59_999, 61_000, 3_725_000].map(timeText), ["0:00", "0:59", "1:01", "1:02:05"]);
});

test("copies regions in the signs of their colours", () => {
	// The boards of the seeds 1 and 2, and the garden.
	const boards = [
		{"🟥": 0xf6c8ce, "🟧": 0xffcd8c, "🟨": 0xfffac2, "🟩": 0x8ba16b, "🟦": 0x73a1a7, "🟪": 0xc8acc2, "🟫": 0xc3b498, "⬜": 0xe2ffff},
		{"🟥": 0xffefff, "🟧": 0xffcd8c, "🟨": 0xfffac2, "🟩": 0xd1dbbd, "🟦": 0x689dd6, "🟪": 0xa4b3f4, "🟫": 0xc3b498, "⬜": 0x73a1a7},
		{"🟥": 0xf29e99, "🟧": 0xffcd8c, "🟨": 0xfff5e2, "🟩": 0x8ba16b, "🟦": 0x689dd6, "🟪": 0xd1cfff, "🟫": 0xc8acc2, "⬜": 0xe2ffff},
	];
	for (const board of boards) {
		const signs = signsOf(Object.fromEntries(Object.values(board).map((colour, i) => ["HGFEDCBA"[i], colour])));
		assert.deepEqual(signs, Object.fromEntries(Object.keys(board).map((sign, i) => ["HGFEDCBA"[i], sign])));
	}
});

// The pairs of regions that share an edge on a board of connected regions, grown from n random squares.
function randomNeighbours(n, random) {
	const region = Array(n * n).fill(-1);
	for (let i = 0; i < n; i++) region[n * i + random(n)] = i;
	const around = at =>
		[at - n, at + n, ...(at % n ? [at - 1] : []), ...((at + 1) % n ? [at + 1] : [])].filter(next => next in region);
	while (region.includes(-1)) {
		const at = random(n * n);
		const next = around(at)[random(around(at).length)];
		if (region[at] < 0) region[at] = region[next];
	}
	return region
		.flatMap((one, at) => around(at).map(next => [one, region[next]].map(String)))
		.filter(([one, other]) => one !== other);
}

test("gives each sign to as few regions as can be, and none to two that touch", () => {
	const random = randomOf(3);
	for (let n = 1; n <= 52; n++) {
		const colours = Object.fromEntries(Array.from({length: n}, (_, i) => [i, random(0x1000000)]));
		const touching = randomNeighbours(n, random);
		const signs = signsOf(colours, touching);
		const all = Object.values(signs);
		assert.equal(all.length, n);
		for (const sign of all) assert.ok(all.filter(each => each === sign).length <= Math.ceil(n / (n > 8 ? 16 : 8)));
		for (const [one, other] of touching) assert.notEqual(signs[one], signs[other], `regions ${one} and ${other} of ${n}`);
	}
});

test("ends where more regions touch than there are signs", () => {
	const letters = Array.from({length: 20}, (_, i) => String(i));
	const touching = letters.flatMap((one, i) => letters.slice(i + 1).map(other => [one, other]));
	const signs = signsOf(Object.fromEntries(letters.map((letter, i) => [letter, i * 0xcccc])), touching);
	assert.equal(new Set(Object.values(signs)).size, 16);
});
