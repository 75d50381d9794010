// The time of a game: from the first mark on, while the page is seen and the board is not solved.
const clock = {since: undefined, ticking: undefined};

function elapsed() {
	return game.time + (clock.since === undefined ? 0 : performance.now() - clock.since);
}

function runClock(isSolved) {
	const isBegun = steps.past.length || game.time;
	const isRunning = isBegun && !isSolved && !isOver() && !document.hidden;
	if (isRunning && clock.since === undefined) {
		clock.since = performance.now();
		clock.ticking = setInterval(showClock, 1000);
	} else if (!isRunning) {
		stopClock();
	}
	showClock();
}

function stopClock() {
	game.time = elapsed();
	clock.since = undefined;
	clearInterval(clock.ticking);
}

function showClock() {
	page.clock.textContent = page.timed.checked ? timeText(elapsed()) : "";
}

function timeText(time) {
	const seconds = Math.floor(time / 1000);
	const two = number => String(number).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	return (hours ? `${hours}:${two(minutes)}` : minutes) + `:${two(seconds % 60)}`;
}

function isOver() {
	return game.isWon || game.isShown;
}

// The first solution of a game that the player has found is its result. Tells whether it is new.
function finish() {
	if (isOver() || !steps.past.length) return false;
	stopClock();
	game.isWon = true;
	game.best = Math.min(game.time, game.best ?? Infinity);
	keepDay();
	return true;
}

function resultText() {
	return `${timeText(game.time)}, ${game.hints ? listedCount(game.hints, "hint", "s") : "no hints"}`;
}

// The result for others: it shows the regions, which everybody may see, and no queen.
function textToCopy() {
	const {n, all, rowOf} = board;
	const emoji = emojiOf();
	const rows = Array.from({length: n}, (_, row) =>
		all
			.filter(at => rowOf(at) === row)
			.map(emoji)
			.join(""),
	);
	const words = [
		dateOf(shelf.index),
		data.title || (isBook() ? `${book.title}, ${shelf.index + 1}` : "Queens puzzle"),
		`${n}×${n}`,
		data.difficulty ? `difficulty ${data.difficulty}` : "",
		resultText(),
	];
	return `${words.filter(word => word).join(", ")}\n${rows.join("\n")}\n`;
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

// The colour of each square: for regions the nearest one that no other region has, as long as there are any.
function emojiOf() {
	const chosen = {};
	const used = new Set();
	const letters = Object.keys(data.colours);
	const channels = colour => [colour >> 16, (colour >> 8) & 255, colour & 255];
	// Pale regions have the hue of a sign, but not its strength.
	const vivid = rgb => rgb.map(value => Math.max(0, Math.min(255, 4 * value - rgb[0] - rgb[1] - rgb[2])));
	const distance = (region, sign) =>
		Math.hypot(...vivid(channels(region)).map((value, i) => value - channels(sign)[i]));
	const pairs = letters.flatMap(letter =>
		Object.keys(EMOJI).map(sign => ({letter, sign, far: distance(data.colours[letter], EMOJI[sign])})),
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
