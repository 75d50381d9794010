package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;

/**
 * Reference boards with known answers.
 *
 * @param name the usual name of the boards
 * @param cases the boards
 */
record BoardSet(String name, List<Case> cases) {
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern PREFIX = Pattern.compile("\"(\\d+)\":(\\d+)");

  /**
   * A board and its answer.
   *
   * @param model the board
   * @param solutions the number of its solutions
   * @param decide true if the question is only whether a solution exists; then solutions is 0 or 1
   */
  record Case(QueensModel model, long solutions, boolean decide) {}

  static List<BoardSet> read(Path folder) throws IOException {
    return List.of(
        new BoardSet("regions, counted", texts(folder.resolve("region-boards.txt"))),
        new BoardSet("one star, counted", texts(folder.resolve("region-boards-star-battle.txt"))),
        new BoardSet("blocked, n = 10, counted", blocked(folder.resolve("blocked-10.jsonl"))),
        new BoardSet(
            "excluded diagonals, n = 10, counted",
            diagonals(folder.resolve("excluded-diagonals-10.jsonl"))),
        new BoardSet("blocked, n = 28, decided", texts(folder.resolve("blocked-28.txt"))));
  }

  private static List<Case> texts(Path file) throws IOException {
    return Arrays.stream(Files.readString(file).strip().split("\n\n"))
        .map(Board::parse)
        .map(board -> text(board, board.title().replaceAll(".*=", "")))
        .toList();
  }

  private static Case text(Board board, String answer) {
    return switch (answer) {
      case "SAT" -> new Case(board.model(), 1, true);
      case "UNSAT" -> new Case(board.model(), 0, true);
      default -> new Case(board.model(), Long.parseLong(answer), false);
    };
  }

  private static List<Case> blocked(Path file) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      QueensModelBuilder builder = QueensModel.of(10).toBuilder();
      int[] squares = numbers(between(line, "\"blocked\":", "\"solutions\""));
      for (int i = 0; i < squares.length; i += 2) {
        builder.block(squares[i + 1], squares[i]);
      }
      long solutions = Long.parseLong(between(line, "\"solutions\":", "}"));
      cases.add(new Case(builder.build(), solutions, false));
    }
    return cases;
  }

  private static List<Case> diagonals(Path file) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      int[] diagonals = numbers(between(line, "\"diags\":", "\"solutions_by_prefix\""));
      Matcher prefixes = PREFIX.matcher(between(line, "\"solutions_by_prefix\":", "}"));
      for (MatchResult prefix : prefixes.results().toList()) {
        QueensModelBuilder builder = QueensModel.of(10).toBuilder();
        for (int i = 0; i < 2 * Integer.parseInt(prefix.group(1)); i += 2) {
          if (diagonals[i + 1] == 1) {
            builder.excludeAscendingDiagonal(diagonals[i]);
          } else {
            builder.excludeDescendingDiagonal(diagonals[i] - 9);
          }
        }
        cases.add(new Case(builder.build(), Long.parseLong(prefix.group(2)), false));
      }
    }
    return cases;
  }

  private static String between(String line, String start, String end) {
    int from = line.indexOf(start) + start.length();
    return line.substring(from, line.indexOf(end, from));
  }

  private static int[] numbers(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .mapToInt(match -> Integer.parseInt(match.group()))
        .toArray();
  }
}
