const LARGEST = 6; // subtrees in the table
const SHOWN = 3; // decisions of each

// Pairs the nodes of two searches that the same decisions lead to. A subtree that only one search
// visits is listed, the largest first, and the first pair that goes on differently is kept.
function linkOf(traces) {
	const [a, b] = traces;
	const twins = traces.map(({total}) => new Int32Array(total).fill(-1));
	const only = [];
	let first = -1;
	const pair = (x, y) => ([twins[0][x], twins[1][y]] = [y, x]);
	pair(0, 0);
	for (let x = 0; x < a.size; x++) {
		const y = twins[0][x];
		if (y < 0) continue;
		const isSame = ["kind", "column", "relation", "row"].every(name => a[name][x] === b[name][y]);
		if (!isSame && first < 0) first = x;
		for (const side of ["left", "right"]) {
			const children = [a[side][x], b[side][y]];
			const isSeen = children.map((child, i) => child > 0 && child < traces[i].size);
			if (isSame && isSeen[0] && isSeen[1]) {
				pair(...children);
				continue;
			}
			children.forEach((node, i) => {
				if (isSeen[i]) only.push({search: searches[i], node, size: traces[i].weight[node]});
			});
		}
	}
	return {twins, first, only: only.sort((one, other) => other.size - one.size)};
}

let link, otherBoard;

// Links two searches, and tells what only one of them visits.
function linkSearches() {
	if (searches.length < 2) return;
	const {first, only} = (link = linkOf(searches.map(({trace}) => trace)));
	const svg = page.board.cloneNode();
	svg.id = "other";
	svg.setAttribute("role", "img");
	svg.removeAttribute("tabindex");
	page.board.after(svg);
	otherBoard = boardOf(svg);
	searches.forEach(({tree}, i) => (tree.first = first < 0 ? -1 : i ? link.twins[0][first] : first));
	page.difference.hidden = first < 0;
	page.only.hidden = !only.length;
	const subtrees = `${grouped(only.length)} subtree${only.length === 1 ? "" : "s"}`;
	page.only.firstElementChild.textContent = `Decisions of one search only: ${subtrees}`;
	page.only.querySelector("tbody").append(...only.slice(0, LARGEST).map(rowOfSubtree));
}

function rowOfSubtree({search, node, size}) {
	const {start, solutions} = search.trace;
	const cells = [
		search === searches[0] ? "left" : "right",
		`<button>${decisions(search, node)}</button>`,
		grouped(size),
		grouped(solutions[node]),
	];
	return make("tr", {
		innerHTML: cells.map(cell => `<td>${cell}`).join(""),
		onclick: () => go(start[node + 1] - 1, search),
	});
}

// The last decisions that lead to a node.
function decisions({trace: {parent}, words}, node) {
	const last = [];
	for (; node && last.length < SHOWN; node = parent[node]) last.unshift(words.formula(node));
	return `${node ? "… " : ""}${last.join(", ")}`;
}

// The other search, and its node at the decisions of the active one, or at the last that both have.
function twin() {
	const from = searches.indexOf(active);
	const {
		trace: {parent},
		state: {node},
	} = active;
	let above = node;
	while (!(link.twins[from][above] >= 0)) above = parent[above]; // a student's node has no twin
	return {other: searches[1 - from], twin: link.twins[from][above], isSame: above === node};
}

function follow() {
	if (!link) return;
	const {other, twin: node, isSame} = twin();
	const {start} = other.trace;
	const {event, details} = active.state;
	const last = start[node + 1] - start[node] - 1;
	other.state.go(start[node] + (isSame && event <= details.prunings.length ? min(event, last) : last));
	other.tree.select(node);
}

function showOther() {
	if (!link) return;
	const {other, twin: node, isSame} = twin();
	const {state, words} = other;
	otherBoard.show(other);
	const side = other === searches[0] ? "left" : "right";
	const relation = isSame ? ", the same decisions." : ", the last decisions that both have.";
	page.twin.textContent =
		`Second board: the ${side} tree at ${words.number(state.node)}, ${words.formula(state.node)}` +
		(state.node === node ? relation : ".");
}
