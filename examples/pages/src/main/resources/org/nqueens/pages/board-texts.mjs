// The texts of a page in the language of its reader, as Language.java writes them: of each key the texts in the order of the
// languages.
let all;
let index;
let plurals;
let lists;
export let locale;

export function openTexts(texts) {
	all = texts;
	speak("en");
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
export function text(key, places = {}) {
	const forms = all[key] ?? all[`${key}.${plurals.select(places.count)}`] ?? all[`${key}.other`];
	return forms[index].replace(/{(\w+)}/g, (_, name) => places[name]);
}

export function listed(words) {
	return lists.format(words.map(String));
}

export function sentence(clause) {
	return `${clause[0].toUpperCase()}${clause.slice(1)}.`;
}

// Texts that stand beside each other, without those that are empty.
export function joined(texts, separator = ", ") {
	return texts.filter(each => each).join(separator);
}

// The rules of a board, in sentences for its solver, as BoardWords.java has them.
export function rulesText(variant, stars, hasRegions, hasBlocked = false, hasGiven = false) {
	const pieces = stars > 1 ? `piece.queens-${stars}` : `piece.${PIECES[variant] ?? "queen"}`;
	return joined(
		[
			text(hasRegions ? "rules.place-regions" : "rules.place", {piece: text(pieces)}),
			variant === "rooks" ? "" : text(`rules.${variant}`),
			hasBlocked && text("rules.blocked"),
			hasGiven && text("rules.given"),
		],
		" ",
	);
}

const PIECES = {
	semiqueens: "semi-queen",
	"toroidal-semiqueens": "semi-queen",
	superqueens: "superqueen",
	rooks: "rook",
};

export function difficultyText(difficulty) {
	return text("board.difficulty", {difficulty, hardness: text(`difficulty.${difficulty}`)});
}
