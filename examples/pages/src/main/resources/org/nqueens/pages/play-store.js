// What the browser keeps of a page, by name. A browser may refuse it: then the page goes on without a memory.
const store = {
	read(name) {
		try {
			return JSON.parse(localStorage.getItem(`nqueens ${name}`)) ?? {};
		} catch {
			return {};
		}
	},
	write(name, record) {
		try {
			localStorage.setItem(`nqueens ${name}`, JSON.stringify(record));
		} catch {
			// refused or full
		}
	},
	remove(name) {
		try {
			localStorage.removeItem(`nqueens ${name}`);
		} catch {
			// refused
		}
	},
};

const MAX_PAST = 200; // actions that are kept

function keepGame() {
	const {marks, past, future, isShown} = game;
	if (past.length || future.length) {
		store.write(data.key, {marks: encode(marks), past: past.slice(-MAX_PAST).map(encode), future: future.slice(-MAX_PAST).map(encode), isShown});
	}
}

// The game that was kept, or a new one.
function recallGame() {
	const {marks, past, future, isShown} = store.read(data.key);
	const of = codes => (Array.isArray(codes) ? codes : []).map(code => decode(String(code))).filter(known => known);
	startGame();
	Object.assign(game, {marks: decode(String(marks ?? "!")) ?? game.marks, past: of(past), future: of(future), isShown: isShown === true});
}

const boxes = [...document.querySelectorAll("input")];

function keepOptions() {
	store.write("options", Object.fromEntries(boxes.map(box => [box.id, box.checked])));
}

function recallOptions() {
	const options = store.read("options");
	for (const box of boxes) box.checked = options[box.id] ?? box.defaultChecked;
}
