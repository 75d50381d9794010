// What the texts of pages are in their languages, and the hints of a board from the first to the last.
import {answer} from "./scripts.mjs";
import {speak, text} from "../../main/resources/org/nqueens/pages/board-texts.mjs";
import {openBook} from "../../main/resources/org/nqueens/pages/play-board.mjs";
import {nextAdvice} from "../../main/resources/org/nqueens/pages/play-hints.mjs";
import {changed, decode, steps} from "../../main/resources/org/nqueens/pages/play-state.mjs";

function hintsOf(book) {
	const hints = [];
	openBook(book);
	steps.begin(decode(""));
	for (let advice = nextAdvice(); advice.mark !== undefined; advice = nextAdvice()) {
		hints.push(advice.texts.join(" "));
		steps.replace(changed(steps.now, advice.squares, advice.mark));
	}
	return [...hints, nextAdvice().texts.join(" ")];
}

const answers = {
	texts: ({texts}) => texts.map(({key, places}) => text(key, places)),
	hints: ({book}) => hintsOf(book),
};

answer(questions =>
	questions.map(({tag, ...question}) => {
		speak(tag);
		return answers[question.kind](question);
	}),
);
