import {page, saveFile} from "./board-page.mjs";
import {active, searches} from "./trace-screen.mjs";
import {beside} from "./trace-walk.mjs";

const WIDTH = 1400; // of a page, whose texts have 8 points and more at 15
const GAP = 20;
// The shapes of nodes at a place, with their colours and names.
const LEGEND = [
	["branch", "decision", (x, y) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`],
	["fail", "failure", (x, y) => `M${x - 6} ${y - 6}h12v12h-12z`],
	["solve", "solution", (x, y) => `M${x} ${y - 8}l8 8l-8 8l-8 -8z`],
	["fail", "folded, with its nodes", (x, y) => `M${x} ${y - 7}l8 14h-16z`],
];

function escaped(words) {
	return words.replace(/[<&]/g, letter => (letter === "<" ? "&lt;" : "&amp;"));
}

function textAt(x, y, words, font, name = "title") {
	return `<text x="${x}" y="${y}" class="${name}" font-size="${font}">${escaped(words)}</text>`;
}

// Words in lines of so many characters at most, one below the other.
function paragraph(x, y, most, words) {
	const lines = words.flatMap(each => `${each} `.match(new RegExp(`.{1,${most}}\\s|\\S+\\s`, "g")) ?? []);
	return {text: lines.map((line, i) => textAt(x, y + 22 * i, line.trim(), 16)).join(""), height: 22 * lines.length};
}

// The name, totals and whole tree of a search.
function pictureOfSearch({section, tree}, x, y, width, most) {
	const colour = name => (name ? `var(--${name})` : "none");
	const path = ({d, fill, stroke, thick = 0, dash}) =>
		`<path d="${d}" fill="${colour(fill)}" stroke="${colour(stroke)}" stroke-width="${thick}"` +
		`${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
	const [name, solver] = section.children;
	const totals = [...section.querySelectorAll("dl div")].map(
		each => `${each.querySelector("dd").textContent} ${each.querySelector("dt").textContent}`,
	);
	const {paths, labels, height} = tree.whole(width, most);
	const picture = `${textAt(x, y, `${name.textContent}, ${solver.textContent}`, 16)}
		${textAt(x, y + 22, totals.join(", "), 15)}
		<svg x="${x}" y="${y + 34}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
			${paths.map(path).join("")}
			${labels.map(label => textAt(label.x, label.y, label.text, label.size, "")).join("")}
		</svg>`;
	return {picture, height: height + 34};
}

// The whole trees with their totals, a legend, the boards, and the causes of the node, as a picture to be saved or printed.
export function picture() {
	const boards = [...page.boards.children];
	if (page.boards.classList.contains("second")) boards.reverse();
	const width = (WIDTH - GAP) / searches.length - GAP;
	const top = 100;
	const trees = searches.map((search, i) =>
		pictureOfSearch(search, GAP + i * (width + GAP), top, width, boards[1] ? 420 : 460),
	);
	const below = top + Math.max(...trees.map(({height}) => height)) + GAP;
	const size = boards[1] ? 330 : 380;
	const beside = GAP + boards.length * (size + GAP);
	const pictures = boards.map((svg, i) => {
		const place = `x="${GAP + i * (size + GAP)}" y="${below}" width="${size}" height="${size}"`;
		return `<svg ${place} class="${svg.classList}" viewBox="${svg.getAttribute("viewBox")}">${svg.innerHTML}</svg>`;
	});
	const causes = [...page.events.children].map(each => each.textContent);
	const {text, height} = paragraph(beside, below + 20, boards[1] ? 78 : 115, [
		page.headline.textContent,
		`${active.words.formula(active.state.node)}, ${page.place.textContent}`,
		page.sentence.textContent,
		...causes,
	]);
	const legend = LEGEND.map(([fill, name, shape], i) => {
		const x = GAP + 8 + 130 * i;
		return `<path d="${shape(x, 62)}" fill="var(--${fill})"/>${textAt(x + 14, 67, name, 15)}`;
	});
	const tall = below + Math.max(size, height) + GAP;
	return `<svg viewBox="0 0 ${WIDTH} ${tall}" font-family="sans-serif">
		<path fill="var(--panel)" d="M0 0h${WIDTH}v${tall}H0z"/>
		${textAt(GAP, 34, document.title, 22)}
		${textAt(WIDTH - 420, 34, "Name: ______________________________", 16)}
		${legend.join("")}
		${trees.map(({picture: tree}) => tree).join("")}
		${pictures.join("")}
		${text}
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
