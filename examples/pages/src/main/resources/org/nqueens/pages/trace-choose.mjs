import {page} from "./board-page.mjs";
import {text} from "./board-texts.mjs";
import {stepsOf} from "./board-undo.mjs";
import {ask, asked, judge, mark} from "./trace-ask.mjs";
import {FAILED} from "./trace-data.mjs";
import {propagate, rowsOf} from "./trace-propagate.mjs";
import {active, board, paint, screen, tell, zoom} from "./trace-screen.mjs";
import {canChoose, choice, go, select} from "./trace-walk.mjs";
import {leastStep, refit, zoomBy} from "./trace-zoom.mjs";

// What a student does on the board.
// Moves the cursor of the board, or takes it away.
export function pointAt(square) {
	if (square === board.cursor) return;
	board.cursor = square;
	paint();
}

// A square of the board answers a question, or is the student's next queen.
export function decide(square) {
	if (square < 0) return;
	if (asked()) mark(square);
	else if (screen.isChoosing && canChoose()) choose(square);
}

// Shows the end of the node that was asked for, and how right the marks were.
export function answer() {
	const {
		trace: {start},
		state: {node},
	} = active;
	const {rings, sentences} = judge();
	go(start[node + 1] - 1);
	board.rings = rings;
	ask.answer = sentences;
	tell(sentences);
}

// The branches of a student: what undo goes back to.
export function choicesOf({own}) {
	const steps = stepsOf(choices => [...choices.keys()].join());
	steps.begin(new Map(own));
	return steps;
}

// Shows the branches before or after an action of the student.
export function undoChoice(isDone) {
	const {
		trace: {own, parent, isSeen},
		steps: {now},
		tree,
	} = active;
	if (!isDone) return tell(text("search.no-undo"));
	let {node} = active.state;
	const last = [...now.keys()].find(each => !own.has(each));
	own.clear();
	for (const [each, choice] of now) own.set(each, choice);
	while (!isSeen(node)) node = parent[node];
	tree.refresh(node);
	select(last ?? node);
	refit();
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
		return tell(board.describe());
	}
	let node = [...own.keys()].find(each => parent[each] === from && own.get(each).square === square);
	if (!node) {
		if (trace.total === depth.length) return tell(text("search.full"));
		const excluded = rows.filter(at => at !== square);
		const details = propagate(trace, state.left.slice(), excluded, []);
		node = trace.total++;
		own.set(node, {square, details, column: columnOf(square), row: square % n, relation: 0});
		parent[node] = from;
		depth[node] = depth[from] + 1;
		kind[node] = details.kind;
		hopes[node] = [0, 0, 1, 2][details.kind];
		start[node + 1] = start[node] + details.prunings.length + 2;
		active.steps.replace(new Map(own));
		tree.refresh(from);
	}
	go(ask.isOn ? start[node] : start[node + 1] - 1);
	refit();
	while (zoom.stepY < leastStep() && zoom.scale < 3) zoomBy(1.2);
}

// Removes the student's branch, with all that is below.
export function removeChoice() {
	const {
		trace: {own, parent, base},
		state: {node},
		tree,
	} = active;
	const from = parent[node];
	if (!own.has(node)) return tell(text("search.stays"));
	select(from);
	for (const each of own.keys()) {
		if (each === node || (parent[each] >= base && !own.has(parent[each]))) own.delete(each);
	}
	active.steps.replace(new Map(own));
	tree.refresh(from);
	refit();
}
