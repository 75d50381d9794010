// What a page to play tells at positions of its boards, and where its hints lead from there.
import {answer, runPlay} from "./scripts.mjs";

function answerAt({book: {boards}, marks, isToldMistakes = true}) {
	book.boards = boards;
	choose(0);
	page.first.checked = isToldMistakes;
	begin(decode(marks));
	const {clashes, queens} = factsOf(steps.now);
	return {
		marks: [...steps.now],
		queens: queens.length,
		pairs: clashes.length,
		clashing: new Set(clashes.flat()).size,
		clashes: clashes.map(clashSentence),
		mistakes: adviceOfMistakes().texts.join("\n"),
		hint: nextAdvice().texts.join("\n"),
		next: marksAfter(nextAdvice()),
		...playHints(),
	};
}

// The marks when a hint is done, which may be nothing to do.
function marksAfter({squares, mark}) {
	return [...(mark === undefined ? steps.now : changed(steps.now, squares, mark))];
}

// Does all hints: their number, the difficulty of the hardest one, and the kind of the last, which is nothing to do.
function playHints() {
	let count = 0;
	let hardest = 0;
	let advice = nextAdvice();
	for (; advice.mark !== undefined; advice = nextAdvice()) {
		if (!replace(changed(steps.now, advice.squares, advice.mark))) {
			throw new Error(`a hint that changes nothing: ${advice.texts.join(" ")}`);
		}
		hardest = Math.max(hardest, advice.difficulty ?? 0);
		count++;
	}
	return {path: `${count} ${hardest} ${advice.kind}`, isSolved: factsOf(steps.now).isSolved};
}

answer(positions => {
	runPlay(positions[0].book);
	return positions.map(answerAt);
});
