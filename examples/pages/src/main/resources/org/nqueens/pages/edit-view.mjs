import {cssOf, drawBoard} from "./board-draw.mjs";
import {make, page, report, say} from "./board-page.mjs";
import {difficultyText, joined, rulesText} from "./board-sentences.mjs";
import {SIDE} from "./board-shapes.mjs";
import {board, useBoard} from "./board-squares.mjs";
import {listed, text} from "./board-texts.mjs";
import {focusOn, layOutGrid, view} from "./board-view.mjs";
import {layOutZoom} from "./board-zoom.mjs";
import {BLOCKED, boardOf, data, EMPTY, lettersToPaint, QUEEN, steps, textOf, variantOf, WALL} from "./edit-draft.mjs";
import {isServed} from "./edit-link.mjs";
import {rate} from "./edit-rating.mjs";
import {MAX_SEARCHED, notes, otherStars, problemsOf, solutionsOf} from "./edit-search.mjs";

// What the page shows: the answer of the search, the palette, the board and its text.
Object.assign(view, {tool: "A", solutions: [], isShown: false, told: "", palette: ""});

// The board after a change of it, and its answer.
export function render() {
	showBoard();
	judge();
}

// The board without an answer, as a game needs it.
export function showBoard() {
	const {length} = view.cells;
	const isFocused = page.grid.contains(document.activeElement);
	useBoard(boardOf(steps.now));
	drawBoard();
	if (length !== board.all.length) {
		layOutGrid();
		layOutZoom();
		if (isFocused) focusOn(0);
	}
	view.cells.forEach((cell, at) => cell.setAttribute("aria-label", labelOf(at)));
	layOutPalette();
	document.title = page.heading.textContent = steps.now.title || text("edit.title");
	page.about.textContent = rulesText({...board, variant: variantNow(), hasWalls: board.all.some(board.isWall)});
	page.size.value = board.n;
	page.variant.value = variantNow();
	page.variant.disabled = board.stars > 1;
	page.stars.value = board.stars;
	page.stars.disabled = board.n > data.starred;
	page.queens.value = board.total;
	page.queens.max = board.n ** 2;
	page.queens.disabled = board.stars > 1 || board.n > data.starred;
	page.title.value = steps.now.title;
	if (document.activeElement !== page.text) page.text.value = textOf(steps.now);
	tellProblem("");
	page.copy.textContent = text("edit.copy");
	page.undo.setAttribute("aria-disabled", !steps.past.length);
	page.redo.setAttribute("aria-disabled", !steps.future.length);
	page.reset.hidden = textOf(steps.now) === data.text;
	report.text = textOf(steps.now);
}

// A problem of the text, which is then not that of the board.
export function tellProblem(problem) {
	page.problem.textContent = problem;
	page.copy.disabled = page.download.disabled = problem !== "";
}

export function variantNow() {
	return variantOf(steps.now);
}

export function nameOf(character) {
	if (isRegion(character)) return text("board.region", {region: character});
	return text({[EMPTY]: "board.empty", [BLOCKED]: "board.blocked", [WALL]: "board.wall", [QUEEN]: "board.given"}[character]);
}

// Q is a region where it has to be one, or is one.
export function isRegion(character) {
	return ![EMPTY, BLOCKED, WALL].includes(character) && (character !== QUEEN || lettersToPaint().includes(QUEEN));
}

export function labelOf(at) {
	return joined([text("board.place", {column: board.columnOf(at), row: board.rowOf(at)}), nameOf(steps.now.squares[at])]);
}

// Why a square cannot be painted so, or an empty text: a board has regions or given queens.
export function refusalOf(character) {
	if (isRegion(character)) {
		return board.all.some(board.isGiven) ? text("edit.given-first") : "";
	}
	const isPlaceForWalls = board.stars === 1 && board.n <= data.starred && !variantNow().startsWith("toroidal");
	if (character === WALL) return isPlaceForWalls ? "" : text("edit.no-walls", {n: data.starred});
	return character === QUEEN && board.hasRegions ? text("edit.no-given") : "";
}

// A choice for each region, and for the squares that belong to none.
export function layOutPalette() {
	const letters = lettersToPaint();
	const tools = [...letters, EMPTY, BLOCKED, WALL, ...(letters.includes(QUEEN) ? [] : [QUEEN])];
	const refused = tools.filter(refusalOf);
	const palette = `${tools} ${refused}`;
	if (refused.includes(view.tool) || !tools.includes(view.tool)) {
		view.tool = refused.includes(letters[0]) ? QUEEN : letters[0];
	}
	if (view.palette !== palette) {
		view.palette = palette;
		page.palette.replaceChildren(...tools.map(tool => labelOfTool(tool, refused.includes(tool))));
	}
	for (const input of page.palette.querySelectorAll("input")) input.checked = input.value === view.tool;
}

function labelOfTool(tool, isRefused) {
	const label = make("label", {});
	const input = make("input", {type: "radio", name: "tool", value: tool, "aria-label": nameOf(tool)});
	const kind = isRegion(tool) ? "region" : {[EMPTY]: "empty", [BLOCKED]: "blocked", [WALL]: "wall", [QUEEN]: "queen"}[tool];
	const face = make("span", {class: kind, textContent: isRegion(tool) ? tool : text(`edit.${kind}`)});
	if (isRegion(tool)) face.style.background = cssOf(data.colours[tool]);
	input.disabled = isRefused;
	input.onchange = () => (view.tool = tool);
	label.append(input, face);
	return label;
}

let waiting; // for the search or the rating to go on

export function judgeNoMore() {
	clearTimeout(waiting);
}

// Judges the board: at once where the search is short, else with pauses in which the page stays alive.
function judge() {
	judgeNoMore();
	const problems = problemsOf();
	view.solutions = [];
	if (board.isFilled && ![...steps.now.squares].some(character => character !== EMPTY)) {
		answer(text("edit.nothing"), "open", [text("edit.begin")]);
	} else if (problems.length) {
		answer(text("edit.unfinished", {problem: problems[0].match(/[^:.]+/)[0].trim()}), "open", problems);
	} else if (board.n > MAX_SEARCHED) {
		answer(text("edit.not-searched"), "unsearched", [text("edit.too-large", {n: MAX_SEARCHED})]);
	} else {
		return goOn(solutionsOf(variantNow()));
	}
	openSent();
}

// Plays a board that was sent, once it has its answer.
function openSent() {
	const {whenPlayable} = view;
	view.whenPlayable = undefined;
	if (!page.play.hidden) whenPlayable?.();
}

const RATED = 50; // milliseconds between two pauses of a rating
const ANSWERS = [
	["edit.no-solution", "none"],
	["edit.one-solution", "one"],
	["edit.more-solutions", "two"],
];

function goOn(search) {
	for (;;) {
		const {value, done} = search.next();
		if (value) view.solutions.push(value);
		if (done || view.solutions.length > 1) {
			const [key, kind] = ANSWERS[view.solutions.length];
			answer(text(key), kind);
			if (view.solutions.length === 1 && board.isFilled) goOnRating(rate(variantNow()));
			else judgeStars();
			return openSent();
		}
		if (!value) {
			waiting = setTimeout(() => goOn(search));
			return answer(text("edit.searching"), "searching");
		}
	}
}

// Tells the only other number of queens in each row with which the board has one solution.
function judgeStars() {
	const numbers = otherStars(variantNow());
	const unique = [];
	const next = () => {
		const stars = numbers.shift();
		if (stars) return count(solutionsOf(variantNow(), stars), stars, 0);
		if (unique.length !== 1) return undefined;
		const [one] = unique;
		page.hardness.textContent = text("edit.other-stars", {piece: text(one > 1 ? `piece.queens-${one}` : "piece.queen"), stars: one});
		return say(page.hardness.textContent);
	};
	const count = (search, stars, found) => {
		const {value, done} = search.next();
		if (value && !found) return count(search, stars, 1);
		if (done && found) unique.push(stars);
		if (value || done) return next();
		waiting = setTimeout(() => count(search, stars, found));
		return undefined;
	};
	next();
}

// Rates a board with one solution, in the same manner.
function goOnRating(rating) {
	const end = performance.now() + RATED;
	for (;;) {
		const {value, done} = rating.next();
		if (done) return showRating(value);
		if (performance.now() > end) {
			waiting = setTimeout(() => goOnRating(rating));
			return undefined;
		}
	}
}

function showRating(rating) {
	page.rating.hidden = Boolean(rating);
	if (!rating) page.hardness.textContent = "";
	else if (!rating.difficulty) page.hardness.textContent = text("edit.given-solve");
	else page.hardness.textContent = `${difficultyText(rating.difficulty)}.`;
	report.score = rating?.score;
}

// Shows the answer, and tells it by voice if it is another one than before.
function answer(words, kind, problems = []) {
	page.verdict.textContent = words;
	page.verdict.className = report.answer = kind;
	page.notes.textContent = [...problems, ...notes()].join(" ");
	page.hardness.textContent = "";
	page.rating.hidden = kind !== "unsearched"; // what the page rates itself follows
	page.play.hidden = !["one", "two", "unsearched"].includes(kind);
	page.link.hidden = page.play.hidden || !isServed();
	page.link.textContent = text("edit.link");
	page.rate.textContent = text("edit.rate");
	page.command.hidden = true;
	showSolutions();
	const told = `${words.replace(/\s?:.*/, "")}. ${page.notes.textContent}`;
	if (kind === "searching") return;
	if (told !== view.told) say(`${page.live.textContent} ${told}`);
	view.told = told;
}

// Small boards, with rings on the squares that only one of them has.
export function showSolutions() {
	const {solutions, isShown} = view;
	const isOne = solutions.length === 1;
	page.show.hidden = !isOne;
	page.show.textContent = text(isShown ? "edit.hide" : "edit.show");
	page.solutions.innerHTML = isOne && !isShown ? "" : solutions.map(pictureOfSolution).join("");
}

function pictureOfSolution(queens, index, solutions) {
	const {n, columnOf, rowOf} = board;
	const others = solutions[1 - index] ?? queens;
	const side = n * SIDE + 8;
	const names = queens.map(at => `(${columnOf(at)}, ${rowOf(at)})`).sort();
	const key = solutions.length > 1 ? "edit.solution" : "edit.the-solution";
	const label = text(key, {number: index + 1, squares: listed(names)});
	const shape = (name, at, path) =>
		`<path class="${name}" transform="translate(${columnOf(at) * SIDE} ${rowOf(at) * SIDE})" d="${path}"/>`;
	const shapes = queens.map(at => {
		const queen = shape("queen", at, page.marks.dataset.queen);
		return others.includes(at) ? queen : queen + shape("ring", at, "M3 3h42v42h-42z");
	});
	return `<svg role="img" aria-label="${label}" viewBox="-4 -4 ${side} ${side}">
		<use href="#squares"/>${shapes.join("")}
	</svg>`;
}
