import {store} from "./board-store.mjs";
import {data, steps, textOf} from "./edit-draft.mjs";
import {parse, read} from "./edit-text.mjs";

// The draft that the browser keeps.
export function keep() {
	const {now, past, future} = steps;
	const text = textOf(now);
	if (text === data.text && !past.length && !future.length) store.remove(data.key);
	else store.write(data.key, {text, past: steps.codes(past), future: steps.codes(future)});
}

// The draft that was kept, or the board of the page.
export function recall() {
	const {text = "", past = [], future = []} = store.read(data.key);
	const of = texts => texts.map(each => read(each).draft).filter(draft => draft);
	Object.assign(steps, {now: read(text).draft ?? parse(data.text), past: of(past), future: of(future)});
}
