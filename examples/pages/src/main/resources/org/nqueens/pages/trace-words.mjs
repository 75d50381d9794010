import {ATTACKED, BRANCHED, CHECKED, DECIDED, FAILED, HALL_SET, LAST_PLACE, NO_SUPPORT, SOLVED} from "./trace-data.mjs";

const SIGNS = [
	["=", "≠"],
	["≤", ">"],
	["≥", "<"],
];
const listed = words => (words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join());
export const KINDS = ["decision", "failure", "solution", "open"];
const MANY = 12; // squares in a sentence
const BRANCH = "Branch: from a node to a child, by a decision or its opposite.";
// By the cause, from DECIDED on.
const CAUSES = [
	"Decision: the column loses the rows that the decision excludes.",
	"Hall set: k columns that have only k values left need them all, so no other column may take one.",
	"Last place: a value that must be taken has one column left.",
	"Unexplained: the solver does not tell the cause.",
	"No support: the square attacks all rows left in another column.",
	"Attack: a rule lets no other queen on a line of this queen.",
];
const NAMES = {[DECIDED]: "the decision", [NO_SUPPORT]: "no support"};
// By the kind of the node.
const ENDS = [
	"Fixpoint: no rule removes a row any more, so the strategy decides.",
	"Failure: a dead end. The search goes back to the latest decision that it has not refuted.",
	"Solution: each column has one row left.",
	"Open: nothing is decided at this node yet.",
];
const HOPES = ["no solution", "some with a solution", "some not searched", "some with a solution, some not searched"];

// By the name of a level.
const ATTACKED_GO = "propagation removes what a queen attacks";
export const PROPAGATIONS = {
	none: "None removes nothing: each new queen is compared with the queens that stand.",
	value: `Value ${ATTACKED_GO}.`,
	arc: `Arc ${ATTACKED_GO}, and what attacks all rows left in another column.`,
	bounds: `Bounds ${ATTACKED_GO}, and the ends of domains that a Hall set of consecutive values needs.`,
	domain: `Domain ${ATTACKED_GO}, and every value that a Hall set needs.`,
	coverage: `Coverage ${ATTACKED_GO}, and the other rows of the last place of a row or region.`,
	unspecified: "The solver does not tell its propagation.",
};

// Nodes, decisions, failures, solutions, and rows that propagation removed, of a whole search.
export function sumsOf({size, kind, failures, solutions, removed}) {
	const decisions = kind.subarray(0, size).filter(each => each === BRANCHED).length;
	const sum = removed.slice(0, -1).reduce((all, rows) => all + rows[0], 0);
	return [size, decisions, failures[0], solutions[0], sum];
}

export const grouped = number => number.toLocaleString("en");
export const named = (noun, numbers) => `${noun}${numbers.length === 1 ? "" : "s"} ${listed(numbers)}`;

// The sentences about a trace, whose columns and rows count from 0.
export function wordsOf(trace) {
	const {n, rules, base, own, branch, kind, left, columnOf, weight, hopes} = trace;
	const by = rule => `by the rule “${rules[rule].name}”`;
	const noun = ({isRows, isRegions, show}, [value]) =>
		isRows ? "row" : isRegions && show(value) !== value ? "region" : "value";
	const valuesOf = (rule, values) => named(noun(rules[rule], values), values.map(rules[rule].show));
	const subscript = number => `${number}`.replace(/\d/g, digit => String.fromCharCode(0x2080 + +digit));
	const decision = ({column, relation, row}, onSide) =>
		column < 0 ? "not known" : `q${subscript(column)} ${SIGNS[relation][onSide]} ${row}`;
	const formula = node => (node ? decision(branch(node), branch(node).side ?? 0) : "root");
	const number = node => (own.has(node) ? `your node ${node - base + 1}` : `node ${grouped(node)}`);

	// Squares; a common row or column is named once.
	function removed(squares) {
		const columns = [...new Set(squares.map(columnOf))];
		const rows = [...new Set(squares.map(square => square % n))];
		if (columns.length === 1 || rows.length === 1) {
			return `removes ${named("row", rows)} from ${named("column", columns)}`;
		}
		return `removes ${pairs(squares)}`;
	}

	const pairs = squares =>
		squares
			.slice(0, MANY)
			.map(square => `(${columnOf(square)}, ${square % n})`)
			.join(" ") + (squares.length > MANY ? ` and ${squares.length - MANY} more` : "");

	// The reason why some squares of a pruning are removed at a node.
	function pruning({cause, rule, queen, columns, values, rows, squares, other}, node, some = squares, what = removed(some)) {
		const own = values && valuesOf(rule, values);
		switch (cause) {
			case CHECKED:
				return `The queens at ${pairs([queen, other])} do not attack each other.`;
			case DECIDED:
				return `The ${branch(node).side ? "refutation" : "decision"} ${formula(node)} ${what}.`;
			case ATTACKED:
				return `The queen at column ${columnOf(queen)}, row ${queen % n} ${what}, ${by(rule)}.`;
			case HALL_SET:
				return `${named("Column", columns)} need${columns[1] ? "" : "s"} ${own}, ${by(rule)}, which ${what}.`;
			case LAST_PLACE:
				return `Column ${columnOf(some[0])} is the last place for ${own}, ${by(rule)}, which ${what}.`;
			case NO_SUPPORT:
				return `Column ${columns[0]} has only ${named("row", rows)} left, all attacked from there, which ${what}.`;
			default:
				return `The solver ${what} and does not tell why.`;
		}
	}

	function failure({rule, columns, values, queen, squares}) {
		if (squares) return `the queens at ${pairs([queen, ...squares])} attack each other, ${by(rule)}`;
		const own = values && valuesOf(rule, values);
		if (!columns) return own ? `${own} has no place left, ${by(rule)}` : "the solver does not tell why";
		return named("column", columns) + (own ? ` have only ${own} left, ${by(rule)}` : " has no row left");
	}

	function end({node, details, domains}) {
		if (kind[node] === FAILED) return `Failure: ${failure(details.failure)}.`;
		if (kind[node] === SOLVED) return `Solution: the queens are in ${named("row", domains())}.`;
		if (own.has(node)) return "Some columns are open.";
		return left[node]
			? `${trace.level === "none" ? "No queen attacks another" : "Propagation ends"}. The strategy decides ${formula(left[node])} next.`
			: "Open: the search was cut here.";
	}

	// What the search does after the last event of a node, as a clause.
	function next(node) {
		if (kind[node] === FAILED) return `fails: ${failure(trace.details(node).failure)}`;
		if (kind[node] === SOLVED) return "has a solution";
		return left[node] ? `decides ${formula(left[node])} next` : "was cut here";
	}

	// The sentence of an event of the node of a state.
	function event(state, number) {
		const {
			node,
			details: {prunings},
		} = state;
		if (number > prunings.length) return end(state);
		if (number) return pruning(prunings[number - 1], node);
		if (!node) return "The search begins at the root.";
		return branch(node).side
			? `${decision(branch(node), 0)} is refuted: now ${formula(node)}.`
			: `${own.has(node) ? "You decide" : "The strategy decides"} ${formula(node)}.`;
	}

	// The sentence of the event of a state; at the end of a student's node it tells what was removed.
	function sentence(state) {
		const {
			event: last,
			details: {prunings},
		} = state;
		if (!own.has(state.node) || last <= prunings.length) return event(state, last);
		const gone = prunings.reduce((all, {squares}) => all + squares.length, 0);
		const squares = gone === 1 ? "1 square goes" : `${gone} squares go`;
		return `You decide ${formula(state.node)}: ${squares}. ${end(state)}`;
	}

	// What the word for an event means.
	function meaning({node, details: {prunings}}, number) {
		if (number > prunings.length) return ENDS[kind[node]];
		if (number && prunings[number - 1].cause === CHECKED) return "Check: two queens are compared.";
		return number
			? (CAUSES[prunings[number - 1].cause - DECIDED] ?? CAUSES[ATTACKED - DECIDED])
			: node
				? BRANCH
				: "Begin: nothing is decided yet.";
	}

	// A node of the tree, with what is below it.
	function about(node) {
		if (!trace.isSeen(node)) return `${formula(node)}: not visited.`;
		const name = `${formula(node)}: ${KINDS[kind[node]]}, ${number(node)}.`;
		return left[node] ? `${name} ${grouped(weight[node])} nodes with those below, ${HOPES[hopes[node]]}.` : name;
	}

	// The totals of a node and all nodes below it.
	function totals(node) {
		if (own.has(node)) return "Your branch, by value propagation: the search did not go here.";
		const {failures, solutions, deepest, depth, removed, kindsOfRules} = trace;
		const count = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
		const by = [...kindsOfRules, "pairs of columns", "no known cause"]
			.map((name, i) => [name, removed[i][node]])
			.filter(([, rows]) => rows);
		const sum = by.reduce((all, [, rows]) => all + rows, 0);
		return (
			`With all below: ${count(weight[node], "node")}, ${count(failures[node], "failure")}, ` +
			`${count(solutions[node], "solution")}, ${deepest[node] - depth[node]} deep. ` +
			(sum
				? `Removed ${grouped(sum)}: by ${by.map(([name, rows]) => `${name} ${grouped(rows)}`).join(", ")}.`
				: "Nothing removed.")
		);
	}

	return {
		number,
		next,
		// What a removal goes by, in a word or two.
		rule: ({cause, rule}) => rules[rule]?.name ?? NAMES[cause] ?? "no known cause",
		sentence,
		totals,
		squares: pairs,
		formula,
		decision,
		kind: node => KINDS[kind[node]],
		pruning,
		event,
		meaning,
		about,
	};
}
