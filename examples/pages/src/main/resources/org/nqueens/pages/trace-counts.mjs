// The squares tried and the checks before each node of a search, as ConsistencyChecks.java counts them.
export function countsOf({n, allowed, rules, parent}, level, size) {
	const looksAhead = level === "value";
	if (n > 64 || !(looksAhead || level === "none")) return undefined;
	const ends = []; // by node: the squares left, by column
	const tried = new Int32Array(size + 1);
	const checks = new Int32Array(size + 1);
	const root = Array.from({length: n}, (_, column) =>
		[...Array(n).keys()].map(row => column * n + row).filter(at => allowed[at]),
	);

	// Does the work of a node again: the pairs of queens that do not attack each other, at plain backtracking.
	function add(node, prunings, decision) {
		const before = node ? ends[parent[node]] : [];
		const without = some => {
			const gone = new Set(some.flatMap(({squares}) => squares));
			const isLeft = at => !gone.has(at);
			return (node ? before : root).map(squares => (squares.every(isLeft) ? squares : squares.filter(isLeft)));
		};
		const decided = without(prunings.filter(({cause}) => cause === decision));
		const stands = root.map((_, column) => before[column]?.length === 1);
		const next = () => decided.findIndex((squares, column) => !stands[column] && squares.length === 1);
		const pairs = [];
		ends[node] = without(prunings);
		tried[node + 1] = tried[node];
		checks[node + 1] = checks[node];
		for (let column = next(); column >= 0; column = next()) {
			const [queen] = decided[column];
			stands[column] = true;
			tried[node + 1]++;
			for (let other = 0; other < n; other++) {
				if (other === column || stands[other] === looksAhead) continue;
				checks[node + 1] += decided[other].length;
				decided[other] = decided[other].filter(at => !rules.some(({value}) => value(queen) === value(at)));
				if (!decided[other].length) return pairs;
				if (!looksAhead) pairs.push([queen, ...decided[other]]);
			}
		}
		return pairs;
	}

	return {add, tried, checks};
}
