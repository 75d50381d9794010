// What a page to play tells at positions of its boards, and where its hints lead from there.
import {answer} from "./scripts.mjs";
import {board} from "../../main/resources/org/nqueens/pages/board-squares.mjs";
import {openBook} from "../../main/resources/org/nqueens/pages/play-board.mjs";
import {adviceOfMistakes, clashSentence, nextAdvice} from "../../main/resources/org/nqueens/pages/play-hints.mjs";
import {isTrue} from "./reasons.mjs";
import {changed, decode, encode, factsOf, steps} from "../../main/resources/org/nqueens/pages/play-state.mjs";

function answerAt({book, marks, isToldMistakes = true}) {
	openBook(book);
	steps.begin(decode(marks));
	const {clashes, queens} = factsOf(steps.now);
	return {
		marks: [...steps.now],
		queens: queens.length,
		pairs: new Set(clashes.map(clash => String(clash.queens))).size,
		clashing: new Set(clashes.flatMap(clash => clash.queens)).size,
		clashes: clashes.map(clashSentence),
		mistakes: adviceOfMistakes().texts.join("\n"),
		isWon: factsOf(steps.now).isSolved,
		hint: nextAdvice(isToldMistakes).texts.join("\n"),
		next: marksAfter(nextAdvice(isToldMistakes)),
		...playHints(isToldMistakes),
	};
}

// The marks when a hint is done, which may be nothing to do.
function marksAfter({squares, mark}) {
	return [...(mark === undefined ? steps.now : changed(steps.now, squares, mark))];
}

// Does all hints: their number, the difficulty of the hardest one, the kind of the last, which is nothing to do, and the reasons
// that are not true.
function playHints(isToldMistakes) {
	let count = 0;
	let hardest = 0;
	const wrong = [];
	let advice = nextAdvice(isToldMistakes);
	for (; advice.mark !== undefined; advice = nextAdvice(isToldMistakes)) {
		if (board.stars > 1 && advice.kind === "Next") {
			const isOverfull = advice.texts[2].includes("fewer");
			if (!isTrue(advice, factsOf(steps.now), isOverfull)) wrong.push(`${encode(steps.now)}: ${advice.texts.join(" ")}`);
		}
		if (!steps.replace(changed(steps.now, advice.squares, advice.mark))) {
			throw new Error(`a hint that changes nothing: ${advice.texts.join(" ")}`);
		}
		hardest = Math.max(hardest, advice.difficulty ?? 0);
		count++;
	}
	return {path: `${count} ${hardest} ${advice.kind}`, isSolved: factsOf(steps.now).isSolved, wrong};
}

answer(positions => positions.map(answerAt));
