// Propagates all nodes of a trace anew: the number that come out as in the trace.
function propagated(trace) {
	const {size, column, relation, row, parent, side, allowed, n} = trace, state = stateOf(trace);
	const excluded = [(at, to) => at !== to, (at, to) => at > to, (at, to) => at < to];
	let same = 0;
	for (let node = 0; node < size; node++) {
		const from = parent[node], gone = [];
		state.go(node ? trace.start[from + 1] - 1 : 0);
		for (let at = 0; node && at < n; at++) {
			const square = column[from] * n + at;
			if (state.left[square] && excluded[relation[from]](at, row[from]) === !side[node]) gone.push(square);
		}
		const expected = trace.details(node);
		if (expected.kind === BRANCHED) expected.kind = OPEN;
		same += JSON.stringify(propagate(trace, node ? state.left.slice() : allowed.slice(), gone)) === JSON.stringify(expected);
	}
	return same;
}

const isReadyToPropagate = listen;
listen = () => {
	isReadyToPropagate();
	report.same = searches.map(({trace}) => propagated(trace));
};
