// The solutions of boards, at most two of each, as their squares.
import {answer} from "./scripts.mjs";
import {useBoard} from "../../main/resources/org/nqueens/pages/board-squares.mjs";
import {boardOf, openEditor, usualVariant} from "../../main/resources/org/nqueens/pages/edit-draft.mjs";
import {solutionsOf} from "../../main/resources/org/nqueens/pages/edit-search.mjs";
import {parse} from "../../main/resources/org/nqueens/pages/edit-text.mjs";

function solutionsIn(text) {
	const found = [];
	const draft = parse(text);
	useBoard(boardOf(draft));
	for (const solution of solutionsOf(draft.variant || usualVariant(draft.squares))) {
		if (solution) found.push(solution);
		if (found.length > 1) break;
	}
	return found;
}

answer(({data, boards}) => {
	openEditor(data);
	return boards.map(solutionsIn);
});
