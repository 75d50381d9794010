// Walks all events forward and back: the outcome, the nodes by kind, and a hash of their domains.
function check(trace) {
	const state = stateOf(trace), seen = [], kinds = [0, 0, 0, 0], {events, start, allowed} = trace;
	const hash = () => state.left.reduce((sum, is) => (Math.imul(sum, 31) + is) | 0, 1);
	let all = 0;
	for (let place = 0; place < events; place++) {
		state.go(place);
		seen.push(hash());
		if (place + 1 < start[state.node + 1]) continue;
		all = (Math.imul(all, 31) + hash()) | 0;
		kinds[trace.kind[state.node]]++;
	}
	while (seen.length) {
		state.go(seen.length - 1);
		if (hash() !== seen.pop()) return `event ${seen.length} differs on the way back`;
	}
	return state.left.every((is, square) => is === allowed[square]) ? `ok ${kinds} ${all}` : "the first state differs";
}

// The address is read first when all searches are unpacked, which is later than this line.
const readPlace = readAddress;
readAddress = () => {
	readPlace();
	if (new URLSearchParams(location.hash.slice(1)).has("check")) report.check = searches.map(({trace}) => check(trace));
};
