// Reports all texts that the page of a search shows or says, on a walk through what it can do.
const WALK = `key Space,key x,hover .failure,focus canvas,key n,key k,key b,key b,key d,key q,square 0 1,square 0 1,key Space,key Space,square 1 2,
	key Space,key q,move #board 0.3 0.3,move #board 0.6 0.9,press #map 0.9 0.9,move #map 0.5 0.5,enter #goto 9999,key c,key c,enter #goto 0,
	square 1 1,square 2 3,key Delete,key Control-z,key Control-y,enter #goto 1,key Delete,key s,key p,tick 2,key p,
	enter select[aria-label] 5,enter select.quiet:last-child 1,enter #goto 9`;
const shown = new Set();
const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];

function collect() {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) if (!walker.currentNode.parentNode.closest("script, style")) shown.add(walker.currentNode.data.trim());
	for (const name of ATTRIBUTES) {
		for (const each of document.querySelectorAll(`[${name}]`)) shown.add(each.getAttribute(name));
	}
	shown.add(document.title);
}

whenReady(() => {
	collect();
	for (const event of WALK.split(/,\s*/)) {
		try {
			dispatch(...event.split(" "));
		} catch (error) {
			if (document.querySelector(event.split(" ")[1])) throw error; // a page without what is pressed
		}
		collect();
	}
	report.texts = encodeURIComponent([...shown].join("\n"));
});
