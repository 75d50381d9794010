// The solutions of boards, at most two of each, as their squares, and their ratings.
import {answer} from "./scripts.mjs";
import {useBoard} from "../../main/resources/org/nqueens/pages/board-squares.mjs";
import {boardOf, openEditor, variantOf} from "../../main/resources/org/nqueens/pages/edit-draft.mjs";
import {solutionsOf} from "../../main/resources/org/nqueens/pages/edit-search.mjs";
import {rate} from "../../main/resources/org/nqueens/pages/edit-rating.mjs";
import {parse} from "../../main/resources/org/nqueens/pages/edit-text.mjs";

function answerTo(text) {
	const found = [];
	const draft = parse(text);
	useBoard(boardOf(draft));
	for (const solution of solutionsOf(variantOf(draft))) {
		if (solution) found.push(solution);
		if (found.length > 1) break;
	}
	return {solutions: found, rating: found.length === 1 ? ratingOf(draft) : null};
}

// The rating of the board in use, or null.
function ratingOf(draft) {
	const rating = rate(variantOf(draft));
	for (;;) {
		const {value, done} = rating.next();
		if (done) return value ?? null;
	}
}

answer(({data, boards}) => {
	openEditor(data);
	return boards.map(answerTo);
});
