import {ATTACKED, BRANCHED, CHECKED, FAILED, NO_SUPPORT, SOLVED} from "./trace-data.mjs";

// The algorithms of textbooks. Their lines 4 to 7 differ.
const WORKS = {
	none: ["place a queen", "for each queen that stands:", "  does it attack the new queen?", "if none does:"],
	value: ["place a queen", "for each column without a queen:", "  remove what the queen attacks", "if no column is empty:"],
	arc: ["place a queen", "remove what it attacks, and", "  each square without a support", "if no column is empty:"],
};

// The lines at a level, and the number of the line of an event; no line where textbooks have no such algorithm.
export function codeOf(level, {node, event, details: {prunings}}, {kind, branch}) {
	const {cause} = prunings[event - 1] ?? {};
	if (!WORKS[level]) return {lines: ["Textbooks: none, value, arc."]};
	const lines = [
		"search:",
		"  if each column has a queen: solution",
		"  take a column without a queen",
		"  for each row that it has left:",
		...[...WORKS[level], "  search", "take the queen away"].map(line => `    ${line}`),
	];
	const ends = {[SOLVED]: 1, [FAILED]: level === "none" ? 6 : 7, [BRANCHED]: 8};
	const works = {[CHECKED]: 6, [ATTACKED]: level === "arc" ? 5 : 6, [NO_SUPPORT]: 6};
	const begin = node && (branch(node).side ? 9 : 4);
	return {lines, at: event > prunings.length ? ends[kind[node]] : (works[cause] ?? begin)};
}
