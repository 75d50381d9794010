import {fingersOf} from "./board-fingers.mjs";
import {paint} from "./trace-screen.mjs";
import {tip} from "./trace-tips.mjs";
import {go, select} from "./trace-walk.mjs";
import {setFit, zoomBy} from "./trace-zoom.mjs";

// Pointers, keys and the wheel on the tree of a search.
export function listenToTree(search, fold) {
	const {
		tree,
		tree: {canvas},
	} = search;
	const fingers = fingersOf();
	let dragged = 0;
	canvas.onpointerdown = event => {
		dragged = 0;
		fingers.down(event);
		canvas.setPointerCapture(event.pointerId);
	};
	canvas.onpointerup = canvas.onpointercancel = fingers.up;
	canvas.onpointermove = event => {
		const span = fingers.has(event) && fingers.move(event);
		if (span) {
			const {left, top} = canvas.getBoundingClientRect();
			dragged = 6;
			return zoomBy(span.factor, span.x - left, span.y - top);
		}
		if (event.buttons) {
			dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
			setFit(false);
			tree.pan(event.movementX, event.movementY);
			return paint();
		}
		const node = tree.nodeNear(event);
		if (node === tree.hovered) return;
		tree.hovered = node;
		paint();
		tip(node < 0 ? "" : search.words.about(node), event.clientX, event.clientY + 16);
	};
	canvas.onpointerleave = () => {
		tree.hovered = -1;
		paint();
	};
	canvas.onclick = event => dragged < 6 && select(tree.nodeNear(event));
	canvas.ondblclick = fold;
	canvas.onfocus = () => {
		const {left, top} = canvas.getBoundingClientRect();
		go(search.state.place, search);
		if (canvas.matches(":focus-visible")) tip(search.words.about(search.state.node), left, top);
	};
	canvas.onwheel = event => {
		event.preventDefault();
		zoomBy(Math.exp(-event.deltaY / 500), event.offsetX, event.offsetY);
	};
}
