import {clamp} from "./board-keys.mjs";
import {page} from "./board-page.mjs";

// Shows a text at a place of the window, or hides it.
export function tip(text, x, y) {
	page.tip.hidden = !text;
	page.tip.textContent = text;
	const {offsetWidth, offsetHeight} = page.tip;
	page.tip.style.left = `${clamp(x, innerWidth - offsetWidth - 4)}px`;
	page.tip.style.top = `${y + offsetHeight > innerHeight ? y - offsetHeight - 40 : y}px`;
}

// The descriptions for screen readers are seen on hover and on focus from the keyboard.
export function listenForTips() {
	const described = ({target}) => target.closest?.("[aria-description]");
	const show = element => {
		const {left, bottom} = element.getBoundingClientRect();
		tip(element.ariaDescription, left, bottom + 4);
	};
	onpointerover = event => (described(event) ? event.pointerType !== "touch" && show(described(event)) : tip(""));
	addEventListener(
		"focusin",
		event => described(event) && event.target.matches(":focus-visible") && show(described(event)),
	);
	addEventListener("focusout", () => tip(""));
}
