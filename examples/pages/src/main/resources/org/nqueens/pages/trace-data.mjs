import {countsOf} from "./trace-counts.mjs";

export const {floor, max, min, round} = Math;
// Kinds of nodes and of causes, numbered as in TraceData.java.
export const [BRANCHED, FAILED, SOLVED, OPEN, DECIDED, HALL_SET, LAST_PLACE, UNEXPLAINED, NO_SUPPORT, ATTACKED] =
	Array(10).keys();
export const CHECKED = -1; // a cause that no file has: two queens do not attack each other
const STUDENT = 5000; // the most nodes that a student adds

// Reads what TraceData.java writes.
function reader(bytes, at = 0) {
	const number = () => {
		let value = 0;
		let scale = 1;
		for (; bytes[at] > 127; scale *= 128) value += (bytes[at++] - 128) * scale;
		return value + bytes[at++] * scale;
	};
	const signed = (code = number()) => (code % 2 ? -(code + 1) / 2 : code / 2);
	const list = read => Array.from({length: number()}, () => read());
	const text = () => new TextDecoder().decode(Uint8Array.from(list(() => bytes[at++])));
	const steps = last => {
		const all = [];
		for (let code = number(); code; code = number()) all.push((last += signed(code - 1)));
		return all;
	};
	return {number, signed, list, text, steps, position: () => at};
}

// The prunings of a node, its kind, and the reason of its failure; the origin is the first square of the column of its decision.
function readEvents({number, signed, list, steps}, origin) {
	const setOfValues = () => ({rule: number(), columns: list(number), values: list(signed)});
	const oneValue = () => ({rule: number(), values: [signed()]});
	const support = () => ({columns: [number()], rows: list(number)});
	const clash = () => {
		const rule = number();
		const queen = origin + signed();
		return {rule, queen, squares: [queen + signed()]};
	};
	const details = {[HALL_SET]: setOfValues, [LAST_PLACE]: oneValue, [NO_SUPPORT]: support};
	const prunings = [];
	let cause = number();
	for (let queen = origin; cause > OPEN; cause = number()) {
		const pruning =
			cause < ATTACKED
				? {cause, ...details[cause]?.()}
				: {cause: ATTACKED, rule: cause - ATTACKED, queen: (queen += signed())};
		pruning.squares = steps(pruning.queen ?? (cause === DECIDED ? origin - 1 : -1));
		prunings.push(pruning);
	}
	const failures = [() => ({columns: [number()]}), setOfValues, oneValue, () => ({}), clash];
	return {prunings, kind: cause, failure: cause === FAILED && failures[number()]()};
}

// A trace at a level: arrays by node, of its own decision among others; a square is column * n + row. At plain backtracking
// each check is an event.
export function decode(bytes, level) {
	const read = reader(bytes);
	const {number, signed, list, text} = read;
	const n = number();
	const allowed = new Uint8Array(n * n).fill(1);
	for (let column = 0; column < n; column++) {
		for (const row of list(number)) allowed[column * n + row] = 0;
	}
	const columnOf = square => floor(square / n);
	const rules = list(() => new Map(list(() => [number(), list(signed)]))).map(views => ({
		columns: [...views.keys()],
		isRows: [...views.values()].every(view => view.length === 1 && !view[0]),
		value: square => {
			const view = views.get(columnOf(square));
			const row = square % n;
			return view?.[row] ?? view?.[0] + row; // of a table or an offset
		},
	}));
	const letter = value => String.fromCharCode(value).match(/[a-z]/i)?.[0] ?? value;
	list(text).forEach((name, i) => {
		const isRegions = name === "regions";
		const show = isRegions ? letter : value => value;
		rules[i] = {columns: [], value: () => NaN, ...rules[i], name, isRegions, show};
	});
	const groups = new Map(rules.map(({name}) => [name.replace(/(.),.*/, "$1"), 0]));
	for (const rule of rules) rule.group = [...groups.keys()].indexOf(rule.name.replace(/(.),.*/, "$1"));
	const size = number();

	// A node has at most two children that the search did not visit; they get the next numbers, and
	// the nodes that a student adds those after them.
	const room = 2 * size + 2 + STUDENT;
	const own = new Map();
	const [
		parent,
		left,
		right,
		depth,
		column,
		relation,
		row,
		side,
		kind,
		start,
		weight,
		hopes,
		failures,
		solutions,
		deepest,
		end,
		place,
	] = Array.from({length: 17}, () => new Int32Array(room));
	// Rows removed by each kind of rule, then by pairs of columns, then for no known cause, then by decisions.
	const removed = Array.from({length: groups.size + 3}, () => new Int32Array(size));
	column.fill(-1); // no decision
	const attach = (node, from, onSide) => {
		parent[node] = from;
		side[node] = onSide;
		depth[node] = depth[from] + 1;
		(onSide ? right : left)[from] = node;
	};
	const counts = countsOf({n, allowed, rules, parent}, level, size);
	const addChecks = (node, events) => {
		const checked = ([queen, other]) => ({cause: CHECKED, queen, other, squares: []});
		events.prunings.push(...(counts?.add(node, events.prunings, DECIDED) ?? []).map(checked));
		return events;
	};
	const originOf = node => node && column[parent[node]] * n;
	let total = size;
	for (let node = 0; node < size; node++) {
		const head = node && number();
		const from = node - 1 - (head >> 2);
		if (node) attach(node, from, (head >> 1) & 1);
		if (node && !(head & 1)) {
			const decision = number();
			relation[from] = decision & 3;
			column[from] = decision >> 2;
			row[from] = number();
		}
		place[node] = read.position();
		const events = readEvents(read, originOf(node));
		kind[node] = events.kind;
		for (const {cause, rule, squares} of events.prunings) {
			removed[rules[rule]?.group ?? groups.size + [NO_SUPPORT, UNEXPLAINED, DECIDED].indexOf(cause)][node] += squares.length;
		}
		addChecks(node, events);
		start[node + 1] = start[node] + events.prunings.length + 2;
	}
	for (let node = 0; node < size; node++) {
		if (kind[node] !== BRANCHED && !left[node] && !right[node]) continue;
		for (const onSide of [0, 1]) {
			if ((onSide ? right : left)[node]) continue;
			kind[total] = OPEN;
			attach(total++, node, onSide);
		}
	}
	for (let node = total - 1; node >= 0; node--) {
		weight[node] += node < size ? 1 : 0;
		hopes[node] |= [0, 0, 1, 2][kind[node]]; // solutions and open nodes in the subtree
		failures[node] += kind[node] === FAILED ? 1 : 0;
		solutions[node] += kind[node] === SOLVED ? 1 : 0;
		deepest[node] = max(deepest[node], depth[node]);
		if (!node) break;
		hopes[parent[node]] |= hopes[node];
		if (node >= size) continue;
		for (const sums of [weight, failures, solutions, ...removed]) sums[parent[node]] += sums[node];
		end[node] = max(end[node], start[node + 1]); // of the events below
		end[parent[node]] = max(end[parent[node]], end[node]);
		deepest[parent[node]] = max(deepest[parent[node]], deepest[node]);
	}
	end[0] = start[size];
	start.fill(start[size], size);
	return {
		n,
		all: [...allowed.keys()],
		allowed,
		rules,
		columnOf,
		rowOf: square => square % n,
		squareOf: (atColumn, atRow) => atColumn * n + atRow,
		size,
		total,
		parent,
		left,
		right,
		depth,
		column,
		relation,
		row,
		side,
		kind,
		start,
		weight,
		hopes,
		failures,
		solutions,
		deepest,
		end,
		removed,
		kindsOfRules: [...groups.keys()],
		events: start[size],
		base: total,
		own,
		isSeen: node => (node >= 0 && node < size) || own.has(node),
		children: node => [left[node], right[node], ...own.keys()].filter(child => child && parent[child] === node),
		// The decision that leads to a node, and its side.
		branch: node =>
			own.get(node) ?? {
				column: column[parent[node]],
				relation: relation[parent[node]],
				row: row[parent[node]],
				side: side[node],
			},
		counts,
		level,
		details: node => own.get(node)?.details ?? addChecks(node, readEvents(reader(bytes, place[node]), originOf(node))),
	};
}
