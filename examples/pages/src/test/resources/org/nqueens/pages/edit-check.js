// Makes a board as a person would: events such as "click 12,key a,drag 3 8" and "press undo". Each of several scripts, which
// semicolons separate, starts again and reports its text.
function check(scripts) {
	return scripts.split(";").map(makeBoard).join();
}

function makeBoard(script, index) {
	if (index) {
		steps.begin(parse(data.text));
		view.tool = "A";
		render();
		focusOn(0);
	}
	script.split(",").forEach(event => dispatch(...event.split(" ")));
	return encodeURIComponent(textOf(steps.now));
}

function dispatch(kind, first, second) {
	const cell = view.cells[first];
	if (kind === "press") page[first].click();
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
	if (["size", "variant", "title"].includes(kind)) {
		page[kind].value = decodeURIComponent(first);
		page[kind].dispatchEvent(new Event("change"));
	}
	if (kind === "type") {
		page.text.focus();
		page.text.value = decodeURIComponent(first);
		page.text.dispatchEvent(new Event("input"));
	}
	if (kind === "leave") page[first].blur();
}

function pointer(cell, type, pointerType = "mouse", button = 0) {
	cell.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType, button, ...placeOf(cell), buttons: type === "pointerup" ? 0 : 1}));
}

const script = new URLSearchParams(location.hash.slice(1)).get("check");
if (script !== null) report.check = check(script);
report.said = page.verdict.textContent;
report.value = encodeURIComponent(page.text.value);
const bottom = Math.max(...[page.board, page.verdict, page.palette].map(each => each.getBoundingClientRect().bottom));
report.fits = `${bottom <= innerHeight} ${document.documentElement.scrollWidth <= innerWidth}`;
