import {make, page, say, unpacked} from "./board-page.mjs";
import {store} from "./board-store.mjs";
import {languageOf, openTexts, speak, text} from "./board-texts.mjs";

// The words of a page in the language that its reader has chosen, else in its own, else in that of the browser.

const GLOBE = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M2 12h20M12 2c-6 6-6 14 0 20c6-6 6-14 0-20"/></svg>';

// Speaks the language, and shows all that depends on it when another one is chosen.
export async function openLanguage(show) {
	const texts = await unpacked(page.words).json();
	openTexts(texts);
	const options = texts.tag.map((value, i) => make("option", {value, lang: value, textContent: texts.language[i]}));
	page.languages.innerHTML = GLOBE;
	page.language = page.languages.appendChild(make("select", {id: "language", "data-label": "board.language"}));
	page.language.append(...options);
	page.language.onchange = () => {
		store.write("language", {tag: page.language.value});
		showTexts(page.language.value);
		show();
	};
	const {tag} = store.read("language");
	const {language} = document.documentElement.dataset;
	showTexts(languageOf([tag, language, ...navigator.languages].filter(each => each)));
}

// The elements of the page that have a text of their own. What stands between backticks is code.
function showTexts(tag) {
	speak(tag);
	document.documentElement.lang = page.language.value = tag;
	for (const each of document.querySelectorAll("[data-words]")) {
		const parts = text(each.dataset.words, each.dataset).split("`");
		each.replaceChildren(...parts.map((part, i) => (i % 2 ? make("code", {textContent: part}) : part)));
	}
	for (const each of document.querySelectorAll("[data-label]")) {
		each.setAttribute("aria-label", text(each.dataset.label));
		if (each.title) each.title = text(each.dataset.label);
	}
}

// Copies a text for other programs, or shows it where the browser refuses.
export function copyText(value, button, show) {
	if (!navigator.clipboard) return show(); // of a page that is not from a file, or from a safe address
	navigator.clipboard.writeText(value).then(() => {
		button.textContent = text("board.copied");
		say(`${text("board.copied")}.`);
	}, show);
}
