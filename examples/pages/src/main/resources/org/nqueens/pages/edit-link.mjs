import {text} from "./board-texts.mjs";
import {BLOCKED, EMPTY, WALL, wordsOf} from "./edit-draft.mjs";
import {read} from "./edit-text.mjs";

// The address of a board. It has the squares in rows, with _ for an empty square, - for a blocked one and 0 for a wall, which
// addresses may end in.
const EMPTY_IN_LINK = "_";
const BLOCKED_IN_LINK = "-";
const WALL_IN_LINK = "0";

// Whether others can open the page by its address.
export function isServed() {
	return /^https?:$/.test(location.protocol);
}

export function linkTo({squares, ...names}) {
	const board = squares
		.replaceAll(EMPTY, EMPTY_IN_LINK)
		.replaceAll(BLOCKED, BLOCKED_IN_LINK)
		.replaceAll(WALL, WALL_IN_LINK);
	const isTold = name => (name === "stars" ? names.stars > 1 : (names[name] ?? "") !== "");
	const others = ["variant", "stars", "queens", "title"].filter(isTold).map(name => `&${name}=${encodeURIComponent(names[name])}`);
	return `${location.href.replace(/#.*/, "")}#board=${board}${others.join("")}`;
}

// The draft of the address or the problem with it, or undefined if there is no board in it.
export function sentBoard() {
	const values = new URLSearchParams(location.hash.slice(1));
	const squares = values.get("board")?.replaceAll(BLOCKED_IN_LINK, BLOCKED).replaceAll(WALL_IN_LINK, WALL);
	if (squares === undefined) return undefined;
	const n = Math.sqrt(squares.length);
	if (!n || n % 1) return {problem: text("edit.no-square-board", {number: squares.length})};
	const rows = Array.from({length: n}, (_, row) => squares.slice(row * n, (row + 1) * n));
	const header = wordsOf(Object.fromEntries(values));
	return read([...(header ? [`# ${header}`] : []), ...rows].join("\n"));
}
