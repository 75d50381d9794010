// The tree as it is seen, the board and the sentence, as a picture to be saved or printed.
function picture() {
	const {tree, words, state} = active, {clientWidth: width, clientHeight: height} = tree.canvas;
	const {paths, labels} = tree.layers(), size = 420, gap = 20, full = width + size + 3 * gap, tall = max(height, size + 180);
	const text = (x, y, words, font, name = "") => `<text x="${x}" y="${y}" class="${name}" font-size="${font}">${escaped(words)}</text>`;
	const escaped = words => words.replace(/[<&]/g, letter => (letter === "<" ? "&lt;" : "&amp;"));
	const lines = `${page.sentence.textContent} `.match(/.{1,50}\s|\S+\s/g);
	return `<svg viewBox="0 0 ${full} ${tall + 80}" font-family="sans-serif">
		<path fill="var(--panel)" d="M0 0h${full}v${tall + 80}H0z"/>
		${text(gap, 32, `${document.title}: ${active.section.querySelector("h2").textContent}`, 20, "title")}
		<svg x="${gap}" y="50" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
			${paths.map(({d, fill, stroke, thick}) => `<path d="${d}" fill="${fill ? `var(--${fill})` : "none"}" stroke="${stroke ? `var(--${stroke})` : "none"}" stroke-width="${thick ?? 0}"/>`).join("")}
			${labels.map(({x, y, text: label, size: font}) => text(x, y, label, font)).join("")}
		</svg>
		<svg x="${width + 2 * gap}" y="50" width="${size}" height="${size}" class="${page.board.classList}" viewBox="${page.board.getAttribute("viewBox")}">${page.board.innerHTML}</svg>
		${text(width + 2 * gap, size + 80, `${words.formula(state.node)}, ${page.place.textContent}`, 17, "title")}
		${lines.map((line, i) => text(width + 2 * gap, size + 106 + 22 * i, line.trim(), 16, "title")).join("")}
	</svg>`;
}

const STYLES = ["fill", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-linecap", "text-anchor", "font-size", "display"];

// Saves the picture in the colours of the page.
function savePicture() {
	const {createObjectURL: addressOf, revokeObjectURL: forget} = URL;
	page.print.innerHTML = picture();
	for (const element of page.print.querySelectorAll("*")) {
		const style = getComputedStyle(element);
		for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
		element.removeAttribute("class");
	}
	const file = new Blob([new XMLSerializer().serializeToString(page.print.firstChild)], {type: "image/svg+xml"});
	const link = make("a", {href: addressOf(file), download: `search-node-${active.state.node}.svg`});
	link.click();
	setTimeout(() => forget(link.href), 1000);
}
