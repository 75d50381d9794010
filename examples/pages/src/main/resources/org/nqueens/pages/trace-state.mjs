import {min} from "./trace-data.mjs";

// The node of an event, which counts over the whole search.
export function nodeOf({start, total}, place) {
	let node = 0;
	for (let high = total; high - node > 1;) {
		const middle = (node + high) >> 1;
		if (start[middle] <= place) node = middle;
		else high = middle;
	}
	return node;
}

// The domains at one event of a search, reached by applying and undoing removals.
export function stateOf(trace) {
	const {n, start, parent} = trace;
	const state = {left: trace.allowed.slice(), causes: [], go};
	const path = [];
	const marks = [];
	const trail = []; // a mark is the length of the trail before a node

	function undo(length) {
		while (trail.length > marks[length]) state.left[trail.pop()] = 1;
		path.length = length;
	}

	function apply(node, events) {
		const details = trace.details(node);
		marks[path.length] = trail.length;
		path.push(node);
		for (const pruning of details.prunings.slice(0, events)) {
			for (const square of pruning.squares.filter(removed => state.left[removed])) {
				state.left[square] = 0;
				trail.push(square);
				state.causes[square] = {node, pruning};
			}
		}
		return details;
	}

	// Moves to an event.
	function go(place) {
		const node = nodeOf(trace, place);
		const event = place - start[node];
		const to = [node];
		while (to[0]) to.unshift(parent[to[0]]);
		let same = 0; // the ancestors that stay
		while (same < min(to.length, path.length) - 1 && to[same] === path[same]) same++;
		undo(same);
		to.slice(same, -1).forEach(above => apply(above));
		Object.assign(state, {details: apply(node, event), node, event, place});
	}

	// The rows that are left, by column.
	state.domains = () =>
		Array.from({length: n}, (_, column) => [...Array(n).keys()].filter(row => state.left[column * n + row]));

	// Whether a decision of the path placed the queen of a column.
	state.isDecided = column =>
		path.some(node => {
			const branch = trace.branch(node);
			return node && !branch.side && !branch.relation && branch.column === column;
		});

	go(0);
	return state;
}
