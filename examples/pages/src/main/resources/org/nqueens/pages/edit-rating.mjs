import {attackOf} from "./board-attacks.mjs";
import {board} from "./board-squares.mjs";
import {data} from "./edit-draft.mjs";

// How hard a board is, by the rules and rounds of Rating.java: a round takes all arguments of the weakest rule that does
// something. Each rule has its difficulty, and the squares that it excludes; singles have those of their queens.
const [SINGLE, CONFINED, COMMON_ATTACK, SETS, TRIAL, DEEP_TRIAL] = [1, 2, 3, 4, 5, 6];
const WEIGHTS = {[SINGLE]: 1, [CONFINED]: 2, [COMMON_ATTACK]: 4, [SETS]: 4, [TRIAL]: 40, [DEEP_TRIAL]: 80};
const MAX_ARRANGEMENTS = 2000; // of the queens of one unit or two, as CommonAttacks.java has them
const MAX_WIDTH = 4; // of neighbouring rows or columns, as LeastCounts.java has them

const bitsOf = set => [...Array(32).keys()].filter(bit => (set >> bit) & 1);
const countOf = set => bitsOf(set).length;

// The difficulty and the score of the board, or none if the rules do not solve it, with undefined for a pause.
export function* rate(variant) {
	const {n, all, stars, hasRegions, rowOf, columnOf, letterOf, isBlocked, isGiven} = board;
	const attacks = attackOf(board, variant, stars);
	const attacked = all.map(one => Uint8Array.from(all, other => one !== other && attacks(one, other) !== undefined));
	const attackedBy = attacked.map(others => all.filter(other => others[other]));
	const letters = [...new Set(all.map(letterOf).filter(letter => letter))];
	const families = [rowOf, columnOf, ...(hasRegions ? [at => letters.indexOf(letterOf(at))] : [])];
	const units = families.flatMap(indexOf => [...Array(n).keys()].map(i => all.filter(at => indexOf(at) === i)));
	const unitsAt = all.map(at => units.filter(unit => unit.includes(at)));

	const stateOf = ({left, queens}) => ({left: left.slice(), queens: queens.slice()});
	const leftIn = ({left}, unit) => unit.filter(at => left[at]);
	const openIn = ({left, queens}, unit) => unit.filter(at => left[at] && !queens[at]);
	const missingIn = ({queens}, unit) => stars - unit.filter(at => queens[at]).length;

	function place(state, at) {
		const {left, queens} = state;
		for (const other of attackedBy[at]) left[other] = 0;
		queens[at] = 1;
		for (const unit of stars > 1 ? unitsAt[at] : []) {
			if (!missingIn(state, unit)) for (const other of unit) if (!queens[other]) left[other] = 0;
		}
	}

	function placed(state, at) {
		const next = stateOf(state);
		place(next, at);
		return next;
	}

	// Places queens on those squares that are left when their turn comes, and tells whether all were.
	function placeAll(state, squares) {
		for (const at of squares) if (state.left[at]) place(state, at);
		return squares.every(at => state.queens[at]);
	}

	function hasRoom(state, unit) {
		const {length} = leftIn(state, unit);
		return length > stars || (length === stars && (stars === 1 || placeAll(stateOf(state), openIn(state, unit))));
	}

	function singles(state) {
		const alone = units.filter(unit => missingIn(state, unit) && leftIn(state, unit).length === stars);
		return alone.map(unit => ({squares: openIn(state, unit)}));
	}

	function commonAttacks(state) {
		if (stars > 1) return units.flatMap(unit => arranged(state, [unit]));
		return units.flatMap(unit => {
			const from = leftIn(state, unit);
			const squares = all.filter(at => state.left[at] && !from.includes(at) && from.every(one => attacked[one][at]));
			return from.length && squares.length ? [{squares}] : [];
		});
	}

	// The squares that no arrangement of the queens that some units lack leaves.
	function arranged(state, some) {
		if (!some.every(unit => missingIn(state, unit))) return [];
		const open = some.map(unit => openIn(state, unit));
		let squares = openIn(state, all);
		let arrangements = 0;
		let isCounting = false; // arrangements that leave none of the squares, too
		const arrange = (now, i, from, missing) => {
			if (!missing) {
				if (i + 1 < some.length) return arrange(now, i + 1, 0, missingIn(now, some[i + 1]));
				arrangements++;
				squares = squares.filter(at => !now.left[at]);
			}
			for (let next = from; missing && next <= open[i].length - missing; next++) {
				if (arrangements > MAX_ARRANGEMENTS || !squares.length) return undefined;
				const at = open[i][next];
				if (!now.left[at] || now.queens[at]) continue;
				const more = placed(now, at);
				if (isCounting || squares.some(each => more.left[each])) arrange(more, i, next + 1, missing - 1);
			}
			return undefined;
		};
		for (isCounting of [false, true]) {
			if (!squares.length || arrangements > MAX_ARRANGEMENTS) return [];
			arrangements = 0;
			arrange(state, 0, 0, missingIn(state, some[0]));
		}
		if (!arrangements) squares = open.flat();
		return squares.length && arrangements <= MAX_ARRANGEMENTS ? [{squares, size: some.length}] : [];
	}

	function* pairs(state) {
		const found = [];
		for (const [i, one] of units.entries()) {
			for (const other of units.slice(0, i)) {
				yield undefined;
				found.push(...arranged(state, [other, one]));
			}
		}
		return found;
	}

	// The arguments of bands: some regions need all queens of a band.
	function leastCounts(state) {
		const regions = hasRegions ? units.slice(2 * n) : [];
		return units.slice(0, 2 * n).flatMap((_, first) => {
			const last = Math.min(first + MAX_WIDTH, first < n ? n : 2 * n);
			return units.slice(first, last).flatMap((__, more) => {
				const band = units.slice(first, first + more + 1);
				const missing = band.reduce((sum, line) => sum + missingIn(state, line), 0);
				const inBand = new Set(band.flat());
				const needed = regions.map(region => {
					const lacking = missingIn(state, region);
					return lacking - most(state, openIn(state, region).filter(at => !inBand.has(at)), 0, lacking);
				});
				const least = needed.reduce((sum, each) => sum + each, 0);
				const own = new Set(least > missing ? [] : regions.filter((_region, i) => needed[i] > 0).flat());
				const squares = least < missing ? [] : openIn(state, [...inBand]).filter(at => !own.has(at));
				return squares.length ? [{squares, size: Math.max(band.length, needed.filter(each => each > 0).length)}] : [];
			});
		});
	}

	// The most queens, up to a limit, that fit on the squares from one on.
	function most(state, squares, from, limit) {
		let best = 0;
		for (let next = from; next < squares.length && best < limit; next++) {
			if (state.left[squares[next]]) best = Math.max(best, 1 + most(placed(state, squares[next]), squares, next + 1, limit - 1));
		}
		return best;
	}

	// The arguments of sets of units of one family whose open squares lie in units of another one that lack as many queens.
	function confinements(state, setsOf) {
		const found = [];
		const open = openIn(state, all);
		const lacking = units.map(unit => missingIn(state, unit));
		for (const [i, one] of families.entries()) {
			for (const [j, other] of families.entries()) {
				if (i === j) continue;
				const adjacent = Array(n).fill(0);
				for (const at of open) adjacent[one(at)] |= 1 << other(at);
				const [own, others] = [i, j].map(family => lacking.slice(family * n, family * n + n));
				const sumOf = (numbers, set) => bitsOf(set).reduce((sum, unit) => sum + numbers[unit], 0);
				for (const set of setsOf(adjacent, own, others)) {
					const lines = bitsOf(set).reduce((sum, unit) => sum | adjacent[unit], 0);
					const surplus = sumOf(own, set) - sumOf(others, lines);
					if (surplus < 0 || (surplus && stars === 1)) continue;
					const squares = open.filter(at => (lines >> other(at)) & 1 && (surplus || !((set >> one(at)) & 1)));
					if (squares.length) found.push({squares, size: Math.max(countOf(set), countOf(lines))});
				}
			}
		}
		return found;
	}

	const single = adjacent => adjacent.flatMap((lines, unit) => (countOf(lines) === 1 ? [1 << unit] : []));

	// Of each unit the smallest set that contains it, by a maximum flow of the queens that units lack.
	function tight(adjacent, own, others) {
		const flow = others.map(() => Array(n).fill(0)); // from the units to each line
		const isFull = line => flow[line].reduce((sum, queens) => sum + queens) === others[line];
		const ownersOf = line => [...flow[line].keys()].filter(unit => flow[line][unit]);
		const augment = (unit, seen) =>
			bitsOf(adjacent[unit]).some(line => {
				if (seen.has(line)) return false;
				seen.add(line);
				const owner = isFull(line) ? ownersOf(line).find(each => augment(each, seen)) : -1;
				if (owner === undefined) return false;
				if (owner >= 0) flow[line][owner]--;
				flow[line][unit]++;
				return true;
			});
		own.forEach((queens, unit) => {
			for (let i = 0; i < queens; i++) augment(unit, new Set());
		});
		const sets = adjacent.map((_, first) => {
			const set = new Set([first]); // which grows while it is walked
			let lines = 0;
			for (const unit of set) {
				for (const line of bitsOf(adjacent[unit])) {
					if (!isFull(line)) return 0;
					for (const owner of ownersOf(line)) set.add(owner);
				}
				lines |= adjacent[unit];
			}
			return Math.max(set.size, countOf(lines)) > 1 ? [...set].reduce((sum, unit) => sum | (1 << unit), 0) : 0;
		});
		return [...new Set(sets)].filter(set => set);
	}

	function* sets(state, isSupposed) {
		let found = confinements(state, tight);
		if (!found.length && stars > 1) found = leastCounts(state);
		if (!found.length && stars > 1 && !isSupposed) found = yield* pairs(state);
		const least = Math.min(...found.map(({size}) => size));
		return found.filter(({size}) => size === least);
	}

	// Squares whose queen leads to a unit without room.
	function* trials(state, rule) {
		const found = [];
		for (const at of openIn(state, all)) {
			yield undefined;
			if ((yield* rounds(placed(state, at), rule === TRIAL ? SINGLE : SETS)).isEmptied) found.push({squares: [at]});
		}
		return found;
	}

	function* find(state, rule, hardest) {
		if (rule === SINGLE) return singles(state);
		if (rule === CONFINED) return confinements(state, single);
		if (rule === COMMON_ATTACK) return commonAttacks(state);
		return rule === SETS ? yield* sets(state, hardest < DEEP_TRIAL) : yield* trials(state, rule);
	}

	function* rounds(state, hardest) {
		let difficulty = 0;
		let score = 0;
		for (;;) {
			if (!units.every(unit => hasRoom(state, unit))) return {isEmptied: true};
			if (state.queens.reduce((sum, is) => sum + is) === n * stars) return {difficulty, score};
			let rule = 0;
			let round = [];
			while (rule < hardest && !round.length) round = yield* find(state, ++rule, hardest);
			if (!round.length) return {};
			difficulty = Math.max(difficulty, rule);
			score += WEIGHTS[rule] * (rule === SETS ? round[0].size : 1);
			for (const {squares} of round) {
				if (rule > SINGLE) for (const at of squares) state.left[at] = 0;
				else placeAll(state, squares);
			}
		}
	}

	const start = {left: Uint8Array.from(all, at => !isBlocked(at)), queens: new Uint8Array(all.length)};
	all.filter(isGiven).forEach(at => place(start, at));
	const {score, difficulty} = yield* rounds(start, DEEP_TRIAL);
	if (score === undefined) return undefined;
	const isReached = ([rule, least]) => rule < difficulty || (rule === difficulty && least <= score);
	const bounds = data.bounds[stars - 2]?.[n] ?? [];
	return {difficulty: difficulty && bounds.length ? 1 + bounds.filter(isReached).length : difficulty, score};
}
