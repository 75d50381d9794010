import {fingersOf} from "./board-fingers.mjs";
import {page} from "./board-page.mjs";
import {board} from "./board-squares.mjs";
import {view} from "./board-view.mjs";

// Boards with small squares grow inside their frame, by keys, buttons and two fingers.
const MAX_ZOOM = 5;
const fingers = fingersOf();
export const boardZoom = {factor: 1, isPinch: false};

export const zoomActions = {
	larger: () => zoomAtFocus(1.25),
	smaller: () => zoomAtFocus(1 / 1.25),
};

export function canZoom() {
	return board.n > 12;
}

export function layOutZoom() {
	page.zooms.hidden = page.keys.hidden = !canZoom();
	page.frame.classList.toggle("large", canZoom());
	zoomTo(1);
}

// A point of the window keeps its place on the board.
function zoomTo(factor, x = 0, y = 0) {
	const {left, top} = page.board.getBoundingClientRect();
	const before = boardZoom.factor;
	boardZoom.factor = canZoom() ? Math.max(1, Math.min(MAX_ZOOM, factor)) : 1;
	page.board.style.setProperty("--zoom", boardZoom.factor);
	page.frame.scrollLeft += (x - left) * (boardZoom.factor / before - 1);
	page.frame.scrollTop += (y - top) * (boardZoom.factor / before - 1);
}

function zoomAtFocus(times) {
	const cell = view.cells.find(each => each.tabIndex === 0);
	const {left, top, width, height} = cell.getBoundingClientRect();
	zoomTo(boardZoom.factor * times, left + width / 2, top + height / 2);
	cell.scrollIntoView({block: "nearest", inline: "nearest"});
}

// The second finger cancels what the first one has begun. Tells whether there are two.
export function startPinch(event) {
	if (!canZoom() || event.pointerType !== "touch") return false;
	return (boardZoom.isPinch = fingers.down(event));
}

// Tells whether an event is one of a pinch, which goes on until the next finger comes alone.
export function pinch(event) {
	if (!boardZoom.isPinch || !fingers.has(event)) return false;
	const span = fingers.move(event);
	if (span) {
		page.frame.scrollLeft -= span.byX;
		page.frame.scrollTop -= span.byY;
		zoomTo(boardZoom.factor * span.factor, span.x, span.y);
	}
	return true;
}

export function endPinch(event) {
	fingers.up(event);
}
