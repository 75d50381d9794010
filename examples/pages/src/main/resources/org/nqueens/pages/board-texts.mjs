// The texts of a page in the language of its reader, as PageTemplate.java writes them: of each key the texts in the order of
// the languages.
let all;
let index;
let plurals;
let lists;
export let locale;

export function openTexts(texts, tag = "en") {
	all = texts;
	speak(tag);
}

export function speak(tag) {
	index = all.tag.indexOf(tag);
	locale = all.locale[index];
	plurals = new Intl.PluralRules(locale);
	lists = new Intl.ListFormat(locale);
}

// The language of all that a reader understands best: tags such as "pt-BR" may name a country.
export function languageOf(tags) {
	return tags.map(tag => tag.toLowerCase().split("-")[0]).find(tag => all.tag.includes(tag)) ?? "en";
}

// The text of a key with what stands in its places, in the plural form of the count. A category that is missing, such as that
// of millions, is like the others.
export function text(key, places) {
	return textParts(key, places).join("");
}

// The same text in parts, for places that are elements; a list of numbers is a count by its value.
export function textParts(key, places = {}) {
	const count = places.count?.value ?? places.count;
	const forms = all[key] ?? all[`${key}.${plurals.select(count)}`] ?? all[`${key}.other`];
	return forms[index].split(/{(\w+)}/).map((part, i) => (i % 2 ? places[part] : part));
}

export function hasText(key) {
	return key in all;
}

export function listed(words) {
	return lists.format(words.map(String));
}
