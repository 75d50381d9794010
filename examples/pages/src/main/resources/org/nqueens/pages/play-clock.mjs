import {page} from "./board-page.mjs";
import {data} from "./play-board.mjs";
import {timeText} from "./play-result.mjs";
import {game, marksOf, steps} from "./play-state.mjs";

// The time of a game: from the first mark on, while the page is seen and the board is not solved.
const clock = {since: undefined, ticking: undefined};

export function elapsed() {
	return game.time + (clock.since === undefined ? 0 : performance.now() - clock.since);
}

export function runClock(isSolved) {
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

export function stopClock() {
	game.time = elapsed();
	clock.since = undefined;
	clearInterval(clock.ticking);
}

function showClock() {
	page.clock.textContent = page.timed.checked ? timeText(elapsed()) : "";
}

export function isOver() {
	return game.isWon || game.isShown;
}

export function startGame() {
	stopClock();
	steps.begin(marksOf(data.queens, data.crosses));
	Object.assign(game, {time: 0, hints: 0, isWon: false, isShown: false});
}

// The first solution of a game that the player has found is its result. Tells whether it is new.
export function finish() {
	if (isOver() || !steps.past.length) return false;
	stopClock();
	Object.assign(game, {isWon: true, isSolved: true});
	// A time with hints, or of a solution that was known, is none to beat.
	if (!game.hints && game.time >= 1000) game.best = Math.min(game.time, game.best ?? Infinity);
	return true;
}
