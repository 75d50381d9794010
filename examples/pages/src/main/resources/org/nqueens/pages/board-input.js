// The input of a board: pointers, two fingers and keys. What they do is said by the page: startDrag, goOnDragging, endDrag,
// cancelDrag, actionOf a key, and actions, which have buttons.
const drag = {from: undefined, last: undefined, before: undefined};
let writing;

// Browsers limit the changes in a second.
function keepSoon() {
	clearTimeout(writing);
	writing = setTimeout(keep, 300);
}

function press(event) {
	const key = event.key.toLowerCase();
	const at = Number(event.target.dataset?.at ?? -1);
	if (event.altKey || isElsewhere(event)) return;
	let action;
	if (event.ctrlKey || event.metaKey) action = stepOf(key, event.shiftKey);
	else if (canZoom() && ["+", "=", "-"].includes(key)) action = key === "-" ? actions.smaller : actions.larger;
	else if (at >= 0 && moveOf(key)) action = () => walk(at, ...moveOf(key), event.shiftKey);
	else action = actionOf(event, at);
	if (!action) return;
	event.preventDefault();
	action();
}

// The columns and rows by which a key moves the focus, or undefined.
function moveOf(key) {
	const {n} = board;
	const moves = {
		arrowleft: [-1, 0],
		arrowright: [1, 0],
		arrowup: [0, -1],
		arrowdown: [0, 1],
		home: [-n, 0],
		end: [n, 0],
	};
	return moves[key];
}

// What a key does together with Control, or undefined.
function stepOf(key, isShifted) {
	if (key === "y") return actions.redo;
	return key === "z" ? (isShifted ? actions.redo : actions.undo) : undefined;
}

function listenToBoard() {
	const {grid} = page;
	document.onkeydown = press;
	for (const name of Object.keys(actions)) page[name].onclick = actions[name];
	grid.onpointerdown = event => startPinch(event) || startDrag(event);
	document.onpointermove = event => {
		if (!pinch(event) && drag.from !== undefined && event.buttons) goOnDragging(event);
	};
	document.onpointerup = document.onpointercancel = ({pointerId}) => {
		zoom.fingers.delete(pointerId);
		endDrag();
	};
}

// The states of a drag are one action.
function joinDrag() {
	steps.past.length = Math.min(steps.past.length, drag.before + 1);
}
