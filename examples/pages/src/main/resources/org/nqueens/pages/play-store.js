const MAX_PAST = 200; // actions that are kept

function keepGame() {
	const {marks, past, future, best, hints, isWon, isShown} = game;
	if (!past.length && !future.length && best === undefined) return store.remove(data.key); // a game without a move
	const last = games => games.slice(-MAX_PAST).map(encode);
	store.write(data.key, {
		marks: encode(marks),
		past: last(past),
		future: last(future),
		time: elapsed(),
		best,
		hints,
		isWon,
		isShown,
	});
}

// The game that was kept, or a new one.
function recallGame() {
	const {marks, past, future, time, best, hints, isWon, isShown} = store.read(data.key);
	const of = codes => (Array.isArray(codes) ? codes : []).map(code => decode(String(code))).filter(known => known);
	startGame();
	Object.assign(game, {
		marks: decode(String(marks ?? "!")) ?? game.marks,
		past: of(past),
		future: of(future),
		time: Number(time) || 0,
		best: Number(best) || undefined,
		hints: Number(hints) || 0,
		isWon: isWon === true,
		isShown: isShown === true,
	});
}

const boxes = [...document.querySelectorAll("input")];

function keepOptions() {
	store.write("options", Object.fromEntries(boxes.map(box => [box.id, box.checked])));
}

function recallOptions() {
	const options = store.read("options");
	for (const box of boxes) box.checked = options[box.id] ?? box.defaultChecked;
}
