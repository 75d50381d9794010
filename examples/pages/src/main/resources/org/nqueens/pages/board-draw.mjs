import {page} from "./board-page.mjs";
import {SIDE, wallsOf} from "./board-shapes.mjs";
import {board, parts} from "./board-squares.mjs";

// The picture of the board, in the shapes and colours of BoardSvg.java.
const MARGIN = 5; // around the squares, for the frame
const INK = "#252a3a";
const HATCHING = "m1 11l10 -10m12 0l-22 22m0 12l34 -34m12 0l-46 46m12 0l34 -34m0 12l-22 22m12 0l10 -10";

export function drawBoard() {
	const {n, all, columnOf, rowOf, isBlocked, isGiven} = board;
	const end = n * SIDE;
	const width = end + 2 * MARGIN;
	const corner = at => `M${columnOf(at) * SIDE} ${rowOf(at) * SIDE}`;
	const numbers = [...Array(n).keys()];
	const lines = (path, width, colour = INK) =>
		`<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
	const queen = at =>
		`<path transform="translate(${columnOf(at) * SIDE} ${rowOf(at) * SIDE})" fill="#fff" stroke="${INK}"
			stroke-width="1.6" stroke-linejoin="round" d="${page.marks.dataset.queen}"/>`;
	const squares = new Map();
	for (const at of all) squares.set(colourOf(at), (squares.get(colourOf(at)) ?? "") + `${corner(at)}h48v48h-48z`);
	const hatching = all.filter(isBlocked).map(at => corner(at) + HATCHING);
	const grid = numbers.slice(1).map(line => `M0 ${line * SIDE}H${end}M${line * SIDE} 0V${end}`);
	const frame = `x="-2" y="-2" width="${end + 4}" height="${end + 4}" rx="4"`;
	page.picture.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width} ${width}`);
	page.picture.innerHTML = `<g id="squares">
		<rect ${frame} fill="#fff" stroke="${INK}" stroke-width="4"/>
		${[...squares].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join("")}
		${lines(hatching.join(""), 2, "#5a6072")}
		<g opacity=".35">${lines(grid.join(""), 1)}</g>
		<g transform="scale(${SIDE})">${lines(wallsOf(board, isBorder), 3 / SIDE)}</g>
		${all.filter(isGiven).map(queen).join("")}
	</g>`;
	page.texts.innerHTML = texts();
	page.board.style.setProperty("--n", n);
	page.board.style.setProperty("--start", MARGIN / width);
	page.board.style.setProperty("--side", end / width);
}

// The coordinates and the letters of regions, by shares of the board: their size does not grow with it.
function texts() {
	const {n, columnOf, rowOf, letterOf} = board;
	const numbers = [...Array(n).keys()];
	const outside = -MARGIN / SIDE;
	const share = place => `${(100 * place) / n}%`;
	const text = (x, y, label) => `<text x="${share(x)}" y="${share(y)}">${label}</text>`;
	return `<g class="columns">${numbers.map(column => text(column + 0.5, outside, column)).join("")}</g>
		<g class="rows">${numbers.map(row => text(outside, row + 0.5, row)).join("")}</g>
		<g class="letters">${lettered().map(at => text(columnOf(at), rowOf(at), letterOf(at))).join("")}</g>`;
}

export function cssOf(rgb) {
	return `#${rgb.toString(16).padStart(6, "0")}`;
}

export function colourOf(at, {isBlocked, isWall, letterOf, colours, hasRegions, columnOf, rowOf} = board) {
	if (isWall(at)) return INK;
	if (isBlocked(at)) return "#747a8c";
	const letter = letterOf(at);
	if (letter) return cssOf(colours[letter]);
	if (hasRegions) return "#fff";
	return (columnOf(at) + rowOf(at)) % 2 ? "#cdbb9d" : "#f6f1e4";
}

// The borders of regions and of their blocked squares.
function isBorder(one, other) {
	if (!board.hasRegions) return false;
	return board.isBlocked(one) || board.isBlocked(other) || board.letterOf(one) !== board.letterOf(other);
}

// The squares with the letter of their region: the first one of each of its parts, or all.
function lettered() {
	return page.letters.checked ? board.all.filter(board.letterOf) : parts().map(([first]) => first);
}
