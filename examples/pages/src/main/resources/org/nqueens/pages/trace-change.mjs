import {make, page} from "./board-page.mjs";
import {ask} from "./trace-ask.mjs";
import {LEVELS} from "./trace-levels.mjs";
import {pause} from "./trace-play.mjs";
import {screen, searches, tell} from "./trace-screen.mjs";
import {MOST, MOST_ALL, MOST_NODES, search, VALUES, VARIABLES} from "./trace-search.mjs";

// What a teacher changes: n, strategies and levels of a page whose searches the script does over again to the last byte.
let size;

const optionsOf = (label, names, value, onchange) => {
	const list = make("select", {ariaLabel: label, className: "quiet", onchange});
	list.append(...names.map(name => new Option(name, name, false, name === value)));
	return list;
};
const EXTENTS = ["all solutions", "first solution"];
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
	const own = solver.textContent === `${level} propagation, embedded` && search(n, variables, values, level, extent);
	return own && own.length === bytes.length && own.every((byte, i) => byte === bytes[i]);
}

const mostOf = extent => (extent === EXTENTS[0] ? MOST_ALL : MOST);

// Offers the changes; reopen shows searches by their bytes.
export function offerChanges(reopen) {
	if (!searches.every(isRepeated)) return;
	const onchange = () => change(reopen);
	const heading = document.querySelector("h1");
	const [before, n, after] = heading.textContent.split(/(\d+)(?= queens?$)/);
	size = optionsOf("Queens", [...Array(MOST).keys()].map(i => `${i + 1}`), n, onchange);
	heading.replaceChildren(before, size, after);
	for (const each of searches) {
		const [name, solver] = each.section.children;
		const [variables, values] = name.textContent.split("/");
		each.lists = [
			optionsOf("Next column", Object.keys(VARIABLES), variables, onchange),
			optionsOf("Row first", Object.keys(VALUES), values, onchange),
			optionsOf("Propagation", Object.keys(LEVELS), each.section.dataset.propagation, onchange),
			optionsOf("Search for", EXTENTS, extentOf(each), onchange),
		];
		each.done = argumentsOf(each);
		name.replaceChildren(each.lists[0], "/", each.lists[1]);
		solver.replaceChildren(each.lists[2], " propagation, embedded, ", each.lists[3]);
	}
	page.rules.ariaDescription = `The command that writes this page. ${page.rules.textContent}`;
	page.rules.tabIndex = 0;
	sayCommand();
}

function change(reopen) {
	for (const {lists} of size.value > MOST_ALL ? searches : []) lists[3].value = EXTENTS[1];
	const changed = searches.filter(each => `${argumentsOf(each)}` !== `${each.done}`);
	const found = changed.map(each => search(...argumentsOf(each)));
	if (found.includes(undefined)) {
		for (const {lists, done} of changed) [size, ...lists].forEach((list, i) => (list.value = done[i]));
		const most = MOST_NODES.toLocaleString("en");
		const sentence = `That search has more than ${most} nodes, the most of a trace: choose fewer queens or another strategy.`;
		ask.answer = sentence;
		return tell(sentence);
	}
	pause();
	for (const each of changed) {
		each.done = argumentsOf(each);
		const [, variables, values, level] = each.done;
		each.section.dataset.propagation = level;
		each.section.querySelector(".cut").textContent = "";
		each.tree.canvas.ariaLabel = `Search tree, ${variables}/${values}`;
	}
	size.nextSibling.textContent = size.value === "1" ? " queen" : " queens";
	document.title = document.title.replace(/\d+ queens?$/, `${size.value}${size.nextSibling.textContent}`);
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
	page.rules.textContent = isOne
		? command(one[0], isEqual ? `${one[1]},${one[1]}` : pairs(1), pairs(2), one[3])
		: all.map(each => command(...each)).join("; ");
}
