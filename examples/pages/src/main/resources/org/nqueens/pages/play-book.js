// A page of several boards: their list, the way from one to the next, and the board of the day.
const DAYS = 366; // a book of so many boards has one for each date of a leap year
const DAY = 24 * 60 * 60 * 1000; // milliseconds

const shelf = {index: 0};

function isBook() {
	return book.boards.length > 1;
}

function nameOf(index) {
	return book.boards[index].title || (isBook() ? `Puzzle ${index + 1}` : book.title);
}

function hardnessOf({difficulty}) {
	return difficulty ? words.difficulty[difficulty - 1] : "";
}

// A day of the local calendar, as a number that grows by 1 each day.
function dayOf(date) {
	return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

// The index of the board of a date, or undefined.
function indexOfDay(date) {
	return book.boards.length === DAYS
		? (Date.UTC(2024, date.getMonth(), date.getDate()) - Date.UTC(2024, 0)) / DAY
		: undefined;
}

const DATE = {day: "numeric", month: "long", timeZone: "UTC"};

// The date of a board, without its year, or an empty text.
function dateOf(index) {
	return book.boards.length === DAYS
		? new Date(Date.UTC(2024, 0, index + 1)).toLocaleDateString("en-GB", DATE)
		: "";
}

function keptDays() {
	const {days} = store.read(book.key);
	return Array.isArray(days) ? days : [];
}

function keepInBook(record) {
	if (isBook()) store.write(book.key, {...store.read(book.key), ...record});
}

// A board counts on its day only.
function keepDay() {
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

function daysText() {
	return ` ${listedCount(daysInARow(), "day", "s")} in a row.`;
}

function listBoards() {
	keepGame();
	const best = book.boards.map(each => store.read(each.key).best);
	const solved = best.filter(time => time !== undefined).length;
	page.solved.textContent = `${solved} of ${best.length} solved.${book.boards.length === DAYS ? daysText() : ""}`;
	page.puzzles.replaceChildren(...best.map((time, index) => itemOf(index, time)));
	page.list.showModal();
	page.puzzles.children[shelf.index].firstChild.focus();
}

// The item of a board in the list, with the best time if there is one.
function itemOf(index, time) {
	const each = book.boards[index];
	const item = make("li", {});
	const button = item.appendChild(make("button", index === shelf.index ? {"aria-current": "true"} : {}));
	const name = each.title ? `${index + 1}. ${each.title}` : nameOf(index);
	const texts = [
		[dateOf(index), name].filter(text => text).join(": "),
		[`${each.n} × ${each.n}`, hardnessOf(each)].filter(text => text).join(", "),
		time === undefined ? "" : `✓ ${timeText(time)}`,
	];
	for (const text of texts) button.appendChild(make("span", {})).textContent = text;
	button.onclick = () => {
		page.list.close();
		goTo(index);
	};
	return item;
}

// Opens a board by a press of the player.
function goTo(index) {
	if (!book.boards[index] || index === shelf.index) return;
	leave();
	history.pushState(null, "", `#board=${index + 1}`);
	turnTo(index);
	focusOn(0);
	say([`${nameOf(index)}, ${board.n} × ${board.n}`, hardnessOf(data)].filter(text => text).join(", ") + ".");
}

// Keeps the game before another board takes its place.
function leave() {
	clearTimeout(writing);
	stopClock();
	keepGame();
}

function turnTo(index) {
	shelf.index = index;
	choose(index);
	keepInBook({last: index});
	Object.assign(view, {advice: undefined, stage: 0});
	layOut();
	openGame();
}

// The board of the address, or that of the day, or the last one.
function firstIndex() {
	const index = [indexOfAddress(), indexOfDay(new Date()), store.read(book.key).last]
		.map(Number)
		.find(known => book.boards[known]);
	return index ?? 0;
}

function indexOfAddress() {
	const number = new URLSearchParams(location.hash.slice(1)).get("board");
	return number === null ? undefined : number - 1;
}
