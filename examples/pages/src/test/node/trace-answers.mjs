// What the page of a search reads from traces.
import {answer} from "./scripts.mjs";
import {BRANCHED, decode, OPEN} from "../../main/resources/org/nqueens/pages/trace-data.mjs";
import {LEVELS} from "../../main/resources/org/nqueens/pages/trace-levels.mjs";
import {propagate} from "../../main/resources/org/nqueens/pages/trace-propagate.mjs";
import {search, VALUES, VARIABLES} from "../../main/resources/org/nqueens/pages/trace-search.mjs";
import {stateOf} from "../../main/resources/org/nqueens/pages/trace-state.mjs";
import {wordsOf} from "../../main/resources/org/nqueens/pages/trace-words.mjs";

function hashOf({left}) {
	return left.reduce((sum, is) => (Math.imul(sum, 31) + is) | 0, 1);
}

// Goes to the last events of nodes: all nodes by kind, and a hash of the domains at those events.
function goToNodes(trace, step) {
	const state = stateOf(trace);
	const kinds = [0, 0, 0, 0];
	let all = 0;
	for (const kind of trace.kind.subarray(0, trace.size)) kinds[kind]++;
	for (let node = 0; node < trace.size; node += step) {
		state.go(trace.start[node + 1] - 1);
		all = (Math.imul(all, 31) + hashOf(state)) | 0;
	}
	return `${kinds} ${all}`;
}

// Walks all events forward and back, which must lead to the same domains as going to the nodes alone.
function walk(trace, step) {
	const {events, allowed} = trace;
	const state = stateOf(trace);
	const seen = [];
	for (let place = 0; place < events; place++) {
		state.go(place);
		seen.push(hashOf(state));
	}
	while (seen.length) {
		state.go(seen.length - 1);
		if (hashOf(state) !== seen.pop()) return `event ${seen.length} differs on the way back`;
	}
	const isBack = state.left.every((is, square) => is === allowed[square]);
	return isBack ? goToNodes(trace, step) : "the first state differs";
}

// Propagates all nodes anew: the number that come out as in the trace.
function propagateAll(trace) {
	const {size, column, relation, row, parent, side, allowed, n} = trace;
	const state = stateOf(trace);
	const excluded = [(at, to) => at !== to, (at, to) => at > to, (at, to) => at < to];
	let same = 0;
	for (let node = 0; node < size; node++) {
		const from = parent[node];
		const gone = [];
		state.go(node ? trace.start[from + 1] - 1 : 0);
		for (let at = 0; node && at < n; at++) {
			const square = column[from] * n + at;
			if (state.left[square] && excluded[relation[from]](at, row[from]) === !side[node]) gone.push(square);
		}
		const expected = trace.details(node);
		if (expected.kind === BRANCHED) expected.kind = OPEN;
		const details = propagate(trace, node ? state.left.slice() : allowed.slice(), gone, []);
		same += JSON.stringify(details) === JSON.stringify(expected) ? 1 : 0;
	}
	return same;
}

// The sentences of all events, and of the totals, by node.
function tell(trace) {
	const words = wordsOf(trace);
	const state = stateOf(trace);
	return Array.from({length: trace.size}, (_, node) => {
		state.go(trace.start[node]);
		const events = state.details.prunings.length + 2;
		return {
			name: words.formula(node),
			children: trace.children(node).map(child => `${words.formula(child)}, ${words.kind(child)}`),
			events: Array.from({length: events}, (_, event) => words.event(state, event)),
			totals: words.totals(node),
		};
	});
}

const QUESTIONS = {walk, goToNodes, propagate: propagateAll, tell};

answer(({question, step, traces, searches}) => {
	if (question === "names") return [VARIABLES, VALUES, LEVELS].map(Object.keys);
	if (question === "search") {
		return searches.map(({n, variables, values, level, extent}) =>
			Buffer.from(search(n, variables, values, level, extent) ?? []).toString("base64"),
		);
	}
	return traces.map(bytes => QUESTIONS[question](decode(Buffer.from(bytes, "base64")), step));
});
