// What tests of the modules of pages need in node.
import {readdirSync, readFileSync} from "node:fs";
import {openTexts} from "../../main/resources/org/nqueens/pages/board-texts.mjs";

const TEXTS = new URL("../../../../puzzles/src/main/resources/org/nqueens/puzzle/language/", import.meta.url);

// The texts as Language.java writes them for a page.
export function readTexts() {
	const tag = readdirSync(TEXTS).map(file => file.replace(".properties", ""));
	const files = tag.map(each => {
		const lines = readFileSync(new URL(`${each}.properties`, TEXTS), "utf8").split("\n");
		return Object.fromEntries(lines.filter(line => /^\w/.test(line)).map(line => line.split(/ = (.*)/s, 2)));
	});
	const keys = [...new Set(files.flatMap(Object.keys))];
	return {tag, ...Object.fromEntries(keys.map(key => [key, files.map(file => file[key] ?? "")]))};
}

openTexts(readTexts());

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
