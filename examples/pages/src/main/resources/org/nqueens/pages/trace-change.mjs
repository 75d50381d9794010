import {make, page} from "./board-page.mjs";
import {text, textParts} from "./board-texts.mjs";
import {ask} from "./trace-ask.mjs";
import {LEVELS} from "./trace-levels.mjs";
import {pause} from "./trace-play.mjs";
import {active, screen, searches, tell} from "./trace-screen.mjs";
import {MOST, MOST_ALL, MOST_NODES, search, VALUES, VARIABLES} from "./trace-search.mjs";
import {grouped} from "./trace-words.mjs";

// What a teacher changes: n, strategies and levels of a page whose searches the script does over again to the last byte.
let size;

const optionsOf = (label, names, value, onchange, textOf = name => name) => {
	const list = make("select", {ariaLabel: text(label), className: "quiet", onchange});
	list.append(...names.map(name => new Option(textOf(name), name, false, name === value)));
	return list;
};
const EXTENTS = ["all solutions", "first solution"];
const extentText = extent => text(`search.${extent.replace(" ", "-")}`);
const extentOf = ({trace: {base, size: nodes}}) => EXTENTS[+(base > nodes)];
const argumentsOf = ({lists}) => [+size.value, ...lists.map(({value}) => value)];

function isRepeated(each) {
	const {
		section,
		bytes,
		trace: {n},
	} = each;
	const extent = extentOf(each);
	const [name, solver] = section.children;
	const [variables, values] = name.textContent.split("/");
	const level = section.dataset.propagation;
	if (n > mostOf(extent) || !VARIABLES[variables] || !VALUES[values] || !LEVELS[level]) return false;
	const isOurs = solver.textContent === text("search.solver", {level, backend: "embedded"});
	const own = isOurs && search(n, variables, values, level, extent);
	return own && own.length === bytes.length && own.every((byte, i) => byte === bytes[i]);
}

const mostOf = extent => (extent === EXTENTS[0] ? MOST_ALL : MOST);

// Offers the changes; reopen shows searches by their bytes.
export function offerChanges(reopen) {
	if (!searches.every(isRepeated)) return;
	const onchange = () => change(reopen);
	size = optionsOf("search.queens", [...Array(MOST).keys()].map(i => `${i + 1}`), `${active.trace.n}`, onchange);
	showHeading();
	for (const each of searches) {
		const [name, solver] = each.section.children;
		const [variables, values] = name.textContent.split("/");
		each.lists = [
			optionsOf("search.next-column", Object.keys(VARIABLES), variables, onchange),
			optionsOf("search.row-first", Object.keys(VALUES), values, onchange),
			optionsOf("search.propagation", Object.keys(LEVELS), each.section.dataset.propagation, onchange),
			optionsOf("search.search-for", EXTENTS, extentOf(each), onchange, extentText),
		];
		each.done = argumentsOf(each);
		name.replaceChildren(each.lists[0], "/", each.lists[1]);
		const places = {level: each.lists[2], backend: "embedded", extent: each.lists[3]};
		solver.replaceChildren(...textParts("search.solver-for", places));
	}
	page.rules.ariaDescription = text("search.command", {command: page.rules.textContent});
	page.rules.tabIndex = 0;
	sayCommand();
}

// Shows the list of sizes in the heading, and gives the title of a page of this size.
function showHeading() {
	const {title} = page.heading.dataset;
	const key = title ? "search.titled" : "search.title";
	const hasFocus = document.activeElement === size;
	page.heading.replaceChildren(...textParts(key, {title, count: size}));
	if (hasFocus) size.focus();
	return text(key, {title, count: size.value});
}

function change(reopen) {
	for (const {lists} of size.value > MOST_ALL ? searches : []) lists[3].value = EXTENTS[1];
	const changed = searches.filter(each => `${argumentsOf(each)}` !== `${each.done}`);
	const found = changed.map(each => search(...argumentsOf(each)));
	if (found.includes(undefined)) {
		for (const {lists, done} of changed) [size, ...lists].forEach((list, i) => (list.value = done[i]));
		ask.answer = text("search.too-many", {most: grouped(MOST_NODES)});
		return tell(ask.answer);
	}
	pause();
	for (const each of changed) {
		each.done = argumentsOf(each);
		const [, variables, values, level] = each.done;
		each.section.dataset.propagation = level;
		each.section.querySelector(".cut").textContent = "";
		each.tree.canvas.ariaLabel = text("search.tree", {strategy: `${variables}/${values}`});
	}
	document.title = showHeading();
	screen.isChanged = true;
	sayCommand();
	reopen(changed.map((each, i) => [each, found[i]]));
}

// The command of the searches, or one for each where strategies and levels differ.
function sayCommand() {
	const command = (of, strategies, levels, extent) =>
		`queens trace ${of}${extent === EXTENTS[0] ? "" : " --limit 1"} --html ${of}.html --strategy ${strategies} --propagation ${levels}`;
	const all = searches.map(({done: [of, variables, values, level, extent]}) => [of, `${variables}/${values}`, level, extent]);
	const [one, other = one] = all;
	const isOne = one[3] === other[3] && (one[1] === other[1] || one[2] === other[2]);
	const pairs = i => (one[i] === other[i] ? one[i] : `${one[i]},${other[i]}`);
	const isEqual = all.length > 1 && `${one}` === `${other}`;
	const said = isOne
		? command(one[0], isEqual ? `${one[1]},${one[1]}` : pairs(1), pairs(2), one[3])
		: all.map(each => command(...each)).join("; ");
	// A line may not end between the two dashes of an option.
	page.rules.replaceChildren(...said.split(/(--\w+)/).map(part => (part.startsWith("--") ? make("span", {textContent: part}) : part)));
}
