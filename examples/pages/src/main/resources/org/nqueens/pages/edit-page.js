// Shows what an action did.
function update(isDone, words) {
	if (!isDone) return;
	say(words);
	render();
	keepSoon();
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
	undo: () => update(undo(), "Undone."),
	redo: () => update(redo(), "Redone."),
	clear: () => update(replace(painted(board.all, EMPTY)), "All squares are empty."),
	reset: () => take(data.text, "The board is as it was at the beginning."),
	show: () => {
		view.isShown = !view.isShown;
		showSolutions();
	},
	larger: () => zoomAtFocus(1.25),
	smaller: () => zoomAtFocus(1 / 1.25),
	copy: () => copyText(textOf(steps.now), page.copy, () => page.text.select()),
	download: () => {
		const link = make("a", {
			href: URL.createObjectURL(new Blob([textOf(steps.now)], {type: "text/plain"})),
			download: `${fileName()}.txt`,
		});
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 1000);
	},
};

function fileName() {
	const words = steps.now.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["board", board.n];
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

function isElsewhere({target}) {
	return target.matches("textarea, #title, select");
}

function walk(at, columns, rows, isPainting) {
	focusBy(at, columns, rows);
	if (isPainting) paint([Number(document.activeElement.dataset.at)], view.tool);
}

function actionOf({key}, at) {
	const character = characterOf(key);
	if (at < 0 || !character) return undefined;
	return () => {
		paint([at], character);
		if (character !== EMPTY && !refusalOf(character)) view.tool = character;
		layOutPalette();
	};
}

function startDrag(event) {
	if (event.button) return;
	Object.assign(drag, {from: squareAt(event), last: event, before: steps.past.length, future: steps.future});
	if (drag.from === undefined) return;
	focusOn(drag.from);
	paint([drag.from], view.tool);
}

// Paints the squares between two places of the pointer, but one queen only.
function goOnDragging(event) {
	const squares = squaresBetween(drag.last, event);
	drag.last = event;
	if (isRegion(view.tool) || view.tool !== QUEEN) paint(squares, view.tool);
	joinDrag();
}

function endDrag() {
	drag.from = undefined;
}

function cancelDrag() {
	if (drag.from !== undefined && steps.past.length > drag.before) {
		undo();
		steps.future = drag.future;
		update(true, "");
	}
	drag.from = undefined;
}

function listen() {
	const {grid} = page;
	listenToBoard();
	grid.onclick = event => {
		const {at} = event.target.dataset;
		if (at) paint([Number(at)], view.tool); // assistive technology sends a click alone
	};
	grid.oncontextmenu = event => {
		event.preventDefault();
		cancelDrag();
		choose(steps.now.squares[event.target.dataset.at]);
	};
	page.size.onchange = () =>
		update(replace(resized(Number(page.size.value))), `${page.size.value} columns and rows.`);
	page.variant.onchange = () => {
		const {value} = page.variant;
		const variant = value === usualVariant(steps.now.squares) ? "" : value;
		update(replace({...steps.now, variant}), data.variants[value][Number(board.hasRegions)]);
	};
	page.title.onchange = () => take(textOf({...steps.now, title: page.title.value}), "");
	page.text.oninput = () => take(page.text.value, "");
	page.text.onblur = () => {
		if (!page.problem.textContent) page.text.value = textOf(steps.now);
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
