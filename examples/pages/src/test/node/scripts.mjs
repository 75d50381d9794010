// What tests of the modules of pages need in node.
import {readFileSync} from "node:fs";

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
