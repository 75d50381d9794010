import {openLanguage} from "./board-language.mjs";
import {report} from "./board-page.mjs";
import {text} from "./board-texts.mjs";

// The front page of a site has nothing but words.
function showTitle() {
	document.title = text("site.title");
}

openLanguage(showTitle);
showTitle();
report.ready = performance.now();
