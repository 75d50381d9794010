package org.nqueens.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * An object of JSON. Its fields keep the order of adding.
 *
 * <p>The output of {@code --format json} is one object per line, each with a {@code type}; the last
 * object is the result. The document json.md of this module lists the fields.
 */
public final class Json {
  /** Loaded with the first line: an answer in words has objects, too. */
  private static final class Lines {
    static final JsonFactory FACTORY = new JsonFactory();
  }

  private final Map<String, Object> fields = new LinkedHashMap<>();

  public static Json of(String type) {
    return new Json().with("type", type);
  }

  public static Json of(Map<String, Object> fields) {
    Json json = new Json();
    json.fields.putAll(fields);
    return json;
  }

  /**
   * Adds a field, and returns this object.
   *
   * @param value a string, a number, a truth value, an array of ints, an object, a map of fields, a
   *     square, or a collection of these. A square becomes the pair of its column and row. An empty
   *     optional value adds no field
   */
  public Json with(String name, Object value) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(present -> with(name, present));
    } else if (value instanceof OptionalLong optional) {
      optional.ifPresent(present -> with(name, present));
    } else {
      fields.put(name, value);
    }
    return this;
  }

  /** The text of a field, if there is one; {@code removedBy.rows} is a field of a map. */
  public Optional<String> text(String name) {
    int dot = name.indexOf('.');
    Object value =
        dot > 0 && fields.get(name.substring(0, dot)) instanceof Map<?, ?> map
            ? map.get(name.substring(dot + 1))
            : fields.get(name);
    return Optional.ofNullable(value).map(Object::toString);
  }

  public String line() {
    StringWriter line = new StringWriter();
    try (JsonGenerator generator = Lines.FACTORY.createGenerator(line)) {
      write(generator, this);
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot fail to be written", e);
    }
    return line.append('\n').toString();
  }

  /** Objects, each on a line. */
  public static String lines(List<Json> objects) {
    return objects.stream().map(Json::line).collect(Collectors.joining());
  }

  private static void write(JsonGenerator generator, Object value) throws IOException {
    if (value instanceof Json object) {
      write(generator, object.fields);
    } else if (value instanceof Map<?, ?> object) {
      generator.writeStartObject();
      for (Map.Entry<?, ?> field : object.entrySet()) {
        generator.writeFieldName(field.getKey().toString());
        write(generator, field.getValue());
      }
      generator.writeEndObject();
    } else if (value instanceof Iterable<?> values) {
      generator.writeStartArray();
      for (Object element : values) {
        write(generator, element);
      }
      generator.writeEndArray();
    } else if (value instanceof int[] numbers) {
      generator.writeArray(numbers, 0, numbers.length);
    } else if (value instanceof Square square) {
      generator.writeArray(new int[] {square.column(), square.row()}, 0, 2);
    } else {
      generator.writeObject(value); // which refuses types that JSON does not have
    }
  }

  /** A placement: the rows of its columns, or the squares where a column need not have one. */
  public static Json placement(Optional<Board> board, Placement placement) {
    return board
        .filter(given -> !given.isPlain())
        .map(given -> of("placement").with("queens", given.squares(placement)))
        .orElseGet(() -> of("placement").with("rows", placement.rows()));
  }

  public static Json board(Board board) {
    return of("board")
        .with("size", board.size())
        .with("title", board.title())
        .with("variant", board.variant().toString())
        .with("stars", Optional.of(board.stars()).filter(stars -> stars > 1))
        .with("number", Optional.of(board.queens()).filter(queens -> !board.isFilled()))
        .with("lines", board.lines());
  }

  /** The board with the marks of its player. */
  public static Json position(Position position) {
    Board board = position.board();
    List<Square> queens =
        position.queens().stream()
            .filter(queen -> board.square(queen.column(), queen.row()) != SquareState.GIVEN)
            .toList();
    return board(board)
        .with("queens", queens)
        .with("crosses", position.crosses())
        .with("clashes", clashes(position.clashes()));
  }

  /** The clashes of a position that therefore has no solution. */
  public static Json clashes(String message, List<Clash> clashes) {
    return of("clashes").with("message", message).with("clashes", clashes(clashes));
  }

  private static List<Json> clashes(List<Clash> clashes) {
    return clashes.stream()
        .map(clash -> new Json().with("queens", clash.queens()).with("rule", clash.rule()))
        .toList();
  }

  /** The result of a command that does not search, or has searched all. */
  public static Json result() {
    return result(Completion.EXHAUSTED);
  }

  public static Json result(Completion completion) {
    return of("result").with("completion", completion.name());
  }

  public static Json result(Completion completion, long solutions) {
    return result(completion).with("solutions", solutions);
  }

  /** The result of a search that was stopped before its answer. */
  public static Json stopped(SearchStoppedException stopped) {
    return result(stopped.completion())
        .with("solutions", stopped.partialResult().map(SolveResult::solutions));
  }
}
