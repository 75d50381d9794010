import {make, page} from "./board-page.mjs";
import {text} from "./board-texts.mjs";
import {boardOf} from "./trace-board.mjs";
import {linkOf} from "./trace-compare.mjs";
import {min} from "./trace-data.mjs";
import {active, board, searches} from "./trace-screen.mjs";
import {counted, grouped} from "./trace-words.mjs";

const LARGEST = 6; // subtrees in the table
const SHOWN = 3; // decisions of each
const SIDES = ["left", "right"];
export let link, otherBoard;

// Links two searches, and tells what only one of them visits.
export function linkSearches(pick) {
	if (searches.length < 2) return;
	const {first, only} = (link = linkOf(searches.map(({trace}) => trace)));
	otherBoard ??= secondBoard();
	searches.forEach(({tree}, i) => (tree.first = first < 0 ? -1 : i ? link.twins[0][first] : first));
	page.difference.hidden = first < 0;
	page.only.hidden = !only.length;
	page.only.firstElementChild.textContent = counted("search.one-only", only.length);
	const rows = only.slice(0, LARGEST).map(subtree => rowOfSubtree(subtree, pick));
	page.only.querySelector("tbody").replaceChildren(page.only.querySelector("tr"), ...rows);
}

function secondBoard() {
	const svg = page.board.cloneNode();
	svg.id = "other";
	svg.setAttribute("role", "img");
	svg.removeAttribute("tabindex");
	page.board.after(svg);
	return boardOf(svg);
}

function rowOfSubtree({search: index, node, size}, pick) {
	const search = searches[index];
	const {start, solutions} = search.trace;
	const cells = [
		text(`search.side.${SIDES[index]}`),
		`<button>${decisions(search, node)}</button>`,
		grouped(size),
		grouped(solutions[node]),
	];
	return make("tr", {
		innerHTML: cells.map(cell => `<td>${cell}`).join(""),
		onclick: () => pick(start[node + 1] - 1, search),
	});
}

// The last decisions that lead to a node.
function decisions({trace: {parent}, words}, node) {
	const last = [];
	for (; node && last.length < SHOWN; node = parent[node]) last.unshift(words.formula(node));
	return `${node ? "… " : ""}${last.join(", ")}`;
}

// The other search, and its node at the decisions of the active one, or at the last that both have.
function twin() {
	const from = searches.indexOf(active);
	const {
		trace: {parent},
		state: {node},
	} = active;
	let above = node;
	while (!(link.twins[from][above] >= 0)) above = parent[above]; // a student's node has no twin
	return {other: searches[1 - from], twin: link.twins[from][above], isSame: above === node};
}

export function follow() {
	if (!link) return;
	const {other, twin: node, isSame} = twin();
	const {start} = other.trace;
	const {event, details} = active.state;
	const last = start[node + 1] - start[node] - 1;
	other.state.go(start[node] + (isSame && event <= details.prunings.length ? min(event, last) : last));
	other.tree.select(node);
}

// Shows the other board, and how the searches differ at the decisions of both.
export function showOther() {
	if (!link) return;
	const {other, twin: node, isSame} = twin();
	const {state, words} = other;
	const isTogether = isSame && state.node === node;
	const areAtEnd = isTogether && [active, other].every(isAtEnd);
	const differing = areAtEnd
		? active.trace.all.filter(at => active.state.left[at] !== state.left[at])
		: [];
	const isParted = areAtEnd && nextOf(active) !== nextOf(other);
	for (const [search, of] of [[active, board], [other, otherBoard]]) {
		of.show(search, text(`search.caption.${sideOf(search)}`), differing, isParted ? nextSquares(search) : []);
	}
	page.boards.classList.toggle("second", other === searches[0]);
	const key = `search.board-${isTogether ? "at" : "apart"}.${sideOf(other)}`;
	page.twin.textContent = text(key, {node: words.number(state.node), formula: words.formula(state.node)});
	page.headline.textContent = headline(other, isTogether);
}

// The next decision at the end of a node, as a text.
function nextOf({state: {node}, trace: {left}, words}) {
	return left[node] ? words.formula(left[node]) : "";
}

// The squares of the next decision.
function nextSquares({state, trace: {n, left, branch}}) {
	const next = left[state.node];
	const {column, relation, row} = next ? branch(next) : {column: -1};
	if (column < 0) return []; // no decision, or one that the solver does not tell
	const holds = [at => at === row, at => at <= row, at => at >= row][relation];
	return state.domains()[column].filter(holds).map(at => column * n + at);
}

export function isAtEnd({state: {event, details}}) {
	return event > details.prunings.length;
}

function sideOf(search) {
	return SIDES[searches.indexOf(search)];
}

// How the searches go on from the node of both, or that they never differ.
function headline(other, isTogether) {
	const [a, b] = searches.map(({trace}) => trace);
	if (link.first < 0) {
		const areEqual = a.removed.every((rows, i) => rows[0] === b.removed[i][0]);
		return counted(areEqual ? "search.equal" : "search.same-nodes", a.size);
	}
	const [left, right] = searches.map(({state: {node}, words}) => words.next(node));
	if (!isTogether) return text(`search.only.${sideOf(active)}`, {next: other === searches[0] ? left : right});
	const isFirst = active.state.node === active.tree.first;
	if (left === right) return text("search.same", {next: left});
	return text(isFirst ? "search.first-difference" : "search.apart", {left, right});
}
