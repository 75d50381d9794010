const drag = {from: undefined, last: undefined, mark: undefined, isClick: true};

// Shows what an action did; a move closes the hint.
function update(isDone, words) {
	if (!isDone) return;
	view.advice = view.forgotten = undefined;
	const facts = factsOf(game.marks);
	const isNewResult = facts.isSolved && finish();
	say(
		[words, facts.isSolved ? praise() : "", ...shownClashes(facts).map(clashSentence)]
			.filter(text => text)
			.join(" "),
	);
	render();
	page.board.classList.toggle("won", isNewResult);
	clearTimeout(update.writing);
	update.writing = setTimeout(keep, 300); // browsers limit the changes in a second
}

function recallForgotten() {
	const {records, index, game: last} = view.forgotten;
	for (const [name, record] of records) {
		if (Object.keys(record).length) store.write(name, record);
	}
	view.forgotten = undefined;
	recallOptions();
	recallGame();
	if (index === shelf.index) Object.assign(game, last); // the browser may have kept nothing
	drawBoard();
	advise(adviceOf(["Marks, times and options are back."], {}));
}

function put(at, mark) {
	if (board.isFree(at)) update(replace(changed(game.marks, [at], mark)), sentence(["empty", "cross", "queen"][mark]));
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
	undo: () => (view.forgotten ? recallForgotten() : update(stepBack(game.past, game.future), "Undone.")),
	redo: () => update(stepBack(game.future, game.past), "Redone."),
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
		update(replace(changed(game.marks, advice.squares, advice.mark)), "Done.");
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
		view.forgotten ??= {records: names.map(name => [name, store.read(name)]), index: shelf.index, game: {...game}};
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

function press(event) {
	const key = event.key.toLowerCase();
	const at = Number(event.target.dataset?.at ?? -1);
	const keys = {
		enter: cycle,
		" ": cycle,
		q: () => toggle(at, QUEEN),
		x: () => toggle(at, CROSS),
		delete: () => put(at, EMPTY),
		backspace: () => put(at, EMPTY),
	};
	let action;
	if (event.altKey || page.question.open || page.list.open) return;
	if (event.ctrlKey || event.metaKey) action = stepOf(key, event.shiftKey);
	else if (key === "h") action = actions.hint;
	else if (key === "d") action = actions.apply;
	else if (canZoom() && ["+", "=", "-"].includes(key)) action = key === "-" ? actions.smaller : actions.larger;
	else if (key === "n" || key === "p") action = key === "n" ? actions.next : actions.previous;
	else if (key === "escape") action = () => view.advice && advise(undefined);
	else if (at >= 0) action = moveOf(key) ? () => walk(at, ...moveOf(key)) : keys[key] && (() => keys[key](at));
	if (!action) return;
	event.preventDefault();
	action();
}

function startDrag(event) {
	if (startPinch(event)) return;
	const at = squareAt(event);
	Object.assign(drag, {isClick: true, from: event.button ? undefined : at, last: event, before: undefined});
	drag.mark = at !== undefined && shownMark(at) === CROSS ? EMPTY : CROSS;
}

// Crosses the squares between two places of the pointer, or empties them; queens stay. A drag is one action.
function goOnDragging(event) {
	if (pinch(event)) return;
	const {from, last, mark} = drag;
	if (from === undefined || !event.buttons || (drag.isClick && squareAt(event) === from)) return;
	const squares = [...(drag.isClick ? [from] : []), ...squaresBetween(last, event)];
	if (drag.isClick) drag.before = game.past.length;
	Object.assign(drag, {isClick: false, last: event});
	const open = squares.filter(at => (mark === CROSS ? shownMark(at) === EMPTY : game.marks[at] === CROSS));
	update(replace(changed(game.marks, open, mark)), mark === CROSS ? "Crosses." : "Crosses removed.");
	game.past.length = Math.min(game.past.length, drag.before + 1);
}

function cancelDrag() {
	if (game.past.length > drag.before) update(stepBack(game.past, []), "");
	Object.assign(drag, {from: undefined, isClick: false});
}

function listen() {
	const {grid} = page;
	document.onkeydown = press;
	for (const name of Object.keys(actions)) page[name].onclick = actions[name];
	for (const box of boxes) {
		box.onchange = () => {
			keepOptions();
			if (box === page.letters) drawBoard();
			render();
		};
	}
	grid.onpointerdown = startDrag;
	document.onpointermove = goOnDragging;
	document.onpointerup = document.onpointercancel = ({pointerId}) => {
		zoom.fingers.delete(pointerId);
		drag.from = undefined;
		setTimeout(() => (drag.isClick = true)); // after the click, which assistive technology sends alone
	};
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
		runClock(factsOf(game.marks).isSolved);
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
	if (isNew) game.marks = marks;
	else if (replace(marks)) view.advice = undefined;
	render();
}

function keep() {
	const code = encode(game.marks);
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
