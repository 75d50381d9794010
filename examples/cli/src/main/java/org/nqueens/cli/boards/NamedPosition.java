package org.nqueens.cli.boards;

import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.VisibleText;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;

/**
 * A position of a file.
 *
 * @param path the place of the board
 * @param name the name in what is printed; empty for the only board of a command, which needs none
 */
record NamedPosition(BoardPath path, Position position, Optional<String> name) {
  /** The only board of a command. */
  NamedPosition(BoardPath path, Position position) {
    this(path, position, Optional.empty());
  }

  NamedPosition with(Position other) {
    return new NamedPosition(path, other, name);
  }

  /** This board as one of several. */
  NamedPosition withName() {
    return new NamedPosition(path, position, Optional.of(VisibleText.of(path.source())));
  }

  /** The beginning of a message. */
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

  /** The rest of a sentence that names the command for the reasons, where there is one. */
  String reasons() {
    return !position.board().isPlain()
        ? ""
        : "; `queens explain %s` prints the reasons".formatted(VisibleText.of(path.argument()));
  }

  /**
   * A solution in words: the rows of its queens, or where a row need not have one their squares.
   */
  String words(Placement solution) {
    Board board = position.board();
    return !board.isPlain()
        ? board.squares(solution).stream().map(Square::toString).collect(Collectors.joining(" "))
        : solution.toString();
  }

  /** The field {@code source} of JSON lines; empty for the only board of a command. */
  Optional<String> source() {
    return name.map(words -> path.argument());
  }
}
