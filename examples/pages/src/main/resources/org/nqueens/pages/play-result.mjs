import {board} from "./board-squares.mjs";
import {text} from "./board-texts.mjs";
import {game} from "./play-state.mjs";

// The result of a game, as a text for others.
export function timeText(time) {
	const seconds = Math.floor(time / 1000);
	const two = number => String(number).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	return (hours ? `${hours}:${two(minutes)}` : minutes) + `:${two(seconds % 60)}`;
}

export function resultText() {
	return `${timeText(game.time)}, ${hintsText()}`;
}

export function hintsText() {
	return game.hints ? text("play.hints", {count: game.hints}) : text("play.no-hints");
}

// Signs with the colours that they stand for: fonts draw the brown ones red. Small boards have squares alone.
const SQUARES = "🟥🟧🟨🟩🟦🟪🟫⬜";
const CIRCLES = "🔴🟠🟡🟢🔵🟣🟤⚪";
const COLOURS = [0xdd2e44, 0xf48a3c, 0xfdcb58, 0x78b159, 0x55acee, 0xaa8ed6, 0xa07845, 0xe6e7e8];

// The regions, which everybody may see, without queens.
export function picturesOfRows() {
	const {n, all, rowOf} = board;
	const emoji = emojiOf();
	return Array.from({length: n}, (_, row) =>
		all
			.filter(at => rowOf(at) === row)
			.map(emoji)
			.join(""),
	);
}

// How far a sign is from the colour of a region: by hue, where both have one, by lightness, and by strength.
function distanceOf(region, sign) {
	const [one, other] = [region, sign].map(lookOf);
	const turn = Math.abs(one.hue - other.hue);
	const hue = Math.min(turn, 360 - turn) / 60;
	const isColoured = Math.min(1, 2 * Math.min(one.strength, other.strength));
	return hue ** 2 * isColoured + 2 * (one.light - other.light) ** 2 + 2 * (one.strength - other.strength) ** 2;
}

// Hue in degrees, strength and lightness from 0 to 1: HSL, with the strength of what is seen.
function lookOf(colour) {
	const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255].map(channel => channel / 255);
	const most = Math.max(red, green, blue);
	const least = Math.min(red, green, blue);
	const strength = most - least;
	const sixth =
		most === red ? (green - blue) / strength : most === green ? 2 + (blue - red) / strength : 4 + (red - green) / strength;
	return {hue: ((sixth || 0) * 60 + 360) % 360, strength, light: (most + least) / 2};
}

// The sign of each region: as few regions as can be share one, and none that touch, unless more touch each other than there
// are signs. Under these conditions, the signs of all together are as near as can be.
export function signsOf(colours, touching = []) {
	const letters = Object.keys(colours);
	const kinds = [...(letters.length > COLOURS.length ? SQUARES + CIRCLES : SQUARES)];
	const signs = letters.flatMap((_, i) => (i % kinds.length ? [] : kinds));
	const costs = letters.map(letter => signs.map((_, at) => distanceOf(colours[letter], COLOURS[at % COLOURS.length])));
	for (;;) {
		const chosen = assigned(costs);
		const signOf = letter => signs[chosen[letters.indexOf(letter)]];
		const shared = touching.filter(pair => signOf(pair[0]) === signOf(pair[1])).flat();
		const next = shared.find(letter => costs[letters.indexOf(letter)][chosen[letters.indexOf(letter)]] < BARRED);
		if (!next) return Object.fromEntries(letters.map(letter => [letter, signOf(letter)]));
		signs.forEach((sign, at) => (costs[letters.indexOf(next)][at] += sign === signOf(next) ? BARRED : 0));
	}
}

const BARRED = 1000; // more than all distances of a board

// The column of each row such that their costs are as small as can be. By shortest paths: H. W. Kuhn, The Hungarian method for
// the assignment problem, 1955.
function assigned(costs) {
	const columns = costs[0] ?? [];
	const owner = columns.map(() => -1);
	const rowPrice = costs.map(() => 0);
	const price = columns.map(() => 0);
	for (let start = 0; start < costs.length; start++) {
		const slack = columns.map(() => Infinity);
		const before = columns.map(() => -1);
		const isDone = columns.map(() => false);
		let row = start;
		let last = -1;
		do {
			let next = -1;
			for (let at = 0; at < columns.length; at++) {
				if (isDone[at]) continue;
				const cost = costs[row][at] - rowPrice[row] - price[at];
				if (cost < slack[at]) [slack[at], before[at]] = [cost, last];
				if (next < 0 || slack[at] < slack[next]) next = at;
			}
			const step = slack[next];
			rowPrice[start] += step;
			for (let at = 0; at < columns.length; at++) {
				if (isDone[at]) {
					rowPrice[owner[at]] += step;
					price[at] -= step;
				} else {
					slack[at] -= step;
				}
			}
			isDone[next] = true;
			last = next;
			row = owner[next];
		} while (row >= 0);
		for (let at = last; at >= 0; at = before[at]) owner[at] = before[at] < 0 ? start : owner[before[at]];
	}
	return costs.map((_, row) => owner.indexOf(row));
}

// The colour of each square.
function emojiOf() {
	const chosen = signsOf(board.colours, touching());
	return at =>
		board.isBlocked(at)
			? "⬛"
			: (chosen[board.letterOf(at)] ?? ((board.columnOf(at) + board.rowOf(at)) % 2 ? "🟫" : "⬜"));
}

// The pairs of regions that share an edge.
function touching() {
	const {n, all, columnOf, letterOf} = board;
	const pairs = all.flatMap(at => [columnOf(at) < n - 1 ? [at, at + 1] : [], at + n < n * n ? [at, at + n] : []]);
	return pairs.map(pair => pair.map(letterOf)).filter(([one, other]) => one && other && one !== other);
}
