Object.assign(drag, {mark: undefined, isClick: true});

// Shows what an action did; a move closes the hint.
function update(isDone, words) {
	if (!isDone) return;
	view.advice = view.forgotten = undefined;
	const facts = factsOf(steps.now);
	const isNewResult = facts.isSolved && finish();
	say(
		[words, facts.isSolved ? praise() : "", ...shownClashes(facts).map(clashSentence)]
			.filter(text => text)
			.join(" "),
	);
	render();
	page.board.classList.toggle("won", isNewResult);
	keepSoon();
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
	advise(adviceOf(["Marks, times and options are back."], {}));
}

function put(at, mark) {
	if (board.isFree(at)) update(replace(changed(steps.now, [at], mark)), sentence(["empty", "cross", "queen"][mark]));
	else say(sentence(contentOf(at)));
}

function toggle(at, mark) {
	put(at, shownMark(at) === mark ? EMPTY : mark);
}

function cycle(at) {
	put(at, (shownMark(at) + 1) % 3);
}

function act(at, action) {
	focusOn(at);
	action(at);
}

const actions = {
	undo: () => (view.forgotten ? recallForgotten() : update(undo(), "Undone.")),
	redo: () => update(redo(), "Redone."),
	restart: () => {
		if (isOver()) startGame(); // whose solution is not to be undone to
		update(replace(marksOf([], [])) || true, "All marks are removed.");
	},
	hint: () => {
		const {advice, stage} = view;
		if (!advice?.kind) {
			const next = nextAdvice();
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
		update(replace(changed(steps.now, advice.squares, advice.mark)), "Done.");
	},
	larger: () => zoomAtFocus(1.25),
	smaller: () => zoomAtFocus(1 / 1.25),
	previous: () => goTo(shelf.index - 1),
	next: () => goTo(shelf.index + 1),
	another: () => goTo(shelf.index + 1),
	place: listBoards,
	leaf: () => page.list.close(),
	forget: () => {
		leave();
		const names = ["options", ...[book, ...book.boards].map(({key}) => key)];
		const records = names.map(name => [name, store.read(name)]);
		view.forgotten ??= {records, index: shelf.index, game: {...game}, steps: {...steps}};
		names.forEach(store.remove);
		history.replaceState(null, "", "#");
		game.best = undefined;
		startGame();
		recallOptions();
		drawBoard();
		const whose = isBook() ? ` of all ${book.boards.length} puzzles` : "";
		advise(adviceOf([`Marks, times and options${whose} are forgotten. Undo brings them back.`], {}));
	},
	mistakes: () => {
		game.hints++;
		advise(adviceOfMistakes(), 2);
	},
	copy: () => {
		const text = textToCopy();
		copyText(text, page.copy, () => {
			Object.assign(page.text, {hidden: false, value: text});
			page.text.select();
		});
	},
	solution: () => page.question.showModal(),
	stay: () => page.question.close(),
	reveal: () => {
		page.question.close();
		game.isShown = true; // before the marks, which are then no result
		update(replace(marksOf(data.solution, [])));
	},
};

// Shows advice up to a stage, or none.
function advise(advice, stage = 0) {
	Object.assign(view, {advice, stage: advice ? Math.min(stage, advice.texts.length - 1) : 0});
	render();
	if (advice && zoom.factor > 1) scrollToAdvice(advice);
	say(advice ? advised() : page.message.textContent);
}

// What a hint marks may be outside of the frame.
function scrollToAdvice({wrong, squares, units}) {
	const [at] = [...(view.stage ? [...wrong, ...squares] : []), ...units.flatMap(unit => board.units[unit].squares)];
	view.cells[at]?.scrollIntoView({block: "nearest", inline: "nearest"});
}

function isElsewhere() {
	return page.question.open || page.list.open;
}

function walk(at, columns, rows) {
	focusBy(at, columns, rows);
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

function startDrag(event) {
	const at = squareAt(event);
	Object.assign(drag, {isClick: true, from: event.button ? undefined : at, last: event, before: undefined});
	drag.mark = at !== undefined && shownMark(at) === CROSS ? EMPTY : CROSS;
}

// Crosses the squares between two places of the pointer, or empties them; queens stay.
function goOnDragging(event) {
	const {from, last, mark} = drag;
	if (drag.isClick && squareAt(event) === from) return;
	const squares = [...(drag.isClick ? [from] : []), ...squaresBetween(last, event)];
	if (drag.isClick) drag.before = steps.past.length;
	Object.assign(drag, {isClick: false, last: event});
	const open = squares.filter(at => (mark === CROSS ? shownMark(at) === EMPTY : steps.now[at] === CROSS));
	update(replace(changed(steps.now, open, mark)), mark === CROSS ? "Crosses." : "Crosses removed.");
	joinDrag();
}

function endDrag() {
	drag.from = undefined;
	setTimeout(() => (drag.isClick = true)); // after the click, which assistive technology sends alone
}

function cancelDrag() {
	if (steps.past.length > drag.before) {
		undo();
		steps.future = [];
		update(true, "");
	}
	Object.assign(drag, {from: undefined, isClick: false});
}

function listen() {
	const {grid} = page;
	listenToBoard();
	for (const box of boxes) {
		box.onchange = () => {
			keepOptions();
			if (box === page.letters) drawBoard();
			render();
		};
	}
	grid.onclick = event => {
		const {at} = event.target.dataset;
		if (drag.isClick && at) act(Number(at), cycle);
	};
	grid.oncontextmenu = event => {
		event.preventDefault();
		Object.assign(drag, {from: undefined, isClick: false}); // the click that ends a long press is none
		act(Number(event.target.dataset.at), at => toggle(at, QUEEN));
	};
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

function codeOfAddress() {
	return new URLSearchParams(location.hash.slice(1)).get("marks");
}

// The marks of the address come before those that were kept, which undo brings back.
function readAddress(isNew) {
	const code = codeOfAddress();
	const marks = decode(code ?? "");
	if (code === null) return;
	if (!marks) return advise(adviceOf(["The address has no marks of this board."], {}));
	if (isNew) steps.now = marks;
	else if (replace(marks)) view.advice = undefined;
	render();
}

function keep() {
	const code = encode(steps.now);
	if (code !== (codeOfAddress() ?? "")) {
		history.replaceState(null, "", `#${isBook() ? `board=${shelf.index + 1}&` : ""}marks=${code}`);
	}
	keepGame();
}

function openGame() {
	const isNew = !Object.keys(store.read(data.key)).length;
	recallGame();
	render();
	readAddress(isNew);
	if (!view.advice) say(page.message.textContent);
}

onerror = onsecuritypolicyviolation = event => (report.error = event.violatedDirective ?? event);
recallOptions();
turnTo(firstIndex());
listen();
report.ready = performance.now();
