package org.nqueens.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Collection;
import java.util.List;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.format.Clash;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * The output of {@code --format json}: one JSON object per line, each with a {@code type}; the last
 * object is the result. The document json.md of this module lists the fields.
 */
public final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /** Writes the fields of an object. */
  public interface Fields {
    public void write(JsonGenerator generator) throws IOException;
  }

  public static String line(String type, Fields fields) {
    StringWriter line = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(line)) {
      generator.writeStartObject();
      generator.writeStringField("type", type);
      fields.write(generator);
      generator.writeEndObject();
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot fail to be written", e);
    }
    return line.append('\n').toString();
  }

  public static String placement(Placement placement) {
    return placement(placement, generator -> {});
  }

  public static String placement(Placement placement, Fields more) {
    return line(
        "placement",
        generator -> {
          writeRows(generator, placement);
          more.write(generator);
        });
  }

  public static String board(Board board, Fields more) {
    return line(
        "board",
        generator -> {
          writeBoard(generator, board);
          more.write(generator);
        });
  }

  /** The board with the marks of its player. */
  public static String position(Position position, Fields more) {
    Board board = position.board();
    List<Square> queens =
        position.queens().stream()
            .filter(queen -> board.square(queen.column(), queen.row()) != SquareState.GIVEN)
            .toList();
    return line(
        "board",
        generator -> {
          writeBoard(generator, board);
          writeSquares(generator, "queens", queens);
          writeSquares(generator, "crosses", position.crosses());
          writeClashes(generator, position.clashes());
          more.write(generator);
        });
  }

  private static void writeBoard(JsonGenerator generator, Board board) throws IOException {
    generator.writeNumberField("size", board.size());
    generator.writeStringField("title", board.title());
    generator.writeStringField("variant", board.variant().toString());
    writeStrings(generator, "lines", board.lines());
  }

  public static void writeStrings(JsonGenerator generator, String name, List<String> values)
      throws IOException {
    generator.writeArrayFieldStart(name);
    for (String value : values) {
      generator.writeString(value);
    }
    generator.writeEndArray();
  }

  public static void writeNumbers(JsonGenerator generator, String name, Collection<Integer> numbers)
      throws IOException {
    int[] array = numbers.stream().mapToInt(Integer::intValue).toArray();
    generator.writeFieldName(name);
    generator.writeArray(array, 0, array.length);
  }

  /** The clashes of a position that therefore has no solution. */
  public static String clashes(String message, List<Clash> clashes) {
    return line(
        "clashes",
        generator -> {
          generator.writeStringField("message", message);
          writeClashes(generator, clashes);
        });
  }

  private static void writeClashes(JsonGenerator generator, List<Clash> clashes)
      throws IOException {
    generator.writeArrayFieldStart("clashes");
    for (Clash clash : clashes) {
      generator.writeStartObject();
      writeSquares(generator, "queens", clash.queens());
      generator.writeStringField("rule", clash.rule());
      generator.writeEndObject();
    }
    generator.writeEndArray();
  }

  /** Writes squares as pairs of column and row. */
  public static void writeSquares(JsonGenerator generator, String name, List<Square> squares)
      throws IOException {
    generator.writeArrayFieldStart(name);
    for (Square square : squares) {
      generator.writeArray(new int[] {square.column(), square.row()}, 0, 2);
    }
    generator.writeEndArray();
  }

  /** The result line of a command that does not search. */
  public static String result(Completion completion, Fields more) {
    return line(
        "result",
        generator -> {
          generator.writeStringField("completion", completion.name());
          more.write(generator);
        });
  }

  /** The result line with the number of solutions found. */
  public static String result(Completion completion, long solutions, Fields more) {
    return result(
        completion,
        generator -> {
          generator.writeNumberField("solutions", solutions);
          more.write(generator);
        });
  }

  public static String result(Completion completion, long solutions) {
    return result(completion, solutions, generator -> {});
  }

  /** The result line of a search that was stopped before its answer. */
  public static String stopped(SearchStoppedException stopped, Fields more) {
    return result(
        stopped.completion(),
        generator -> {
          if (stopped.partialResult().isPresent()) {
            generator.writeNumberField("solutions", stopped.partialResult().get().solutions());
          }
          more.write(generator);
        });
  }

  public static void writeRows(JsonGenerator generator, Placement placement) throws IOException {
    generator.writeFieldName("rows");
    generator.writeArray(placement.rows(), 0, placement.size());
  }
}
