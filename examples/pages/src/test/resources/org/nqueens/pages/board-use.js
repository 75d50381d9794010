// What fingers and the mouse do on the board of a page.
function placeOf(cell) {
	const {left, top, width, height} = cell.getBoundingClientRect();
	return {clientX: left + width / 2, clientY: top + height / 2};
}

function finger(pointerId, type, place) {
	page.grid.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerId, pointerType: "touch", buttons: 1, ...place}));
}

// Two fingers, of which the second goes twice as far away.
function pinchCells(first, second) {
	const [one, two] = [first, second].map(at => placeOf(view.cells[at]));
	finger(1, "pointerdown", one);
	finger(1, "pointermove", {clientX: one.clientX + 1, clientY: one.clientY});
	finger(2, "pointerdown", two);
	finger(2, "pointermove", {clientX: 2 * two.clientX - one.clientX, clientY: 2 * two.clientY - one.clientY});
	finger(2, "pointerup", two);
	finger(1, "pointerup", one);
}
