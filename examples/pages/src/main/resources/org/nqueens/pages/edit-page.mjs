import {drawBoard} from "./board-draw.mjs";
import {listenToBoard} from "./board-input.mjs";
import {copyText, openLanguage} from "./board-language.mjs";
import {make, page, report, saveFile, say, writeSoon} from "./board-page.mjs";
import {sentence} from "./board-sentences.mjs";
import {board} from "./board-squares.mjs";
import {text} from "./board-texts.mjs";
import {focusBy, focusOn, view} from "./board-view.mjs";
import {zoomActions} from "./board-zoom.mjs";
import {
	BLOCKED,
	data,
	EMPTY,
	LETTERS,
	lettersToPaint,
	MAX_STARS,
	openEditor,
	painted,
	QUEEN,
	resized,
	steps,
	textOf,
	usualVariant,
	WALL,
} from "./edit-draft.mjs";
import {linkTo, sentBoard} from "./edit-link.mjs";
import {noMarks, play, played, playing, playNoMore, showMarks} from "./edit-play.mjs";
import {keep, recall} from "./edit-store.mjs";
import {read} from "./edit-text.mjs";
import {isRegion, layOutPalette, nameOf, refusalOf, render, showBoard, showSolutions, tellProblem} from "./edit-view.mjs";

// Shows what an action did.
function update(isDone, words) {
	if (!isDone) return;
	say(words);
	render();
	writeSoon(keep);
	if (location.hash.startsWith("#board=")) history.replaceState(null, "", "#"); // it has another board now
}

// Takes the board of the address, if it has one, and plays it; undo goes back to the draft.
function readAddress() {
	const {draft: sent, problem} = sentBoard() ?? {};
	if (problem) return refuse(text("edit.no-board", {problem}));
	if (!sent) return;
	if (played.isOn) actions.play();
	steps.replace(sent);
	view.whenPlayable = () => play(textOf(steps.now));
	render();
}

function refuse(words) {
	page.notes.textContent = words;
	say(words);
}

function paint(squares, character) {
	const refusal = refusalOf(character);
	if (refusal) refuse(refusal);
	else update(steps.replace(painted(squares, character)), sentence(nameOf(character)));
}

function chooseTool(character) {
	if (refusalOf(character)) return refuse(refusalOf(character));
	view.tool = character;
	layOutPalette();
	say(`${sentence(nameOf(character))} ${text("edit.chosen")}`);
}

// Takes a text in place of the draft, or says what is wrong with it.
function take(board, words) {
	const {draft: next, problem} = read(board);
	if (next) update(steps.replace(next), words);
	tellProblem(problem ?? "");
}

// The steps that undo takes back, and what shows them.
function stepsNow() {
	return played.isOn ? played.steps : steps;
}

function show(isDone, words) {
	if (played.isOn) showMarks(isDone, words);
	else update(isDone, words);
}

const actions = {
	undo: () => show(stepsNow().undo(), text("board.undone")),
	redo: () => show(stepsNow().redo(), text("board.redone")),
	clear: () => show(stepsNow().replace(played.isOn ? noMarks() : painted(board.all, EMPTY)), text("edit.cleared")),
	play() {
		if (!played.isOn) return play(textOf(steps.now));
		playNoMore();
		update(true, "");
	},
	rate: () => tellCommand(`queens rate - <<'END'\n${textOf(steps.now)}END\n`),
	open: () => page.file.click(),
	reset: () => take(data.text, text("edit.was-reset")),
	show: () => {
		view.isShown = !view.isShown;
		showSolutions();
	},
	...zoomActions,
	copy: () => copyText(textOf(steps.now), page.copy, () => page.text.select()),
	link() {
		const link = linkTo(steps.now);
		copyText(link, page.link, () => showText(link, text("edit.link-label")));
	},
	download: () => saveFile(textOf(steps.now), "text/plain", `${fileName()}.txt`),
};

// Shows a command for a terminal, and copies it where the browser lets it.
function tellCommand(command) {
	showText(command, text("edit.command-label"));
	copyText(command, page.rate, () => page.command.select());
}

// Shows a text so that it can be copied.
function showText(value, ariaLabel) {
	Object.assign(page.command, {hidden: false, value, ariaLabel});
	page.command.select();
}

// A picture is read by the library, which this page has not.
function readFile(file, name, isKept) {
	if (played.isOn) actions.play();
	if (!file.type.startsWith("image/")) {
		file.text().then(board => take(board.replaceAll("\r\n", "\n"), text("edit.opened", {name})));
		return;
	}
	const word = /^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
	refuse(text(isKept ? "edit.picture" : "edit.pasted-picture", {name}));
	tellCommand(`queens draw ${word} --html board.html --open`);
}

function fileName() {
	const words = steps.now.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["board", board.n];
	return words.join("-");
}

// The character that a key paints, or undefined: small letters are regions where there are so many.
function characterOf(key) {
	const letters = lettersToPaint();
	if (key === "Enter" || key === " ") return view.tool;
	if ([EMPTY, "Delete", "Backspace"].includes(key)) return EMPTY;
	if ([BLOCKED, WALL].includes(key)) return key;
	const letter = [key, key.toUpperCase(), key.toLowerCase()].find(each => letters.includes(each));
	return letter ?? (key.toUpperCase() === QUEEN ? QUEEN : undefined);
}

function isElsewhere({target}) {
	return target.matches("textarea, #title, #queens, select");
}

function walk(at, columns, rows, isPainting) {
	focusBy(at, columns, rows);
	if (isPainting) paint([Number(document.activeElement.dataset.at)], view.tool);
}

function actionOf({key}, at) {
	const character = characterOf(key);
	if (at < 0 || !character) return undefined;
	return () => {
		paint([at], character);
		if (character !== EMPTY && !refusalOf(character)) view.tool = character;
		layOutPalette();
	};
}

const painting = {
	actionOf,
	walk,
	press(at) {
		focusOn(at, true);
		paint([at], view.tool);
	},
	// One queen only.
	drag: squares => (isRegion(view.tool) || view.tool !== QUEEN) && paint(squares, view.tool),
	click: at => paint([at], view.tool), // assistive technology sends a click alone
	menu: at => chooseTool(steps.now.squares[at]),
};

function nameVariants() {
	page.variant.replaceChildren(...data.variants.map(value => make("option", {value, textContent: text(`variant.${value}`)})));
}

function listen() {
	const mode = () => (played.isOn ? playing : painting);
	listenToBoard({
		actions,
		isElsewhere,
		update: show,
		get steps() {
			return stepsNow();
		},
		actionOf: (event, at) => mode().actionOf(event, at),
		walk: (...step) => mode().walk(...step),
		press: at => mode().press(at),
		drag: squares => mode().drag(squares),
		click: at => mode().click(at),
		menu: at => mode().menu(at),
	});
	page.file.onchange = () => {
		const [file] = page.file.files;
		if (file) readFile(file, file.name, true);
		page.file.value = ""; // the same one may be opened again
	};
	document.onpaste = event => {
		const file = [...event.clipboardData.files].find(({type}) => type.startsWith("image/"));
		if (!file || event.clipboardData.getData("text/plain")) return; // tables are copied as both
		event.preventDefault();
		readFile(file, "picture.png", false);
	};
	page.size.onchange = () =>
		update(steps.replace(resized(Number(page.size.value))), text("edit.resized", {count: Number(page.size.value)}));
	page.variant.onchange = () => {
		const {value} = page.variant;
		const variant = value === usualVariant(steps.now) ? "" : value;
		take(textOf({...steps.now, variant}), "");
		say(page.about.textContent);
	};
	page.stars.onchange = () => {
		const stars = Number(page.stars.value);
		take(textOf({...steps.now, stars, queens: undefined, variant: stars > 1 ? "" : steps.now.variant}), "");
		say(page.about.textContent);
	};
	page.queens.onchange = () => {
		take(textOf({...steps.now, queens: page.queens.value}), "");
		say(page.about.textContent);
	};
	page.title.onchange = () => take(textOf({...steps.now, title: page.title.value}), "");
	page.text.oninput = () => take(page.text.value, "");
	page.text.onblur = () => {
		if (!page.problem.textContent) page.text.value = textOf(steps.now);
	};
	page.letters.onchange = drawBoard;
	onhashchange = readAddress;
	onpagehide = document.onvisibilitychange = keep;
}

await openLanguage(() => {
	view.palette = ""; // whose words change
	nameVariants();
	if (!played.isOn) return render();
	showBoard();
	play(textOf(steps.now));
});
openEditor(JSON.parse(page.data.textContent));
page.size.append(...[...LETTERS].map((_, i) => make("option", {textContent: i + 1})));
page.stars.append(...[...Array(MAX_STARS).keys()].map(i => make("option", {textContent: i + 1})));
nameVariants();
recall();
render();
listen();
readAddress();
report.ready = performance.now();
