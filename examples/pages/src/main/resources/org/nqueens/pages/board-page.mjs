// The elements of the page by their ids, and what is said, copied and saved.
export const page = Object.fromEntries([...document.querySelectorAll("[id]")].map(each => [each.id, each]));
export const report = document.body.dataset; // for tests
let writing;

onerror = onsecuritypolicyviolation = event => (report.error = event.violatedDirective ?? event);

// An element with properties, or attributes where there is no such property.
export function make(tag, fields) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(fields)) {
		if (name in element) element[name] = value;
		else element.setAttribute(name, value);
	}
	return element;
}

// What PageTemplate.java packs into an element.
export function unpacked(element) {
	const packed = Uint8Array.from(atob(element.textContent), letter => letter.charCodeAt(0));
	return new Response(new Response(packed).body.pipeThrough(new DecompressionStream("deflate-raw")));
}

export function say(text) {
	page.live.textContent = text;
}

// Browsers limit the changes in a second.
export function writeSoon(write) {
	clearTimeout(writing);
	writing = setTimeout(write, 300);
}

export function writeNoMore() {
	clearTimeout(writing);
}

export function saveFile(text, type, download) {
	const link = make("a", {href: URL.createObjectURL(new Blob([text], {type})), download});
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
