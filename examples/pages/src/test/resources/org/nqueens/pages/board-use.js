// What fingers and the mouse do on the board of a page.
function placeOf(cell) {
	const {left, top, width, height} = cell.getBoundingClientRect();
	return {clientX: left + width / 2, clientY: top + height / 2};
}

function finger(pointerId, type, place) {
	page.grid.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerId, pointerType: "touch", buttons: 1, ...place}));
}

// The reader chooses a language.
function speakIn(tag) {
	page.language.focus();
	page.language.value = tag;
	page.language.dispatchEvent(new Event("change"));
}

// The texts that are longer than their buttons or wider than the window, in all languages and states of the page. The words of
// some buttons change: their texts are tried one after the other.
function cutTexts(states, wordsOf) {
	const cut = [];
	for (const {value: tag} of page.language.options) {
		speakIn(tag);
		for (const [name, begin, end] of states) {
			begin();
			for (const each of document.querySelectorAll("button, summary, label, select, h1, h2, th, td")) {
				if (!each.checkVisibility()) continue;
				const shown = each.textContent;
				for (const key of wordsOf[each.id] ?? [undefined]) {
					if (key) each.textContent = text(key);
					const isCut = each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight;
					if (isCut) cut.push(`${tag} ${name} ${each.id}: ${each.textContent}`);
				}
				if (wordsOf[each.id]) each.textContent = shown;
			}
			if (document.documentElement.scrollWidth > innerWidth) cut.push(`${tag} ${name}: wide`);
			end();
		}
	}
	speakIn("en");
	return cut.join("; ");
}

// The state in which all that is folded is open.
const unfolded = ["unfolded", () => setFolds(true), () => setFolds(false)];

function setFolds(open) {
	for (const fold of document.querySelectorAll("details")) fold.open = open;
}

// Two fingers, of which the second goes twice as far away.
function pinchCells(first, second) {
	const [one, two] = [first, second].map(at => placeOf(view.cells[at]));
	finger(1, "pointerdown", one);
	finger(1, "pointermove", {clientX: one.clientX + 1, clientY: one.clientY});
	finger(2, "pointerdown", two);
	finger(2, "pointermove", {clientX: 2 * two.clientX - one.clientX, clientY: 2 * two.clientY - one.clientY});
	finger(2, "pointerup", two);
	finger(1, "pointerup", one);
}
