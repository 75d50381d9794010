import {text} from "./board-texts.mjs";
import {ATTACKED, BRANCHED, CHECKED, FAILED, NO_SUPPORT, SOLVED} from "./trace-data.mjs";

// The algorithms of textbooks. Their lines 4 to 7 differ.
const WORKS = {
	none: ["place", "standing", "  attacks", "none-does"],
	value: ["place", "others", "  remove", "not-empty"],
	arc: ["place", "remove-and", "  unsupported", "not-empty"],
};

// The lines at a level, and the number of the line of an event; no line where textbooks have no such algorithm.
export function codeOf(level, {node, event, details: {prunings}}, {kind, branch}) {
	const {cause} = prunings[event - 1] ?? {};
	if (!WORKS[level]) return {lines: [text("code.none")]};
	const body = [...WORKS[level], "  again", "take-away"].map(line => `    ${line}`);
	const lines = ["search", "  solution", "  column", "  row", ...body].map(line =>
		line.replace(/\S+/, name => text(`code.${name}`)),
	);
	const ends = {[SOLVED]: 1, [FAILED]: level === "none" ? 6 : 7, [BRANCHED]: 8};
	const works = {[CHECKED]: 6, [ATTACKED]: level === "arc" ? 5 : 6, [NO_SUPPORT]: 6};
	const begin = node && (branch(node).side ? 9 : 4);
	return {lines, at: event > prunings.length ? ends[kind[node]] : (works[cause] ?? begin)};
}
