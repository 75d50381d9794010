import {SIDE, wallsOf} from "./board-shapes.mjs";

// What pages to play and pages to make boards draw on squares.
export const circle = (x, y) => `M${x + 0.08} ${y + 0.5}a.42 .42 0 1 1 0 .01z`;

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
