package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.format.BooleanFormat;

/** The answer of a solver to a board in a {@link BooleanFormat}, whose size the answer tells. */
final class SolverText {
  /** Lines of an answer: comments, values and results. */
  private static final Pattern ANSWER = Pattern.compile("([cdosv]\\b.*|SAT|-?[1-9].* 0|0)?");

  private SolverText() {}

  static Optional<Reading> read(Part part) {
    boolean mayBeAnswer = part.text.contains("SAT") || part.text.contains("v ");
    if (!mayBeAnswer || part.text.contains("<values>") || !BooleanFormat.isAnswer(part.text)) {
      return Optional.empty();
    }
    Optional<List<Integer>> literals = BooleanFormat.literals(part.text);
    if (literals.isEmpty()) {
      return Optional.of(
          Reading.refused(
              "answer (UNSATISFIABLE) must have a placement, and says that there is none: `queens explain` prints the reasons"));
    }
    int most = literals.get().stream().mapToInt(Math::abs).max().orElse(0);
    int n = Math.max(1, Squares.side(most));
    int[] placed =
        literals.get().stream().filter(literal -> literal > 0).mapToInt(i -> i).toArray();
    Optional<Reading> board =
        Variables.placement(
                IntStream.of(placed).map(queen -> (queen - 1) % n).toArray(),
                IntStream.of(placed).map(queen -> (queen - 1) / n).toArray())
            .filter(read -> read.board().size() == n);
    if (board.isEmpty()) {
      return Optional.of(
          Reading.refused(
              "answer (with variables to %s, of which %s are true) must have a variable for each of n x n squares, and as many true ones in each row and column: name the board that it answers by --of, or let the solver print its whole model",
              most, placed.length));
    }
    long others =
        part.text
            .lines()
            .map(String::strip)
            .filter(Predicate.not(ANSWER.asMatchPredicate()))
            .count();
    if (others > 0) {
      part.remark("lines (%s) beside the answer of a solver are left out".formatted(others));
    }
    part.remark(
        "variables are taken column by column, as `queens export` counts them; row by row they are the mirrored board, with the same clashes and counts");
    return board;
  }
}
