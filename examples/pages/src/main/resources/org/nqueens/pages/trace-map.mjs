import {clamp} from "./board-keys.mjs";
import {page} from "./board-page.mjs";
import {floor, max, min} from "./trace-data.mjs";
import {active, colours} from "./trace-screen.mjs";
import {nodeOf} from "./trace-state.mjs";
import {tip} from "./trace-tips.mjs";
import {anchor, select} from "./trace-walk.mjs";

// The search from its first event to its last as an icicle: a node is as wide as the events of its
// subtree, below its parent, and dark if the subtree has no solution.
function mapOf(canvas) {
	const map = {};
	const picture = document.createElement("canvas");
	let drawn = {};

	// A pixel with several nodes is as dark as their part without a solution.
	function draw(trace, width, height) {
		const {size, start, end, events, depth, deepest, hopes} = trace;
		const context = picture.getContext("2d");
		const levels = deepest[0] + 1;
		const all = new Float32Array(levels * width);
		const dead = all.slice();
		const scale = width / events;
		for (let node = 0; node < size; node++) {
			const row = depth[node] * width;
			const from = start[node] * scale;
			const to = end[node] * scale;
			for (let x = floor(from); x < to && x < width; x++) {
				const part = min(to, x + 1) - max(from, x);
				all[row + x] += part;
				if (!hopes[node]) dead[row + x] += part;
			}
		}
		Object.assign(picture, {width, height});
		for (let i = 0; i < all.length; i++) {
			const level = floor(i / width);
			const top = floor((level * height) / levels);
			const bottom = floor(((level + 1) * height) / levels);
			const gap = height > 6 * levels ? 1 : 0;
			for (const [colour, part] of Object.entries({alive: all[i], dead: dead[i] / all[i]})) {
				context.fillStyle = colours[colour];
				context.globalAlpha = part || 0;
				context.fillRect(i % width, top, 1, max(1, bottom - top - gap));
			}
		}
	}

	map.draw = search => {
		const {trace} = search;
		const place = anchor(search);
		const node = nodeOf(trace, place);
		const {clientWidth: width, clientHeight: height} = canvas;
		const context = canvas.getContext("2d");
		if (!width) return;
		if (drawn.trace !== trace || drawn.width !== width || drawn.height !== height || drawn.colours !== colours) {
			drawn = {trace, width, height, colours};
			draw(trace, width, height);
		}
		Object.assign(canvas, {width, height});
		context.drawImage(picture, 0, 0);
		const {start, end, events, depth, deepest} = trace;
		const top = (height * depth[node]) / (deepest[0] + 1);
		const [left, right, at] = [start[node], end[node], place].map(each => (each * width) / events);
		context.strokeStyle = context.fillStyle = colours.pick;
		context.lineWidth = 2;
		context.strokeRect(left, top + 1, max(2, right - left), height - top - 2);
		context.fillRect(min(at, width - 3), 0, 3, height);
	};

	// The node at a place of the map, or the last one above it.
	map.nodeAt = ({trace}, {offsetX, offsetY}) => {
		const {events, depth, deepest, parent} = trace;
		let node = nodeOf(trace, clamp(floor((offsetX / canvas.clientWidth) * events), events - 1));
		while (depth[node] > max(0, (offsetY / canvas.clientHeight) * (deepest[0] + 1))) node = parent[node];
		return node;
	};

	return map;
}

export const map = mapOf(page.map);

export function listenToMap() {
	const show = event =>
		tip(active.words.about(map.nodeAt(active, event)), event.clientX, page.map.getBoundingClientRect().top - 40);
	page.map.onpointermove = event => (event.buttons ? select(map.nodeAt(active, event)) : show(event));
	page.map.onclick = event => select(map.nodeAt(active, event));
}
