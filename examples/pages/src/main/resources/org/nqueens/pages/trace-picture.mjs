import {page, saveFile} from "./board-page.mjs";
import {text} from "./board-texts.mjs";
import {max, min, round} from "./trace-data.mjs";
import {active, searches} from "./trace-screen.mjs";

// The picture fills a page of A4 across, on which 100 of its units are 56 points: the fonts have 8 points or more.
const WIDTH = 1400;
const HEIGHT = 950;
const FONT = 15;
const LABEL = 14.5;
const LINE = 19;
const GAP = 20;
const TOP = 80;
// The shapes of nodes at a place, with their colours and names.
const LEGEND = [
	["branch", "decision", (x, y) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`],
	["fail", "failure", (x, y) => `M${x - 6} ${y - 6}h12v12h-12z`],
	["solve", "solution", (x, y) => `M${x} ${y - 8}l8 8l-8 8l-8 -8z`],
	["fail", "folded", (x, y) => `M${x} ${y - 7}l8 14h-16z`],
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
	return {text: lines.map((line, i) => textAt(x, y + LINE * i, line.trim(), FONT)).join(""), height: LINE * lines.length};
}

// The text of an element, of whose lists only what is chosen.
function wordsIn(element) {
	return [...element.childNodes].map(each => each.selectedOptions?.[0].text ?? each.textContent).join("");
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
	const {paths, labels, height} = tree.whole(width, most - 34, LABEL);
	const picture = `${textAt(x, y, `${wordsIn(name)}, ${wordsIn(solver)}`, FONT)}
		${textAt(x, y + 22, totals.join(", "), FONT)}
		<svg x="${x}" y="${y + 34}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
			${paths.map(path).join("")}
			${labels.map(label => textAt(label.x, label.y, label.text, label.size, "")).join("")}
		</svg>`;
	return {picture, height: height + 34, isNamed: labels.length > 0};
}

// The whole trees with their totals, a legend, the boards, and the causes of the node, as a picture to be saved or printed.
export function picture() {
	const boards = [...page.boards.children];
	if (page.boards.classList.contains("second")) boards.reverse();
	const width = (WIDTH - GAP) / searches.length - GAP;
	const least = 34 + max(...searches.map(({tree}) => tree.leastHeight(LABEL)));
	const size = max(270, min(380, HEIGHT - TOP - least - 2 * GAP)); // of a board, smaller beside a deep tree
	const beside = GAP + boards.length * (size + GAP);
	const words = [
		page.headline.textContent,
		`${active.words.formula(active.state.node)}, ${page.place.textContent}`,
		page.sentence.textContent,
		...[...page.events.children].map(each => each.textContent),
	];
	const {text: sentences, height} = paragraph(0, 0, round((WIDTH - beside - GAP) / 6.7), words);
	const bottom = max(size, height + 8);
	const trees = searches.map((search, i) =>
		pictureOfSearch(search, GAP + i * (width + GAP), TOP, width, HEIGHT - TOP - bottom - 2 * GAP),
	);
	const below = TOP + max(...trees.map(tree => tree.height)) + GAP;
	const tall = below + bottom + GAP;
	const pictures = boards.map((svg, i) => {
		const place = `x="${GAP + i * (size + GAP)}" y="${below}" width="${size}" height="${size}"`;
		const [, , , side] = svg.getAttribute("viewBox").split(" "); // its height
		const numbered = svg.innerHTML.replace(/<g font-size="[^"]*"/g, `<g font-size="${(side * LABEL) / size}"`);
		return `<svg overflow="visible" ${place} class="${svg.classList}" viewBox="${svg.getAttribute("viewBox")}">${numbered}</svg>`;
	});
	let beyond = GAP + 8;
	const legend = LEGEND.map(([fill, name, shape]) => {
		const x = beyond;
		const meaning = text(`search.kind.${name}`);
		beyond += max(110, 40 + 7.5 * meaning.length);
		return `<path d="${shape(x, 50)}" fill="var(--${fill})"/>${textAt(x + 14, 55, meaning, FONT)}`;
	});
	const names = text(trees.every(({isNamed}) => isNamed) ? "search.named" : "search.unnamed");
	return `<svg viewBox="0 0 ${WIDTH} ${tall}" font-family="sans-serif">
		<path fill="var(--panel)" d="M0 0h${WIDTH}v${tall}H0z"/>
		${textAt(GAP, 26, document.title, 22)}
		${textAt(WIDTH - 420, 26, `${text("search.student")} ______________________________`, 16)}
		${legend.join("")}
		${textAt(max(GAP + 540, beyond), 55, names, FONT)}
		${trees.map(({picture: tree}) => tree).join("")}
		${pictures.join("")}
		<g transform="translate(${beside} ${below + 16})">${sentences}</g>
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
	const svg = new XMLSerializer().serializeToString(page.print.firstChild);
	saveFile(svg, "image/svg+xml", `search-node-${active.state.node}.svg`);
}
