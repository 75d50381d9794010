import {openLanguage} from "./board-language.mjs";
import {report} from "./board-page.mjs";
import {text} from "./board-texts.mjs";

// The front page of a site has nothing but words, and leads to lessons in the language of its reader, as Lesson.java names them.
function show() {
	const {lang} = document.documentElement;
	document.title = text("site.title");
	for (const link of document.querySelectorAll("[hreflang]")) {
		link.hreflang = lang;
		link.href = link.getAttribute("href").replace(/(\d)(-\w+)?\./, lang === "en" ? "$1." : `$1-${lang}.`);
	}
}

await openLanguage(show);
show();
report.ready = performance.now();
