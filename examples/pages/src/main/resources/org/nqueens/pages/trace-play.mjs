import {page} from "./board-page.mjs";
import {text} from "./board-texts.mjs";
import {isAtEnd} from "./trace-link.mjs";
import {active, player} from "./trace-screen.mjs";
import {go, lastPlace, select, step} from "./trace-walk.mjs";

export function pause() {
	clearInterval(player.timer);
	player.timer = 0;
	page.play.textContent = text("search.play");
}

// Shows one event after the other, at the end from the first one on.
export function play() {
	const isAtEnd = () => active.state.place === lastPlace();
	clearInterval(player.timer);
	if (isAtEnd()) go(active.trace.own.has(active.state.node) ? active.trace.start[active.state.node] : 0);
	player.timer = setInterval(() => {
		step(1);
		if (isAtEnd()) pause();
	}, 1000 / page.speed.value);
	page.play.textContent = text("search.pause");
}

// Selects a node by its number, or the next node of a decision such as q3 = 2, q_3 != 2 or q₃ ≤ 2.
function goTo(name) {
	const {
		trace: {size},
		state,
		words,
	} = active;
	const plain = formula =>
		formula
			.replace(/[₀-₉]/g, digit => digit.charCodeAt() - 0x2080)
			.replace(/[_\s,]/g, "")
			.replace("!=", "≠")
			.replace("<=", "≤")
			.replace(">=", "≥");
	const wanted = plain(name.toLowerCase());
	if (/^\d+$/.test(wanted)) return select(+wanted);
	for (let step = 1; step <= size; step++) {
		const node = (state.node + step) % size;
		if (plain(words.formula(node)) === wanted) return select(node);
	}
	select(-1);
}

export function listenToPlay() {
	page.speed.onchange = () => player.timer && play();
	page.goto.onchange = () => page.goto.value && goTo(page.goto.value);
}
