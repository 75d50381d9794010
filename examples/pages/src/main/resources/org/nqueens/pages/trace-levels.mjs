import {HALL_SET, LAST_PLACE, max, min, NO_SUPPORT} from "./trace-data.mjs";

// Propagation beyond value elimination: for each rule a function that tells whether it has changed something. The domains have
// the rows left of a column, as squares; remove, which gives squares up for a cause; and fail.
const byNumber = numbers => [...numbers].sort((one, other) => one - other);

// As BoundsConsistency.java: Hall intervals, from the highest lower end on.
function boundsOf({columns, value}, rule) {
	return ({left, remove, fail, hasFailed}) => {
		const views = columns.map(column => {
			const values = left(column).map(value);
			return {column, low: min(...values), high: max(...values)};
		});
		const highs = byNumber(new Set(views.map(({high}) => high)));
		let isChanged = false;
		for (const from of byNumber(new Set(views.map(({low}) => low))).reverse()) {
			for (const to of highs) {
				const isIn = each => each >= from && each <= to;
				const inside = views.filter(({low, high}) => low >= from && high <= to);
				const values = Array.from({length: max(0, to - from + 1)}, (_, i) => from + i);
				const hall = {rule, columns: inside.map(({column}) => column), values};
				if (inside.length > values.length) return fail(hall);
				if (inside.length < values.length || inside.every(({column}) => left(column).length === 1)) continue;
				for (const view of views) {
					if (inside.includes(view) || !(isIn(view.low) || isIn(view.high))) continue;
					const gone = left(view.column).filter(at => isIn(value(at)));
					isChanged ||= gone.length > 0;
					remove(gone, {cause: HALL_SET, ...hall});
					if (hasFailed()) return true;
				}
			}
		}
		return isChanged;
	};
}

// As DomainConsistency.java and Matching.java, whose matching outlives changes of the domains, too: it decides which of several
// sets of columns a failure names.
function domainOf({columns, value}, rule) {
	const values = []; // by view, also after it has been released
	const owners = new Map(); // by value
	const release = view => owners.delete(values[view]);
	const give = (view, to) => {
		values[view] = to;
		owners.set(to, view);
	};

	// The views that an augmenting path from a view can reach, if none ends at a free value; else the view has a value.
	function reachedWithoutEnd(start, squares) {
		const keeps = view => squares(view).some(at => value(at) === values[view]);
		if (owners.get(values[start]) === start) {
			if (keeps(start)) return undefined;
			release(start);
		}
		const askers = new Map([[start, start]]); // which grow while they are walked
		for (const view of askers.keys()) {
			for (const free of squares(view).map(value)) {
				const owner = owners.get(free);
				if (owner !== undefined && askers.has(owner)) continue;
				if (owner !== undefined && keeps(owner)) {
					askers.set(owner, view);
					continue;
				}
				if (owner !== undefined) release(owner);
				let given = free;
				for (let to = view; ; to = askers.get(to)) {
					const passed = values[to];
					if (to !== start) release(to);
					give(to, given);
					given = passed;
					if (to === start) return undefined;
				}
			}
		}
		return [...askers.keys()];
	}

	const setOf = views => ({
		rule,
		columns: byNumber(views.map(view => columns[view])),
		values: byNumber(views.filter(view => owners.get(values[view]) === view).map(view => values[view])),
	});

	return ({left, remove, fail}) => {
		const squares = view => left(columns[view]);
		for (const view of columns.keys()) {
			const reached = reachedWithoutEnd(view, squares);
			if (reached) return fail(setOf(reached));
		}
		const leads = columns.map((_, view) => squares(view).map(at => owners.get(value(at))));
		const reached = new Map();
		// The views to which one leads; none if one of them can take a free value, and so leads to all.
		const reachedFrom = start => {
			if (reached.has(start)) return reached.get(start);
			const all = new Set([start]);
			for (const view of all) leads[view]?.forEach(next => all.add(next));
			reached.set(start, all.has(undefined) ? undefined : all);
			return reached.get(start);
		};
		let isChanged = false;
		for (const view of columns.keys()) {
			for (const at of squares(view)) {
				const owner = owners.get(value(at));
				const hall = squares(view).includes(at) && owner !== undefined && reachedFrom(owner);
				if (!hall || hall.has(view)) continue;
				const cause = {cause: HALL_SET, ...setOf([...hall])};
				isChanged = true;
				for (const other of columns.keys()) {
					if (!hall.has(other)) remove(squares(other).filter(each => hall.has(owners.get(value(each)))), cause);
				}
			}
		}
		return isChanged;
	};
}

// As LastPlaces.java, of the rows, which every solution takes.
function coverageOf({columns, value}, rule) {
	return ({left, remove, fail}) => {
		let isChanged = false;
		for (const wanted of columns.keys()) {
			const [taker, other] = columns.filter(column => left(column).some(at => value(at) === wanted));
			if (taker === undefined) return fail({rule, values: [wanted]});
			const gone = other === undefined ? left(taker).filter(at => value(at) !== wanted) : [];
			isChanged ||= gone.length > 0;
			remove(gone, {cause: LAST_PLACE, rule, values: [wanted]});
		}
		return isChanged;
	};
}

// As ArcConsistency.java, of the columns of a plain board, all of which each rule reads.
function arcOf(rules) {
	const {columns} = rules[0];
	const attacks = (one, other) => rules.some(({value}) => value(one) === value(other));
	return ({left, remove, hasFailed}) => {
		let isChanged = false;
		for (const column of columns) {
			const supports = left(column);
			if (supports.length === 1) continue;
			const cause = {cause: NO_SUPPORT, columns: [column], rows: supports.map(at => at % columns.length)};
			for (const other of columns) {
				if (other === column) continue;
				const gone = left(other).filter(at => supports.every(support => attacks(at, support)));
				isChanged ||= gone.length > 0;
				remove(gone, cause);
				if (hasFailed()) return true;
			}
		}
		return isChanged;
	};
}

// By the name of a level, what propagates the rules of a plain board; nothing without propagation.
export const LEVELS = {
	none: () => undefined,
	value: () => [],
	arc: rules => [arcOf(rules)],
	bounds: rules => rules.map(boundsOf),
	domain: rules => rules.map(domainOf),
	coverage: ([rows]) => [coverageOf(rows, 0)],
};
