// Reports what is seen and its background, as "kind|name|#rrggbb|#rrggbb" in lines.
const isReadyForColours = listen;
listen = () => {
	isReadyForColours();
	if (location.hash.includes("dark")) {
		[...document.styleSheets[0].cssRules].find(rule => rule.media?.mediaText.includes("dark")).media.mediaText = "screen";
		restyle();
	}
	render();
	actions.c();
	choose(active.state.left.findLastIndex((is, square) => is && active.state.domains()[active.trace.columnOf(square)].length > 1));
	step(-1);
	actions["?"]();
	tip("A tip", 0, 0);
	render();
	report.colours = [...textColours(), ...boardColours(), ...treeColours()].map(line => line.join("|")).join("\n");
};

// The channels of a computed colour from 0 to 255, and its opacity from 0 to 1.
function channels(colour) {
	const numbers = colour.match(/[\d.]+/g).map(Number), scale = colour.startsWith("color(srgb") ? 255 : 1;
	return [...numbers.slice(0, 3).map(each => each * scale), numbers[3] ?? 1];
}

const over = ([r, g, b, opacity], under) => [r, g, b].map((channel, i) => opacity * channel + (1 - opacity) * under[i]);
const hex = colour => `#${colour.slice(0, 3).map(channel => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

function background(element) {
	const layers = [];
	for (let each = element; each; each = each.parentElement) layers.push(channels(getComputedStyle(each).backgroundColor));
	return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
}

function textColours() {
	return [...document.body.querySelectorAll("*")]
		.filter(each => !each.closest("script, #live, #print, #slider") && each.checkVisibility())
		.filter(each => each.placeholder || each.value || [...each.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
		.map(each => {
			const style = getComputedStyle(each, each.placeholder ? "::placeholder" : null), under = background(each);
			const isToCome = each.matches("#events [aria-current] ~ button"), name = isToCome ? "event to come" : each.id || each.className.baseVal || each.className || each.localName;
			return ["text", name, hex(over(channels(each.closest("svg") ? style.fill : style.color), under)), hex(under)];
		});
}

// Each mark of the board on each kind of square where it may stand, and in a board with regions on each colour.
function boardColours() {
	const on = {
		"dot": "lit", "cross": "gone", "cross new": "gone", "line": "lit gone", "ring": "lit gone", "ring failure": "lit gone", "cursor": "lit gone", "band": "lit gone",
		"guess": "lit", "guess right": "gone", "guess later": "gone", "differ": "lit gone", "guess missed": "gone", "guess wrong": "lit", "queen": "lit", "wall": "lit gone", "frame failure": "lit gone", "frame solution": "lit gone", "blocked": "lit gone",
	};
	const probe = document.createElementNS(page.board.namespaceURI, "path");
	const styleOf = name => {
		page.board.append(probe);
		probe.setAttribute("class", name);
		const {fill, stroke, opacity} = getComputedStyle(probe);
		return {fill: channels(fill === "none" ? "rgb(0 0 0 / 0)" : fill), stroke: stroke === "none" ? undefined : channels(stroke), opacity: +opacity};
	};
	const white = [255, 255, 255], regional = page.board.classList.contains("regional");
	const regions = page.board.dataset.colours.match(/[\da-f]{6}/g)?.map(colour => colour.match(/../g).map(channel => parseInt(channel, 16))) ?? [];
	const faint = styleOf("faint").opacity, shade = styleOf("shade"), lines = [];
	for (const [name, squares] of Object.entries(on)) {
		const {fill, stroke, opacity} = styleOf(name), [r, g, b] = stroke ?? fill;
		for (const square of squares.split(" ")) {
			const plain = styleOf(square).fill, shaded = over([...shade.fill.slice(0, 3), shade.opacity], plain);
			const backgrounds = regional ? regions.map(colour => (square === "lit" ? colour : over([...colour, faint], white))) : [plain, shaded];
			for (const under of backgrounds) lines.push(["graphic", `${name} on ${square}`, hex(over([r, g, b, opacity], under)), hex(under)]);
		}
	}
	if (!regional) {
		page.board.classList.add("fine"); // without marks
		lines.push(["graphic", "gone beside lit", ...["gone", "lit"].map(name => hex(styleOf(name).fill))]);
	}
	probe.remove();
	return lines;
}

// The shapes and edges of the tree, the map, the slider, and what has the focus.
function treeColours() {
	const long = value => value.trim().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
	const {panel, alive} = colours, paper = getComputedStyle(document.body).getPropertyValue("--paper");
	const pairs = ["branch", "fail", "solve", "muted", "edge", "pick", "cause", "ink"].map(name => [name, colours[name], panel]);
	pairs.push(["alive", alive, paper], ["dead", colours.dead, paper], ["dead beside alive", colours.dead, alive], ["slider", colours.edge, paper], ["focus", colours.pick, paper]);
	return pairs.map(([name, ...both]) => ["graphic", name, ...both.map(long)]);
}
