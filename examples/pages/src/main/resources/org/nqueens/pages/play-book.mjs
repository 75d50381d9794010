import {joined} from "./board-sentences.mjs";
import {board} from "./board-squares.mjs";
import {store} from "./board-store.mjs";
import {locale, text} from "./board-texts.mjs";
import {book, data} from "./play-board.mjs";
import {picturesOfRows, resultText} from "./play-result.mjs";
import {game} from "./play-state.mjs";

// A page of several boards: their list, the way from one to the next, and the board of the day.
const DAYS = 366; // a book of so many boards has one for each date of a leap year
const LEAP_DAY = 59; // the index of 29 February
const DAY = 24 * 60 * 60 * 1000; // milliseconds

export const shelf = {index: 0};

export function isBook() {
	return book.boards.length > 1;
}

export function isYear() {
	return book.boards.length === DAYS;
}

// A generated board is called by its place in the book, and not by the number from which it was made.
export function nameOf(index) {
	if (isYear()) return dateOf(index);
	if (isBook()) return ownTitle(index) || text("board.puzzle", {number: index + 1});
	return book.title || titleOfBoard(data) || text("play.title", data);
}

// The title of the page, in the language of the reader where it has none of its own.
export function titleOfBook() {
	if (!isBook()) return nameOf(0);
	return book.title || (book.year ? text("play.year", book) : text("board.puzzles"));
}

// A generated board has a title that only tells its number.
function titleOfBoard({title}) {
	return title.replace(/^Puzzle (\d+)$/, (_, number) => text("board.puzzle", {number}));
}

// The title that a board has of its own in its book.
export function ownTitle(index) {
	const {title} = book.boards[index];
	return isBook() && /^Puzzle \d+$/.test(title) ? "" : title;
}

// The year of the page, or that of its reader.
export function yearOfBook() {
	return book.year ?? new Date().getFullYear();
}

// The indexes of the boards of the book, in a year of 365 days without that of 29 February.
export function boardIndexes() {
	const isLeap = new Date(yearOfBook(), 1, 29).getDate() === 29;
	return [...book.boards.keys()].filter(index => isLeap || !isYear() || index !== LEAP_DAY);
}

// The index of the board before or after the one that is played, or undefined.
export function indexBeside(by) {
	return by < 0 ? boardIndexes().findLast(index => index < shelf.index) : boardIndexes().find(index => index > shelf.index);
}

// The place of the board that is played among those of its book, or its day among those of the year.
export function placeText() {
	const all = boardIndexes();
	return text("play.place", {number: all.filter(index => index <= shelf.index).length, all: all.length});
}

// What a page says in another year than its own.
export function otherYearText() {
	const now = new Date().getFullYear();
	return !book.year || book.year === now ? "" : text("play.other-year", {year: book.year, now});
}

export function hardnessOf({difficulty}) {
	return difficulty ? text(`difficulty.${difficulty}`) : "";
}

// A day of the local calendar, as a number that grows by 1 each day.
function dayOf(date) {
	return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

// The index of the board of a date, or undefined.
export function indexOfDay(date) {
	return isYear() && !otherYearText()
		? (Date.UTC(2024, date.getMonth(), date.getDate()) - Date.UTC(2024, 0)) / DAY
		: undefined;
}

// The day of a board in a leap year.
export function dayOfYear(index) {
	return new Date(Date.UTC(2024, 0, index + 1));
}

// The date of a board of the year, or what is asked of it.
export function dateOf(index, format = {day: "numeric", month: "long"}) {
	return dayOfYear(index).toLocaleDateString(locale, {...format, timeZone: "UTC"});
}

function keptDays() {
	return store.read(book.key).days ?? [];
}

export function keepInBook(record) {
	if (isBook()) store.write(book.key, {...store.read(book.key), ...record});
}

// What the browser keeps of each board.
export function records() {
	return book.boards.map(({key}) => store.read(key));
}

export function countSolved() {
	const kept = records();
	return boardIndexes().filter(index => kept[index].isSolved || (index === shelf.index && game.isSolved)).length;
}

// A board counts on its day only.
export function keepDay() {
	const today = new Date();
	if (shelf.index === indexOfDay(today)) keepInBook({days: [...new Set([...keptDays(), dayOf(today)])]});
}

// The days up to today, or up to yesterday, on which the board of the day was solved without a gap.
function daysInARow() {
	const days = new Set(keptDays());
	const today = dayOf(new Date());
	const last = days.has(today) ? today : today - 1;
	let count = 0;
	while (days.has(last - count)) count++;
	return count;
}

export function daysText() {
	return ` ${text("play.days", {count: daysInARow()})}`;
}

// The result for others: it shows the regions, which everybody may see, and no queen.
export function textToCopy() {
	const {n} = board;
	const name = isYear() ? nameOf(shelf.index) : joined([isBook() && placeText(), ownTitle(shelf.index)]);
	const words = joined([
		isBook() ? titleOfBook() : "",
		name || text("play.copied-title"),
		`${n}×${n}`,
		data.difficulty && text("play.copied-difficulty", data),
		resultText(),
	]);
	return `${words}\n${picturesOfRows().join("\n")}\n`;
}

// The board of the address, or that of the day, or the last one.
export function firstIndex() {
	const index = [indexOfAddress(), indexOfDay(new Date()), store.read(book.key).last]
		.map(Number)
		.find(known => book.boards[known]);
	return index ?? 0;
}

export function indexOfAddress() {
	const number = new URLSearchParams(location.hash.slice(1)).get("board");
	return number === null ? undefined : number - 1;
}
