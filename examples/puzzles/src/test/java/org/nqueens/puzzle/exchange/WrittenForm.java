package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The forms in which a board of regions is written; the lines have letters from A. */
enum WrittenForm {
  LETTERS(board -> joined(board, row -> row, "\n")),
  INDENTED(board -> joined(board, row -> "  " + row, "\n")),
  BLANKS(board -> joined(board, row -> between(row, " "), "\n")),
  TABS(board -> joined(board, row -> between(row, "\t"), "\n")),
  COMMAS(board -> joined(board, row -> between(row, ","), "\n")),
  QUOTED(board -> joined(board, row -> "\"" + between(row, "\",\"") + "\"", "\n")),
  BARS(board -> joined(board, row -> "|" + between(row, "|") + "|", "\n")),
  MARKDOWN(board -> joined(board, row -> "| " + between(row, " | ") + " |", "\n")),
  ROWS_BETWEEN_BARS(board -> joined(board, row -> row, "|")),
  ROWS_BETWEEN_SLASHES(board -> joined(board, row -> row, "/")),
  ROWS_BETWEEN_BLANKS(board -> joined(board, row -> row, " ")),
  SIZE_BEFORE(board -> board.size() + "\n" + BLANKS.text(board)),
  NUMBERS(board -> numbers(joined(board, row -> between(row, " "), "\n"))),
  JSON(board -> "[" + joined(board, row -> "[\"" + between(row, "\",\"") + "\"]", ",") + "]"),
  JSON_NUMBERS(
      board ->
          "{\"regions\": "
              + numbers("[" + joined(board, row -> "[" + between(row, ",") + "]", ",") + "]")
              + "}"),
  JSON_LINES(
      board ->
          "{\n  \"board\": [\n"
              + joined(
                  board,
                  row -> "    [\n      \"" + between(row, "\",\n      \"") + "\"\n    ]",
                  ",\n")
              + "\n  ]\n}"),
  STRINGS(board -> "[" + joined(board, row -> "'" + row + "'", ",\n ") + "]"),
  ONE_STRING(board -> "{\"field\": \"" + String.join("", board) + "\"}"),
  LINES_IN_A_STRING(board -> "{\"field\": \"" + String.join("\\n", board) + "\"}"),
  TEMPLATE(board -> "const grid = `\n" + String.join("\n", board) + "\n`;"),
  FLAT(board -> "const grid = [\n" + joined(board, row -> between(row, ", "), ",\n") + "\n];"),
  JAVA(
      board ->
          "int[][] grid = {\n"
              + joined(board, row -> "  {" + between(row, ",") + "}", ",\n")
              + "};"),
  PYTHON(
      board ->
          "grid = (\n" + joined(board, row -> "  (" + between(row, ", ") + ")", ",\n") + "\n)"),
  MATLAB(board -> "grid = [" + joined(board, row -> between(row, " "), "; ") + "];"),
  NUMPY(board -> "[" + joined(board, row -> "[" + between(row, " ") + "]", "\n ") + "]"),
  MINIZINC(board -> "regions = [| " + joined(board, row -> between(row, ","), "\n | ") + " |];"),
  OBJECTS(
      board ->
          "{\"colorGrid\": ["
              + joined(board, row -> "{\"colors\": [" + between(row, ",") + "]}", ",")
              + "]}"),
  CELLS(
      board ->
          "{\"cells\": ["
              + squares(board.size())
                  .map(
                      square ->
                          "{\"row\": %s, \"col\": %s, \"region\": \"%s\"}"
                              .formatted(
                                  square / board.size(),
                                  square % board.size(),
                                  board.get(square / board.size()).charAt(square % board.size())))
                  .collect(Collectors.joining(", "))
              + "]}"),
  COLOUR_NAMES(
      board ->
          joined(
              board,
              row ->
                  between(row, ",")
                      .replace("A", "light red")
                      .replace("B", "blue")
                      .replace("C", "dark-green")
                      .replaceAll("([D-Z])", "pink $1"),
              "\n")),
  HEXADECIMAL(
      board ->
          joined(
              board,
              row ->
                  row.chars().mapToObj(c -> "#f0%s".formatted(c)).collect(Collectors.joining(",")),
              "\n")),
  EMOJI(
      board ->
          joined(
              board,
              row ->
                  row.chars()
                      .mapToObj(c -> Character.toString(0x1F400 + c))
                      .collect(Collectors.joining()),
              "\n"));

  private final Function<List<String>, String> writer;

  WrittenForm(Function<List<String>, String> writer) {
    this.writer = writer;
  }

  /** True for a form with other names than the letters, or another order. */
  boolean isTranslated() {
    return Set.of(NUMBERS, JSON_NUMBERS, CELLS, COLOUR_NAMES, HEXADECIMAL, EMOJI).contains(this);
  }

  String text(List<String> board) {
    return writer.apply(board);
  }

  private static Stream<Integer> squares(int n) {
    return IntStream.range(0, n * n).boxed();
  }

  private static String joined(List<String> board, Function<String, String> row, String separator) {
    return board.stream().map(row).collect(Collectors.joining(separator));
  }

  private static String between(String row, String separator) {
    return String.join(separator, row.split(""));
  }

  /** Numbers from 10 on in place of the letters. */
  private static String numbers(String text) {
    return text.chars()
        .mapToObj(c -> c >= 'A' && c <= 'Z' ? "" + (c - 'A' + 10) : Character.toString(c))
        .collect(Collectors.joining());
  }
}
