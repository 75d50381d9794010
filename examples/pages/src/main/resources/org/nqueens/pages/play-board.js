const EMPTY = 0;
const CROSS = 1;
const QUEEN = 2;
const book = JSON.parse(document.getElementById("data").textContent);
const {words} = book;

// The board that is played, as PlayData.java writes it, and what follows from it.
let data, board, path;

function choose(index) {
	data = book.boards[index];
	board = boardOf(data);
	path = pathOf(data);
}

function boardOf({n, blocked, given, regions, columns, rules}) {
	const grid = gridOf(n);
	const {all, columnOf, rowOf} = grid;
	const blockedSquares = new Set(blocked);
	const givenSquares = new Set(given);
	const isBlocked = at => blockedSquares.has(at);
	const isGiven = at => givenSquares.has(at);
	const letterOf = at => (isBlocked(at) ? "" : (regions[at] ?? ""));

	// The rows, the columns, and the regions in the order of their first squares.
	const units = [];
	for (const [kind, nameOf] of Object.entries({row: rowOf, column: columnOf, region: letterOf})) {
		for (const name of new Set(all.map(nameOf))) {
			if (name !== "") units.push({name: `${kind} ${name}`, squares: all.filter(at => nameOf(at) === name)});
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
		...grid,
		letterOf,
		isBlocked,
		isGiven,
		units,
		hasRegions: regions !== "",
		isFree: at => !isBlocked(at) && !isGiven(at),
		name: at => `(${columnOf(at)}, ${rowOf(at)})`,
		attacks: (one, other) => attacks[one][other],
		// The clause about two queens that attack each other.
		clash: (one, other) =>
			(columnOf(one) === columnOf(other)
				? columns
				: rules.find((_, rule) => valueOf[rule](one) === valueOf[rule](other))
			).clash,
	};
}
