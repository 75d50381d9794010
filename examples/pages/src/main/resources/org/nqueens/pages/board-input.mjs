import {moveOf, stepOf} from "./board-keys.mjs";
import {page} from "./board-page.mjs";
import {board} from "./board-squares.mjs";
import {squareAt, squaresBetween} from "./board-view.mjs";
import {canZoom, endPinch, pinch, startPinch} from "./board-zoom.mjs";

// What pointers, two fingers and keys do on the board of a page. The page says what it makes of them: press a square, drag over
// squares, click a square, menu of a square, actions with buttons, the action of a key, and how it walks.
const drag = {from: undefined, last: undefined, before: undefined, future: undefined, isClick: true};

export function listenToBoard(on) {
	const {grid} = page;
	const {actions} = on;

	function press(event) {
		const key = event.key.toLowerCase();
		const at = Number(event.target.dataset?.at ?? -1);
		if (event.altKey || on.isElsewhere(event)) return;
		let action;
		if (event.ctrlKey || event.metaKey) action = stepOf(actions, key, event.shiftKey);
		else if (canZoom() && ["+", "=", "-"].includes(key)) action = key === "-" ? actions.smaller : actions.larger;
		else if (at >= 0 && moveOf(key, board.n)) action = () => on.walk(at, ...moveOf(key, board.n), event.shiftKey);
		else action = on.actionOf(event, at);
		if (!action) return;
		event.preventDefault();
		action();
	}

	function start(event) {
		const from = event.button ? undefined : squareAt(event);
		Object.assign(drag, {from, last: event, before: on.steps.past.length, future: on.steps.future, isClick: true});
		if (from === undefined) return;
		// What goes below the board would let a page that is scrolled to its end move under the finger.
		document.body.style.minHeight = `${document.body.offsetHeight}px`;
		on.press(from);
	}

	// The states of a drag are one action.
	function goOn(event) {
		if (drag.isClick && squareAt(event) === drag.from) return;
		const squares = [...(drag.isClick ? [drag.from] : []), ...squaresBetween(drag.last, event)];
		Object.assign(drag, {isClick: false, last: event});
		on.drag(squares);
		on.steps.past.length = Math.min(on.steps.past.length, drag.before + 1);
	}

	function end() {
		drag.from = undefined;
		document.body.style.minHeight = "";
		setTimeout(() => (drag.isClick = true)); // after the click, which assistive technology sends alone
	}

	function cancel() {
		if (drag.from !== undefined && on.steps.past.length > drag.before) {
			on.steps.undo();
			on.steps.future = drag.future;
			on.update(true, "");
		}
		Object.assign(drag, {from: undefined, isClick: false}); // the click that ends a long press is none
	}

	document.onkeydown = press;
	for (const name of Object.keys(actions)) page[name].onclick = actions[name];
	grid.onpointerdown = event => (startPinch(event) ? cancel() : start(event));
	document.onpointermove = event => {
		if (!pinch(event) && drag.from !== undefined && event.buttons) goOn(event);
	};
	document.onpointerup = document.onpointercancel = event => {
		endPinch(event);
		end();
	};
	grid.onclick = event => {
		const {at} = event.target.dataset;
		if (drag.isClick && at) on.click(Number(at));
	};
	grid.oncontextmenu = event => {
		event.preventDefault();
		cancel();
		on.menu(Number(event.target.dataset.at));
	};
}
