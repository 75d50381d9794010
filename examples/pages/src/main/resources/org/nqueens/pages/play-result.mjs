import {board} from "./board-squares.mjs";
import {listedCount} from "./board-words.mjs";
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
	return `${timeText(game.time)}, ${game.hints ? listedCount(game.hints, "hint", "s") : "no hints"}`;
}

// Signs with the colours that they stand for: fonts draw the brown one red.
const EMOJI = Object.entries({
	"🟥": 0xdd2e44,
	"🟧": 0xf48a3c,
	"🟨": 0xfdcb58,
	"🟩": 0x78b159,
	"🟦": 0x55acee,
	"🟪": 0xaa8ed6,
	"🟫": 0xa07845,
	"⬜": 0xe6e7e8,
});

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

// The sign of each region: the signs of all together are as near as can be, and each is used as seldom as can be. By shortest
// paths: H. W. Kuhn, The Hungarian method for the assignment problem, 1955.
export function signsOf(colours) {
	const letters = Object.keys(colours);
	const signs = letters.flatMap((_, i) => (i % EMOJI.length ? [] : EMOJI));
	const costs = letters.map(letter => signs.map(([, sign]) => distanceOf(colours[letter], sign)));
	const owner = signs.map(() => -1);
	const rowPrice = letters.map(() => 0);
	const price = signs.map(() => 0);
	for (let start = 0; start < letters.length; start++) {
		const slack = signs.map(() => Infinity);
		const before = signs.map(() => -1);
		const isDone = signs.map(() => false);
		let row = start;
		let last = -1;
		do {
			let next = -1;
			for (let at = 0; at < signs.length; at++) {
				if (isDone[at]) continue;
				const cost = costs[row][at] - rowPrice[row] - price[at];
				if (cost < slack[at]) [slack[at], before[at]] = [cost, last];
				if (next < 0 || slack[at] < slack[next]) next = at;
			}
			const step = slack[next];
			rowPrice[start] += step;
			for (let at = 0; at < signs.length; at++) {
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
	return Object.fromEntries(signs.flatMap(([sign], at) => (owner[at] < 0 ? [] : [[letters[owner[at]], sign]])));
}

// The colour of each square.
function emojiOf() {
	const chosen = signsOf(board.colours);
	return at =>
		board.isBlocked(at)
			? "⬛"
			: (chosen[board.letterOf(at)] ?? ((board.columnOf(at) + board.rowOf(at)) % 2 ? "🟫" : "⬜"));
}
