import {max, min} from "./trace-data.mjs";
import {active, ownSize, paint, searches, useColours, zoom} from "./trace-screen.mjs";
import {COLOURS} from "./trace-tree.mjs";

// The scale of the trees.
export function restyle() {
	const style = getComputedStyle(document.body);
	useColours({
		font: style.fontFamily,
		...Object.fromEntries(COLOURS.map(name => [name, style.getPropertyValue(`--${name}`)])),
	});
	zoom.unit = parseFloat(style.fontSize) / 16;
	if (zoom.isFit) fit();
	else rescale(zoom.scale);
}

// One scale for both trees, by default that at which they fit; the levels then fill the height.
export function rescale(scale) {
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
	const size = 13 * unit * max(0.8, min(1.5, x, y));
	zoom.scale = x;
	zoom.stepX = gap * x;
	zoom.stepY = level * y;
	// A node gives way to a label above it, down to a size at which its shape can be seen.
	const radius = min(10 * unit * x, zoom.stepY / 4);
	const belowLabel = min(radius, (zoom.stepY - 1.4 * size - 1) / 2.9);
	const isAbove = belowLabel >= min(radius, 3 * unit);
	zoom.isBeside = !isAbove && zoom.stepY >= 1.3 * size; // where levels are low, labels stand beside the nodes
	zoom.label = hasLabels && (isAbove || zoom.isBeside) ? size : 0;
	zoom.radius = max(2 * unit, zoom.label && isAbove ? belowLabel : radius);
	// The label of a student's node stands between two rings.
	if (searches.some(({trace}) => trace.own.size)) {
		zoom.radius = max(2.5 * unit, min(zoom.radius, (zoom.stepY - 2 - 1.4 * ownSize()) / 4));
	}
	paint();
}

// The least height of a level at which such labels stand free.
export function leastStep() {
	return 2 + 1.4 * ownSize() + 11 * zoom.unit;
}

// A tree that fits lets one finger scroll the page.
export function setFit(isFit) {
	zoom.isFit = isFit;
	document.body.classList.toggle("zoomed", !isFit);
}

export function fit() {
	setFit(true);
	rescale();
	searches.forEach(({tree}) => tree.centre());
}

export function refit() {
	if (zoom.isFit) fit();
	else paint();
}

// Each tree keeps its place around one change of the scale.
export function zoomBy(factor, ...place) {
	const scale = zoom.scale * factor;
	let change = () => rescale(scale);
	for (const {tree} of searches) {
		const inner = change;
		change = () => tree.zoom(inner, ...place);
	}
	setFit(false);
	change();
}
