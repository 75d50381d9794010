// Shapes on squares as paths of SVG, by column and row: a square has the side 1.
export const SIDE = 48; // of a square in the drawing of the queen
export const square = (x, y) => `M${x} ${y}h1v1h-1z`;
export const ring = (x, y) => `M${x + 0.06} ${y + 0.06}h.88v.88h-.88z`;
export const dot = (x, y) => `M${x + 0.5} ${y + 0.5}h0`;
export const crossOf = half => (x, y) => {
	const far = 2 * half;
	return `M${x + 0.5 - half} ${y + 0.5 - half}l${far} ${far}m0 ${-far}l${-far} ${far}`;
};

// A function that draws a shape on some squares of a grid, as an element of a class.
export function layersOf({columnOf, rowOf}) {
	return (name, squares, shape) =>
		squares.length
			? `<path class="${name}" d="${squares.map(at => shape(columnOf(at), rowOf(at))).join("")}"/>`
			: "";
}

// The lines between neighbours that differ.
export function wallsOf({all, columnOf, rowOf, squareOf}, isWall) {
	return all
		.map(at => {
			const x = columnOf(at);
			const y = rowOf(at);
			return (
				(x && isWall(squareOf(x - 1, y), at) ? `M${x} ${y}v1` : "") +
				(y && isWall(squareOf(x, y - 1), at) ? `M${x} ${y}h1` : "")
			);
		})
		.join("");
}
