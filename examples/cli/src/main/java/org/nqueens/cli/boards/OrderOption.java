package org.nqueens.cli.boards;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import picocli.CommandLine.Option;

/** The order of the boards of a page. */
final class OrderOption {
  @Option(
      names = "--by-difficulty",
      description =
          "The easiest board first, by difficulty and score; boards that the rules do not solve come"
              + " last (default: as they are given).")
  private boolean byDifficulty;

  /** The boards in the order of the page. */
  List<NamedPosition> of(List<NamedPosition> boards) {
    if (!byDifficulty) {
      return boards;
    }
    Map<Board, Optional<Rating>> ratings = new HashMap<>();
    boards.forEach(board -> ratings.computeIfAbsent(board.position().board(), OrderOption::rating));
    Comparator<Optional<Rating>> unratedLast =
        Comparator.<Optional<Rating>, Boolean>comparing(Optional::isEmpty)
            .thenComparing(rating -> rating.map(Rating::difficulty).orElse(0))
            .thenComparing(rating -> rating.map(Rating::score).orElse(0L));
    return boards.stream()
        .sorted(
            Comparator.comparing(
                board -> ratings.getOrDefault(board.position().board(), Optional.empty()),
                unratedLast))
        .toList();
  }

  /** The rating of a board that the rules solve. */
  static Optional<Rating> rating(Board board) {
    return board.size() <= PuzzleGuide.MAX_SIZE ? Rating.of(board) : Optional.empty();
  }
}
