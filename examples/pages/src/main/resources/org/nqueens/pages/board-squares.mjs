// The board of the page, and its squares, which are numbered row by row.
export let board;

export function useBoard(next) {
	board = next;
}

export function gridOf(n) {
	return {
		n,
		all: [...Array(n * n).keys()],
		columnOf: at => at % n,
		rowOf: at => Math.floor(at / n),
		squareOf: (column, row) => row * n + column,
	};
}

// The connected parts of the regions, in the order of their first squares.
export function parts() {
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
