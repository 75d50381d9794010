import {clamp} from "./board-keys.mjs";
import {crossOf, dot, layersOf, ring, SIDE, square, wallsOf} from "./board-shapes.mjs";
import {text} from "./board-texts.mjs";
import {floor, max, min} from "./trace-data.mjs";
import {KINDS, named} from "./trace-words.mjs";

const FINE = 32; // the largest board with a mark on each square

// The board at the event of a state, as a picture whose squares have size 1.
export function boardOf(svg) {
	const board = {cursor: -1, rings: {}};
	let differing = []; // squares that the other board shows otherwise
	let next = []; // squares of the next decision, if the other search decides otherwise
	const colours = new Map((svg.dataset.colours.match(/\S+/g) ?? []).map(region => [region[0], region.slice(1)]));
	let state, trace, words, n, columnOf;
	svg.classList.toggle("regional", colours.size > 0);

	board.show = (search, caption = "", otherwise = [], decided = []) => {
		({state, trace, words} = search);
		[differing, next] = [otherwise, decided];
		({n, columnOf} = trace);
		const margin = n * 0.055;
		const side = n + 1.2 * margin;
		const above = caption ? margin : 0;
		svg.setAttribute("viewBox", `${-margin} ${-margin - above} ${side} ${side + above}`);
		const columns = state
			.domains()
			.map((rows, column) =>
				text(rows.length ? "search.column" : "search.column-empty", {column, rows: named("rows", rows)}),
			);
		svg.ariaLabel = text("search.board", {columns: columns.join(" ")});
		svg.classList.toggle("fine", n > FINE);
		svg.innerHTML = picture() + (caption && captionOf(caption));
	};

	const captionOf = words =>
		`<g font-size="${n * 0.045}"><text class="caption" x="${n / 2}" y="${n * -0.075}">${words}</text></g>`;

	board.squareAt = ({clientX, clientY}) => {
		const {x, y} = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
		return min(x, y) < 0 || max(x, y) >= n ? -1 : floor(x) * n + floor(y);
	};

	board.walk = (columns, rows) => {
		const at = board.cursor < 0 ? (board.last ?? 0) : board.cursor;
		board.last = board.cursor = clamp(columnOf(at) + columns, n - 1) * n + clamp((at % n) + rows, n - 1);
	};

	// The sentences about the square under the cursor.
	board.describe = () => {
		const at = board.cursor;
		const column = columnOf(at);
		const region = regionOf(at);
		const places = {column, row: at % n, region, fate: fateOf(at, column)};
		return text(region ? "search.square-of" : "search.square", places);
	};

	function fateOf(at, column) {
		if (!trace.allowed[at]) return text("search.fate.blocked");
		if (!state.left[at]) {
			const {node, pruning} = state.causes[at];
			return text("search.fate.removed", {node: words.number(node), why: words.pruning(pruning, node, [at])});
		}
		if (state.domains()[column].length > 1) return text("search.fate.left");
		return text(state.isDecided(column) ? "search.fate.decided" : "search.fate.last");
	}

	// The letter of the region that has a colour, if there is one.
	function regionOf(at) {
		const rule = trace.rules.find(({isRegions}) => isRegions);
		const letter = rule?.show(rule.value(at));
		return colours.has(letter) ? letter : "";
	}

	// The pruning of the square under the cursor, or the pruning or failure of the event.
	function explained() {
		const {
			details: {prunings, failure},
			event,
			left,
			causes,
		} = state;
		const {cursor} = board;
		const pruning = prunings[event - 1] ?? {};
		const shown = pruning.other >= 0 ? {...pruning, squares: [pruning.other]} : pruning;
		if (cursor < 0) return event > prunings.length ? failure || {} : shown;
		return left[cursor] || !trace.allowed[cursor] ? {} : {...causes[cursor].pruning, squares: [cursor]};
	}

	function picture() {
		const {left, details, event, causes, node} = state;
		const {squares = [], queen, rule, columns, values} = explained();
		const isEnd = event > details.prunings.length;
		const failure = isEnd && board.cursor < 0 ? "failure" : "";
		const {all} = trace;
		const where = holds => all.filter(holds);
		const domains = state.domains();
		const layer = layersOf(trace);
		const cross = crossOf(0.12);
		const line = (x, y) => `M${columnOf(queen) + 0.5} ${(queen % n) + 0.5}L${x + 0.5} ${y + 0.5}`;
		const band = x => `M${x} 0h1v${n}h-1z`;
		const lit = where(at => left[at]);
		const gone = where(at => !left[at] && trace.allowed[at]);
		const isOpen = at => domains[columnOf(at)].length > 1;
		const isNew = at => causes[at].node === node;
		const isPart = at => {
			if (!values.includes(trace.rules[rule].value(at))) return false;
			return columns ? columns.includes(columnOf(at)) && left[at] : left[at] || failure;
		};
		const tint = ([region, colour]) => {
			const isIn = at => regionOf(at) === region;
			const both = layer("faint", gone.filter(isIn), square) + layer("", lit.filter(isIn), square);
			return both.replaceAll("<path ", `<path fill="${colour}" `);
		};
		const queenAt = (column, row) => {
			const place = `translate(${column} ${row}) scale(${1 / SIDE})`;
			const thick = max(min(1.8, n / 2), n / 12);
			return `<path class="queen ${state.isDecided(column) ? "decided" : ""}" transform="${place}"
				stroke-width="${thick}" d="${svg.dataset.queen}"/>`;
		};
		const number = (x, y, name) => `<text x="${x}" y="${y}">${name}</text>`;
		const numbers = i => number(i + 0.5, -n * 0.02, i) + number(-n * 0.028, i + 0.5 + n * 0.011, i);
		return [
			layer("lit", lit, square),
			layer("gone", gone, square),
			...[...colours].map(tint),
			layer("blocked", where(at => !trace.allowed[at]), square),
			layer("shade", where(at => (columnOf(at) + (at % n)) % 2), square),
			layer("hot", squares, square),
			n > FINE ? "" : layer("dot", lit.filter(isOpen), dot),
			n > FINE ? "" : layer("cross", gone.filter(at => !isNew(at)), cross),
			layer("cross new", gone.filter(isNew), cross),
			regions(number),
			layer(`band ${failure}`, (columns ?? []).map(column => column * n), band),
			layer(`ring ${failure}`, values ? where(isPart) : [], ring),
			queen >= 0 ? layer(`line ${failure}`, squares, line) + layer(`ring ${failure}`, [queen], ring) : "",
			...domains.map((rows, column) => (rows.length === 1 ? queenAt(column, rows) : "")),
			`<g font-size="${n * 0.032}" stroke-width="${n / 150}">`,
			`<path class="frame ${isEnd ? KINDS[details.kind] : ""}" d="M0 0h${n}v${n}h-${n}z"/>`,
			...domains.map((_, i) => (i % Math.ceil(n / 15) ? "" : numbers(i))),
			"</g>",
			...Object.entries(board.rings).map(([name, of]) => layer(`guess ${name}`, of, ring)),
			layer("differ", differing, ring),
			layer("differ next", next, ring),
			layer("cursor", board.cursor < 0 ? [] : [board.cursor], ring),
		].join("");
	}

	// The borders and values of the regions.
	function regions(number) {
		const {value, show} = trace.rules.find(({isRegions}) => isRegions) ?? {};
		const seen = new Set();
		if (!value) return "";
		let numbers = "";
		for (const at of trace.all) {
			if (!seen.has(value(at)) && n < 26) numbers += number(columnOf(at) + 0.2, (at % n) + 0.27, show(value(at)));
			seen.add(value(at));
		}
		const walls = wallsOf(trace, (one, other) => value(one) !== value(other));
		return `<path class="wall" d="${walls}"/><g class="regions">${numbers}</g>`;
	}

	return board;
}
