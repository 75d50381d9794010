// The columns and rows by which a key walks the squares of a board of n columns, or undefined.
export function moveOf(key, n) {
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

export function clamp(value, most) {
	return Math.max(0, Math.min(most, value));
}

// What a key does together with Control, or undefined.
export function stepOf({undo, redo}, key, isShifted) {
	if (key === "y") return redo;
	return key === "z" ? (isShifted ? redo : undo) : undefined;
}
