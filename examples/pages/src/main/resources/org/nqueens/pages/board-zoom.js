// Boards with small squares grow inside their frame, by keys, buttons and two fingers.
const MAX_ZOOM = 5;
const zoom = {factor: 1, fingers: new Map(), isPinch: false};

function canZoom() {
	return board.n > 12;
}

function layOutZoom() {
	page.zooms.hidden = page.keys.hidden = !canZoom();
	page.frame.classList.toggle("large", canZoom());
	zoomTo(1);
}

// A point of the window keeps its place on the board.
function zoomTo(factor, x = 0, y = 0) {
	const {left, top} = page.board.getBoundingClientRect();
	const before = zoom.factor;
	zoom.factor = canZoom() ? Math.max(1, Math.min(MAX_ZOOM, factor)) : 1;
	page.board.style.setProperty("--zoom", zoom.factor);
	page.frame.scrollLeft += (x - left) * (zoom.factor / before - 1);
	page.frame.scrollTop += (y - top) * (zoom.factor / before - 1);
}

function zoomAtFocus(times) {
	const cell = view.cells.find(each => each.tabIndex === 0);
	const {left, top, width, height} = cell.getBoundingClientRect();
	zoomTo(zoom.factor * times, left + width / 2, top + height / 2);
	cell.scrollIntoView({block: "nearest", inline: "nearest"});
}

// The second finger cancels what the first one has begun. Tells whether there are two.
function startPinch({pointerId, pointerType, clientX, clientY}) {
	if (!canZoom() || pointerType !== "touch") return false;
	zoom.fingers.set(pointerId, {x: clientX, y: clientY});
	zoom.isPinch = zoom.fingers.size > 1;
	if (!zoom.isPinch) return false;
	cancelDrag();
	return true;
}

function pinch({pointerId, clientX, clientY}) {
	if (!zoom.isPinch || !zoom.fingers.has(pointerId)) return false;
	const before = spanOf(zoom.fingers);
	zoom.fingers.set(pointerId, {x: clientX, y: clientY});
	const after = spanOf(zoom.fingers);
	if (zoom.fingers.size > 1) {
		page.frame.scrollLeft -= after.x - before.x;
		page.frame.scrollTop -= after.y - before.y;
		zoomTo((zoom.factor * after.length) / before.length, after.x, after.y);
	}
	return true;
}

// The middle between two fingers, and their distance.
function spanOf(fingers) {
	const [one, other = one] = fingers.values();
	return {
		x: (one.x + other.x) / 2,
		y: (one.y + other.y) / 2,
		length: Math.hypot(one.x - other.x, one.y - other.y) || 1,
	};
}
