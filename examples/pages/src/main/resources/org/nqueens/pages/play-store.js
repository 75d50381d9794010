function keepGame() {
	const {now, past, future} = steps;
	const {best, hints, isWon, isShown} = game;
	if (!past.length && !future.length && best === undefined) return store.remove(data.key); // a game without a move
	store.write(data.key, {
		marks: encode(now),
		past: codesOf(past),
		future: codesOf(future),
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
	Object.assign(steps, {now: decode(String(marks ?? "!")) ?? steps.now, past: of(past), future: of(future)});
	Object.assign(game, {
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
