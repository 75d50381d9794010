import {make, page} from "./board-page.mjs";
import {boardOf} from "./trace-board.mjs";
import {linkOf} from "./trace-compare.mjs";
import {min} from "./trace-data.mjs";
import {active, searches} from "./trace-screen.mjs";
import {grouped} from "./trace-words.mjs";

const LARGEST = 6; // subtrees in the table
const SHOWN = 3; // decisions of each
export let link, otherBoard;

// Links two searches, and tells what only one of them visits.
export function linkSearches(pick) {
	if (searches.length < 2) return;
	const {first, only} = (link = linkOf(searches.map(({trace}) => trace)));
	const svg = page.board.cloneNode();
	svg.id = "other";
	svg.setAttribute("role", "img");
	svg.removeAttribute("tabindex");
	page.board.after(svg);
	otherBoard = boardOf(svg);
	searches.forEach(({tree}, i) => (tree.first = first < 0 ? -1 : i ? link.twins[0][first] : first));
	page.difference.hidden = first < 0;
	page.only.hidden = !only.length;
	const subtrees = `${grouped(only.length)} subtree${only.length === 1 ? "" : "s"}`;
	page.only.firstElementChild.textContent = `Decisions of one search only: ${subtrees}`;
	page.only.querySelector("tbody").append(...only.slice(0, LARGEST).map(subtree => rowOfSubtree(subtree, pick)));
}

function rowOfSubtree({search: index, node, size}, pick) {
	const search = searches[index];
	const {start, solutions} = search.trace;
	const cells = [
		["left", "right"][index],
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

export function showOther() {
	if (!link) return;
	const {other, twin: node, isSame} = twin();
	const {state, words} = other;
	otherBoard.show(other);
	const side = other === searches[0] ? "left" : "right";
	const relation = isSame ? ", the same decisions." : ", the last decisions that both have.";
	page.twin.textContent =
		`Second board: the ${side} tree at ${words.number(state.node)}, ${words.formula(state.node)}` +
		(state.node === node ? relation : ".");
}
