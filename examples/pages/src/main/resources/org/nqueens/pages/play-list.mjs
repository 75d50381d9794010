import {colourOf} from "./board-draw.mjs";
import {make, page, say, writeNoMore} from "./board-page.mjs";
import {difficultyText, joined} from "./board-sentences.mjs";
import {board} from "./board-squares.mjs";
import {store} from "./board-store.mjs";
import {text} from "./board-texts.mjs";
import {focusOn, view} from "./board-view.mjs";
import {book, choose, data, looksOf} from "./play-board.mjs";
import {
	boardIndexes,
	countSolved,
	dateOf,
	dayOfYear,
	daysText,
	hardnessOf,
	indexOfDay,
	isYear,
	keepInBook,
	nameOf,
	ownTitle,
	placeText,
	records,
	shelf,
	titleOfBook,
	yearOfBook,
} from "./play-book.mjs";
import {stopClock} from "./play-clock.mjs";
import {openGame} from "./play-moves.mjs";
import {timeText} from "./play-result.mjs";
import {keepGame} from "./play-store.mjs";
import {layOut} from "./play-view.mjs";

// Opens a board by a press of the player.
export function goTo(index) {
	if (!book.boards[index] || index === shelf.index) return;
	leave();
	history.pushState(null, "", `#board=${index + 1}`);
	turnTo(index);
	focusOn(0);
	say(`${joined([nameOf(index), placeText(), `${board.n} × ${board.n}`, hardnessOf(data)])}.`);
}

// Keeps the game before another board takes its place.
export function leave() {
	writeNoMore();
	stopClock();
	keepGame();
}

export function turnTo(index) {
	shelf.index = index;
	choose(index);
	keepInBook({last: index});
	Object.assign(view, {advice: undefined, stage: 0});
	layOut();
	openGame();
}

// The boards of a book as tiles by their difficulty; those of a year as a calendar of a month.
export function listBoards() {
	keepGame();
	page.name.textContent = titleOfBook();
	page.solved.textContent = text("play.count-solved", {number: countSolved(), all: boardIndexes().length}) + (isYear() ? daysText() : "");
	page.months.hidden = !isYear();
	if (isYear()) showMonth(dayOfYear(shelf.index).getUTCMonth());
	else page.puzzles.replaceChildren(...groups());
	page.list.showModal();
	page.puzzles.querySelector("[aria-current]").focus();
}

function groups() {
	const kept = records();
	const difficulties = [...new Set(book.boards.map(({difficulty}) => difficulty))].sort();
	return difficulties.map(difficulty => {
		const group = make("section", {});
		group.appendChild(make("h3", {})).textContent = difficulty ? difficultyText(difficulty) : text("play.other-boards");
		const tiles = group.appendChild(make("div", {class: "tiles"}));
		tiles.append(...boardIndexes().filter(at => book.boards[at].difficulty === difficulty).map(at => tileOf(at, kept[at])));
		return group;
	});
}

function tileOf(index, record) {
	const {n, stars} = book.boards[index];
	const name = ownTitle(index) ? `${index + 1}. ${nameOf(index)}` : nameOf(index);
	const button = entryOf(index, [name, `${n} × ${n}`, stars > 1 && text(`piece.queens-${stars}`), resultOf(record)]);
	button.innerHTML = thumbnailOf(book.boards[index]);
	for (const textContent of [name, joined([stars > 1 && "♛".repeat(stars), resultOf(record)], " ")]) {
		button.append(make("span", {textContent}));
	}
	return button;
}

// The button of a board, with a label that begins with its name.
function entryOf(index, facts) {
	const label = joined(facts);
	const button = make("button", {"aria-label": label.replace("✓", text("play.solved")), title: label});
	if (index === shelf.index) button.setAttribute("aria-current", true);
	button.onclick = () => {
		page.list.close();
		goTo(index);
	};
	return button;
}

function resultOf({isSolved, best}) {
	if (!isSolved) return "";
	return best === undefined ? "✓" : `✓ ${timeText(best)}`;
}

function thumbnailOf(data) {
	const looks = looksOf(data);
	const {n, all, columnOf, rowOf, isGiven} = looks;
	const squares = all.map(
		at => `<path fill="${colourOf(at, looks)}" d="M${columnOf(at)} ${rowOf(at)}h1v1h-1z"/>`,
	);
	const queens = all
		.filter(isGiven)
		.map(at => `<circle cx="${columnOf(at) + 0.5}" cy="${rowOf(at) + 0.5}" r=".3" fill="#252a3a"/>`);
	return `<svg viewBox="0 0 ${n} ${n}" shape-rendering="crispEdges" aria-hidden="true">${squares.join("")}${queens.join("")}</svg>`;
}

let month; // of the calendar, from 0 on

// The weeks of a month.
function showMonth(shown) {
	month = shown;
	const days = boardIndexes().filter(index => dayOfYear(index).getUTCMonth() === month);
	const before = (new Date(yearOfBook(), month, 1).getDay() + 6) % 7; // days from Monday on
	const weekdays = text("play.weekdays").split(" ");
	const heads = weekdays.map(textContent => make("span", {"aria-hidden": true, textContent}));
	const gaps = Array.from({length: before}, () => make("i", {}));
	const calendar = make("div", {class: "calendar"});
	calendar.append(...heads, ...gaps, ...days.map(dayButton));
	const buttons = [...calendar.querySelectorAll("button")];
	const first = buttons.find(each => each.ariaCurrent) ?? buttons.find(each => each.classList.contains("today")) ?? buttons[0];
	first.tabIndex = 0;
	page.month.textContent = dateOf(days[0], {month: "long"});
	page.puzzles.replaceChildren(calendar);
	page.earlier.setAttribute("aria-disabled", !month);
	page.later.setAttribute("aria-disabled", month === 11);
}

function dayButton(index) {
	const result = resultOf(store.read(book.boards[index].key));
	const button = entryOf(index, [nameOf(index), hardnessOf(book.boards[index]), result, index === indexOfDay(new Date()) ? text("play.today") : ""]);
	button.classList.toggle("today", index === indexOfDay(new Date()));
	Object.assign(button, {tabIndex: -1, onkeydown: event => walkDays(event, index)});
	for (const textContent of [dayOfYear(index).getUTCDate(), result && "✓"]) {
		button.append(make("span", {textContent}));
	}
	return button;
}

// The arrow keys go from day to day and from week to week, also to other months; the Tab key leaves the calendar.
function walkDays(event, index) {
	const by = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7}[event.key];
	if (!by) return;
	event.preventDefault();
	const all = boardIndexes();
	const to = all[all.indexOf(index) + by];
	if (to === undefined) return;
	const shown = dayOfYear(to).getUTCMonth();
	if (shown !== month) showMonth(shown);
	const buttons = [...page.puzzles.querySelectorAll("button")];
	const button = buttons[dayOfYear(to).getUTCDate() - 1];
	for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
	button.focus();
}

export const monthActions = {
	earlier: () => month > 0 && showMonth(month - 1),
	later: () => month < 11 && showMonth(month + 1),
};
