const drag = {from: undefined, last: undefined, before: undefined, future: []};

// Shows what an action did.
function update(isDone, words) {
	if (!isDone) return;
	say(words);
	render();
	clearTimeout(update.writing);
	update.writing = setTimeout(keep, 300); // browsers limit the changes in a second
}

function refuse(text) {
	page.notes.textContent = text;
	say(text);
}

function paint(squares, character) {
	const refusal = refusalOf(character);
	if (refusal) refuse(refusal);
	else update(replace(painted(squares, character)), sentence(nameOf(character)));
}

function choose(character) {
	if (refusalOf(character)) return refuse(refusalOf(character));
	view.tool = character;
	layOutPalette();
	say(`${sentence(nameOf(character))} Chosen.`);
}

// Takes a text in place of the draft, or says what is wrong with it.
function take(text, words) {
	const {draft: next, problem} = read(text);
	if (next) update(replace(next), words);
	tellProblem(problem ?? "");
}

const actions = {
	undo: () => update(stepBack(steps.past, steps.future), "Undone."),
	redo: () => update(stepBack(steps.future, steps.past), "Redone."),
	clear: () => update(replace(painted(board.all, EMPTY)), "All squares are empty."),
	reset: () => take(data.text, "The board is as it was at the beginning."),
	show: () => {
		view.isShown = !view.isShown;
		showSolutions();
	},
	larger: () => zoomAtFocus(1.25),
	smaller: () => zoomAtFocus(1 / 1.25),
	copy: () => copyText(textOf(draft), page.copy, () => page.text.select()),
	download: () => {
		const link = make("a", {
			href: URL.createObjectURL(new Blob([textOf(draft)], {type: "text/plain"})),
			download: `${fileName()}.txt`,
		});
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 1000);
	},
};

function fileName() {
	const words = draft.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["board", board.n];
	return words.join("-");
}

// The character that a key paints, or undefined: small letters are regions where there are so many.
function characterOf(key) {
	const letters = lettersToPaint();
	if (key === "Enter" || key === " ") return view.tool;
	if ([EMPTY, "Delete", "Backspace"].includes(key)) return EMPTY;
	if (key === BLOCKED) return BLOCKED;
	const letter = [key, key.toUpperCase(), key.toLowerCase()].find(each => letters.includes(each));
	return letter ?? (key.toUpperCase() === QUEEN ? QUEEN : undefined);
}

function press(event) {
	const key = event.key.toLowerCase();
	const at = Number(event.target.dataset?.at ?? -1);
	const character = characterOf(event.key);
	let action;
	if (event.altKey || event.target.matches("textarea, #title, select")) return;
	if (event.ctrlKey || event.metaKey) {
		action = stepOf(key, event.shiftKey);
	} else if (canZoom() && ["+", "=", "-"].includes(key)) {
		action = key === "-" ? actions.smaller : actions.larger;
	} else if (at >= 0 && moveOf(key)) {
		action = () => {
			walk(at, ...moveOf(key));
			if (event.shiftKey) paint([Number(document.activeElement.dataset.at)], view.tool);
		};
	} else if (at >= 0 && character) {
		action = () => {
			paint([at], character);
			if (character !== EMPTY && !refusalOf(character)) view.tool = character;
			layOutPalette();
		};
	}
	if (!action) return;
	event.preventDefault();
	action();
}

function startDrag(event) {
	if (startPinch(event) || event.button) return;
	Object.assign(drag, {from: squareAt(event), last: event, before: steps.past.length, future: steps.future});
	if (drag.from === undefined) return;
	focusOn(drag.from);
	paint([drag.from], view.tool);
}

// Paints the squares between two places of the pointer, but one queen only. A drag is one action.
function goOnDragging(event) {
	if (pinch(event) || drag.from === undefined || !event.buttons) return;
	const squares = squaresBetween(drag.last, event);
	drag.last = event;
	if (isRegion(view.tool) || view.tool !== QUEEN) paint(squares, view.tool);
	steps.past.length = Math.min(steps.past.length, drag.before + 1);
}

function cancelDrag() {
	if (drag.from !== undefined && steps.past.length > drag.before) {
		stepBack(steps.past, []);
		steps.future = drag.future;
		update(true, "");
	}
	drag.from = undefined;
}

function listen() {
	const {grid} = page;
	document.onkeydown = press;
	for (const name of Object.keys(actions)) page[name].onclick = actions[name];
	grid.onpointerdown = startDrag;
	document.onpointermove = goOnDragging;
	document.onpointerup = document.onpointercancel = ({pointerId}) => {
		zoom.fingers.delete(pointerId);
		drag.from = undefined;
	};
	grid.onclick = event => {
		const {at} = event.target.dataset;
		if (at) paint([Number(at)], view.tool); // assistive technology sends a click alone
	};
	grid.oncontextmenu = event => {
		event.preventDefault();
		cancelDrag();
		choose(draft.squares[event.target.dataset.at]);
	};
	page.size.onchange = () =>
		update(replace(resized(Number(page.size.value))), `${page.size.value} columns and rows.`);
	page.variant.onchange = () => {
		const {value} = page.variant;
		const variant = value === usualVariant(draft.squares) ? "" : value;
		update(replace({...draft, variant}), data.variants[value][Number(board.hasRegions)]);
	};
	page.title.onchange = () => take(textOf({...draft, title: page.title.value}), "");
	page.text.oninput = () => take(page.text.value, "");
	page.text.onblur = () => {
		if (!page.problem.textContent) page.text.value = textOf(draft);
	};
	page.letters.onchange = drawBoard;
	onpagehide = document.onvisibilitychange = keep;
}

function optionOf(value) {
	const option = make("option", {value});
	option.textContent = value;
	return option;
}

onerror = onsecuritypolicyviolation = event => (report.error = event.violatedDirective ?? event);
page.size.append(...[...LETTERS].map((_, i) => optionOf(i + 1)));
page.variant.append(...Object.keys(data.variants).map(optionOf));
recall();
render();
listen();
report.ready = performance.now();
