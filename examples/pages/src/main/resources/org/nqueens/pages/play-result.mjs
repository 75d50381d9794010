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

const EMOJI = {
	"🟥": 0xdd2e44,
	"🟧": 0xf4900c,
	"🟨": 0xfdcb58,
	"🟩": 0x78b159,
	"🟦": 0x55acee,
	"🟪": 0xaa8ed6,
	"🟫": 0xc1694f,
	"⬜": 0xe6e7e8,
};

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

// The colour of each square: for regions the nearest one that no other region has, as long as there are any.
function emojiOf() {
	const chosen = {};
	const used = new Set();
	const letters = Object.keys(board.colours);
	const channels = colour => [colour >> 16, (colour >> 8) & 255, colour & 255];
	// Pale regions have the hue of a sign, but not its strength.
	const vivid = rgb => rgb.map(value => Math.max(0, Math.min(255, 4 * value - rgb[0] - rgb[1] - rgb[2])));
	const distance = (region, sign) =>
		Math.hypot(...vivid(channels(region)).map((value, i) => value - channels(sign)[i]));
	const pairs = letters.flatMap(letter =>
		Object.keys(EMOJI).map(sign => ({letter, sign, far: distance(board.colours[letter], EMOJI[sign])})),
	);
	pairs.sort((one, other) => one.far - other.far);
	for (const {letter, sign} of pairs) {
		if (chosen[letter] || used.has(sign)) continue;
		chosen[letter] = sign;
		used.add(sign);
	}
	for (const {letter, sign} of pairs) chosen[letter] ??= sign;
	return at =>
		board.isBlocked(at)
			? "⬛"
			: (chosen[board.letterOf(at)] ?? ((board.columnOf(at) + board.rowOf(at)) % 2 ? "🟫" : "⬜"));
}
