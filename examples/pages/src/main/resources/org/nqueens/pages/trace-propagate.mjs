import {ATTACKED, DECIDED, FAILED, min, OPEN, SOLVED} from "./trace-data.mjs";

// Value elimination, in the order of ConsistentDomains.java: the events after squares are removed.
export function propagate({n, rules, columnOf}, left, excluded) {
	const prunings = [];
	const sizes = new Int32Array(n);
	const pending = new Set();
	const bind = column => sizes[column] === 1 && pending.add(column);
	left.forEach((is, square) => (sizes[columnOf(square)] += is));
	sizes.forEach((_, column) => bind(column));

	// The failure, if a column loses its last row.
	function remove(squares, cause) {
		const pruning = {...cause, squares: []};
		for (const square of squares.filter(at => left[at])) {
			const column = columnOf(square);
			if (!pruning.squares.length) prunings.push(pruning);
			pruning.squares.push(square);
			left[square] = 0;
			sizes[column]--;
			bind(column);
			if (!sizes[column]) return {columns: [column]};
		}
	}

	let failure = remove(excluded, {cause: DECIDED});
	while (pending.size && !failure) {
		const column = min(...pending);
		const queen = left.indexOf(1, column * n);
		pending.delete(column);
		rules.forEach(({columns, value}, rule) => {
			const attacked = columns
				.filter(other => other !== column)
				.flatMap(other => rowsOf(n, other))
				.filter(at => value(at) === value(queen));
			failure ??= remove(attacked, {cause: ATTACKED, rule, queen});
		});
	}
	return {
		prunings,
		kind: failure ? FAILED : sizes.every(size => size === 1) ? SOLVED : OPEN,
		failure: failure ?? false,
	};
}

// The squares of a column.
export function rowsOf(n, column) {
	return Array.from({length: n}, (_, row) => column * n + row);
}
