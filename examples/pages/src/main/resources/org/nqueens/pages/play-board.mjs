import {attackOf} from "./board-attacks.mjs";
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
export function looksOf({n, blocked, walls, given, regions, colours}) {
	const blockedSquares = new Set([...blocked, ...walls]);
	const wallSquares = new Set(walls);
	const givenSquares = new Set(given);
	const isBlocked = at => blockedSquares.has(at);
	return {
		...gridOf(n),
		colours,
		isBlocked, // or a wall
		isWall: at => wallSquares.has(at),
		isGiven: at => givenSquares.has(at),
		letterOf: at => (isBlocked(at) ? "" : (regions[at] ?? "")),
		hasRegions: regions !== "",
	};
}

function boardOf(data) {
	const {n, stars, total, walls, variant} = data;
	const looks = looksOf(data);
	const {all, columnOf, rowOf, isBlocked, isGiven, letterOf} = looks;

	// The rows, the columns, and the regions in the order of their first squares.
	const units = [];
	for (const [kind, nameOf] of Object.entries({row: rowOf, column: columnOf, region: letterOf})) {
		for (const name of new Set(all.map(nameOf))) {
			if (name !== "") units.push({kind, name, squares: all.filter(at => nameOf(at) === name)});
		}
	}

	const attack = attackOf(looks, variant, stars);
	const attacked = []; // by a queen on a square, once it is asked for
	const attackedBy = one => (attacked[one] ??= Uint8Array.from(all, at => at !== one && attack(one, at) !== undefined));
	return {
		...looks,
		stars,
		units,
		isFree: at => !isBlocked(at) && !isGiven(at),
		name: at => `(${columnOf(at)}, ${rowOf(at)})`,
		total,
		// Whether each row and column has as many queens as the board has stars.
		isFilled: total === n * stars && !walls.length,
		attacks: (one, other) => attackedBy(one)[other],
		attack,
	};
}
