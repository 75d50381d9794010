import {hasText, listed, locale, text} from "./board-texts.mjs";
import {ATTACKED, BRANCHED, CHECKED, DECIDED, FAILED, HALL_SET, LAST_PLACE, NO_SUPPORT, SOLVED} from "./trace-data.mjs";

const SIGNS = [
	["=", "≠"],
	["≤", ">"],
	["≥", "<"],
];
export const KINDS = ["decision", "failure", "solution", "open"];
const MANY = 12; // squares in a sentence
// The keys of causes, from DECIDED on, and of what a subtree has besides failures.
const CAUSES = ["decided", "hall", "last", "unexplained", "support", "attack"];
const HOPES = ["none", "solution", "open", "both"];
const OF_COLUMNS = /^(.+), columns (\d+) and (\d+), (ascending|descending)$/;

// Nodes, decisions, failures, solutions, and rows that propagation removed, of a whole search.
export function sumsOf({size, kind, failures, solutions, removed}) {
	const decisions = kind.subarray(0, size).filter(each => each === BRANCHED).length;
	const sum = removed.slice(0, -1).reduce((all, rows) => all + rows[0], 0);
	return [size, decisions, failures[0], solutions[0], sum];
}

export const grouped = number => number.toLocaleString(locale);
export const counted = (key, count) => text(key, {count, number: grouped(count)});
export const named = (noun, names) => text(`search.${noun}`, {count: names.length, names: listed(names)});

// A rule that QueensModelBuilder.java names, in the language of the page; other rules have the names that the model gives them.
function ruleText(name) {
	const [, rule, first, second, direction] = name.match(OF_COLUMNS) ?? [];
	if (rule) return text(`search.rule-${direction}`, {rule: ruleText(rule), first, second});
	const key = `rule.${name.replace(/\W/g, "-")}`;
	return hasText(key) ? text(key) : name;
}

// The sentences about a trace, whose columns and rows count from 0.
export function wordsOf(trace) {
	const {n, rules, base, own, branch, kind, left, columnOf, weight, hopes} = trace;
	const nameOf = rule => rules[rule] && ruleText(rules[rule].name);
	const nounOf = ({isRows, isRegions, show}, [value]) =>
		isRows ? "rows" : isRegions && show(value) !== value ? "regions" : "values";
	const valuesOf = (rule, values) => values && named(nounOf(rules[rule], values), values.map(rules[rule].show));
	const subscript = number => `${number}`.replace(/\d/g, digit => String.fromCharCode(0x2080 + +digit));
	const decision = ({column, relation, row}, onSide) =>
		column < 0 ? text("search.unknown") : `q${subscript(column)} ${SIGNS[relation][onSide]} ${row}`;
	const formula = node => (node ? decision(branch(node), branch(node).side ?? 0) : text("search.root"));
	const number = node =>
		own.has(node) ? text("search.own-node", {node: node - base + 1}) : text("search.node", {node: grouped(node)});
	const kindText = node => text(`search.kind.${KINDS[kind[node]]}`);

	// Squares; a common row or column is named once.
	function removed(squares) {
		const columns = [...new Set(squares.map(columnOf))];
		const rows = [...new Set(squares.map(square => square % n))];
		if (columns.length === 1) {
			return text("search.from-column", {count: rows.length, rows: listed(rows), column: columns[0]});
		}
		return rows.length === 1 ? text("search.from-columns", {row: rows[0], columns: listed(columns)}) : pairs(squares);
	}

	function pairs(squares) {
		const first = squares
			.slice(0, MANY)
			.map(square => `(${columnOf(square)}, ${square % n})`)
			.join(" ");
		return squares.length > MANY ? text("search.more", {squares: first, more: squares.length - MANY}) : first;
	}

	// The reason why some squares of a pruning are removed at a node.
	function pruning({cause, rule, queen, columns, values, rows, squares, other}, node, some = squares) {
		const places = {what: removed(some), rule: nameOf(rule), values: valuesOf(rule, values)};
		switch (cause) {
			case CHECKED:
				return text("search.checked", {squares: pairs([queen, other])});
			case DECIDED:
				return text(branch(node).side ? "search.refuted" : "search.decided", {...places, formula: formula(node)});
			case ATTACKED:
				return text("search.attacked", {...places, column: columnOf(queen), row: queen % n});
			case HALL_SET:
				return text("search.hall", {...places, count: columns.length, columns: listed(columns)});
			case LAST_PLACE:
				return text("search.last", {...places, column: columnOf(some[0])});
			case NO_SUPPORT:
				return text("search.support", {...places, column: columns[0], rows: named("rows", rows)});
			default:
				return text("search.unexplained", places);
		}
	}

	function failure({rule, columns, values, queen, squares}) {
		const places = {rule: nameOf(rule), values: valuesOf(rule, values)};
		if (squares) return text("search.clash", {...places, squares: pairs([queen, ...squares])});
		if (!columns) return text(values ? "search.no-place" : "search.untold", places);
		return text(values ? "search.too-few" : "search.no-row", {...places, columns: listed(columns), column: columns[0]});
	}

	function end({node, details, domains}) {
		if (kind[node] === FAILED) return text("search.failure", {failure: failure(details.failure)});
		if (kind[node] === SOLVED) return text("search.solution", {count: n, rows: listed(domains())});
		if (own.has(node)) return text("search.some-open");
		if (!left[node]) return text("search.was-cut");
		return text(trace.level === "none" ? "search.no-attack" : "search.fixpoint", {formula: formula(left[node])});
	}

	// What the search does after the last event of a node, as a clause.
	function next(node) {
		const places = {failure: kind[node] === FAILED && failure(trace.details(node).failure), formula: formula(left[node])};
		return text(`search.next.${left[node] ? "decision" : KINDS[kind[node]]}`, places);
	}

	// The sentence of an event of the node of a state.
	function event(state, at) {
		const {
			node,
			details: {prunings},
		} = state;
		if (at > prunings.length) return end(state);
		if (at) return pruning(prunings[at - 1], node);
		if (!node) return text("search.begins");
		const places = {formula: formula(node), applied: decision(branch(node), 0)};
		return text(branch(node).side ? "search.opposite" : own.has(node) ? "search.you-decide" : "search.decides", places);
	}

	// The sentence of the event of a state; at the end of a student's node it tells what was removed.
	function sentence(state) {
		const {
			event: last,
			details: {prunings},
		} = state;
		if (!own.has(state.node) || last <= prunings.length) return event(state, last);
		const count = prunings.reduce((all, {squares}) => all + squares.length, 0);
		return text("search.you-choose", {count, formula: formula(state.node), end: end(state)});
	}

	// What the word for an event means.
	function meaning({node, details: {prunings}}, at) {
		if (at > prunings.length) return text(`search.about.${KINDS[kind[node]]}`);
		if (!at) return text(node ? "search.about.branch" : "search.about.begin");
		const {cause} = prunings[at - 1];
		return text(`search.about.${cause === CHECKED ? "check" : CAUSES[cause - DECIDED]}`);
	}

	// A node of the tree, with what is below it.
	function about(node) {
		if (!trace.isSeen(node)) return text("search.not-visited", {formula: formula(node)});
		const name = text("search.name", {formula: formula(node), kind: kindText(node), node: number(node)});
		const places = {number: grouped(weight[node]), hopes: text(`search.hopes.${HOPES[hopes[node]]}`)};
		return left[node] ? `${name} ${text("search.with-below", places)}` : name;
	}

	// The totals of a node and all nodes below it.
	function totals(node) {
		if (own.has(node)) return text("search.own-branch");
		const {failures, solutions, deepest, depth, removed: sums, kindsOfRules} = trace;
		const by = [...kindsOfRules.map(ruleText), text("search.pairs"), text("search.no-cause")]
			.map((name, i) => [name, sums[i][node]])
			.filter(([, rows]) => rows);
		const sum = by.reduce((all, [, rows]) => all + rows, 0);
		const list = by.map(([name, rows]) => `${name} ${grouped(rows)}`).join(", ");
		return text("search.below", {
			nodes: counted("search.count.nodes", weight[node]),
			failures: counted("search.count.failures", failures[node]),
			solutions: counted("search.count.solutions", solutions[node]),
			depth: deepest[node] - depth[node],
			removed: sum ? text("search.removed", {number: grouped(sum), rules: list}) : text("search.nothing-removed"),
		});
	}

	return {
		number,
		next,
		sentence,
		totals,
		squares: pairs,
		formula,
		decision,
		kind: node => KINDS[kind[node]],
		kindText,
		pruning,
		event,
		meaning,
		about,
	};
}
