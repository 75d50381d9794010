import {clamp} from "./board-keys.mjs";
import {writeSoon} from "./board-page.mjs";
import {text} from "./board-texts.mjs";
import {forgetAnswer} from "./trace-ask.mjs";
import {FAILED, max, min, SOLVED} from "./trace-data.mjs";
import {follow} from "./trace-link.mjs";
import {activate, active, board, screen, searches, tell, zoom} from "./trace-screen.mjs";
import {nodeOf} from "./trace-state.mjs";
import {tip} from "./trace-tips.mjs";
import {fit} from "./trace-zoom.mjs";

// The ways from event to event and from node to node, and the address, which names them.
// Shows an event, and takes the other search along.
export function go(place, search = active) {
	show(place, search);
	follow();
}

function show(place, search) {
	const {state, tree, trace, words} = search;
	activate(search);
	state.go(max(0, place));
	tree.select(state.node);
	if (zoom.isFit) fit();
	board.cursor = -1;
	forgetAnswer();
	const number = words.number(state.node).replace(/./, letter => letter.toUpperCase());
	const name = `${number}, ${words.formula(state.node)}, ${words.kindText(state.node)}`;
	tell(`${name}. ${words.sentence(state)} ${choice(search)}`.trim());
	writeSoon(writeAddress);
}

// The script eliminates values, so a student chooses where the search does the same.
export function canChoose({section} = active) {
	return section.dataset.propagation === "value";
}

// What the student may do at the node of a state.
export function choice({trace: {kind, own}, state: {node}}) {
	if (!screen.isChoosing || !canChoose()) return "";
	if (kind[node] === FAILED || kind[node] === SOLVED) {
		return text(own.has(node) ? "search.go-back-own" : "search.go-back");
	}
	return text("search.choose");
}

// Selects the end of a node, if the search visited it.
export function select(node) {
	if (active.trace.isSeen(node)) go(active.trace.start[node + 1] - 1);
	else {
		tip(text("search.none"), innerWidth / 2, innerHeight - 100);
		tell(text("search.none"));
	}
}

// Selects the next node in one direction for which a condition holds.
export function find(step, holds) {
	let node = nodeOf(active.trace, anchor()) + step;
	while (node >= 0 && node < active.trace.size && !holds(node)) node += step;
	select(node);
}

export function beside(step) {
	const {
		trace: {isSeen},
		tree: {
			layout: {shown, x},
			depthOf,
			selected: node,
		},
	} = active;
	const distance = other => (x[other] - x[node]) * step;
	const others = shown.filter(other => depthOf(other) === depthOf(node) && distance(other) > 0 && isSeen(other));
	select(others.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest), others[0] ?? -1));
}

export function lastPlace() {
	const {
		trace: {own, start, events},
		state: {node},
	} = active;
	return (own.has(node) ? start[node + 1] : events) - 1;
}

// Shows the next event or the previous one; before a student's branch is its parent.
export function step(by) {
	const {
		trace: {own, start, parent},
		state: {node, place},
	} = active;
	if (by < 0 && own.has(node) && place === start[node]) select(parent[node]);
	else if (by > 0 && own.has(node) && place === lastPlace()) go(start[node] + 1); // its events once more
	else go(min(place + by, lastPlace()));
}

// The last event of the search at or above the event of a state.
export function anchor({trace: {own, start, parent}, state: {node, place}} = active) {
	if (!own.has(node)) return place;
	while (own.has(node)) node = parent[node];
	return start[node + 1] - 1;
}

export function readAddress() {
	const values = new URLSearchParams(location.hash.slice(1));
	const number = (name, most, otherwise) => clamp((values.get(name) ?? otherwise) | 0, most);
	for (const search of location.hash.startsWith("#second") ? searches : searches.toReversed()) {
		const {
			trace: {start, size},
			prefix,
		} = search;
		const node = number(`${prefix}node`, size - 1, 0);
		const last = start[node + 1] - start[node] - 1;
		show(start[node] + number(`${prefix}event`, last, values.has(`${prefix}node`) ? last : 0), search);
	}
	if (!values.has(`${searches.find(search => search !== active)?.prefix}node`)) follow();
}

// Of the searches that the file has; others are gone when it is loaded again.
function writeAddress() {
	if (screen.isChanged) return;
	const parts = [...new Set([active, ...searches])].map(search => {
		const {prefix, trace} = search;
		const node = nodeOf(trace, anchor(search));
		return `${prefix}node=${node}&${prefix}event=${anchor(search) - trace.start[node]}`;
	});
	history.replaceState(null, "", `#${parts.join("&")}`);
}
