// What the page shows beside the marks: a hint up to a stage, or the answer of Check.
Object.assign(view, {advice: undefined, stage: 0, facts: undefined, forgotten: undefined});

// Shows the board and what is said about it.
function layOut() {
	const hardness = hardnessOf(data);
	document.title = isBook() ? `${nameOf(shelf.index)}, ${book.title}` : book.title;
	page.title.textContent = page.title.title = nameOf(shelf.index);
	page.difficulty.textContent = hardness && `Difficulty ${data.difficulty}, ${hardness}.`;
	page.about.textContent = data.about;
	page.place.textContent = dateOf(shelf.index) || `${shelf.index + 1} of ${book.boards.length}`;
	page.place.setAttribute("aria-label", `Puzzle ${page.place.textContent}: list of all`);
	page.letters.parentElement.hidden = !data.regions;
	layOutZoom();
	page.book.hidden = page.steps.hidden = !isBook();
	page.previous.setAttribute("aria-disabled", !shelf.index);
	page.next.setAttribute("aria-disabled", shelf.index + 1 === book.boards.length);
	drawBoard();
	layOutGrid();
	page.message.setAttribute("aria-hidden", true); // the live region has its text, with all coordinates
	page.solution.hidden = page.first.parentElement.hidden = !data.solution.length;
	view.cells.forEach((cell, at) => cell.setAttribute("aria-readonly", !board.isFree(at)));
}

function contentOf(at) {
	if (board.isBlocked(at)) return "blocked";
	if (board.isGiven(at)) return "given queen";
	return isCrossedOut(at) ? "crossed out" : ["empty", "cross", "queen"][steps.now[at]];
}

// A queen crosses out what she attacks, if the player wants it; these crosses are no marks, and go with her.
function isCrossedOut(at) {
	return page.auto.checked && !steps.now[at] && board.isFree(at) && !view.facts.left[at];
}

function shownMark(at) {
	return isCrossedOut(at) ? CROSS : steps.now[at];
}

function labelOf(at, clashing) {
	const letter = board.letterOf(at);
	const place = `column ${board.columnOf(at)}, row ${board.rowOf(at)}${letter && `, region ${letter}`}`;
	return `${place}, ${contentOf(at)}${clashing.has(at) ? ", clashes" : ""}`;
}

// Only what the player wants to be told: clashes may be hidden.
function shownClashes({clashes}) {
	return page.clashes.checked ? clashes : [];
}

function render() {
	const facts = factsOf(steps.now);
	const clashes = shownClashes(facts);
	const clashing = new Set(clashes.flat());
	const {advice, stage, cells} = view;
	view.facts = facts;
	cells.forEach((cell, at) => cell.setAttribute("aria-label", labelOf(at, clashing)));
	page.marks.innerHTML = picture(facts, clashes);
	page.board.classList.toggle("solved", facts.isSolved);
	const clashCount = clashes.length ? `, ${listedCount(clashes.length, "clash", "es")}` : "";
	page.status.textContent = `${facts.queens.length} of ${board.n} queens${clashCount}`;
	page.message.textContent = message(facts, clashes).replace(/\((\d+), /g, "($1,\u00a0"); // a square on one line
	page.hint.textContent = nextStage();
	page.apply.hidden = !canDo(advice) || stage !== 1;
	page.copy.hidden = !game.isWon || !facts.isSolved;
	// The focus is on buttons that go.
	if (!page.copy.hidden && [page.hint, page.apply].includes(document.activeElement)) page.copy.focus();
	page.hint.hidden = !page.copy.hidden;
	page.another.hidden = page.copy.hidden || shelf.index + 1 >= book.boards.length;
	page.copy.textContent = "Copy result";
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
	if (!advice?.kind) return "Hint";
	if (stage < advice.texts.length - 1) return ["What to do", "Why"][stage];
	return canDo(advice) ? "Do it" : "Close";
}

function canDo(advice) {
	return advice?.mark !== undefined;
}

// The sentences of the advice up to its stage.
function advised() {
	return view.advice.texts.slice(0, view.stage + 1).join("\n");
}

function praise() {
	if (game.isShown) return "This is the solution.";
	if (!game.isWon) return words.solved[0];
	const days = shelf.index === indexOfDay(new Date()) ? daysText() : "";
	return `${words.solved[0]}\n${resultText()}; best time ${timeText(game.best)}.${days}`;
}

// The marks, clashes and highlights, in layers; a square has the side 1.
function picture(facts, clashes) {
	const {all, columnOf, rowOf, units, isFree} = board;
	const {now: marks} = steps;
	const {advice, stage} = view;
	const layer = (name, squares, shape) =>
		squares.length
			? `<path class="${name}" d="${squares.map(at => shape(columnOf(at), rowOf(at))).join("")}"/>`
			: "";
	const square = (x, y) => `M${x} ${y}h1v1h-1z`;
	const ring = (x, y) => `M${x + 0.06} ${y + 0.06}h.88v.88h-.88z`;
	const cross = (x, y) => `M${x + 0.32} ${y + 0.32}l.36 .36m0-.36l-.36 .36`;
	const dot = (x, y) => `M${x + 0.5} ${y + 0.5}h0`;
	const circle = (x, y) => `M${x + 0.08} ${y + 0.5}a.42 .42 0 1 1 0 .01z`;
	const queen = name => at => {
		const place = `translate(${columnOf(at)} ${rowOf(at)}) scale(${1 / SIDE})`;
		return `<path class="${name}" transform="${place}" d="${page.marks.dataset.queen}"/>`;
	};
	const clashLine = ([one, other]) => {
		const [from, to] = [one, other].map(at => `${columnOf(at) + 0.5} ${rowOf(at) + 0.5}`);
		return `<path class="clash" d="M${from}L${to}"/>`;
	};
	const unitLayer = (name, {squares}) => layer(`band ${name}`, squares, square) + outline(`edge ${name}`, squares);
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
		layer("clash", [...new Set(clashes.flat())], ring),
		...clashes.map(clashLine),
		layer("wrong", stage || !["Clashing", "Mistake"].includes(kind) ? wrong : [], circle),
	].join("");
}

// The border of a set of squares.
function outline(name, squares) {
	const {n, columnOf, rowOf} = board;
	const inside = new Set(squares);
	const edges = squares.map(at => {
		const x = columnOf(at);
		const y = rowOf(at);
		return (
			(inside.has(at - n) ? "" : `M${x} ${y}h1`) +
			(inside.has(at + n) ? "" : `M${x} ${y + 1}h1`) +
			(x && inside.has(at - 1) ? "" : `M${x} ${y}v1`) +
			(x < n - 1 && inside.has(at + 1) ? "" : `M${x + 1} ${y}v1`)
		);
	});
	return `<path class="${name}" d="${edges.join("")}"/>`;
}
