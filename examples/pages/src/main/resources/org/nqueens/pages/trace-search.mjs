import {ATTACKED, BRANCHED, decode, DECIDED, FAILED, floor, NO_SUPPORT, OPEN, SOLVED} from "./trace-data.mjs";
import {LEVELS} from "./trace-levels.mjs";
import {propagate, rowsOf} from "./trace-propagate.mjs";

export const MOST = 12; // columns
export const MOST_ALL = 8; // columns of a search for all solutions
export const MOST_NODES = 100_000; // as in SearchTrace.java
const RULES = {rows: 0, "ascending diagonals": 1, "descending diagonals": -1};
// The column with the smallest key is selected, the first one of equals: VariableSelection.java.
export const VARIABLES = {
	"first-unbound": () => [0],
	"min-domain-size": rows => [rows.length],
	"max-domain-size": rows => [-rows.length],
	"lowest-min": rows => [rows[0]],
	"highest-max": rows => [-rows.at(-1)],
	"min-size-lowest-min": rows => [rows.length, rows[0]],
	"min-size-highest-min": rows => [rows.length, -rows[0]],
	"min-size-lowest-max": rows => [rows.length, rows.at(-1)],
	"min-size-highest-max": rows => [rows.length, -rows.at(-1)],
	"max-regret-on-min": rows => [rows[0] - rows[1]],
};
// The relation, as numbered in Decision.java, and the row: ValueSelection.java.
const centreOf = rows => floor((rows[0] + rows.at(-1)) / 2);
export const VALUES = {
	smallest: rows => [0, rows[0]],
	largest: rows => [0, rows.at(-1)],
	middle(rows) {
		const centre = rows.length === 2 ? rows[0] : centreOf(rows);
		const distance = row => Math.abs(row - centre);
		return [0, rows.reduce((best, row) => (distance(row) < distance(best) ? row : best))];
	},
	"lower-half": rows => [1, centreOf(rows)],
	"upper-half": rows => [2, centreOf(rows) + 1],
};

// Writes what the reader of trace-data.mjs reads.
function writer() {
	const bytes = [];
	const number = value => {
		for (; value > 127; value = floor(value / 128)) bytes.push((value % 128) + 128);
		bytes.push(value);
	};
	const zigzag = value => (value < 0 ? -2 * value - 1 : 2 * value);
	const signed = value => number(zigzag(value));
	const list = (values, write) => {
		number(values.length);
		values.forEach(write);
	};
	const text = value => list([...new TextEncoder().encode(value)], byte => bytes.push(byte));
	const steps = (last, values) => {
		for (const value of values) {
			number(zigzag(value - last) + 1);
			last = value;
		}
		number(0);
	};
	return {bytes, number, signed, list, text, steps};
}

// Searches the plain board of n columns by a named strategy: the bytes that TraceData.java writes of the same search, or
// undefined if it has too many nodes. A search for the first solution ends there.
export function search(n, variables, values, level, extent = "") {
	const columns = [...Array(n).keys()];
	const all = writer();
	const {number, signed, list, text} = all;
	number(n);
	columns.forEach(() => number(0)); // excluded rows
	list(Object.values(RULES), slope => {
		list(columns, column => {
			number(column);
			list([slope * column], signed);
		});
	});
	list(Object.keys(RULES), text);
	const board = decode([...all.bytes, 1, BRANCHED]); // of a root alone
	for (const rule of board.rules) {
		const table = board.all.map(rule.value);
		rule.value = at => table[at];
	}
	const propagators = LEVELS[level](board.rules);
	const nodes = writer();
	let size = 0;
	let isFound = false;

	function visit(left, excluded, origin) {
		const node = size++;
		if (size > MOST_NODES) return;
		const {prunings, kind, failure} = propagate(board, left, excluded, propagators);
		writeEvents(nodes, prunings, kind === OPEN ? BRANCHED : kind, failure, origin);
		isFound ||= extent.startsWith("first") && kind === SOLVED;
		if (kind !== OPEN) return;
		const domains = columns.map(column => rowsOf(n, column).filter(at => left[at]).map(at => at % n));
		const keys = domains.map(rows => (rows.length > 1 ? VARIABLES[variables](rows) : [Infinity]));
		const column = keys.reduce((best, key, each) => (isBefore(key, keys[best]) ? each : best), 0);
		const [relation, row] = VALUES[values](domains[column]);
		const isApplied = [each => each === row, each => each <= row, each => each >= row][relation];
		for (const side of [0, 1]) {
			if (isFound) return;
			nodes.number(((size - node - 1) << 2) | (3 * side)); // the right child repeats the decision
			if (!side) [(column << 2) | relation, row].forEach(nodes.number);
			const gone = domains[column].filter(each => isApplied(each) === Boolean(side));
			visit(left.slice(), gone.map(each => column * n + each), column * n);
		}
	}

	visit(board.allowed.slice(), [], 0);
	if (size > MOST_NODES) return undefined;
	number(size);
	return Uint8Array.from([...all.bytes, ...nodes.bytes]);
}

const isBefore = ([key, tie], [best, bestTie]) => key < best || (key === best && tie < bestTie);

function writeEvents({number, signed, list, steps}, prunings, kind, failure, origin) {
	const writeCause = ({rule, columns, values}) => {
		number(rule);
		if (columns) list(columns, number);
		if (columns) list(values, signed);
		else signed(values[0]);
	};
	let before = origin;
	for (const {cause, queen, squares, rows, ...set} of prunings) {
		number(cause === ATTACKED ? ATTACKED + set.rule : cause);
		if (cause === ATTACKED) signed(queen - before);
		else if (set.values) writeCause(set);
		else if (cause === NO_SUPPORT) {
			number(set.columns[0]);
			list(rows, number);
		}
		before = queen ?? before;
		steps(queen ?? (cause === DECIDED ? origin - 1 : -1), squares);
	}
	number(kind);
	if (kind !== FAILED) return;
	const {columns, values, rule, queen, squares} = failure;
	number(squares ? 4 : !values ? 0 : columns ? 1 : 2);
	if (squares) {
		number(rule);
		[queen - origin, squares[0] - queen].forEach(signed);
	} else if (values) writeCause(failure);
	else number(columns[0]);
}
