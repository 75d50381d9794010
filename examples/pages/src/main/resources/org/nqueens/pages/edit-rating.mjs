import {board} from "./board-squares.mjs";
import {attacksOf} from "./edit-search.mjs";

// How hard a board is, by the rules and rounds of Rating.java: a round takes all arguments of the weakest rule that does
// something. Each rule has its difficulty, and the squares that it excludes; singles have those of their queens.
const [SINGLE, CONFINED, COMMON_ATTACK, SETS, TRIAL, DEEP_TRIAL] = [1, 2, 3, 4, 5, 6];
const WEIGHTS = {[SINGLE]: 1, [CONFINED]: 2, [COMMON_ATTACK]: 4, [SETS]: 4, [TRIAL]: 40, [DEEP_TRIAL]: 80};

const bitsOf = set => [...Array(32).keys()].filter(bit => (set >> bit) & 1);
const countOf = set => bitsOf(set).length;

// The difficulty and the score of the board, or none if the rules do not solve it, with undefined for a pause.
export function* rate(variant) {
	const {n, all, hasRegions, rowOf, columnOf, letterOf, isBlocked, isGiven} = board;
	const attacks = attacksOf(variant);
	const attacked = all.map(one => Uint8Array.from(all, other => one !== other && attacks(one, other)));
	const letters = [...new Set(all.map(letterOf).filter(letter => letter))];
	const families = [rowOf, columnOf, ...(hasRegions ? [at => letters.indexOf(letterOf(at))] : [])];
	const units = families.flatMap(indexOf => [...Array(n).keys()].map(i => all.filter(at => indexOf(at) === i)));

	const stateOf = ({left, queens}) => ({left: left.slice(), queens: queens.slice()});
	const leftIn = ({left}, unit) => unit.filter(at => left[at]);
	const isFilled = ({queens}, unit) => unit.some(at => queens[at]);
	const isEmptied = state => units.some(unit => !unit.some(at => state.left[at]));

	function place({left, queens}, at) {
		for (const other of all) if (attacked[at][other]) left[other] = 0;
		queens[at] = 1;
	}

	function singles(state) {
		const squares = units.filter(unit => !isFilled(state, unit)).map(unit => leftIn(state, unit));
		return squares.filter(({length}) => length === 1).map(([at]) => ({squares: [at]}));
	}

	function commonAttacks(state) {
		return units.flatMap(unit => {
			const from = leftIn(state, unit);
			const squares = all.filter(at => state.left[at] && !from.includes(at) && from.every(one => attacked[one][at]));
			return from.length && squares.length ? [{squares}] : [];
		});
	}

	// The arguments of sets of units of one family whose squares lie in as many units of another one.
	function confinements(state, setsOf) {
		const found = [];
		for (const one of families) {
			for (const other of families.filter(each => each !== one)) {
				const adjacent = Array(n).fill(0);
				for (const at of all) if (state.left[at]) adjacent[one(at)] |= 1 << other(at);
				for (const set of setsOf(adjacent)) {
					const lines = bitsOf(set).reduce((sum, unit) => sum | adjacent[unit], 0);
					const squares = all.filter(at => state.left[at] && (lines >> other(at)) & 1 && !((set >> one(at)) & 1));
					if (squares.length) found.push({squares, size: countOf(set)});
				}
			}
		}
		return found;
	}

	const single = adjacent => adjacent.flatMap((lines, unit) => (countOf(lines) === 1 ? [1 << unit] : []));

	// Of each unit the smallest set that contains it, by a maximum matching.
	function tight(adjacent) {
		const owners = Array(n).fill(-1);
		const augment = (unit, seen) =>
			bitsOf(adjacent[unit]).some(line => {
				if (seen.has(line)) return false;
				seen.add(line);
				if (owners[line] >= 0 && !augment(owners[line], seen)) return false;
				owners[line] = unit;
				return true;
			});
		adjacent.forEach((_, unit) => augment(unit, new Set()));
		const sets = adjacent.map((_, first) => {
			const set = new Set([first]); // which grows while it is walked
			let lines = 0;
			for (const unit of set) {
				for (const line of bitsOf(adjacent[unit])) {
					if (owners[line] < 0) return 0;
					set.add(owners[line]);
				}
				lines |= adjacent[unit];
			}
			return countOf(lines) === set.size && set.size > 1 ? [...set].reduce((sum, unit) => sum | (1 << unit), 0) : 0;
		});
		return [...new Set(sets)].filter(set => set);
	}

	function fewest(found) {
		const least = Math.min(...found.map(({size}) => size));
		return found.filter(({size}) => size === least);
	}

	// Squares whose queen leads to a unit without a square.
	function* trials(state, rule) {
		const found = [];
		for (const at of all.filter(each => state.left[each] && !state.queens[each])) {
			const supposed = stateOf(state);
			yield undefined;
			place(supposed, at);
			if ((yield* rounds(supposed, rule === TRIAL ? SINGLE : SETS)).isEmptied) found.push({squares: [at]});
		}
		return found;
	}

	function* find(state, rule) {
		if (rule === SINGLE) return singles(state);
		if (rule === CONFINED) return confinements(state, single);
		if (rule === COMMON_ATTACK) return commonAttacks(state);
		return rule === SETS ? fewest(confinements(state, tight)) : yield* trials(state, rule);
	}

	function* rounds(state, hardest) {
		let difficulty = 0;
		let score = 0;
		for (;;) {
			if (isEmptied(state)) return {isEmptied: true};
			if (state.queens.reduce((sum, is) => sum + is) === n) return {difficulty, score};
			let rule = 0;
			let round = [];
			while (rule < hardest && !round.length) round = yield* find(state, ++rule);
			if (!round.length) return {};
			difficulty = Math.max(difficulty, rule);
			score += WEIGHTS[rule] * (rule === SETS ? round[0].size : 1);
			for (const {squares} of round) {
				if (rule > SINGLE) for (const at of squares) state.left[at] = 0;
				else if (state.left[squares[0]]) place(state, squares[0]);
			}
		}
	}

	const start = {left: Uint8Array.from(all, at => !isBlocked(at)), queens: new Uint8Array(all.length)};
	all.filter(isGiven).forEach(at => place(start, at));
	const {score, difficulty} = yield* rounds(start, DEEP_TRIAL);
	return score === undefined ? undefined : {difficulty, score};
}
