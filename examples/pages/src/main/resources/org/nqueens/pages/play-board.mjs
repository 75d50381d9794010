import {gridOf, useBoard} from "./board-squares.mjs";

export const EMPTY = 0;
export const CROSS = 1;
export const QUEEN = 2;

// The boards of the page and the one that is played, as PlayData.java writes them.
export let book, data;

export function openBook(opened) {
	book = opened;
	choose(0);
}

export function choose(index) {
	data = book.boards[index];
	useBoard(boardOf(data));
}

// What a board looks like before it is played.
export function looksOf({n, blocked, given, regions, colours}) {
	const blockedSquares = new Set(blocked);
	const givenSquares = new Set(given);
	const isBlocked = at => blockedSquares.has(at);
	return {
		...gridOf(n),
		colours,
		isBlocked,
		isGiven: at => givenSquares.has(at),
		letterOf: at => (isBlocked(at) ? "" : (regions[at] ?? "")),
		hasRegions: regions !== "",
	};
}

function boardOf(data) {
	const {n, stars} = data;
	const looks = looksOf(data);
	const {all, columnOf, rowOf, isBlocked, isGiven, letterOf} = looks;

	// The rows, the columns, and the regions in the order of their first squares.
	const units = [];
	for (const [kind, nameOf] of Object.entries({row: rowOf, column: columnOf, region: letterOf})) {
		for (const name of new Set(all.map(nameOf))) {
			if (name !== "") units.push({kind, name, squares: all.filter(at => nameOf(at) === name)});
		}
	}

	// What two queens must not share, each with what they do then: the key of its text.
	const shared = stars > 1 ? blocksOf(looks) : linesOf(data, looks);
	const attacks = all.map(() => new Uint8Array(n * n));
	for (const {value} of shared) {
		const groups = new Map();
		for (const at of all) groups.set(value(at), [...(groups.get(value(at)) ?? []), at]);
		groups.delete(NaN);
		for (const group of groups.values()) {
			for (const one of group) {
				for (const other of group) attacks[one][other] = one === other ? 0 : 1;
			}
		}
	}
	return {
		...looks,
		stars,
		units,
		isFree: at => !isBlocked(at) && !isGiven(at),
		name: at => `(${columnOf(at)}, ${rowOf(at)})`,
		attacks: (one, other) => attacks[one][other],
		// What two queens do that attack each other: the key of its text.
		clash: (one, other) => shared.find(({value}) => value(one) === value(other)).clash,
	};
}

// The columns, and the lines of the rules: a value for each square.
function linesOf({rules}, {columnOf, rowOf}) {
	const lines = rules.map(({views, clash}) => {
		const ofColumn = new Map(views);
		const value = at => {
			const view = ofColumn.get(columnOf(at));
			return view?.[rowOf(at)] ?? view + rowOf(at); // of a table or an offset; NaN of none
		};
		return {value, clash};
	});
	return [{value: columnOf, clash: "share-a-column"}, ...lines];
}

// The blocks of two by two squares, of which touching queens share one; there are four ways to cut a board into them.
function blocksOf({n, columnOf, rowOf}) {
	return [0, 1, 2, 3].map(cut => ({
		value: at => ((columnOf(at) + (cut & 1)) >> 1) * n + ((rowOf(at) + (cut >> 1)) >> 1),
		clash: "touch",
	}));
}
