// Two fingers on an element: what they do between two events.
export function fingersOf() {
	const fingers = new Map();
	// The middle between two fingers, and their distance.
	const span = () => {
		const [one, other = one] = fingers.values();
		return {
			x: (one.x + other.x) / 2,
			y: (one.y + other.y) / 2,
			length: Math.hypot(one.x - other.x, one.y - other.y) || 1,
		};
	};
	return {
		// Tells whether there are two.
		down: ({pointerId, clientX: x, clientY: y}) => fingers.set(pointerId, {x, y}).size > 1,
		up: ({pointerId}) => fingers.delete(pointerId),
		has: ({pointerId}) => fingers.has(pointerId),
		// The middle of two fingers, how far it has moved, and the factor by which they are farther apart; undefined of one.
		move({pointerId, clientX: x, clientY: y}) {
			const before = span();
			fingers.set(pointerId, {x, y});
			if (fingers.size < 2) return undefined;
			const after = span();
			return {...after, byX: after.x - before.x, byY: after.y - before.y, factor: after.length / before.length};
		},
	};
}
