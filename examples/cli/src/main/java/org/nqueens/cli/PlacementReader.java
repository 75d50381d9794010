package org.nqueens.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** A reader of placements as {@link PlacementFormat#ROWS} has them, which must solve a board. */
final class PlacementReader {
  private static final Pattern NUMBERS = Pattern.compile("\\d{1,9}( +\\d{1,9})*");
  private static final Pattern BLANKS = Pattern.compile(" +");

  private final Board board;
  private final QueensModel model;

  PlacementReader(Board board) {
    this.board = board;
    this.model = board.model();
  }

  QueensModel model() {
    return model;
  }

  /** Reads a placement; throws an IllegalArgumentException if it is none or no solution. */
  Placement read(String rows) {
    if (!NUMBERS.matcher(rows.strip()).matches()) {
      throw new IllegalArgumentException(
          "rows (%s) must be numbers between blanks, as --format rows prints them: such as 1 3 0 2"
              .formatted(rows));
    }
    int[] numbers = Stream.of(BLANKS.split(rows.strip())).mapToInt(Integer::parseInt).toArray();
    if (numbers.length != model.size()) {
      throw new IllegalArgumentException(
          "rows (%s) must be %s, one for each column: there are %s"
              .formatted(rows, Counted.of(model.size(), "number"), numbers.length));
    }
    Placement placement = Placement.of(numbers);
    if (!model.isSolution(placement)) {
      throw new IllegalArgumentException(
          "rows (%s) must be a solution, but %s: give another placement, or --variant"
              .formatted(rows, clash(placement)));
    }
    return placement;
  }

  private String clash(Placement placement) {
    return Position.of(board).withPlacement(placement).clashes().get(0).message();
  }

  /** Reads a placement from each line of standard input; throws the same, with the line. */
  List<Placement> readStandardInput() {
    List<Placement> placements = new ArrayList<>();
    // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
    // the JVM.
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        placements.add(read(line));
      }
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "standard input, line %s: %s".formatted(placements.size() + 1, e.getMessage()), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "standard input must be readable, but: " + e.getMessage(), e);
    }
    if (placements.isEmpty()) {
      throw new IllegalArgumentException(
          "standard input has no line: give a placement in each line, such as 1 3 0 2");
    }
    return placements;
  }
}
