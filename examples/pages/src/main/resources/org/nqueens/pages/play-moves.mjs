import {page, say, writeSoon} from "./board-page.mjs";
import {joined, sentence} from "./board-sentences.mjs";
import {board} from "./board-squares.mjs";
import {store} from "./board-store.mjs";
import {text} from "./board-texts.mjs";
import {focusOn, view} from "./board-view.mjs";
import {boardZoom} from "./board-zoom.mjs";
import {data, EMPTY} from "./play-board.mjs";
import {isBook, keepDay, shelf} from "./play-book.mjs";
import {finish} from "./play-clock.mjs";
import {adviceOf, clashSentence} from "./play-hints.mjs";
import {changed, decode, encode, factsOf, steps} from "./play-state.mjs";
import {keepGame, recallGame} from "./play-store.mjs";
import {advised, celebrate, contentOf, nameOfMark, praise, render, shownClashes, shownMark} from "./play-view.mjs";

// The moves of the player, what is advised, and the address, which holds the marks.
// Shows what an action did; a move closes the hint.
export function update(isDone, words) {
	if (!isDone) return;
	view.advice = view.forgotten = undefined;
	const facts = factsOf(steps.now);
	const isNewResult = facts.isSolved && finish();
	if (isNewResult) keepDay();
	say(joined([words, facts.isSolved ? praise() : "", ...shownClashes(facts).map(clashSentence)], " "));
	render();
	page.board.classList.toggle("won", isNewResult);
	if (isNewResult) celebrate();
	writeSoon(keep);
}

export function put(at, mark) {
	if (board.isFree(at)) update(steps.replace(changed(steps.now, [at], mark)), sentence(nameOfMark(mark)));
	else say(sentence(contentOf(at)));
}

export function toggle(at, mark) {
	put(at, shownMark(at) === mark ? EMPTY : mark);
}

export function cycle(at) {
	put(at, (shownMark(at) + 1) % 3);
}

export function act(at, action) {
	focusOn(at);
	action(at);
}

// Shows advice up to a stage, or none.
export function advise(advice, stage = 0) {
	Object.assign(view, {advice, stage: advice ? Math.min(stage, advice.texts.length - 1) : 0});
	render();
	if (advice && boardZoom.factor > 1) scrollToAdvice(advice);
	say(advice ? advised() : page.message.textContent);
}

// What a hint marks may be outside of the frame.
function scrollToAdvice({wrong, squares, units}) {
	const [at] = [...(view.stage ? [...wrong, ...squares] : []), ...units.flatMap(unit => board.units[unit].squares)];
	view.cells[at]?.scrollIntoView({block: "nearest", inline: "nearest"});
}

function codeOfAddress() {
	return new URLSearchParams(location.hash.slice(1)).get("marks");
}

// The marks of the address come before those that were kept, which undo brings back.
export function readAddress(isNew) {
	const code = codeOfAddress();
	const marks = decode(code ?? "");
	if (code === null) return;
	if (!marks) return advise(adviceOf([text("play.no-marks")], {}));
	if (isNew) steps.now = marks;
	else if (steps.replace(marks)) view.advice = undefined;
	render();
}

export function keep() {
	const code = encode(steps.now);
	if (code !== (codeOfAddress() ?? "")) {
		history.replaceState(null, "", `#${isBook() ? `board=${shelf.index + 1}&` : ""}marks=${code}`);
	}
	keepGame();
}

export function openGame() {
	const isNew = !Object.keys(store.read(data.key)).length;
	recallGame();
	render();
	readAddress(isNew);
	if (!view.advice) say(page.message.textContent);
}
