import {attackOf} from "./board-attacks.mjs";
import {board, parts} from "./board-squares.mjs";
import {listed, text} from "./board-texts.mjs";
import {lettersToPaint} from "./edit-draft.mjs";

// Searches a board for solutions. A set of squares is a list of words with a bit for each square.
export const MAX_SEARCHED = 12; // columns
const SLICE = 5000; // nodes between two pauses

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

// The names of the lines of squares in a direction, by their first squares; a wall ends a line.
function linesBy(columns, rows) {
	const {n, all, columnOf, rowOf, squareOf, isWall} = board;
	const names = [];
	for (const at of all) {
		const column = columnOf(at) - columns;
		const before = squareOf(column, rowOf(at) - rows);
		const isNext = column >= 0 && column < n && rowOf(at) >= rows && !isWall(before);
		names[at] = isNext ? names[before] : at;
	}
	return at => (isWall(at) ? "" : names[at]);
}

// The columns, rows and regions, each as its squares, by their kind.
function kindsOfUnits() {
	const {all, hasRegions, letterOf} = board;
	return [linesBy(0, 1), linesBy(1, 0), ...(hasRegions ? [letterOf] : [])].map(nameOf =>
		[...new Set(all.map(nameOf))].filter(name => name !== "").map(name => all.filter(at => nameOf(at) === name)),
	);
}

export function unitsOf() {
	return kindsOfUnits().flat();
}

// The solutions, each as its squares, with undefined for a pause.
export function* solutionsOf(variant, stars = board.stars) {
	const {n, all, isFilled, isBlocked, isGiven} = board;
	const total = stars === board.stars ? board.total : n * stars;
	const attacks = attackOf(board, variant, stars);
	const kinds = kindsOfUnits().map(units => units.map(setOf));
	const units = kinds.flat();
	const unitsAt = all.map(at => units.filter(unit => has(unit, at)));
	// For each square, those that its queen leaves.
	const rest = all.map(one => setOf(all.filter(other => one === other || !attacks(one, other))));
	let nodes = 0;

	const countIn = (unit, set) => unit.reduce((sum, word, i) => sum + countBits(word & set[i]), 0);

	// The state with one more queen: she keeps her own square, and takes the rest of the units that are full.
	function put({left, placed, queens}, at) {
		const next = {left: left.map((word, i) => word & rest[at][i]), placed: placed.slice(), queens: [...queens, at]};
		next.placed[at >> 5] |= 1 << (at & 31);
		const full = stars > 1 ? unitsAt[at].filter(unit => countIn(unit, next.placed) === stars) : [];
		for (const unit of full) next.left = next.left.map((word, i) => word & (~unit[i] | next.placed[i]));
		return next;
	}

	// Goes on with the unit that has the fewest squares to spare, of the kind with the least room for more queens. Where not each
	// unit has its queens, those of a kind have room for all.
	function* search({left, placed, queens}) {
		if (++nodes % SLICE === 0) yield undefined;
		if (queens.length === total) return yield queens;
		let best;
		let least = Infinity;
		let room = Infinity;
		for (const kind of kinds) {
			let unit;
			let fewest = Infinity;
			let more = isFilled ? 0 : queens.length - total;
			for (const each of kind) {
				const missing = stars - countIn(each, placed);
				const spare = missing ? countIn(each, left) - stars : Infinity;
				if (!isFilled && (spare < 0 || !missing)) continue;
				if (!isFilled) more++;
				if (spare < fewest) [unit, fewest] = [each, spare];
			}
			if (more < room || (more === room && fewest < least)) [best, least, room] = [unit, fewest, more];
		}
		if (room < 0) return;
		const open = left.slice();
		for (let i = 0; i < best.length; i++) {
			for (let word = best[i] & left[i] & ~placed[i]; word && least >= 0; word &= word - 1) {
				const at = 32 * i + 31 - Math.clz32(word & -word);
				yield* search(put({left: open, placed, queens}, at));
				open[i] &= ~(1 << (at & 31)); // all solutions with this queen are found
				least--;
			}
		}
		if (room) yield* search({left: open, placed, queens});
	}

	const given = all.filter(isGiven);
	const start = {left: setOf(all.filter(at => !isBlocked(at))), placed: setOf([]), queens: []};
	const isClashing =
		given.some(one => given.some(other => !has(rest[one], other))) ||
		units.some(unit => countIn(unit, setOf(given)) > stars);
	if (!isClashing) yield* search(given.reduce(put, start));
}

// The numbers of queens in each row for which a board that has not one solution may have been made, as OtherStars.java has them.
export function otherStars(variant) {
	const {n, stars, hasRegions, isFilled} = board;
	if (!isFilled || n < 8 || !hasRegions || variant !== "non-touching") return [];
	return Array.from({length: n >> 2}, (_, i) => i + 1).filter(other => other !== stars);
}

function has(set, at) {
	return (set[at >> 5] >> (at & 31)) & 1;
}

// What the maker has to do before a search makes sense.
export function problemsOf() {
	const {n, stars, all, hasRegions, isGiven, columnOf, isBlocked, letterOf} = board;
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
	const partOf = linesBy(0, 1);
	const columns = all.filter(isGiven).map(partOf);
	const full = columns.find((column, i) => columns.slice(0, i).filter(each => each === column).length === stars);
	if (full !== undefined) {
		problems.push(text(stars > 1 ? "edit.column-full" : "edit.column-twice", {column: columnOf(full), stars}));
	}
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
