// The trees as they are seen, the boards and the sentence, as a picture to be saved or printed.
function picture() {
	const gap = 20, top = 80, boards = [...page.boards.children], size = boards[1] ? 300 : 420;
	const escaped = words => words.replace(/[<&]/g, letter => (letter === "<" ? "&lt;" : "&amp;"));
	const text = (x, y, words, font, name = "title") => `<text x="${x}" y="${y}" class="${name}" font-size="${font}">${escaped(words)}</text>`;
	const lines = [`${active.words.formula(active.state.node)}, ${page.place.textContent}`, page.sentence.textContent, page.twin.textContent].flatMap(words =>
		`${words} `.match(boards[1] ? /.{1,36}\s|\S+\s/g : /.{1,50}\s|\S+\s/g) ?? []);
	let x = gap, below = top + boards.length * (size + gap) + 10;
	const trees = searches.map(({section, tree: {canvas: {clientWidth: width, clientHeight: height}, layers}}) => {
		const {paths, labels} = layers(), [name, solver] = section.children, left = x;
		x += width + gap;
		return `${text(left, top - 16, `${name.textContent}, ${solver.textContent}`, 16)}<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
			${paths.map(({d, fill, stroke, thick, dash}) => `<path d="${d}" fill="${fill ? `var(--${fill})` : "none"}" stroke="${stroke ? `var(--${stroke})` : "none"}" stroke-width="${thick ?? 0}"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`).join("")}
			${labels.map(({x, y, text: label, size: font}) => text(x, y, label, font, "")).join("")}
		</svg>`;
	});
	const full = x + size + gap, tall = max(top + gap + active.tree.canvas.clientHeight, below + 22 * lines.length);
	return `<svg viewBox="0 0 ${full} ${tall}" font-family="sans-serif">
		<path fill="var(--panel)" d="M0 0h${full}v${tall}H0z"/>
		${text(gap, 34, document.title, 22)}
		${trees.join("")}
		${boards.map((svg, i) => `<svg x="${x}" y="${top + i * (size + gap)}" width="${size}" height="${size}" class="${svg.classList}" viewBox="${svg.getAttribute("viewBox")}">${svg.innerHTML}</svg>`).join("")}
		${lines.map((line, i) => text(x, below + 22 * i, line.trim(), 16)).join("")}
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
