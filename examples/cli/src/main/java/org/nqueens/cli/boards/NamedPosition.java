package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Words;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.puzzle.OtherStars;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.result.Uniqueness;

/**
 * A position of a file.
 *
 * @param path the place of the board
 * @param name the name in what is printed; empty for the only board of a command, which needs none
 */
record NamedPosition(BoardPath path, Position position, Optional<String> name) {
  /** The most clashes that a sentence names. */
  private static final int MAX_NAMED = 3;

  NamedPosition(BoardPath path, Position position) {
    this(path, position, Optional.empty());
  }

  NamedPosition with(Position other) {
    return new NamedPosition(path, other, name);
  }

  NamedPosition withName() {
    return new NamedPosition(path, position, Optional.of(Words.visible(path.source())));
  }

  private Optional<String> otherStars() {
    return position.hasMarks() ? Optional.empty() : OtherStars.sentence(position.board());
  }

  /** The same as a sentence after the fault of a board. */
  String otherStarsToo() {
    return otherStars().map(words -> ". " + words).orElse("");
  }

  /**
   * Tells of a board with several solutions or none the number of queens in each row with which it
   * has exactly one, if there is such a number.
   */
  void tellOtherStars(Output out, PrintWriter err) {
    Optional<String> other = otherStars();
    if (other.isPresent()) {
      out.flush();
      err.println("queens: " + label() + other.get());
    }
  }

  /** The only solution; throws an IllegalArgumentException if there is none or another one. */
  Placement only(Uniqueness verdict) {
    if (verdict instanceof Uniqueness.Unique unique) {
      return unique.placement();
    }
    throw new IllegalArgumentException(
        "board (%1$s) must have exactly one solution: see `queens solve %1$s`"
            .formatted(path.argument()));
  }

  String label() {
    return name.map(words -> words + ": ").orElse("");
  }

  /** The words that say in a sentence whose solution it is about. */
  String of() {
    return name.map(words -> " of " + words).orElse("");
  }

  /** The clause that says so of a board without a solution. */
  String noSolution() {
    return "the board has no solution" + reasons();
  }

  /** The rest of a sentence that names the command for the reasons; numbers may be by options. */
  String reasons() {
    String board = position.board().isPlain() ? Words.visible(path.argument()) : "...";
    return "; `queens explain %s` prints the reasons".formatted(board);
  }

  /** A solution in words: the rows of its queens, or their squares if a row need not have one. */
  String words(Placement solution) {
    return words(position.board().squares(solution));
  }

  /** The same of the squares of the queens. */
  String words(List<Square> queens) {
    return queens.stream()
        .map(queen -> position.board().isPlain() ? "" + queen.row() : queen.toString())
        .collect(Collectors.joining(" "));
  }

  /** The field {@code source} of JSON lines; empty for the only board of a command. */
  Optional<String> source() {
    return name.map(words -> path.argument());
  }

  /**
   * The first clashes of a position. If each row has a queen and nothing is marked, a search finds
   * the clashes of given queens instead.
   */
  Optional<String> clash() {
    List<Clash> clashes =
        position.hasMarks() || !position.board().isFilled() ? position.clashes() : List.of();
    if (clashes.isEmpty()) {
      return Optional.empty();
    }
    String named =
        clashes.stream().limit(MAX_NAMED).map(Clash::message).collect(Collectors.joining(", "));
    int rest = clashes.size() - MAX_NAMED;
    return Optional.of(rest <= 0 ? named : named + ", and " + rest + " more");
  }

  /** The answer that the queens of a player have no completion, because they clash. */
  Optional<DrawnAnswer> clashes() {
    return clash()
        .map(
            clash ->
                new DrawnAnswer(
                    "There is no solution%s: %s.\n".formatted(of(), clash),
                    position,
                    Drawing::withClashes,
                    List.of(Json.clashes(clash, position.clashes()))));
  }
}
