// Plays as a person would: events such as "click 12,key q,drag 3 8" and "press undo". The clock goes on with "wait 5" alone.
const whenReady = play => play();

function startAgain() {
	startGame();
	focusOn(0);
	advise(undefined);
}

function stateNow() {
	return [...steps.now].map(mark => ".xq"[mark]).join("").replace(/\.+$/, "") || ".";
}

// Presses Hint until no hint has anything to do: the hints, the difficulty of the hardest, and the kind of the last.
function playHints() {
	let count = 0, difficulty = 0, advice;
	for (advice = nextAdvice(); canDo(advice); advice = nextAdvice()) {
		for (let press = 0; press < 4; press++) page.hint.click();
		difficulty = Math.max(difficulty, advice.difficulty ?? 0);
		count++;
	}
	report.hints = `${count} ${difficulty} ${advice.kind}`;
}

function dispatch(kind, first, second) {
	const cell = view.cells[first];
	if (kind === "hints") playHints();
	if (kind === "press") page[first].click();
	if (kind === "speak") speakIn(first);
	if (kind === "arrow") document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, key: first}));
	if (kind === "pinch") pinchCells(first, second);
	if (kind === "wait") window.seconds = (window.seconds ?? 0) + Number(first);
	if (kind === "see") {
		Object.defineProperty(document, "hidden", {value: first === "nothing", configurable: true});
		document.dispatchEvent(new Event("visibilitychange"));
	}
	if (kind === "click") pointer(cell, "pointerdown") && pointer(cell, "pointerup") && cell.click();
	if (kind === "right") cell.dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true, button: 2}));
	if (kind === "drag") {
		pointer(cell, "pointerdown");
		pointer(view.cells[second], "pointermove");
		pointer(view.cells[second], "pointerup");
		(first === second ? cell : page.grid).click();
	}
	if (kind === "key") {
		const {activeElement: {dataset}} = document, cell = view.cells[dataset.at] ?? page.grid.querySelector("[tabindex='0']");
		const key = first === "Space" ? " " : first.replace(/.*-(?=.)/, "");
		const modifiers = {ctrlKey: first.includes("Control-"), shiftKey: first.includes("Shift-")};
		cell.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, key, ...modifiers}));
	}
}

function pointer(cell, type) {
	return cell.dispatchEvent(new PointerEvent(type, {bubbles: true, ...placeOf(cell), buttons: type === "pointerup" ? 0 : 1}));
}

// The texts that are cut, from the first look at the page to its dialogs.
function cut() {
	const dialog = name => [name, () => page[name].showModal(), () => page[name].close()];
	const states = [
		["start", () => {}, () => {}],
		unfolded,
		["hint", () => advise(nextAdvice(), 1), () => advise(undefined)],
		["won", () => (page.copy.hidden = page.another.hidden = !(page.hint.hidden = page.mistakes.hidden = true)), render],
		dialog("win"),
		dialog("question"),
		["list", listBoards, () => page.list.close()],
	];
	const copied = ["play.copy", "board.copied"];
	return cutTexts(states, {
		hint: ["play.hint", "play.what", "play.why", "play.do", "play.close"],
		copy: copied,
		share: copied,
	});
}

// Whether board, message and buttons are above the fold, the message is not cut, nothing is wider than the window, and the
// coordinates are small and beside the board.
function fits() {
	const bottom = Math.max(...[page.board, page.message, page.actions].map(each => each.getBoundingClientRect().bottom));
	const {left, top} = page.grid.getBoundingClientRect();
	const areSmall = [...page.texts.querySelectorAll(".columns text, .rows text")]
		.map(text => text.getBoundingClientRect())
		.every(text => text.height < 22 && (text.bottom <= top || text.right <= left));
	return `${bottom <= innerHeight} ${page.message.scrollHeight <= page.message.clientHeight} ${document.documentElement.scrollWidth <= innerWidth} ${areSmall}`;
}
