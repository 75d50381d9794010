import {drawBoard} from "./board-draw.mjs";
import {borderOf, circle, clashLineOf, queenOf} from "./board-marks.mjs";
import {make, page, report} from "./board-page.mjs";
import {difficultyText, joined, rulesText} from "./board-sentences.mjs";
import {crossOf, dot, layersOf, ring, square} from "./board-shapes.mjs";
import {board} from "./board-squares.mjs";
import {text} from "./board-texts.mjs";
import {layOutGrid, view} from "./board-view.mjs";
import {layOutZoom} from "./board-zoom.mjs";
import {CROSS, data, QUEEN} from "./play-board.mjs";
import {countSolved, daysText, indexBeside, indexOfDay, isBook, isYear, nameOf, otherYearText, ownTitle, placeText, shelf, titleOfBook} from "./play-book.mjs";
import {runClock} from "./play-clock.mjs";
import {brief, clashSentence} from "./play-hints.mjs";
import {hintsText, resultText, timeText} from "./play-result.mjs";
import {encode, factsOf, game, steps} from "./play-state.mjs";

// What the page shows beside the marks: a hint up to a stage, or the answer of Check.
Object.assign(view, {advice: undefined, stage: 0, facts: undefined, forgotten: undefined, brush: CROSS});

// Shows the board and what is said about it.
export function layOut() {
	document.title = isBook() ? joined([nameOf(shelf.index), titleOfBook(), placeText()]) : titleOfBook();
	page.title.textContent = page.title.title = nameOf(shelf.index);
	if (data.stars > 1) page.title.prepend(make("span", {ariaHidden: true, textContent: `${"♛".repeat(data.stars)} `}));
	page.difficulty.textContent = data.difficulty ? `${difficultyText(data.difficulty)}.` : "";
	page.about.textContent = rulesText({
		...data,
		hasRegions: data.regions !== "",
		hasBlocked: data.blocked.length > 0,
		hasGiven: data.given.length > 0,
		hasWalls: data.walls.length > 0,
	});
	page.heading.textContent = joined([titleOfBook(), isYear() && ownTitle(shelf.index), otherYearText()], " · ");
	page.heading.hidden = !isBook();
	page.place.textContent = isYear() ? text("play.calendar") : placeText();
	page.place.setAttribute("aria-label", isYear() ? text("play.calendar") : text("play.all", {place: placeText()}));
	page.letters.parentElement.hidden = !data.regions;
	layOutZoom();
	page.book.hidden = page.steps.hidden = !isBook();
	page.previous.setAttribute("aria-disabled", !shelf.index);
	page.next.setAttribute("aria-disabled", indexBeside(1) === undefined);
	drawBoard();
	layOutGrid();
	page.message.setAttribute("aria-hidden", true); // the live region has its text, with all coordinates
	page.solution.hidden = page.first.parentElement.hidden = !data.solution.length;
	view.cells.forEach((cell, at) => cell.setAttribute("aria-readonly", !board.isFree(at)));
}

export function contentOf(at) {
	if (board.isBlocked(at)) return text(board.isWall(at) ? "board.wall" : "board.blocked");
	if (board.isGiven(at)) return text("board.given");
	return isCrossedOut(at) ? text("board.crossed-out") : nameOfMark(steps.now[at]);
}

export function nameOfMark(mark) {
	return text(["board.empty", "board.cross", "board.queen"][mark]);
}

// A queen crosses out what she attacks, if the player wants it; these crosses are no marks, and go with her.
function isCrossedOut(at) {
	return page.auto.checked && !steps.now[at] && board.isFree(at) && !view.facts.left[at];
}

export function shownMark(at) {
	return isCrossedOut(at) ? CROSS : steps.now[at];
}

function labelOf(at, clashing) {
	const region = board.letterOf(at);
	return joined([
		text("board.place", {column: board.columnOf(at), row: board.rowOf(at)}),
		region && text("board.region", {region}),
		contentOf(at),
		clashing.has(at) && text("board.clashing"),
	]);
}

// Only what the player wants to be told: clashes may be hidden.
export function shownClashes({clashes}) {
	return page.clashes.checked ? clashes : [];
}

export function render() {
	const facts = factsOf(steps.now);
	const clashes = shownClashes(facts);
	const clashing = new Set(clashes.flatMap(({queens}) => queens));
	const {advice, stage, cells} = view;
	view.facts = facts;
	cells.forEach((cell, at) => cell.setAttribute("aria-label", labelOf(at, clashing)));
	page.marks.innerHTML = picture(facts, clashes);
	page.board.classList.toggle("solved", facts.isSolved);
	page.status.textContent = joined([
		text("board.queens", {queens: facts.queens.length, n: board.total}),
		clashes.length && text("board.clashes", {count: clashes.length}),
	]);
	page.message.textContent = message(facts, clashes).replace(/\((\d+), /g, "($1,\u00a0"); // a square on one line
	page.hint.textContent = nextStage();
	page.apply.hidden = !canDo(advice) || stage !== 1;
	page.copy.hidden = !game.isWon || !facts.isSolved;
	// The focus is on buttons that go.
	if (!page.copy.hidden && [page.hint, page.apply].includes(document.activeElement)) page.copy.focus();
	page.hint.hidden = !page.copy.hidden;
	page.another.hidden = page.copy.hidden || indexBeside(1) === undefined;
	page.copy.textContent = text("play.copy");
	page.text.hidden = true;
	page.mistakes.hidden = !page.apply.hidden || !page.copy.hidden;
	runClock(facts.isSolved);
	page.undo.setAttribute("aria-disabled", !steps.past.length && !view.forgotten);
	page.redo.setAttribute("aria-disabled", !steps.future.length);
	report.marks = encode(steps.now);
}

function message(facts, clashes) {
	if (view.advice) return brief(advised(), view.advice);
	return facts.isSolved ? praise() : clashes.slice(0, 3).map(clashSentence).join(" ");
}

// What the button of hints does next.
function nextStage() {
	const {advice, stage} = view;
	if (!advice?.kind) return text("play.hint");
	if (stage < advice.texts.length - 1) return text(["play.what", "play.why"][stage]);
	return text(canDo(advice) ? "play.do" : "play.close");
}

export function canDo(advice) {
	return advice?.mark !== undefined;
}

// The sentences of the advice up to its stage.
export function advised() {
	return view.advice.texts.slice(0, view.stage + 1).join("\n");
}

export function praise() {
	if (game.isShown) return text("play.solution-shown");
	if (!game.isWon) return text("hint.solved.where");
	return `${text("hint.solved.where")}\n${withBest(resultText())}.${streakText()}`;
}

function withBest(result) {
	return game.best === undefined ? result : text("play.best", {result, time: timeText(game.best)});
}

// The days in a row, of the board of the day.
function streakText() {
	return shelf.index === indexOfDay(new Date()) ? daysText() : "";
}

// Shows the result of a game over the board.
export function celebrate() {
	page.wonin.textContent = timeText(game.time);
	page.score.textContent = withBest(hintsText());
	page.streak.textContent = streakText();
	page.progress.textContent = isBook() ? text("play.progress", {title: titleOfBook(), place: placeText(), number: countSolved()}) : "";
	page.onward.hidden = indexBeside(1) === undefined;
	page.share.textContent = text("play.copy");
	const {left, width} = page.frame.getBoundingClientRect();
	page.win.style.setProperty("--centre", `${left + width / 2}px`);
	page.win.showModal();
}

// The marks, clashes and highlights, in layers; a square has the side 1.
function picture(facts, clashes) {
	const {all, units, isFree} = board;
	const {now: marks} = steps;
	const {advice, stage} = view;
	const layer = layersOf(board);
	const cross = crossOf(0.18);
	const draw = queenOf(board, page.marks.dataset.queen);
	const queen = name => at => draw(name, at);
	const unitLayer = (name, {squares}) => layer(`band ${name}`, squares, square) + `<path class="edge ${name}" d="${borderOf(board, squares)}"/>`;
	const unitLayers = (name, indexes) => indexes.map(index => unitLayer(name, units[index])).join("");
	const {
		units: looked = [],
		others = [],
		emptied = [],
		squares = [],
		then = [],
		wrong = [],
		difficulty,
		kind,
	} = advice ?? {};
	const isNamed = advice && (advice.isShownLast ? stage > 1 : stage > 0 || !looked.length);
	const named = isNamed ? squares : [];
	const crossedOut = all.filter(isCrossedOut);
	const crosses = all.filter(at => marks[at] === CROSS);
	const attacked = all.filter(at => isFree(at) && !facts.left[at] && !marks[at] && !isCrossedOut(at));
	return [
		unitLayers("look", looked),
		unitLayers("other", others),
		unitLayers("empty", stage > 1 || kind === "Emptied" ? emptied : []),
		page.dots.checked ? layer("dot", attacked, dot) : "",
		layer("cross auto", crossedOut, cross),
		layer("cross", crosses, cross),
		layer("ring", kind === "Mistake" ? [] : named, ring),
		difficulty > 1 && stage ? layer("cross new", named, cross) : "",
		difficulty === 1 && stage ? named.map(queen("queen new")).join("") : "",
		stage > 1 ? then.map(queen("queen then")).join("") : "",
		...all.filter(at => marks[at] === QUEEN).map(queen("queen")),
		layer("clash", [...new Set(clashes.flatMap(({queens}) => queens))], ring),
		...clashes.map(({queens}) => clashLineOf(board)(queens)),
		layer("wrong", stage || !["Clashing", "Mistake"].includes(kind) ? wrong : [], circle),
	].join("");
}
