// The solutions of boards, at most two of each, as their squares.
import {answer, runEditor} from "./scripts.mjs";

function solutionsIn(text) {
	const found = [];
	const draft = parse(text);
	board = boardOf(draft);
	for (const solution of solutionsOf(draft.variant || usualVariant(draft.squares))) {
		if (solution) found.push(solution);
		if (found.length > 1) break;
	}
	return found;
}

answer(({data, boards}) => {
	runEditor(data);
	return boards.map(solutionsIn);
});
