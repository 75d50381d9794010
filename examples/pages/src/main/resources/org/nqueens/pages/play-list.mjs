import {make, page, say, writeNoMore} from "./board-page.mjs";
import {board} from "./board-squares.mjs";
import {store} from "./board-store.mjs";
import {focusOn, view} from "./board-view.mjs";
import {book, choose, data} from "./play-board.mjs";
import {dateOf, DAYS, daysText, hardnessOf, keepInBook, nameOf, shelf} from "./play-book.mjs";
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
	say([`${nameOf(index)}, ${board.n} × ${board.n}`, hardnessOf(data)].filter(text => text).join(", ") + ".");
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

export function listBoards() {
	keepGame();
	const games = book.boards.map(each => store.read(each.key));
	const solved = games.filter(({isSolved}) => isSolved).length;
	page.solved.textContent = `${solved} of ${games.length} solved.${book.boards.length === DAYS ? daysText() : ""}`;
	page.puzzles.replaceChildren(...games.map((played, index) => itemOf(index, played)));
	page.list.showModal();
	page.puzzles.children[shelf.index].firstChild.focus();
}

// The item of a board in the list, with the best time if there is one.
function itemOf(index, {isSolved, best}) {
	const each = book.boards[index];
	const item = make("li", {});
	const button = item.appendChild(make("button", index === shelf.index ? {"aria-current": "true"} : {}));
	const name = each.title ? `${index + 1}. ${each.title}` : nameOf(index);
	const texts = [
		[dateOf(index), name].filter(text => text).join(": "),
		[`${each.n} × ${each.n}`, hardnessOf(each)].filter(text => text).join(", "),
		isSolved ? `✓ ${best === undefined ? "" : timeText(best)}` : "",
	];
	for (const text of texts) button.appendChild(make("span", {})).textContent = text;
	button.onclick = () => {
		page.list.close();
		goTo(index);
	};
	return item;
}

