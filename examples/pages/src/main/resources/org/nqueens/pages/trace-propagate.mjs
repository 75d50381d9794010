import {ATTACKED, DECIDED, FAILED, min, OPEN, SOLVED} from "./trace-data.mjs";

// The events after squares are removed, in the order of ConsistentDomains.java: value elimination, then one rule of the level
// after the other until one removes a square. Without a level the new queens are compared with those that stand.
export function propagate({n, rules, columnOf}, left, excluded, level) {
	const prunings = [];
	const sizes = new Int32Array(n);
	const pending = new Set();
	let failure;
	let last; // cause, as a text
	const bind = column => sizes[column] === 1 && pending.add(column);
	left.forEach((is, square) => (sizes[columnOf(square)] += is));
	sizes.forEach((_, column) => bind(column));

	function fail(reason) {
		failure ??= reason;
		return true;
	}

	// Removes squares until a column loses its last row.
	function remove(squares, cause) {
		const gone = failure ? [] : squares.filter(at => left[at]);
		const name = gone.length && JSON.stringify(cause);
		for (const square of gone) {
			if (failure) return;
			const column = columnOf(square);
			if (name !== last) prunings.push({...cause, squares: []});
			last = name;
			prunings.at(-1).squares.push(square);
			left[square] = 0;
			sizes[column]--;
			bind(column);
			if (!sizes[column]) fail({columns: [column]});
		}
	}

	function attack() {
		while (pending.size && !failure) {
			const column = min(...pending);
			const queen = left.indexOf(1, column * n);
			pending.delete(column);
			rules.forEach((of, rule) => {
				const line = linesOf(n, of).get(of.value(queen)) ?? [];
				const attacked = line.filter(at => columnOf(at) !== column);
				remove(attacked, {cause: ATTACKED, rule, queen});
			});
		}
	}

	function compare() {
		for (const column of [...pending].sort((one, other) => one - other)) {
			pending.delete(column);
			const queen = left.indexOf(1, column * n);
			for (let other = 0; other < n; other++) {
				if (other === column || sizes[other] !== 1 || pending.has(other)) continue;
				const standing = left.indexOf(1, other * n);
				const rule = rules.findIndex(({value}) => value(queen) === value(standing));
				if (rule >= 0) return fail({rule, queen, squares: [standing]});
			}
		}
	}

	if (!level && excluded.length) pending.clear(); // the queens that stand
	const domains = {left: column => rowsOf(n, column).filter(at => left[at]), remove, fail, hasFailed: () => failure};
	remove(excluded, {cause: DECIDED});
	if (!level) compare();
	else {
		do attack();
		while (!failure && level.some(rule => rule(domains)));
	}
	return {
		prunings,
		kind: failure ? FAILED : sizes.every(size => size === 1) ? SOLVED : OPEN,
		failure: failure ?? false,
	};
}

// The squares of a rule by value, made once.
function linesOf(n, rule) {
	if (rule.lines) return rule.lines;
	rule.lines = new Map();
	for (const at of rule.columns.flatMap(column => rowsOf(n, column))) {
		const line = rule.lines.get(rule.value(at)) ?? [];
		rule.lines.set(rule.value(at), [...line, at]);
	}
	return rule.lines;
}

// The squares of a column.
export function rowsOf(n, column) {
	const squares = []; // by a loop, since a search asks often
	for (let row = 0; row < n; row++) squares.push(column * n + row);
	return squares;
}
