// The squares of a board: a square is row * n + column.
function gridOf(n) {
	return {
		n,
		all: [...Array(n * n).keys()],
		columnOf: at => at % n,
		rowOf: at => Math.floor(at / n),
	};
}

// The connected parts of the regions, in the order of their first squares.
function parts() {
	const {n, all, rowOf, letterOf} = board;
	const seen = new Set();
	const isSame = (one, other) => letterOf(one) === letterOf(other);
	const around = at => [at - n, at + n, ...[at - 1, at + 1].filter(next => rowOf(next) === rowOf(at))];
	return all.filter(letterOf).flatMap(first => {
		if (seen.has(first)) return [];
		const part = new Set([first]); // which grows while it is walked
		for (const at of part) {
			for (const next of around(at)) if (isSame(first, next)) part.add(next);
		}
		for (const at of part) seen.add(at);
		return [[...part]];
	});
}
