import {drawBoard} from "./board-draw.mjs";
import {listenToBoard} from "./board-input.mjs";
import {copyText, openLanguage} from "./board-language.mjs";
import {page, report} from "./board-page.mjs";
import {store} from "./board-store.mjs";
import {text} from "./board-texts.mjs";
import {focusBy, view} from "./board-view.mjs";
import {zoomActions} from "./board-zoom.mjs";
import {book, CROSS, data, EMPTY, openBook, QUEEN} from "./play-board.mjs";
import {firstIndex, indexBeside, indexOfAddress, isBook, shelf, textToCopy} from "./play-book.mjs";
import {isOver, runClock, startGame} from "./play-clock.mjs";
import {adviceOf, adviceOfMistakes, nextAdvice} from "./play-hints.mjs";
import {goTo, leave, listBoards, monthActions, turnTo} from "./play-list.mjs";
import {act, advise, cycle, keep, put, readAddress, toggle, update} from "./play-moves.mjs";
import {changed, factsOf, game, marksOf, steps} from "./play-state.mjs";
import {boxes, keepOptions, recallGame, recallOptions} from "./play-store.mjs";
import {canDo, layOut, render, shownMark} from "./play-view.mjs";

const actions = {
	undo: () => (view.forgotten ? recallForgotten() : update(steps.undo(), text("board.undone"))),
	redo: () => update(steps.redo(), text("board.redone")),
	restart: () => {
		if (isOver()) startGame(); // whose solution is not to be undone to
		update(steps.replace(marksOf([], [])) || true, text("play.restarted"));
	},
	hint: () => {
		const {advice, stage} = view;
		if (!advice?.kind) {
			const next = nextAdvice(page.first.checked);
			if (canDo(next)) game.hints++;
			return advise(next);
		}
		if (stage < advice.texts.length - 1) return advise(advice, stage + 1);
		if (!canDo(advice)) return advise(undefined);
		actions.apply();
	},
	apply: () => {
		const {advice, stage} = view;
		if (!canDo(advice) || !stage) return;
		if (document.activeElement === page.apply) page.hint.focus(); // the button goes
		update(steps.replace(changed(steps.now, advice.squares, advice.mark)), text("play.done"));
	},
	...zoomActions,
	previous: () => goTo(indexBeside(-1)),
	next: () => goTo(indexBeside(1)),
	another: () => goTo(indexBeside(1)),
	place: listBoards,
	...monthActions,
	leaf: () => page.list.close(),
	forget: () => {
		leave();
		const names = ["options", ...[book, ...book.boards].map(({key}) => key)];
		const records = names.map(name => [name, store.read(name)]);
		view.forgotten ??= {records, index: shelf.index, game: {...game}, steps: {...steps}};
		names.forEach(store.remove);
		history.replaceState(null, "", "#");
		Object.assign(game, {best: undefined, isSolved: false});
		startGame();
		recallOptions();
		drawBoard();
		const words = isBook() ? text("play.all-forgotten", {number: book.boards.length}) : text("play.forgotten");
		advise(adviceOf([words], {}));
	},
	mistakes: () => {
		game.hints++;
		advise(adviceOfMistakes(), 2);
	},
	copy: () => {
		const value = textToCopy();
		copyText(value, page.copy, () => {
			Object.assign(page.text, {hidden: false, value});
			page.text.select();
		});
	},
	onward: () => {
		page.win.close();
		goTo(indexBeside(1));
	},
	share: () => copyText(textToCopy(), page.share, actions.look),
	look: () => {
		page.win.close();
		page.copy.focus();
	},
	solution: () => page.question.showModal(),
	stay: () => page.question.close(),
	reveal: () => {
		page.question.close();
		game.isShown = true; // before the marks, which are then no result
		update(steps.replace(marksOf(data.solution, [])));
	},
};

function isElsewhere({target}) {
	return target.matches("select") || page.question.open || page.list.open || page.win.open;
}

function actionOf(event, at) {
	const keys = {
		h: actions.hint,
		d: actions.apply,
		n: actions.next,
		p: actions.previous,
		escape: () => view.advice && advise(undefined),
	};
	const keysOfSquares = {
		enter: cycle,
		" ": cycle,
		q: () => toggle(at, QUEEN),
		x: () => toggle(at, CROSS),
		delete: () => put(at, EMPTY),
		backspace: () => put(at, EMPTY),
	};
	const key = event.key.toLowerCase();
	return keys[key] ?? (at >= 0 && keysOfSquares[key] && (() => keysOfSquares[key](at)));
}

function recallForgotten() {
	const {records, index, game: last, steps: lastSteps} = view.forgotten;
	for (const [name, record] of records) {
		if (Object.keys(record).length) store.write(name, record);
	}
	view.forgotten = undefined;
	recallOptions();
	recallGame();
	if (index === shelf.index) {
		Object.assign(game, last); // the browser may have kept nothing
		Object.assign(steps, lastSteps);
	}
	drawBoard();
	advise(adviceOf([text("play.remembered")], {}));
}

// A drag crosses squares, or empties them; queens stay.
function crossOut(squares) {
	const isCrossing = view.brush === CROSS;
	const open = squares.filter(at => (isCrossing ? shownMark(at) === EMPTY : steps.now[at] === CROSS));
	update(steps.replace(changed(steps.now, open, view.brush)), text(isCrossing ? "board.crosses" : "play.crosses-removed"));
}

function listen() {
	listenToBoard({
		actions,
		actionOf,
		isElsewhere,
		steps,
		update,
		walk: focusBy,
		press: at => (view.brush = shownMark(at) === CROSS ? EMPTY : CROSS),
		drag: crossOut,
		click: at => act(at, cycle),
		menu: at => act(at, each => toggle(each, QUEEN)),
	});
	for (const box of boxes) {
		box.onchange = () => {
			keepOptions();
			if (box === page.letters) drawBoard();
			render();
		};
	}
	onhashchange = () => {
		const index = indexOfAddress() ?? shelf.index;
		if (index === shelf.index || !book.boards[index]) return readAddress(false);
		leave();
		turnTo(index);
	};
	onpagehide = keep;
	document.onvisibilitychange = () => {
		runClock(factsOf(steps.now).isSolved);
		keep();
	};
}

// The hint that is shown has the words of another language.
await openLanguage(() => {
	view.advice = undefined;
	layOut();
	render();
});
openBook(JSON.parse(page.data.textContent));
recallOptions();
turnTo(firstIndex());
listen();
report.ready = performance.now();
