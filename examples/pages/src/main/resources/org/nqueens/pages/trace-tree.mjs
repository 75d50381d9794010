import {broad} from "./trace-broad.mjs";
import {BRANCHED, FAILED, max, min, OPEN, round, SOLVED} from "./trace-data.mjs";
import {layOut} from "./trace-layout.mjs";
import {colours, ownSize, zoom} from "./trace-screen.mjs";
import {stateOf} from "./trace-state.mjs";
import {grouped} from "./trace-words.mjs";

export const COLOURS = ["branch", "fail", "solve", "panel", "ink", "muted", "line", "edge", "pick", "dead", "alive", "cause"];
const FOLDED = 4; // as a shape
const MARGINS = 37; // above and below a printed tree
const POLYGONS = {
	[FAILED]: [
		[-0.8, -0.8],
		[0.8, -0.8],
		[0.8, 0.8],
		[-0.8, 0.8],
	],
	[SOLVED]: [
		[0, -1.25],
		[1.25, 0],
		[0, 1.25],
		[-1.25, 0],
	],
	[FOLDED]: [
		[0, -1],
		[1.4, 1.4],
		[-1.4, 1.4],
	],
};

// The tree of a search on a canvas, of which only the part in view is drawn.
export function treeOf(canvas, trace, words) {
	const {own, left, kind, hopes, weight} = trace;
	const folded = new Uint8Array(trace.depth.length).map((_, node) => node && left[node] && !hopes[node]);
	// The tree as it is drawn: parents and levels, of books where siblings are asked for.
	const shape = () => (zoom.isBroad ? broad(trace) : trace);
	let {head, parent, depth} = shape();
	const tree = {canvas, selected: 0, hovered: -1, first: -1, layout: layOut(trace, folded, shape())};
	const rows = stateOf(trace);
	let panX = 0;
	let panY = 0;
	const x = node => panX + tree.layout.x[node] * zoom.stepX;
	const y = node => panY + depth[node] * zoom.stepY;

	tree.pan = (byX, byY) => {
		panX += byX;
		panY += byY;
	};

	// Makes a change of zoom around a place, by default the selected node.
	tree.zoom = (change, atX = x(tree.selected), atY = y(tree.selected)) => {
		const before = {...zoom};
		change();
		panX = atX - ((atX - panX) / before.stepX) * zoom.stepX;
		panY = atY - ((atY - panY) / before.stepY) * zoom.stepY;
	};

	// Makes a layout in which a node is where it was.
	function layOutAround(node) {
		const before = x(node);
		const now = shape();
		({head, parent, depth} = now);
		tree.layout = layOut(trace, folded, now);
		panX += before - x(node);
	}

	tree.refresh = layOutAround;

	tree.depthOf = node => depth[node];
	tree.above = () => parent[tree.selected];

	// Shows the tree of decisions or that of books.
	tree.reshape = () => {
		layOutAround(0);
		tree.select(rows.shown ?? 0);
	};

	// The label of a node. Where rows are siblings, the last one is named by its queen: no other row is left.
	function labelOf(node) {
		if (head && trace.side[node] && node < trace.size) {
			const {column} = trace.branch(node);
			rows.go(trace.start[node] + 1);
			const [row, other] = rows.domains()[column];
			if (other === undefined) return words.decision({column, relation: 0, row}, 0);
		}
		return node ? words.formula(node) : "";
	}

	tree.fold = () => {
		folded[tree.selected] = left[tree.selected] && !folded[tree.selected];
		layOutAround(tree.selected);
	};

	// Folds all subtrees but those of the path to the selected node.
	tree.foldAll = () => {
		for (let node = 0; node < trace.total; node++) folded[node] = left[node] > 0;
		for (let node = tree.selected; node; node = parent[node]) folded[node] = 0;
		folded[0] = 0;
		layOutAround(tree.selected);
	};

	tree.unfoldBelow = () => {
		const isBelow = new Uint8Array(trace.total);
		for (let node = tree.selected; node < trace.total; node++) {
			isBelow[node] = node === tree.selected || isBelow[parent[node]];
			if (isBelow[node]) folded[node] = 0;
		}
		layOutAround(tree.selected);
	};

	// Selects a node, and unfolds and pans if it is out of view.
	tree.select = at => {
		const node = head?.[at] ?? at;
		rows.shown = at;
		const before = tree.layout.isShown[tree.selected] ? tree.selected : 0;
		for (let below = node; below; below = parent[below]) folded[parent[below]] = 0;
		tree.selected = node;
		if (!tree.layout.isShown[node]) layOutAround(before);
		const margin = 2 * zoom.radius + 15;
		const out = (at, size) => max(0, margin - at) - max(0, at - size + margin);
		tree.pan(out(x(node), canvas.clientWidth), out(y(node), canvas.clientHeight));
	};

	// Puts the root at the top, and the tree in the middle.
	tree.centre = () => {
		panX = canvas.clientWidth / 2 - ((tree.layout.min + tree.layout.max) / 2) * zoom.stepX;
		panY = 2 * zoom.radius + 12;
	};

	tree.nodeNear = ({offsetX, offsetY}) => {
		let nearest = -1;
		let best = max(12, zoom.radius * 1.5);
		for (const node of tree.layout.shown) {
			const distance = Math.hypot(x(node) - offsetX, y(node) - offsetY);
			if (distance < best) [nearest, best] = [node, distance];
		}
		return nearest;
	};

	// What is in view, as paths in the language of SVG and their colours, and the labels. What no
	// step changes is kept until the view changes.
	tree.layers = ({clientWidth, clientHeight} = canvas) => {
		const {
			layout,
			layout: {isShown},
		} = tree;
		const {radius, label, stepX, stepY} = zoom;
		const view = [clientWidth, clientHeight, panX, panY, stepX, stepY, radius, label].join();
		if (still.view !== view || still.layout !== layout) {
			still = {view, layout, labelled: new Set()};
			Object.assign(still, stillLayers(clientWidth, clientHeight));
		}
		const halo = radius * 1.45 + 3;
		let way = "";
		let mark = tree.first;
		for (let node = tree.selected; node; node = parent[node]) way += edge(node);
		while (mark > 0 && !isShown[mark]) mark = parent[mark];
		const paths = [
			...still.edges,
			{d: way, stroke: "pick", thick: max(2, min(4, radius / 3))},
			{d: isShown[tree.hovered] ? circle(tree.hovered, halo) : "", fill: "line"},
			{d: circle(tree.selected, halo), fill: "pick"},
			{d: mark >= 0 ? circle(mark, halo + 2) : "", stroke: "cause", thick: 3},
			...still.shapes,
		];
		return {paths, labels: still.labels};
	};

	// The whole tree in a width and in a height at most: what is printed. Its labels have one size, or there are none.
	tree.whole = (width, most, size) => {
		const before = {...zoom};
		const pan = [panX, panY];
		const {min: first, max: last, levels} = tree.layout;
		const stepX = min(90, (width - 40) / (last - first + 1));
		const radiusOf = level => max(2, min(10, stepX / 3, (level - 1.45 * size) / 2.4));
		const levelOf = of => max(6, min(64, (most - MARGINS - 4 * of) / max(1, levels)));
		const stepY = levelOf(radiusOf(levelOf(2)));
		const radius = radiusOf(stepY);
		Object.assign(zoom, {stepX, stepY, radius, label: stepY >= 1.45 * size + 4.8 ? size : 0, isBeside: false});
		panX = width / 2 - ((first + last) / 2) * stepX;
		panY = 2 * radius + 12;
		const height = MARGINS + 4 * radius + levels * stepY;
		const whole = {...tree.layers({clientWidth: width, clientHeight: height}), height};
		[panX, panY] = pan;
		Object.assign(zoom, before);
		return whole;
	};

	// The least height of a printed tree that has labels.
	tree.leastHeight = size => MARGINS + 8 + (1.45 * size + 5) * tree.layout.levels;

	let still = {};
	// The font size of a label, and its height above the node; a student's nodes are larger.
	const sizeOf = node => (own.has(node) ? ownSize() : zoom.label);
	const heightOf = node => (own.has(node) ? 2 * zoom.radius + 2 : zoom.radius * 1.45 + 3);
	// From the parent down to the label of a node, or to the node.
	const edge = node => {
		const above = still.labelled?.has(node) ? heightOf(node) + 1.1 * sizeOf(node) : zoom.radius;
		return `M${at(x(parent[node]), y(node) - zoom.stepY)}L${at(x(node), y(node) - above)}`;
	};

	function stillLayers(width, height) {
		const {shown, levels} = tree.layout;
		const {radius, label} = zoom;
		const halo = radius * 1.45 + 3;
		const inView = [[], [], [], [], []];
		const seen = [];
		const shapes = [];
		let lines = "";
		let choices = "";
		let rings = "";
		const drawn = new Int32Array(6 * levels + 6).fill(-9999); // one node of a shape a pixel
		const isNew = (slot, pixel) => {
			const isDrawn = drawn[slot] === pixel;
			drawn[slot] = pixel;
			return !isDrawn;
		};
		for (const node of shown) {
			const toX = x(node);
			const toY = y(node);
			const fromX = x(parent[node]);
			const slot = 6 * depth[node];
			const pixel = round(toX);
			if (toY < -40 || toY - zoom.stepY > height) continue;
			if (max(toX, fromX) < -40 || min(toX, fromX) > width + 40) continue;
			const shape = folded[node] ? FOLDED : kind[node];
			if (own.has(node) || (node && isNew(slot + 5, pixel))) seen.push(node);
			if (own.has(node) || isNew(slot + shape, pixel)) inView[shape].push(node);
		}
		const labels = labelsOf(inView, levels, width);
		for (const node of seen) {
			if (own.has(node)) {
				choices += edge(node);
				rings += circle(node, 2 * radius);
			} else {
				lines += edge(node);
			}
		}
		const ofStudent = {};
		for (const shape of [BRANCHED, FOLDED, FAILED, OPEN, SOLVED]) {
			const outlines = {};
			const add = (all, fill, outline) => (all[fill] = (all[fill] ?? "") + outline);
			for (const node of inView[shape]) {
				const fill = shape === FOLDED ? ["fail", "solve", "muted", "solve"][hopes[node]] : COLOURS[shape];
				const size = own.has(node) ? 1.6 * radius : radius;
				const corners = POLYGONS[shape]?.map(([dx, dy]) => at(x(node) + dx * size, y(node) + dy * size));
				const outline = corners ? `M${corners.join("L")}Z` : circle(node, size * 0.9);
				add(own.has(node) ? ofStudent : outlines, fill, outline);
			}
			const stroke = radius > 3 || shape === OPEN ? "ink" : "";
			for (const fill in outlines) shapes.push({d: outlines[fill], fill, stroke, thick: radius / 8, isStill: true});
		}
		const thick = max(0.5, min(2, radius / 6));
		const student = {stroke: "cause", thick: max(2.5, 2 * thick), dash: 4 * max(2.5, 2 * thick)};
		return {
			edges: [
				{d: lines, stroke: "edge", thick, isStill: true},
				{d: choices, ...student},
			],
			shapes: [
				...shapes,
				...Object.entries(ofStudent).map(([fill, d]) => ({d, fill, stroke: "ink", thick: radius / 8})),
				{d: rings, ...student},
			],
			labels,
		};
	}

	// The labels of nodes, and the numbers below folded nodes, where there is room between what stands on their level.
	function labelsOf(inView, levels, width) {
		const {radius, label, stepX, isBeside} = zoom;
		const labels = [];
		const taken = Array.from({length: levels + 2}, () => []); // by level: the middles and halves of labels
		const isFree = (level, at, half) =>
			taken[level].every(each => Math.abs(each.at - at) > each.half + half + 0.15 * label);
		const add = (level, at, half, fields) => {
			taken[level].push({at, half});
			labels.push({x: at, ...fields});
		};
		const inOrder = inView.flat().sort((one, other) => x(one) - x(other));
		const room = new Map(); // from each node to the nearest one of its level
		const last = [];
		for (const node of inOrder) {
			const before = last[depth[node]];
			const gap = before === undefined ? Infinity : x(node) - x(before);
			room.set(node, gap);
			if (gap < room.get(before)) room.set(before, gap);
			last[depth[node]] = node;
		}
		if (isBeside) for (const node of inOrder) taken[depth[node]].push({at: x(node), half: 1.6 * radius + 6});
		const [ofStudent, others] = [true, false].map(isOwn => inOrder.filter(node => own.has(node) === isOwn));
		for (const node of [...ofStudent, ...(label ? others : [])]) {
			const isOwn = own.has(node);
			const size = sizeOf(node);
			const text = labelOf(node);
			const half = 0.27 * size * text.length;
			if (isBeside && !isOwn) {
				// A left child has room on its left, a right child on its right.
				const at = x(node) + (trace.side[node] ? 1 : -1) * (1.6 * radius + 8 + 0.2 * label + half);
				if (!node || !isFree(depth[node], at, half) || at < half || at > width - half) continue;
				add(depth[node], at, half, {y: y(node) + 0.35 * size, size, text});
				continue;
			}
			if (!isOwn && (half > room.get(node) || !isFree(depth[node], x(node), half))) continue;
			still.labelled.add(node);
			add(depth[node], x(node), half, {y: y(node) - heightOf(node) - 0.2 * size, size, text, isOwn});
		}
		for (const node of label && !isBeside ? inView[FOLDED] : []) {
			const text = grouped(weight[node]);
			const half = 0.29 * label * text.length;
			// The edges from the nodes beside it are half a step nearer.
			if (half > room.get(node) - stepX / 2 || !isFree(depth[node] + 1, x(node), half)) continue;
			add(depth[node] + 1, x(node), half, {y: y(node) + radius * 1.45 + 3 + label, size: label, text});
		}
		return labels;
	}

	const at = (atX, atY) => `${atX.toFixed(1)} ${atY.toFixed(1)}`;
	const circle = (node, size) =>
		`M${at(x(node) - size, y(node))}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;

	tree.draw = () => {
		const context = canvas.getContext("2d");
		const {paths, labels} = tree.layers();
		canvas.width = canvas.clientWidth * devicePixelRatio;
		canvas.height = canvas.clientHeight * devicePixelRatio;
		context.scale(devicePixelRatio, devicePixelRatio);
		for (const layer of paths) {
			const {d, fill, stroke, thick, dash} = layer;
			const path = (layer.path ??= new Path2D(d));
			Object.assign(context, {fillStyle: colours[fill], strokeStyle: colours[stroke], lineWidth: thick});
			context.setLineDash(dash ? [dash] : []);
			context.globalAlpha = own.size && layer.isStill ? 0.4 : 1;
			if (fill) context.fill(path);
			if (stroke) context.stroke(path);
		}
		context.globalAlpha = 1;
		Object.assign(context, {textAlign: "center", fillStyle: colours.ink});
		for (const {x: left, y: base, size, text, isOwn} of labels) {
			context.font = `${isOwn ? "bold " : ""}${size}px ${colours.font}`;
			context.fillStyle = isOwn ? colours.cause : colours.ink;
			context.globalAlpha = own.size && !isOwn ? 0.5 : 1;
			context.fillText(text, left, base);
		}
	};

	return tree;
}
