const page = Object.fromEntries([...document.querySelectorAll("[id]")].map(each => [each.id, each]));
const report = document.body.dataset; // for tests
const zoom = {hasLabels: true, isFit: true};
const searches = [];
const board = boardOf(page.board);
const map = mapOf(page.map);
let active, colours, writing, isDue;

const make = (tag, fields) => Object.assign(document.createElement(tag), fields);
const clamp = (value, most) => max(0, min(most, value));

async function start() {
	for (const section of document.querySelectorAll(".search")) {
		const packed = Uint8Array.from(atob(section.lastElementChild.textContent), letter => letter.charCodeAt(0));
		const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
		const trace = decode(new Uint8Array(await new Response(stream).arrayBuffer()));
		const words = wordsOf(trace);
		const tree = treeOf(section.querySelector("canvas"), trace, words);
		searches.push({trace, words, section, tree, state: stateOf(trace), prefix: searches.length ? "second-" : ""});
	}
	active = searches[0];
	restyle();
	linkSearches();
	readAddress();
	listen();
	render();
	report.ready = performance.now();
}

// Shows an event, and takes the other search along.
function go(place, search = active) {
	show(place, search);
	follow();
}

function show(place, search) {
	const {state, tree, trace, words} = (active = search);
	state.go(max(0, place));
	tree.select(state.node);
	board.cursor = -1;
	forgetAnswer();
	const number = words.number(state.node).replace(/./, letter => letter.toUpperCase());
	const name = `${number}, ${words.formula(state.node)}, ${words.kind(state.node)}`;
	say(`${name}. ${words.sentence(state)} ${choice(search)}`.trim());
	clearTimeout(writing);
	writing = setTimeout(writeAddress, 300); // browsers limit the changes in a second
}

// Events that are played fast are not read aloud.
function say(sentence) {
	if (!timer || page.speed.value < 2) page.live.textContent = sentence;
	paint();
}

// Selects the end of a node, if the search visited it.
function select(node) {
	if (active.trace.isSeen(node)) go(active.trace.start[node + 1] - 1);
	else {
		tip("There is none.", innerWidth / 2, innerHeight - 100);
		say("There is none.");
	}
}

// Selects the next node in one direction for which a condition holds.
function find(step, holds) {
	let node = nodeOf(active.trace, anchor()) + step;
	while (node >= 0 && node < active.trace.size && !holds(node)) node += step;
	select(node);
}

function beside(step) {
	const {
		trace: {depth, isSeen},
		tree: {
			layout: {shown, x},
		},
		state: {node},
	} = active;
	const distance = other => (x[other] - x[node]) * step;
	const others = shown.filter(other => depth[other] === depth[node] && distance(other) > 0 && isSeen(other));
	select(others.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest), others[0] ?? -1));
}

function lastPlace() {
	const {
		trace: {own, start, events},
		state: {node},
	} = active;
	return (own.has(node) ? start[node + 1] : events) - 1;
}

// Shows the next event or the previous one; before a student's branch is its parent.
function step(by) {
	const {
		trace: {own, start, parent},
		state: {node, place},
	} = active;
	if (by < 0 && own.has(node) && place === start[node]) select(parent[node]);
	else go(min(place + by, lastPlace()));
}

// The last event of the search at or above the event of a state.
function anchor({trace: {own, start, parent}, state: {node, place}} = active) {
	if (!own.has(node)) return place;
	while (own.has(node)) node = parent[node];
	return start[node + 1] - 1;
}

function readAddress() {
	const values = new URLSearchParams(location.hash.slice(1));
	const number = (name, most, otherwise) => clamp((values.get(name) ?? otherwise) | 0, most);
	for (const search of location.hash.startsWith("#second") ? searches : searches.toReversed()) {
		const {
			trace: {start, size},
			prefix,
		} = search;
		const node = number(`${prefix}node`, size - 1, 0);
		const last = start[node + 1] - start[node] - 1;
		show(start[node] + number(`${prefix}event`, last, values.has(`${prefix}node`) ? last : 0), search);
	}
	if (!values.has(`${searches.find(search => search !== active)?.prefix}node`)) follow();
}

function writeAddress() {
	const parts = [...new Set([active, ...searches])].map(search => {
		const {prefix, trace} = search;
		const node = nodeOf(trace, anchor(search));
		return `${prefix}node=${node}&${prefix}event=${anchor(search) - trace.start[node]}`;
	});
	history.replaceState(null, "", `#${parts.join("&")}`);
}

function restyle() {
	const style = getComputedStyle(document.body);
	colours = {font: style.fontFamily};
	for (const name of COLOURS) colours[name] = style.getPropertyValue(`--${name}`);
	zoom.unit = parseFloat(style.fontSize) / 16;
	if (zoom.isFit) fit();
	else rescale(zoom.scale);
}

// One scale for both trees, by default that at which they fit; the levels then fill the height.
function rescale(scale) {
	const {unit, hasLabels} = zoom;
	const gap = (34 + 18 * String(active.trace.n - 1).length) * unit;
	const level = 72 * unit;
	const least = size => min(2, ...searches.map(({tree: {canvas, layout}}) => size(canvas, layout)));
	const fitX = least(({clientWidth}, {min, max}) => (clientWidth - 20) / (max - min + 1) / gap);
	const fitY = min(
		max(1, fitX),
		least(({clientHeight}, {levels}) => (clientHeight - (50 + 40 * max(1, fitX)) * unit) / (levels + 0.1) / level),
	);
	const x = min(3, scale || fitX);
	const y = max(fitY, min(x, (fitY * x) / fitX));
	const text = min(1.5, x, y);
	zoom.scale = x;
	zoom.label = hasLabels && text > 0.6 ? 13 * unit * text : 0;
	zoom.stepX = gap * x;
	zoom.stepY = level * y;
	zoom.radius = max(2 * unit, min(10 * unit * x, zoom.stepY / 4));
	paint();
}

// A tree that fits lets one finger scroll the page.
function setFit(isFit) {
	zoom.isFit = isFit;
	document.body.classList.toggle("zoomed", !isFit);
}

function fit() {
	setFit(true);
	rescale();
	searches.forEach(({tree}) => tree.centre());
}

function refit() {
	if (zoom.isFit) fit();
	else paint();
}

// Each tree keeps its place around one change of the scale.
function zoomBy(factor, ...place) {
	const scale = zoom.scale * factor;
	let change = () => rescale(scale);
	for (const {tree} of searches) {
		const inner = change;
		change = () => tree.zoom(inner, ...place);
	}
	setFit(false);
	change();
}

function paint() {
	if (!isDue) requestAnimationFrame(render);
	isDue = true;
}

function render() {
	const {trace, state, words} = active;
	const {node, event, place} = state;
	const last = trace.events - 1;
	isDue = false;
	for (const search of searches) {
		search.section.classList.toggle("active", search === active);
		search.tree.draw();
	}
	board.show(active);
	map.draw(active);
	Object.assign(page.node, {textContent: words.formula(node), className: words.kind(node)});
	const isOwn = trace.own.has(node);
	const all = isOwn ? "" : ` (0 to ${grouped(trace.size - 1)})`;
	page.place.textContent = `${words.number(node)}${all}, depth ${trace.depth[node]}`;
	page.sentence.textContent =
		board.cursor >= 0 && !asked()
			? board.describe()
			: `${ask.answer} ${asked() ? question() : `${words.sentence(state)} ${choice(active)}`}`.trim();
	page.next.textContent = asked() ? "Check" : "Next";
	Object.assign(page.slider, {
		max: last,
		value: anchor(),
		ariaValueText: `event ${anchor()} of ${last}, node ${nodeOf(trace, anchor())}`,
	});
	page.count.textContent = isOwn
		? `event ${event} (0 to ${state.details.prunings.length + 1}) of your node`
		: `event ${grouped(place)} (0 to ${grouped(last)})`;
	page.remove.hidden = !isOwn;
	showOther();
	page.below.textContent = asked() ? "" : words.totals(node); // which give the answer away
	showPath();
	showEvents();
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
				ariaLabel: `${words.formula(each)}, ${own.has(each) ? "your branch, " : ""}${words.kind(each)}`,
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

const actions = {
	arrowup: () => select(active.trace.parent[active.state.node]),
	arrowdown: () => select(active.trace.children(active.state.node)[0] ?? -1),
	arrowleft: () => beside(-1),
	arrowright: () => beside(1),
	" ": back => (asked() && !back ? answer() : step(back ? -1 : 1)),
	q: () => {
		page.ask.ariaPressed = ask.isOn = !ask.isOn;
		forgetAnswer();
		say(asked() ? question() : "");
	},
	c: () => {
		page.choose.ariaPressed = isChoosing = !isChoosing;
		say(choice(active));
	},
	delete: removeChoice,
	x: back => find(back ? -1 : 1, node => active.trace.kind[node] === FAILED),
	n: back => find(back ? -1 : 1, node => active.trace.kind[node] === SOLVED),
	d: () => link?.first >= 0 && select(active.tree.first),
	p: () => (timer ? pause() : play()),
	g: () => page.goto.select(),
	f: () => {
		active.tree.fold();
		paint();
	},
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
	const isArrow = key.startsWith("arrow");
	if (target.matches("select, #goto")) {
		if (key === "escape") target.blur();
		return; // false would cancel the key
	}
	if (target === page.board && key === "enter") return decide(board.cursor);
	if (event.ctrlKey || event.altKey || event.metaKey || page.help.open || !(key in actions)) return;
	if ((target === page.slider && isArrow) || (target.matches("button") && key === " ")) return;
	event.preventDefault();
	if (target !== page.board || !isArrow) return actions[key](event.shiftKey);
	board.walk((key === "arrowright") - (key === "arrowleft"), (key === "arrowdown") - (key === "arrowup"));
	say(board.describe());
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
	searches.forEach(listenToTree);
	matchMedia("(prefers-color-scheme: dark)").onchange = restyle;
	new ResizeObserver(() => {
		restyle();
		render();
	}).observe(page.detail);
}

// Moves the cursor of the board, or takes it away.
function pointAt(square) {
	if (square === board.cursor) return;
	board.cursor = square;
	paint();
}

// A square of the board answers a question, or is the student's next queen.
function decide(square) {
	if (square < 0) return;
	if (asked()) mark(square);
	else if (isChoosing) choose(square);
}

function listenToTree(search) {
	const {
		tree,
		tree: {canvas},
	} = search;
	const pointers = new Map();
	let dragged = 0;
	canvas.onpointerdown = event => {
		dragged = 0;
		pointers.set(event.pointerId, event);
		canvas.setPointerCapture(event.pointerId);
	};
	canvas.onpointerup = canvas.onpointercancel = event => pointers.delete(event.pointerId);
	canvas.onpointermove = event => {
		const before = pointers.get(event.pointerId);
		const other = [...pointers.values()].find(each => each.pointerId !== event.pointerId);
		if (before) pointers.set(event.pointerId, event);
		if (before && other) {
			const distance = each => max(1, Math.hypot(each.offsetX - other.offsetX, each.offsetY - other.offsetY));
			dragged = 6;
			return zoomBy(
				distance(event) / distance(before),
				(event.offsetX + other.offsetX) / 2,
				(event.offsetY + other.offsetY) / 2,
			);
		}
		if (event.buttons) {
			dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
			setFit(false);
			tree.pan(event.movementX, event.movementY);
			return paint();
		}
		const node = tree.nodeNear(event);
		if (node === tree.hovered) return;
		tree.hovered = node;
		paint();
		tip(node < 0 ? "" : search.words.about(node), event.clientX, event.clientY + 16);
	};
	canvas.onpointerleave = () => {
		tree.hovered = -1;
		paint();
	};
	canvas.onclick = event => dragged < 6 && select(tree.nodeNear(event));
	canvas.ondblclick = actions.f;
	canvas.onfocus = () => {
		const {left, top} = canvas.getBoundingClientRect();
		go(search.state.place, search);
		if (canvas.matches(":focus-visible")) tip(search.words.about(search.state.node), left, top);
	};
	canvas.onwheel = event => {
		event.preventDefault();
		zoomBy(Math.exp(-event.deltaY / 500), event.offsetX, event.offsetY);
	};
}

onerror = onsecuritypolicyviolation = event => (report.error = event.violatedDirective ?? event);
start().catch(error => {
	report.error = page.sentence.textContent = `This browser cannot show the page (${error}): use one from 2024 on.`;
});
