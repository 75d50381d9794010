import {board, parts} from "./board-squares.mjs";
import {listed, text} from "./board-texts.mjs";
import {lettersToPaint} from "./edit-draft.mjs";

// Searches a board for solutions. A set of squares is a list of words with a bit for each square.
export const MAX_SEARCHED = 12; // columns
const SLICE = 5000; // nodes between two pauses

// Whether two pieces attack each other, neither in one row nor in one column, by their distance in columns and rows.
const ATTACKS = {
	queens: (x, y) => Math.abs(x) === Math.abs(y),
	toroidal: (x, y, n) => (x - y) % n === 0 || (x + y) % n === 0,
	semiqueens: (x, y) => x === -y,
	"toroidal-semiqueens": (x, y, n) => (x + y) % n === 0,
	superqueens: (x, y) => Math.abs(x) === Math.abs(y) || Math.abs(x * y) === 2,
	"non-touching": (x, y) => Math.abs(x * y) === 1,
	rooks: () => false,
};

function setOf(squares) {
	const set = new Int32Array(Math.ceil(board.all.length / 32));
	for (const at of squares) set[at >> 5] |= 1 << (at & 31);
	return set;
}

function countBits(word) {
	word -= (word >>> 1) & 0x55555555;
	word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
	return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Whether queens on two squares attack each other; each square attacks itself.
export function attacksOf(variant) {
	const {n, columnOf, rowOf} = board;
	const attack = ATTACKS[variant];
	const units = unitsOf();
	const isInUnit = (one, other) => units.some(nameOf => nameOf(one) !== "" && nameOf(one) === nameOf(other));
	return (one, other) => isInUnit(one, other) || attack(columnOf(other) - columnOf(one), rowOf(other) - rowOf(one), n);
}

// For each kind of unit, the names of the units of squares.
function unitsOf() {
	const {hasRegions, columnOf, rowOf, letterOf} = board;
	return [columnOf, rowOf, ...(hasRegions ? [letterOf] : [])];
}

// The solutions, each as its squares, with undefined for a pause.
export function* solutionsOf(variant) {
	const {all, isBlocked, isGiven} = board;
	const attacks = attacksOf(variant);
	const units = unitsOf().flatMap(nameOf =>
		[...new Set(all.map(nameOf))]
			.filter(name => name !== "")
			.map(name => setOf(all.filter(at => nameOf(at) === name))),
	);
	// For each square, those that its queen leaves.
	const rest = all.map(one => setOf(all.filter(other => one === other || !attacks(one, other))));
	let nodes = 0;

	// The squares that are left beside a queen.
	const leave = (left, at) => left.map((word, i) => word & rest[at][i]);

	// Goes on with the unit that has the fewest squares left. A queen keeps her own square.
	function* search(left, queens) {
		if (++nodes % SLICE === 0) yield undefined;
		const placed = setOf(queens);
		let best;
		let fewest = Infinity;
		for (const unit of units) {
			let count = 0;
			for (let i = 0; i < unit.length; i++) {
				count += unit[i] & placed[i] ? Infinity : countBits(unit[i] & left[i]);
			}
			if (count < fewest) [best, fewest] = [unit, count];
		}
		if (!best) return yield queens;
		for (let i = 0; i < best.length; i++) {
			for (let word = best[i] & left[i]; word; word &= word - 1) {
				const at = 32 * i + 31 - Math.clz32(word & -word);
				yield* search(leave(left, at), [...queens, at]);
			}
		}
	}

	const given = all.filter(isGiven);
	const free = setOf(all.filter(at => !isBlocked(at)));
	const isClashing = given.some(one => given.some(other => !((rest[one][other >> 5] >> (other & 31)) & 1)));
	if (!isClashing) yield* search(given.reduce(leave, free), given);
}

// What the maker has to do before a search makes sense.
export function problemsOf() {
	const {n, all, hasRegions, isGiven, columnOf, isBlocked, letterOf} = board;
	const problems = [];
	const used = new Set(all.map(letterOf).filter(letter => letter));
	if (hasRegions && used.size !== n) {
		const missing = lettersToPaint().filter(letter => !used.has(letter));
		problems.push(
			missing.length
				? text("edit.missing", {used: used.size, n, count: missing.length, regions: listed(missing)})
				: text("edit.surplus", {used: used.size, n, count: used.size - n}),
		);
	}
	const open = all.filter(at => hasRegions && !letterOf(at) && !isBlocked(at)).length;
	if (open) problems.push(text("edit.open-squares", {count: open}));
	const columns = all.filter(isGiven).map(columnOf);
	const twice = columns.find((column, i) => columns.indexOf(column) < i);
	if (twice !== undefined) problems.push(text("edit.column-twice", {column: twice}));
	return problems;
}

// The regions in several parts, which the rules allow.
export function notes() {
	const letters = parts().map(([first]) => board.letterOf(first));
	return [...new Set(letters)]
		.map(letter => [letter, letters.filter(each => each === letter).length])
		.filter(([, count]) => count > 1)
		.map(([letter, count]) => text("edit.parts", {region: letter, number: count}));
}
