import {max, min} from "./trace-data.mjs";
import {active, paint, searches, useColours, zoom} from "./trace-screen.mjs";
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
	zoom.radius = max(2 * unit, min(10 * unit * x, zoom.stepY / 4));
	zoom.label = hasLabels && zoom.stepY > 2.9 * zoom.radius + 1.4 * size ? size : 0;
	paint();
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
