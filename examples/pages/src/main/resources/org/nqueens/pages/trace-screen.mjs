import {page, say} from "./board-page.mjs";
import {boardOf} from "./trace-board.mjs";

// What the parts of the page share: the searches, the one that is walked, its board, and the next drawing of them.
export const searches = [];
export const zoom = {hasLabels: true, isFit: true, isBroad: false};
export const board = boardOf(page.board);
export const player = {timer: 0}; // of the events that are played
export const screen = {render: undefined, isDue: false, isChoosing: false, isRefused: false, isChanged: false};
export let active, colours;

export function activate(search) {
	active = search;
}

export function useColours(next) {
	colours = next;
}

// The font size of the label of a student's node.
export function ownSize() {
	return Math.max(12, 1.3 * zoom.label);
}

export function paint() {
	if (!screen.isDue) requestAnimationFrame(screen.render);
	screen.isDue = true;
}

// Events that are played fast are not read aloud.
export function tell(sentence) {
	if (!player.timer || page.speed.value < 2) say(sentence);
	paint();
}
