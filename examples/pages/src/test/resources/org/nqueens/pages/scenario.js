// Plays the lines of a scenario, see Scenario.java, and reports what each of them saw.
async function playScenario(lines) {
	const seen = [];
	for (const line of lines) seen.push(await playLine(line));
	report.seen = encodeURIComponent(JSON.stringify(seen));
}

async function playLine(line) {
	const [, what] = line.match(/^(.+?) [=~!](?: |$)/) ?? [];
	if (what) return see(what).trim();
	const [events, state] = line.split(/ *\| /);
	if (state) startAgain();
	events.split(",").forEach(event => dispatch(...event.split(" ")));
	if (state) return stateNow();
	const [, millis = 500] = line.match(/^pause (.*)/) ?? []; // 500 is after what the page does soon
	await new Promise(resolve => setTimeout(resolve, millis));
	return null;
}

// What a name of a scenario means.
function see(what) {
	const [kind, ...words] = what.split(" ");
	const rest = words.join(" ");
	if (kind === "state") return stateNow();
	if (kind === "count") return String(document.querySelectorAll(rest).length);
	if (kind === "all") return [...document.querySelectorAll(rest)].map(textIn).join(" | ");
	if (kind === "labels") return [...document.querySelectorAll(rest)].map(each => each.getAttribute("aria-label")).join(" | ");
	if (kind === "label") return view.cells[rest].getAttribute("aria-label");
	if (kind === "shown") return [...page[rest].children].filter(each => each.id && !each.hidden).map(({id}) => id).join(" ");
	if (kind === "visible") return [...page[rest].children].filter(each => each.checkVisibility()).map(({id}) => id).join(" ");
	if (kind === "value") return page[rest].value.replaceAll("\n", " / ");
	if (kind === "data") return report[rest].replaceAll("\n", " / ");
	if (kind === "zoom") return page.board.style.getPropertyValue("--zoom");
	if (kind === "focused") return document.activeElement.getAttribute("aria-label");
	if (kind === "tab") return document.title;
	if (kind === "fits") return fits();
	if (kind === "cut") return cut();
	if (kind === "clock") showClock();
	return textIn(page[kind]);
}

function textIn(element) {
	return element.textContent.replaceAll("\u00a0", " ").trim().replace(/\s*\n\s*/g, " / ");
}

const scenario = new URLSearchParams(location.hash.slice(1)).get("check");
if (scenario !== null) whenReady(() => playScenario(JSON.parse(scenario)));
