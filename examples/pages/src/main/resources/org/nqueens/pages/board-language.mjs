import {make, page, say} from "./board-page.mjs";
import {openTexts, speak, text} from "./board-texts.mjs";

// The words of a page in its language.

export function openLanguage() {
	openTexts(JSON.parse(page.words.textContent));
	showTexts("en");
}

// The elements of the page that have a text of their own. What stands between backticks is code.
function showTexts(tag) {
	speak(tag);
	document.documentElement.lang = tag;
	for (const each of document.querySelectorAll("[data-text]")) {
		const parts = text(each.dataset.text, each.dataset).split("`");
		each.replaceChildren(...parts.map((part, i) => (i % 2 ? make("code", {textContent: part}) : part)));
	}
	for (const each of document.querySelectorAll("[data-label]")) each.setAttribute("aria-label", text(each.dataset.label));
}

// Copies a text for other programs, or shows it where the browser refuses.
export function copyText(value, button, show) {
	if (!navigator.clipboard) return show(); // of a page that is not from a file, or from a safe address
	navigator.clipboard.writeText(value).then(() => {
		button.textContent = text("board.copied");
		say(`${text("board.copied")}.`);
	}, show);
}
