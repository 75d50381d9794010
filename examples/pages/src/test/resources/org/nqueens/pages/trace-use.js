// Uses the page of a search as a person would: events such as "key n,click #help,hover dt,press #map 0.1 0.5" and "tick 5".
function whenReady(play) {
	const isReady = listen;
	listen = () => {
		isReady();
		setTimeout(play, 50); // after what the page does after its first picture
	};
}

function dispatch(...event) {
	render();
	use(...event);
	render();
	report.help = page.help.scrollTop;
	report.shown = searches.map(({tree}) => tree.layout.shown.length);
	report.dim = getComputedStyle(page.choose).opacity;
	const labels = active.tree.layers().labels;
	report.labels = labels.length;
	report.own = labels.filter(({isOwn}) => isOwn).length;
	// From ring to ring there is room for a label.
	report.step = zoom.stepY >= 4 * zoom.radius + 2 + 1.3 * ownSize() ? "free" : "covered";
	report.board = page.board.clientHeight > 0.5 * page.detail.clientHeight;
}

// How the page fits the window: what is seen without scrolling, and what covers something else.
function fits() {
	const boxOf = selector => document.querySelector(selector).getBoundingClientRect();
	const bottom = boxOf("footer").top + 1, detail = boxOf("#detail"), boards = [...document.querySelectorAll("#boards svg")].map(each => each.getBoundingClientRect());
	const trees = [...document.querySelectorAll(".search canvas")].map(each => each.getBoundingClientRect()), headline = boxOf("#headline");
	const isTall = getComputedStyle(document.body).display === "flex"; // one below the other
	return [
		document.documentElement.scrollWidth <= innerWidth,
		boards.every(box => box.top >= 0 && box.bottom <= bottom && box.width >= 110 && box.right <= detail.right + 1),
		boxOf("#sentence").top < bottom && boxOf("#path").height > 20,
		isTall || detail.bottom <= bottom && boxOf(".search canvas").height > 100,
		!isTall || boards[0].bottom < boxOf(".search").top,
		!link || headline.height > 10 && headline.top >= 0 && headline.bottom < bottom,
		!isTall || trees.at(-1).top + 100 - trees[0].top < bottom,
	].join(" ");
}

// The texts that are cut, and the header of a wide window if its buttons need a second row.
function cut() {
	const isTall = getComputedStyle(document.body).display === "flex";
	const isCut = ({clientHeight, clientWidth, scrollHeight, scrollWidth}) => scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
	const tops = [...document.querySelectorAll("header button")].map(each => each.offsetTop);
	return [
		isCut(page.heading) && "heading",
		isTall && isCut(page.below) && "below",
		innerWidth >= 1280 && new Set(tops).size > 1 && "buttons",
	].filter(Boolean).join(" ");
}

// Intervals end when the script says so: "tick 5".
let onTick;
setInterval = step => ((onTick = step), 1);
clearInterval = () => (onTick = undefined);

// What is saved is told, and not downloaded.
URL.createObjectURL = file => file.text().then(text => (report.saved = text));
HTMLAnchorElement.prototype.click = () => {};

// Shows the page as it is printed.
function print() {
	dispatchEvent(new Event("beforeprint"));
	[...document.styleSheets[0].cssRules].find(rule => rule.media?.mediaText === "print").media.mediaText = "screen";
	report.printed = [...document.body.children].filter(each => each.clientHeight > 1).map(each => each.id || each.localName);
	report.isLegible = pointsOf(page.print.firstChild) >= 8;
}

// The smallest font of a picture on A4 across, of which 277 by 188 mm are printed on, in points.
function pointsOf(svg) {
	const {width, height} = svg.viewBox.baseVal;
	const points = Math.min(277 / width, 188 / height) * 72 / 25.4;
	const sizes = [...svg.querySelectorAll("text")].filter(each => each.textContent).map(
		each => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a / svg.getScreenCTM().a);
	return Math.min(...sizes) * points;
}

function use(kind, selector, ...values) {
	if (kind === "print") return print();
	if (kind === "square" || kind === "tapped") {
		const box = page.board.getBoundingClientRect(); // with its margins
		const {x, y} = new DOMPoint(+selector + 0.5, +values[0] + 0.5).matrixTransform(page.board.getScreenCTM());
		return use(kind === "tapped" ? "tap" : "press", "#board", (x - box.left) / box.width, (y - box.top) / box.height);
	}
	if (kind === "tick") {
		for (let i = 0; i < selector; i++) onTick?.();
		return;
	}
	const element = document.querySelector(selector.replace(/^[^#.a-z]|^.$/, "body"));
	if (kind === "click") element.click();
	if (kind === "focus") element.focus();
	if (kind === "key") {
		const key = selector.replace(/.*-(?=.)/, "").replace("Space", " ");
		(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, key, shiftKey: selector.startsWith("Shift-"), ctrlKey: selector.startsWith("Control-")}));
	}
	if (kind === "hover") point(element, "pointerover", ...values);
	if (kind === "move") point(element, "pointermove", ...values);
	if (kind === "press" || kind === "tap") {
		const types = kind === "tap" ? ["pointerdown", "pointerup", "pointerleave", "click"] : ["pointerdown", "pointerup", "click"];
		for (const type of types) point(element, type, ...values, kind === "tap" ? "touch" : "mouse");
	}
	if (kind === "pixel") {
		const [x, y] = [values[0] * element.width, values[1] * element.height];
		report.pixel = element.getContext("2d").getImageData(x, y, 1, 1).data.subarray(0, 3);
	}
	if (kind === "enter") {
		const typed = key => element.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, key}));
		if (![...decodeURIComponent(values.join(" "))].every(typed)) return; // the page cancels the keys
		element.value = decodeURIComponent(values.join(" "));
		element.dispatchEvent(new Event(element.type === "range" ? "input" : "change", {bubbles: true}));
	}
}

// An event at a place of an element, whose width and height are 1.
function point(element, type, x = 0.5, y = 0.5, pointerType = "mouse") {
	const {left, top, width, height} = element.getBoundingClientRect();
	element.dispatchEvent(new PointerEvent(type, {bubbles: true, clientX: left + x * width, clientY: top + y * height, pointerId: 1, pointerType}));
}
