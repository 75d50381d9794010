package org.nqueens.cli.boards;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.cli.options.OptionGroup;
import org.nqueens.cli.options.Value;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.hint.Rule;

/** The order of the boards of a page. */
final class OrderOption extends OptionGroup {
  /** Stands for the rating of a board that the rules do not solve. */
  private static final Rating UNRATED =
      new Rating(Rule.DEEP_TRIAL.difficulty(), Optional.of(Rule.DEEP_TRIAL), Long.MAX_VALUE);

  private final Value<Boolean> byDifficulty =
      flag(
          "--by-difficulty",
          "The easiest board first, by difficulty and score; boards that the rules do not solve come"
              + " last (default: in the order of the arguments).");

  OrderOption(OptionGroup whole) {
    super(whole);
  }

  /** The boards in the order of the page; the time limit of the guide holds for each rating. */
  List<NamedPosition> of(List<NamedPosition> boards, PuzzleGuide guide) {
    if (!byDifficulty.get()) {
      return boards;
    }
    Map<NamedPosition, Rating> ratings = new HashMap<>();
    for (NamedPosition board : boards) {
      ratings.put(board, rating(board.position().board(), guide).orElse(UNRATED));
    }
    return boards.stream().sorted(Comparator.comparing(ratings::get)).toList();
  }

  /** The rating of a board that the rules apply to and solve. */
  static Optional<Rating> rating(Board board, PuzzleGuide guide) {
    return board.size() <= PuzzleGuide.MAX_SIZE && board.isFilled()
        ? guide.rating(board)
        : Optional.empty();
  }
}
