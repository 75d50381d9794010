package org.nqueens.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;

/**
 * Boards and counts made by others, which lie beside the project, not in it: in {@code
 * ../shared/data}, or where {@code -Dnqueens.data} says. Tests that read them are skipped where the
 * folder is absent.
 */
public final class ReferenceData {
  private static final Path FOLDER =
      Path.of(System.getProperty("nqueens.data", besideTheProject() + "/shared/data"));

  private static final Pattern NUMBER = Pattern.compile("-?\\d+");

  private ReferenceData() {}

  /** The folder that holds the project, whose tests run in the folders of modules. */
  private static Path besideTheProject() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder.getParent() != null && Files.exists(folder.resolveSibling("pom.xml"))) {
      folder = folder.getParent();
    }
    return folder.resolveSibling("");
  }

  /** The path of a file; skips the test if the folder is absent. */
  public static Path file(String file) {
    Assumptions.assumeTrue(
        Files.isDirectory(FOLDER),
        () ->
            "needs the reference data: %s is absent"
                .formatted(FOLDER.toAbsolutePath().normalize()));
    return FOLDER.resolve(file);
  }

  /** The lines of a file; skips the test if the folder is absent. */
  public static List<String> lines(String file) {
    try {
      return Files.readAllLines(file(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The parts of a file between empty lines, each with its header. */
  public static List<String> boards(String file) {
    return Stream.of(String.join("\n", lines(file)).split("\n{2,}"))
        .map(text -> text + "\n")
        .toList();
  }

  /**
   * The model of a board of a file: a line for each row, with {@code .} for a free and {@code #}
   * for a blocked square, or a letter for each region. With regions no two queens touch.
   */
  public static QueensModel model(String board) {
    List<String> rows = board.lines().filter(line -> line.matches("[^ ]+")).toList();
    QueensModelBuilder builder = QueensModel.builder(rows.size()).rowsAllDifferent();
    if (Character.isLetter(rows.get(0).charAt(0))) {
      return builder
          .notTouching()
          .regionsAllDifferent((column, row) -> rows.get(row).charAt(column))
          .build();
    }
    builder.diagonalsAllDifferent();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.size(); column++) {
        if (rows.get(row).charAt(column) == '#') {
          builder.block(column, row);
        }
      }
    }
    return builder.build();
  }

  /** What a header says, such as 14 in {@code # c1 n=6 solutions=14} for "solutions". */
  public static String word(String board, String key) {
    return find(board, "\\b" + key + "=(\\w+)");
  }

  /**
   * The integers in the value of a key in a line of JSON, be it a number, an array or an object.
   */
  public static List<Integer> numbers(String json, String key) {
    String value = find(json, "\"" + key + "\":(-?\\d+|\\[\\[.*?\\]\\]|\\[\\]|\\{.*?\\})");
    List<Integer> numbers = new ArrayList<>();
    // Keys of an object are strings, and no part of its values.
    Matcher matcher = NUMBER.matcher(value.replaceAll("\"[^\"]*\":", ""));
    while (matcher.find()) {
      numbers.add(Integer.valueOf(matcher.group()));
    }
    return numbers;
  }

  private static String find(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    if (!matcher.find()) {
      throw new IllegalArgumentException("no " + pattern + " in " + text);
    }
    return matcher.group(1);
  }
}
