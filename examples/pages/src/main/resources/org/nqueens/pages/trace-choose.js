// Value elimination, in the order of ConsistentDomains.java: the events after squares are removed.
function propagate({n, rules, columnOf}, left, excluded) {
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
function rowsOf(n, column) {
	return Array.from({length: n}, (_, row) => column * n + row);
}

let isChoosing = false;

// What the student may do at the node of a state.
function choice({trace: {kind, own}, state: {node}}) {
	if (!isChoosing) return "";
	if (kind[node] === FAILED || kind[node] === SOLVED) {
		return own.has(node) ? "Go back (↑), or remove the branch." : "Nothing is left to choose: go back (↑).";
	}
	return "Choose a square for the next queen.";
}

// Decides a queen, below the node of the event that is shown.
function choose(square) {
	const {
		trace,
		trace: {n, columnOf, own, parent, depth, kind, hopes, start},
		state,
		tree,
	} = active;
	const from = state.node;
	state.go(start[from + 1] - 1);
	const rows = rowsOf(n, columnOf(square)).filter(at => state.left[at]);
	if (kind[from] === FAILED || !rows[1] || !rows.includes(square)) {
		board.cursor = square;
		return say(board.describe());
	}
	let node = [...own.keys()].find(each => parent[each] === from && own.get(each).square === square);
	if (!node) {
		if (trace.total === depth.length) return say("The page has no room for more choices: reload it.");
		const excluded = rows.filter(at => at !== square);
		const details = propagate(trace, state.left.slice(), excluded);
		node = trace.total++;
		own.set(node, {square, details, column: columnOf(square), row: square % n, relation: 0});
		parent[node] = from;
		depth[node] = depth[from] + 1;
		kind[node] = details.kind;
		hopes[node] = [0, 0, 1, 2][details.kind];
		start[node + 1] = start[node] + details.prunings.length + 2;
		tree.refresh(from);
	}
	go(ask.isOn ? start[node] : start[node + 1] - 1);
	refit();
}

// Removes the student's branch, with all that is below.
function removeChoice() {
	const {
		trace: {own, parent, base},
		state: {node},
		tree,
	} = active;
	const from = parent[node];
	if (!own.has(node)) return say("The branches of the search stay.");
	select(from);
	for (const each of own.keys()) {
		if (each === node || (parent[each] >= base && !own.has(parent[each]))) own.delete(each);
	}
	tree.refresh(from);
	refit();
}
