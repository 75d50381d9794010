import {page} from "./board-page.mjs";
import {SIDE, wallsOf} from "./board-shapes.mjs";
import {board, parts} from "./board-squares.mjs";

// The picture of the board, in the shapes and colours of BoardSvg.java.
const MARGIN = 10;
const INK = "#252a3a";
const HATCHING = "m1 11l10 -10m12 0l-22 22m0 12l34 -34m12 0l-46 46m12 0l34 -34m0 12l-22 22m12 0l10 -10";

export function drawBoard() {
	const {n, all, columnOf, rowOf, isBlocked, isGiven, letterOf} = board;
	const end = n * SIDE;
	const start = MARGIN + 8 + 12 * String(n - 1).length;
	const width = start + end + MARGIN;
	const corner = at => `M${columnOf(at) * SIDE} ${rowOf(at) * SIDE}`;
	const numbers = [...Array(n).keys()];
	const centre = index => (index + 0.5) * SIDE;
	const text = (x, y, label) => `<text x="${x}" y="${y}">${label}</text>`;
	const lines = (path, width, colour = INK) =>
		`<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
	const queen = at =>
		`<path transform="translate(${columnOf(at) * SIDE} ${rowOf(at) * SIDE})" fill="#fff" stroke="${INK}"
			stroke-width="1.6" stroke-linejoin="round" d="${page.marks.dataset.queen}"/>`;
	const squares = new Map();
	for (const at of all) squares.set(colourOf(at), (squares.get(colourOf(at)) ?? "") + `${corner(at)}h48v48h-48z`);
	const hatching = all.filter(isBlocked).map(at => corner(at) + HATCHING);
	const grid = numbers.slice(1).map(line => `M0 ${line * SIDE}H${end}M${line * SIDE} 0V${end}`);
	const letters = lettered().map(at => text(columnOf(at) * SIDE + 7, rowOf(at) * SIDE + 17, letterOf(at)));
	const frame = `x="-2" y="-2" width="${end + 4}" height="${end + 4}" rx="4"`;
	page.picture.setAttribute("viewBox", `0 0 ${width} ${width}`);
	page.picture.innerHTML = `<g transform="translate(${start} ${start})">
		<g id="squares">
			<rect ${frame} fill="#fff" stroke="${INK}" stroke-width="4"/>
			${[...squares].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join("")}
			${lines(hatching.join(""), 2, "#5a6072")}
			<g opacity=".35">${lines(grid.join(""), 1)}</g>
			<g transform="scale(${SIDE})">${lines(wallsOf(board, isWall), 3 / SIDE)}</g>
			${all.filter(isGiven).map(queen).join("")}
		</g>
		<g class="numbers" text-anchor="middle">${numbers.map(column => text(centre(column), -12, column)).join("")}</g>
		<g class="numbers" text-anchor="end">${numbers.map(row => text(-12, centre(row) + 6, row)).join("")}</g>
		<g class="letters">${letters.join("")}</g>
	</g>`;
	const percent = length => `${(100 * length) / width}%`;
	page.board.style.setProperty("--n", n);
	page.board.style.setProperty("--start", percent(start));
	page.board.style.setProperty("--side", percent(end));
}

export function cssOf(rgb) {
	return `#${rgb.toString(16).padStart(6, "0")}`;
}

export function colourOf(at, {isBlocked, letterOf, colours, hasRegions, columnOf, rowOf} = board) {
	if (isBlocked(at)) return "#747a8c";
	const letter = letterOf(at);
	if (letter) return cssOf(colours[letter]);
	if (hasRegions) return "#fff";
	return (columnOf(at) + rowOf(at)) % 2 ? "#cdbb9d" : "#f6f1e4";
}

// Walls are the borders of regions and of their blocked squares.
function isWall(one, other) {
	if (!board.hasRegions) return false;
	return board.isBlocked(one) || board.isBlocked(other) || board.letterOf(one) !== board.letterOf(other);
}

// The squares with the letter of their region: the first one of each of its parts, or all.
function lettered() {
	return page.letters.checked ? board.all.filter(board.letterOf) : parts().map(([first]) => first);
}
