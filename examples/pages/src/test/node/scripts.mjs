// Runs the logic of pages in node: scripts that need no document but the data of the page.
import {readFileSync} from "node:fs";
import {runInThisContext} from "node:vm";

const PAGES = new URL("../../main/resources/org/nqueens/pages/", import.meta.url);

// Runs scripts one after the other, as a page joins them. Their functions and variables are global then.
export function run(data, ...names) {
	globalThis.document = {getElementById: () => ({textContent: JSON.stringify(data)})};
	for (const filename of names) {
		runInThisContext(`"use strict"; ${readFileSync(new URL(filename, PAGES), "utf8")}`, {filename});
	}
}

export function runEditor(data) {
	run(data, "board-words.js", "board-squares.js", "board-undo.js", "edit-draft.js", "edit-text.js", "edit-search.js");
}

// The option to be told mistakes before hints is on, as on a page that is opened.
export function runPlay(book) {
	globalThis.page = {first: {checked: true}};
	run(book, "board-words.js", "board-squares.js", "board-undo.js", "play-board.js", "play-state.js", "play-hints.js", "play-clock.js");
}

export function runTrace() {
	run({}, "trace-data.js", "trace-words.js", "trace-state.js", "trace-layout.js", "trace-choose.js");
}

// Answers the question on standard input, both in JSON.
export function answer(answerTo) {
	process.stdout.write(JSON.stringify(answerTo(JSON.parse(readFileSync(0, "utf8")))));
}

export function golden(name) {
	return JSON.parse(readFileSync(new URL(`golden/${name}`, import.meta.url), "utf8"));
}

// Numbers from 0 to n - 1 that are the same in each run.
export function randomOf(seed) {
	let state = seed;
	return n => (state = (state * 48271) % 0x7fffffff) % n;
}
