// The texts of pages: plural forms, lists, and the language of a reader.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {readTexts} from "./scripts.mjs";
import {languageOf, listed, speak, text} from "../../main/resources/org/nqueens/pages/board-texts.mjs";

const texts = readTexts();
const COUNTS = [0, 1, 2, 21, 1_000_000];

// What is said of some counts.
function said(tag, key) {
	speak(tag);
	return COUNTS.map(count => text(key, {count}));
}

test("takes the plural form of each language", () => {
	assert.deepEqual(said("en", "play.hints"), ["0 hints", "1 hint", "2 hints", "21 hints", "1000000 hints"]);
	assert.deepEqual(said("de", "play.hints"), ["0 Tipps", "1 Tipp", "2 Tipps", "21 Tipps", "1000000 Tipps"]);
	assert.deepEqual(said("es", "play.hints"), ["0 pistas", "1 pista", "2 pistas", "21 pistas", "1000000 pistas"]);
	assert.deepEqual(said("fr", "play.hints"), ["0 indice", "1 indice", "2 indices", "21 indices", "1000000 indices"]);
	assert.deepEqual(said("pt", "play.hints"), ["0 dica", "1 dica", "2 dicas", "21 dicas", "1000000 dicas"]);
	assert.deepEqual(said("it", "play.hints"), ["0 aiuti", "1 aiuto", "2 aiuti", "21 aiuti", "1000000 aiuti"]);
	assert.deepEqual(said("id", "play.hints"), COUNTS.map(count => `${count} petunjuk`));
	assert.deepEqual(said("vi", "play.hints"), COUNTS.map(count => `${count} gợi ý`));
});

// A category of millions may be missing: its texts are like the others.
test("has a text for each plural category of a language, and for no other", () => {
	const counted = Object.keys(texts).filter(key => key.endsWith(".other"));
	assert.ok(counted.length > 10);
	texts.tag.forEach((tag, i) => {
		const {pluralCategories} = new Intl.PluralRules(texts.locale[i]).resolvedOptions();
		for (const key of counted) {
			const base = key.replace(/other$/, "");
			const found = Object.keys(texts).filter(each => each.startsWith(base) && texts[each][i]);
			const wanted = pluralCategories.filter(category => category !== "many").map(category => base + category);
			assert.deepEqual(found.sort(), wanted.sort(), tag);
		}
	});
});

test("knows the locale and the name of each language", () => {
	texts.tag.forEach((tag, i) => {
		assert.deepEqual(Intl.getCanonicalLocales(texts.locale[i]), [texts.locale[i]]);
		assert.equal(texts.locale[i].split("-")[0], tag);
		const name = new Intl.DisplayNames(texts.locale[i], {type: "language"}).of(tag);
		assert.equal(texts.language[i].toLowerCase(), name.toLowerCase().replace(/^indonesia$/, "bahasa indonesia"));
	});
});

test("lists words", () => {
	const lists = tag => {
		speak(tag);
		return [[1], [1, 2], ["A", "B", "C"]].map(listed).join(" | ");
	};
	assert.equal(lists("en"), "1 | 1 and 2 | A, B and C");
	assert.equal(lists("de"), "1 | 1 und 2 | A, B und C");
	assert.equal(lists("vi"), "1 | 1 và 2 | A, B và C");
});

test("speaks the first language of a reader that it knows, else English", () => {
	assert.equal(languageOf(["nl-NL", "pt-BR", "en"]), "pt");
	assert.equal(languageOf(["VI"]), "vi");
	assert.equal(languageOf(["xx"]), "en");
	assert.equal(languageOf([]), "en");
});

// A key is named as a whole, or from its beginning on: text(`hint.${...}`) in a script, text("hint." + ...) in Java.
test("has each text that a page asks for, and no other", () => {
	const folders = ["pages", "puzzles", "cli"].map(module => new URL(`../../../../${module}/src/main/`, import.meta.url));
	const filesOf = folder =>
		readdirSync(folder, {recursive: true})
			.filter(file => /\.(mjs|html|java)$/.test(file))
			.map(file => new URL(file, folder));
	const code = folders.flatMap(filesOf).map(file => readFileSync(file, "utf8")).join("\n");
	const keys = Object.keys(texts).map(key => key.replace(/\.(one|other)$/, ""));
	const groups = new Set(keys.filter(key => key.includes(".")).map(key => key.split(".")[0]));
	const named = [...code.matchAll(/["\\]([a-z]+)\.([a-z-]+(?:\.[a-z-]+)*)[\\"]/g)]
		.filter(([, group]) => groups.has(group))
		.map(([, group, rest]) => `${group}.${rest}`)
		.filter(key => !/\.(mjs|html|css|svg|txt|png)$/.test(key));
	const beginnings = [...code.matchAll(/["`]([a-z]+\.[a-z.-]*)(?:\$\{|" ?\+)/g)].map(([, start]) => start);
	assert.ok(named.length > 200);
	for (const key of named) assert.ok(keys.includes(key), `${key} is asked for`);
	for (const key of keys.filter(each => each.includes("."))) {
		assert.ok(named.includes(key) || beginnings.some(start => key.startsWith(start)), `${key} is used`);
	}
});
