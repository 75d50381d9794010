import {text} from "./board-texts.mjs";

// Sentences that pages to play and pages to make boards have in common.
export function sentence(clause) {
	return `${clause[0].toUpperCase()}${clause.slice(1)}.`;
}

// Texts that stand beside each other, without those that are empty.
export function joined(texts, separator = ", ") {
	return texts.filter(each => each).join(separator);
}

// The rules of a board, in sentences for its solver, as BoardWords.java has them.
export function rulesText({variant, n, stars, total, hasRegions, hasBlocked = false, hasGiven = false, hasWalls = false}) {
	const piece = text(stars > 1 ? `piece.queens-${stars}` : `piece.${PIECES[variant] ?? "queen"}`);
	const isFilled = total === n * stars && !hasWalls;
	return joined(
		[
			hasWalls && text("rules.walls"),
			isFilled
				? text(hasRegions ? "rules.place-regions" : "rules.place", {piece})
				: joined([text("rules.some", {pieces: total}), hasRegions && text("rules.some-region")], " "),
			variant === "rooks" ? "" : text(`rules.${variant}`),
			hasBlocked && text("rules.blocked"),
			hasGiven && text("rules.given"),
		],
		" ",
	);
}

const PIECES = {
	semiqueens: "semi-queen",
	"toroidal-semiqueens": "semi-queen",
	superqueens: "superqueen",
	rooks: "rook",
};

export function difficultyText(difficulty) {
	return text("board.difficulty", {difficulty, hardness: text(`difficulty.${difficulty}`)});
}
