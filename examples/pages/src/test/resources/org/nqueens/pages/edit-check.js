// Makes a board as a person would: events such as "click 12,key a,drag 3 8" and "press undo".
const whenReady = play => play();

function startAgain() {
	steps.begin(parse(data.text));
	view.tool = "A";
	render();
	focusOn(0);
}

function stateNow() {
	return textOf(steps.now).trim().replaceAll("\n", " ");
}

// How far the board has moved on the page since it was seen first.
let top0;
function noteMove() {
	const {top} = page.board.getBoundingClientRect();
	top0 ??= top + scrollY;
	report.moved = Math.max(report.moved ?? 0, Math.abs(top + scrollY - top0));
}

function dispatch(...event) {
	noteMove();
	use(...event);
	noteMove();
}

function use(kind, first, second, text) {
	const cell = view.cells[first];
	if (kind === "press") page[first].click();
	if (kind === "speak") speakIn(first);
	if (kind === "choose") page.palette.querySelector(`[value="${first}"]`).click();
	if (kind === "voice") cell.click();
	if (kind === "click") [pointer(cell, "pointerdown"), pointer(cell, "pointerup"), cell.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}))];
	if (["drag", "touch", "pen"].includes(kind)) {
		const pointerType = kind === "drag" ? "mouse" : kind;
		pointer(cell, "pointerdown", pointerType);
		if (second) pointer(view.cells[second], "pointermove", pointerType);
		pointer(view.cells[second ?? first], "pointerup", pointerType);
	}
	if (kind === "right" || kind === "long") {
		pointer(cell, "pointerdown", kind === "long" ? "touch" : "mouse", kind === "long" ? 0 : 2);
		cell.dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true}));
		pointer(cell, "pointerup", kind === "long" ? "touch" : "mouse");
	}
	if (kind === "pinch") pinchCells(first, second);
	if (kind === "key") {
		const {activeElement} = document, target = activeElement === document.body ? page.grid.querySelector("[tabindex='0']") : activeElement;
		const key = first === "Space" ? " " : first.replace(/.*-(?=.)/, "");
		const modifiers = {ctrlKey: first.includes("Control-"), shiftKey: first.includes("Shift-")};
		target.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, key, ...modifiers}));
	}
	if (["size", "stars", "queens", "variant", "title"].includes(kind)) {
		page[kind].value = decodeURIComponent(first);
		page[kind].dispatchEvent(new Event("change"));
	}
	if (kind === "type") {
		page.text.focus();
		page.text.value = decodeURIComponent(first);
		page.text.dispatchEvent(new Event("input"));
	}
	if (kind === "file") transfer("change", decodeURIComponent(first), second, decodeURIComponent(text));
	if (kind === "paste") transfer("paste", "image.png", first, "x");
	if (kind === "leave") page[first].blur();
}

// A file that is opened or pasted.
function transfer(event, name, type, text) {
	const clipboardData = new DataTransfer();
	clipboardData.items.add(new File([text], name, {type}));
	File.prototype.text = () => Promise.resolve(text); // at once, whatever the clock of the test
	if (event === "paste") return document.dispatchEvent(new ClipboardEvent(event, {clipboardData}));
	page.file.files = clipboardData.files;
	page.file.dispatchEvent(new Event(event));
}

function pointer(cell, type, pointerType = "mouse", button = 0) {
	cell.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType, button, ...placeOf(cell), buttons: type === "pointerup" ? 0 : 1}));
}

report.said = page.verdict.textContent;

// The texts that are cut, where the board is made and where it is played.
function cut() {
	const play = () => page.play.click();
	return cutTexts([["start", () => {}, () => {}], unfolded, ["played", play, play]], {
		play: ["edit.play", "edit.back"],
		link: ["edit.link", "board.copied"],
		copy: ["edit.copy", "board.copied"],
		rate: ["edit.rate", "board.copied"],
		show: ["edit.show", "edit.hide"],
	});
}

// Whether board, answer and palette are above the fold, and nothing is wider than the window.
function fits() {
	const bottom = Math.max(...[page.board, page.verdict, page.palette].map(each => each.getBoundingClientRect().bottom));
	return `${bottom <= innerHeight} ${document.documentElement.scrollWidth <= innerWidth}`;
}
