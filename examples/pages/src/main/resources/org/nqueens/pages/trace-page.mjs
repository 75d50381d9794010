import {moveOf, stepOf} from "./board-keys.mjs";
import {make, page, report, unpacked} from "./board-page.mjs";
import {openTexts, text} from "./board-texts.mjs";
import {ask, asked, forgetAnswer, question} from "./trace-ask.mjs";
import {offerChanges} from "./trace-change.mjs";
import {answer, choicesOf, decide, pointAt, removeChoice, undoChoice} from "./trace-choose.mjs";
import {codeOf} from "./trace-code.mjs";
import {decode, FAILED, OPEN, SOLVED} from "./trace-data.mjs";
import {link, linkSearches, showOther} from "./trace-link.mjs";
import {listenToMap, map} from "./trace-map.mjs";
import {picture, savePicture} from "./trace-picture.mjs";
import {listenToPlay, pause, play} from "./trace-play.mjs";
import {activate, active, board, paint, player, screen, searches, tell, zoom} from "./trace-screen.mjs";
import {nodeOf, stateOf} from "./trace-state.mjs";
import {listenForTips} from "./trace-tips.mjs";
import {listenToTree} from "./trace-touch.mjs";
import {treeOf} from "./trace-tree.mjs";
import {anchor, beside, canChoose, choice, find, go, readAddress, select, step} from "./trace-walk.mjs";
import {grouped, sumsOf, wordsOf} from "./trace-words.mjs";
import {fit, refit, rescale, restyle, zoomBy} from "./trace-zoom.mjs";

const TOTALS = ["nodes", "decisions", "failures", "solutions", "removed"];
screen.render = render;

async function start() {
	openTexts(await unpacked(page.words).json(), document.documentElement.lang);
	page.help.innerHTML = await unpacked(page.guide).text();
	for (const section of document.querySelectorAll(".search")) {
		const search = {section, prefix: searches.length ? "second-" : ""};
		open(search, new Uint8Array(await unpacked(section.lastElementChild).arrayBuffer()));
		searches.push(search);
	}
	activate(searches[0]);
	restyle();
	linkSearches(go);
	readAddress();
	listen();
	render();
	report.ready = performance.now();
	setTimeout(() => offerChanges(reopen)); // after the first picture
}

// Opens a search by the bytes of its trace.
function open(search, bytes) {
	const {section} = search;
	const trace = decode(bytes, section.dataset.propagation);
	const words = wordsOf(trace);
	const tree = treeOf(section.querySelector("canvas"), trace, words);
	Object.assign(search, {bytes, trace, words, tree, state: stateOf(trace), steps: choicesOf(trace)});
	section.querySelector("p").ariaDescription = text(`search.level.${section.dataset.propagation}`);
	listenToTree(search, fold);
	showSums(search);
}

// The totals of a search: those of the file, then of open nodes, and of textbooks, which count as the search is walked.
function showSums({section, trace}) {
	const {children} = section.querySelector("dl");
	const add = (name, total) => {
		const item = children[0].cloneNode();
		item.ariaDescription = text(`search.meaning.${name}`);
		item.innerHTML = `<dt class="${name}">${text(`search.total.${name}`)}<dd>${grouped(total)}`;
		children[0].parentNode.append(item);
	};
	while (children[5]) children[5].remove();
	sumsOf(trace).forEach((sum, i) => {
		children[i].ariaDescription = text(`search.meaning.${TOTALS[i]}`);
		children[i].lastElementChild.textContent = grouped(sum);
	});
	const open = trace.kind.subarray(0, trace.base).filter(kind => kind === OPEN).length;
	if (open) add("open", open);
	if (!trace.counts) return;
	add("tried", 0);
	add("checks", 0);
}

// The squares tried and the checks up to the node of a search.
function showCounts({section, trace: {counts, own, size, parent}, state: {node}}) {
	while (own.has(node)) node = parent[node];
	for (const name of counts ? ["tried", "checks"] : []) {
		const {[node + 1]: now, [size]: all} = counts[name];
		section.querySelector(`.${name} + dd`).textContent = text("search.of", {now: grouped(now), all: grouped(all)});
	}
}

// Opens searches of other boards, strategies or levels, and goes to the root.
function reopen(changed) {
	const shown = changed.length === 1 ? changed[0][0] : searches[0];
	for (const [search, bytes] of changed) open(search, bytes);
	history.replaceState(null, "", "#");
	activate(shown);
	linkSearches(go);
	go(0);
	fit();
}

function render() {
	const {trace, state, words} = active;
	const {node, event, place} = state;
	const last = trace.events - 1;
	screen.isDue = false;
	for (const search of searches) {
		search.section.classList.toggle("active", search === active);
		search.tree.draw();
		showCounts(search);
	}
	if (!link) board.show(active);
	map.draw(active);
	Object.assign(page.node, {textContent: words.formula(node), className: words.kind(node)});
	const isOwn = trace.own.has(node);
	page.place.textContent = text(isOwn ? "search.own-place" : "search.place", {
		node: words.number(node),
		last: grouped(trace.size - 1),
		depth: active.tree.depthOf(active.tree.selected),
	});
	page.sentence.textContent =
		board.cursor >= 0 && !asked()
			? board.describe()
			: `${asked() ? question() : `${words.sentence(state)} ${choice(active)}`}`.trim();
	page.feedback.textContent = ask.answer;
	page.next.textContent = text(asked() ? "search.check" : "search.next");
	Object.assign(page.slider, {
		max: last,
		value: anchor(),
		ariaValueText: text("search.event-of", {event: anchor(), last, node: nodeOf(trace, anchor())}),
	});
	page.count.textContent = isOwn
		? text("search.own-event", {event, last: state.details.prunings.length + 1})
		: text("search.event", {event: grouped(place), last: grouped(last)});
	page.remove.hidden = !isOwn;
	page.choose.ariaDisabled = !canChoose();
	page.again.hidden = !screen.isRefused || !active.lists;
	showOther();
	page.below.textContent = asked() ? "" : words.totals(node); // which give the answer away
	showPath();
	showEvents();
	showCode(active);
}

// The algorithm of textbooks, with the line of the event.
function showCode({section, state, trace}) {
	const {lines, at} = codeOf(section.dataset.propagation, state, trace);
	if (page.code.hidden) return;
	page.code.replaceChildren(
		...lines.map((line, i) => make("li", {textContent: line, ariaCurrent: i === at ? "step" : null})),
	);
}

// Fills a list, whose current item stays in view and keeps the focus.
function fill(list, items, current) {
	const hasFocus = list.contains(document.activeElement);
	list.replaceChildren(...items);
	const {offsetLeft, offsetTop, offsetHeight} = items[current];
	list.scrollTo(offsetLeft - list.clientWidth / 2, offsetTop + (offsetHeight - list.clientHeight) / 2);
	if (hasFocus) items[current].focus();
}

// Shows the path to the selected node, and its children.
function showPath() {
	const {
		trace: {parent, children, own, depth},
		state: {node},
		words,
	} = active;
	const nodes = [node];
	while (nodes[0]) nodes.unshift(parent[nodes[0]]);
	nodes.push(...children(node));
	fill(
		page.path,
		nodes.map(each =>
			make("li", {
				role: "treeitem",
				ariaLevel: depth[each] + 1,
				ariaSelected: each === node,
				tabIndex: each === node ? 0 : -1,
				ariaExpanded: children(each).length ? depth[each] <= depth[node] : null,
				ariaLabel: own.has(each)
					? text("search.own-item", {formula: words.formula(each), kind: words.kindText(each)})
					: `${words.formula(each)}, ${words.kindText(each)}`,
				className: `${words.kind(each)}${own.has(each) ? " own" : ""}`,
				textContent: words.formula(each),
				onclick: () => select(each),
			}),
		),
		depth[node],
	);
}

function showEvents() {
	const {trace, state, words} = active;
	fill(
		page.events,
		Array.from({length: state.details.prunings.length + 2}, (_, event) =>
			make("button", {
				textContent: asked() && event > state.event ? "?" : words.event(state, event),
				ariaCurrent: event === state.event ? "step" : null,
				ariaDescription: asked() && event > state.event ? null : words.meaning(state, event),
				onclick: () => go(trace.start[state.node] + event),
			}),
		),
		state.event,
	);
}

function fold() {
	active.tree.fold();
	paint();
}

// Says why no square can be chosen, and offers the way out.
function refuseChoice() {
	ask.answer = text(active.lists ? "search.again" : "search.write-again", {level: active.section.dataset.propagation});
	screen.isRefused = true;
	tell(ask.answer);
}

// Searches again so that squares can be chosen.
function searchByValue() {
	const {lists} = active;
	if (canChoose() || !lists) return;
	lists[2].value = "value";
	lists[2].onchange();
	if (canChoose()) actions.c();
}

const actions = {
	undo: () => undoChoice(active.steps.undo()),
	redo: () => undoChoice(active.steps.redo()),
	arrowup: () => select(active.tree.above()),
	arrowdown: () => select(active.trace.children(active.state.node)[0] ?? -1),
	arrowleft: () => beside(-1),
	arrowright: () => beside(1),
	" ": back => (asked() && !back ? answer() : step(back ? -1 : 1)),
	pagedown: () => actions[" "](),
	pageup: () => step(-1),
	q: () => {
		page.ask.ariaPressed = ask.isOn = !ask.isOn;
		forgetAnswer();
		if (ask.isOn && !asked()) ask.answer = text("search.ask-on");
		tell(asked() ? question() : ask.answer);
	},
	c: () => {
		if (!canChoose()) return refuseChoice();
		page.choose.ariaPressed = screen.isChoosing = !screen.isChoosing;
		tell(choice(active));
	},
	v: searchByValue,
	delete: removeChoice,
	x: back => find(back ? -1 : 1, node => active.trace.kind[node] === FAILED),
	n: back => find(back ? -1 : 1, node => active.trace.kind[node] === SOLVED),
	d: () => link?.first >= 0 && select(active.tree.first),
	p: () => (player.timer ? pause() : play()),
	g: () => page.goto.select(),
	f: fold,
	a: () => {
		active.tree.foldAll();
		refit();
	},
	u: () => {
		active.tree.unfoldBelow();
		refit();
	},
	r: () => select(0),
	z: fit,
	l: () => {
		page.labels.ariaPressed = zoom.hasLabels = !zoom.hasLabels;
		rescale(zoom.scale);
	},
	b: () => {
		page.broad.ariaPressed = zoom.isBroad = !zoom.isBroad;
		for (const {tree} of searches) tree.reshape();
		fit();
		paint();
	},
	k: () => {
		page.code.hidden = !page.code.hidden;
		page.lines.ariaPressed = !page.code.hidden;
		paint();
	},
	"+": () => zoomBy(1.25),
	"-": () => zoomBy(0.8),
	s: savePicture,
	"?": () => {
		page.help.showModal(); // scrolls to the button that gets the focus
		page.help.scrollTo(0, 0);
	},
};

function press(event) {
	const key = event.key.toLowerCase();
	const {target} = event;
	const move = moveOf(key, active.trace.n);
	if (target.matches("select, #goto")) {
		if (key === "escape") target.blur();
		return; // false would cancel the key
	}
	if (target === page.board && key === "enter") return decide(board.cursor);
	if (event.altKey || page.help.open) return;
	if (event.ctrlKey || event.metaKey) return stepOf(actions, key, event.shiftKey)?.();
	if (target === page.board && move) {
		event.preventDefault();
		board.walk(...move);
		return tell(board.describe());
	}
	if (!(key in actions) || (target === page.slider && move) || (target.matches("button") && key === " ")) return;
	event.preventDefault();
	actions[key](event.shiftKey);
}

function listen() {
	onkeydown = press;
	onhashchange = readAddress;
	onbeforeprint = () => (page.print.innerHTML = picture());
	listenForTips();
	listenToPlay();
	listenToMap();
	for (const button of document.querySelectorAll("[data-key]")) {
		button.onclick = () => actions[button.dataset.key](button.dataset.back);
	}
	page.slider.oninput = () => go(Number(page.slider.value));
	page.board.onpointermove = page.board.onpointerdown = event => pointAt(board.squareAt(event));
	page.board.onclick = event => decide(board.squareAt(event));
	page.board.onpointerleave = page.board.onblur = event => {
		if (event.pointerType !== "touch") pointAt(-1);
	};
	matchMedia("(prefers-color-scheme: dark)").onchange = restyle;
	new ResizeObserver(() => {
		restyle();
		render();
	}).observe(page.detail);
}

start().catch(error => {
	report.error = page.sentence.textContent = page.sentence.dataset.failed.replace("{error}", error);
});
