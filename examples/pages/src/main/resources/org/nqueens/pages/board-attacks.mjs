// What queens on two squares do if they attack each other, as a part of the key of its text.
const DIAGONAL = "share-a-diagonal";
const OF_TORUS = "share-a-diagonal-of-the-torus";

// The same of the pieces of a variant, neither in one row nor in one column, by their distance in columns and rows.
const ATTACKS = {
	queens: (x, y) => Math.abs(x) === Math.abs(y) && DIAGONAL,
	toroidal: (x, y, n) => ((x - y) % n === 0 || (x + y) % n === 0) && OF_TORUS,
	semiqueens: (x, y) => x === -y && DIAGONAL,
	"toroidal-semiqueens": (x, y, n) => (x + y) % n === 0 && OF_TORUS,
	superqueens: (x, y) => (Math.abs(x * y) === 2 ? "are-a-knight-s-move-apart" : Math.abs(x) === Math.abs(y) && DIAGONAL),
	"non-touching": (x, y) => Math.abs(x * y) === 1 && "touch",
	rooks: () => false,
};

// A function that tells of two squares what their queens do, or nothing if they do not attack each other; each square attacks
// itself. Several queens of a unit only touch.
export function attackOf({n, columnOf, rowOf, squareOf, letterOf, isWall}, variant, stars) {
	const attack = ATTACKS[variant];
	const isNear = distance => Math.abs(distance) < 2;

	function isWallBetween(one, x, y) {
		const steps = Math.max(Math.abs(x), Math.abs(y));
		for (let i = 1; i < steps; i++) {
			if (isWall(squareOf(columnOf(one) + (x * i) / steps, rowOf(one) + (y * i) / steps))) return true;
		}
		return false;
	}

	return (one, other) => {
		const x = columnOf(other) - columnOf(one);
		const y = rowOf(other) - rowOf(one);
		if (stars > 1) return isNear(x) && isNear(y) ? "touch" : undefined;
		const line = x ? (y ? attack(x, y, n) : "share-a-row") : "share-a-column";
		const isJump = Math.abs(x * y) === 2;
		if (line && (isJump || !isWallBetween(one, x, y))) return line;
		return letterOf(one) && letterOf(one) === letterOf(other) ? "share-a-region" : undefined;
	};
}
