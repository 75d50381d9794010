import {store} from "./board-store.mjs";
import {data} from "./play-board.mjs";
import {elapsed, startGame} from "./play-clock.mjs";
import {decode, encode, game, steps} from "./play-state.mjs";

export function keepGame() {
	const {now, past, future} = steps;
	const {best, hints, isWon, isShown, isSolved} = game;
	if (!past.length && !future.length && !isSolved) return store.remove(data.key); // a game without a move
	store.write(data.key, {
		marks: encode(now),
		past: steps.codes(past),
		future: steps.codes(future),
		time: elapsed(),
		best,
		hints,
		isWon,
		isShown,
		isSolved,
	});
}

// The game that was kept, or a new one.
export function recallGame() {
	const {marks = "!", past = [], future = [], ...kept} = store.read(data.key);
	const of = codes => codes.map(decode).filter(known => known);
	startGame();
	Object.assign(steps, {now: decode(marks) ?? steps.now, past: of(past), future: of(future)});
	const {time = 0, best, hints = 0, isWon = false, isShown = false, isSolved = false} = kept;
	Object.assign(game, {time, best, hints, isWon, isShown, isSolved});
}

export const boxes = [...document.querySelectorAll("input")];

export function keepOptions() {
	store.write("options", Object.fromEntries(boxes.map(box => [box.id, box.checked])));
}

export function recallOptions() {
	const options = store.read("options");
	for (const box of boxes) box.checked = options[box.id] ?? box.defaultChecked;
}
