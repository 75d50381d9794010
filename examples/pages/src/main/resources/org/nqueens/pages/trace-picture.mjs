import {page, saveFile} from "./board-page.mjs";
import {max} from "./trace-data.mjs";
import {active, searches} from "./trace-screen.mjs";

// The trees as they are seen, the boards and the sentence, as a picture to be saved or printed.
export function picture() {
	const gap = 20;
	const top = 80;
	const boards = [...page.boards.children];
	const size = boards[1] ? 300 : 420;
	const escaped = words => words.replace(/[<&]/g, letter => (letter === "<" ? "&lt;" : "&amp;"));
	const text = (x, y, words, font, name = "title") =>
		`<text x="${x}" y="${y}" class="${name}" font-size="${font}">${escaped(words)}</text>`;
	const lines = [
		`${active.words.formula(active.state.node)}, ${page.place.textContent}`,
		page.sentence.textContent,
		page.twin.textContent,
	].flatMap(words => `${words} `.match(boards[1] ? /.{1,36}\s|\S+\s/g : /.{1,50}\s|\S+\s/g) ?? []);
	let x = gap;
	let below = top + boards.length * (size + gap) + 10;
	const colour = name => (name ? `var(--${name})` : "none");
	const path = ({d, fill, stroke, thick = 0, dash}) =>
		`<path d="${d}" fill="${colour(fill)}" stroke="${colour(stroke)}" stroke-width="${thick}"` +
		`${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
	const trees = searches.map(({section, tree}) => {
		const {clientWidth: width, clientHeight: height} = tree.canvas;
		const {paths, labels} = tree.layers();
		const [name, solver] = section.children;
		const left = x;
		x += width + gap;
		return `${text(left, top - 16, `${name.textContent}, ${solver.textContent}`, 16)}
		<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
			${paths.map(path).join("")}
			${labels.map(label => text(label.x, label.y, label.text, label.size, "")).join("")}
		</svg>`;
	});
	const pictures = boards.map((svg, i) => {
		const place = `x="${x}" y="${top + i * (size + gap)}" width="${size}" height="${size}"`;
		return `<svg ${place} class="${svg.classList}" viewBox="${svg.getAttribute("viewBox")}">${svg.innerHTML}</svg>`;
	});
	const full = x + size + gap;
	const tall = max(top + gap + active.tree.canvas.clientHeight, below + 22 * lines.length);
	return `<svg viewBox="0 0 ${full} ${tall}" font-family="sans-serif">
		<path fill="var(--panel)" d="M0 0h${full}v${tall}H0z"/>
		${text(gap, 34, document.title, 22)}
		${trees.join("")}
		${pictures.join("")}
		${lines.map((line, i) => text(x, below + 22 * i, line.trim(), 16)).join("")}
	</svg>`;
}

const STYLES = [
	"fill",
	"fill-opacity",
	"opacity",
	"stroke",
	"stroke-width",
	"stroke-linecap",
	"text-anchor",
	"font-size",
	"display",
];

// Saves the picture in the colours of the page.
export function savePicture() {
	page.print.innerHTML = picture();
	for (const element of page.print.querySelectorAll("*")) {
		const style = getComputedStyle(element);
		for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
		element.removeAttribute("class");
	}
	const text = new XMLSerializer().serializeToString(page.print.firstChild);
	saveFile(text, "image/svg+xml", `search-node-${active.state.node}.svg`);
}
