package org.nqueens.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.format.Board;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;

/**
 * A reader of placements, in lines of rows as {@link PlacementFormat#ROWS} has them or in boards,
 * which must solve a board.
 */
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
    return requireSolution("rows (" + rows + ")", Placement.of(numbers));
  }

  private Placement requireSolution(String name, Placement placement) {
    if (!model.isSolution(placement)) {
      throw new IllegalArgumentException(
          "%s must be a solution, but %s: give another placement, or --variant"
              .formatted(name, clash(placement)));
    }
    return placement;
  }

  private String clash(Placement placement) {
    return Position.of(board).withPlacement(placement).clashes().get(0).message();
  }

  /**
   * Reads a placement from each line of standard input, and passes it on before the next line is
   * read; or from each board, once all of them are read. Throws the same, with the number of the
   * line or of the board.
   */
  void readStandardInput(Consumer<Placement> consumer) {
    // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
    // the JVM.
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      reader.mark(1);
      int first = reader.read();
      reader.reset();
      if (first < 0 || first == '\n' || Character.isDigit(first)) {
        readLines(reader, consumer);
      } else {
        readBoards(reader, consumer);
      }
    } catch (BoardFormatException e) {
      throw new IllegalArgumentException("standard input: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "standard input must be readable, but: " + e.getMessage(), e);
    }
  }

  private void readBoards(Reader reader, Consumer<Placement> consumer) throws IOException {
    int number = 0;
    for (Position position : Position.readAll(reader)) {
      number++;
      String name = "board " + number + " of standard input";
      consumer.accept(requireSolution(name, placement(name, position)));
    }
  }

  private Placement placement(String name, Position position) {
    List<Square> queens = position.queens();
    int size = position.board().size();
    if (size != model.size()) {
      throw new IllegalArgumentException(
          "%s (of size %s) must have size %s: give a solution of the board"
              .formatted(name, size, model.size()));
    }
    int[] columns = queens.stream().mapToInt(Square::column).toArray();
    if (!Arrays.equals(columns, IntStream.range(0, size).toArray())) {
      throw new IllegalArgumentException(
          "%s (with %s) must have one queen in each of %s: give a solution of the board"
              .formatted(name, Counted.of(queens.size(), "queen"), Counted.of(size, "column")));
    }
    return Placement.of(queens.stream().mapToInt(Square::row).toArray());
  }

  private void readLines(BufferedReader reader, Consumer<Placement> consumer) throws IOException {
    int number = 0;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      consumer.accept(readLine(number, line));
    }
    if (number == 0) {
      throw new IllegalArgumentException(
          "standard input has no line: give a placement in each line, such as 1 3 0 2, or boards");
    }
  }

  private Placement readLine(int number, String line) {
    try {
      return read(line);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "standard input, line %s: %s".formatted(number, e.getMessage()), e);
    }
  }
}
