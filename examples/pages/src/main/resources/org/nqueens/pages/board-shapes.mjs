// Shapes on squares as paths of SVG, by column and row: a square has the side 1.
export const SIDE = 48; // of a square in the drawing of the queen
export const square = (x, y) => `M${x} ${y}h1v1h-1z`;
export const ring = (x, y) => `M${x + 0.06} ${y + 0.06}h.88v.88h-.88z`;
export const dot = (x, y) => `M${x + 0.5} ${y + 0.5}h0`;
export const circle = (x, y) => `M${x + 0.08} ${y + 0.5}a.42 .42 0 1 1 0 .01z`;
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

// A function that draws a queen by her path, as an element of a class.
export function queenOf({columnOf, rowOf}, path) {
	return (name, at) =>
		`<path class="${name}" transform="translate(${columnOf(at)} ${rowOf(at)}) scale(${1 / SIDE})" d="${path}"/>`;
}

// A function that draws the line between queens that clash, two or more.
export function clashLineOf({columnOf, rowOf}) {
	return queens => {
		const places = queens.map(at => `${columnOf(at) + 0.5} ${rowOf(at) + 0.5}`);
		return `<path class="clash" d="M${places.join("L")}"/>`;
	};
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

// The border of a set of squares, at the edge of the board, too.
export function borderOf(grid, squares) {
	const {n, columnOf, rowOf} = grid;
	const inside = new Set(squares);
	const edges = squares.map(at => {
		const x = columnOf(at);
		const y = rowOf(at);
		return (
			(x ? "" : `M0 ${y}v1`) +
			(y ? "" : `M${x} 0h1`) +
			(x < n - 1 ? "" : `M${n} ${y}v1`) +
			(y < n - 1 ? "" : `M${x} ${n}h1`)
		);
	});
	return wallsOf(grid, (one, other) => inside.has(one) !== inside.has(other)) + edges.join("");
}
