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
	const {n, rules} = data;
	const looks = looksOf(data);
	const {all, columnOf, rowOf, isBlocked, isGiven, letterOf} = looks;

	// The rows, the columns, and the regions in the order of their first squares.
	const units = [];
	for (const [kind, nameOf] of Object.entries({row: rowOf, column: columnOf, region: letterOf})) {
		for (const name of new Set(all.map(nameOf))) {
			if (name !== "") units.push({kind, name, squares: all.filter(at => nameOf(at) === name)});
		}
	}

	const valueOf = rules.map(({views}) => {
		const ofColumn = new Map(views);
		return at => {
			const view = ofColumn.get(columnOf(at));
			return view?.[rowOf(at)] ?? view + rowOf(at); // of a table or an offset; NaN of none
		};
	});
	const attacks = all.map(() => new Uint8Array(n * n));
	for (const value of [columnOf, ...valueOf]) {
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
		units,
		isFree: at => !isBlocked(at) && !isGiven(at),
		name: at => `(${columnOf(at)}, ${rowOf(at)})`,
		attacks: (one, other) => attacks[one][other],
		// What two queens do that attack each other: the key of its text.
		clash: (one, other) =>
			columnOf(one) === columnOf(other)
				? "share-a-column"
				: rules.find((_, rule) => valueOf[rule](one) === valueOf[rule](other)).clash,
	};
}
