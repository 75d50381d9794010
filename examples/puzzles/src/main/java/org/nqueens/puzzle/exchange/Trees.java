package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Boards with walls as numbers: a common homework in lines, the method of the search, the size, the
 * number of queens, and rows of 0 for a free square, 1 for a queen and 2 for a tree; or a matrix
 * with 1 or true for each obstacle.
 */
final class Trees {
  /** Breadth first, depth first or simulated annealing. */
  private static final Pattern HOMEWORK =
      Pattern.compile("\\s*(?:BFS|DFS|SA)\\s+(\\d{1,4})\\s+(\\d{1,4})\\s+([012\\s]++)");

  private Trees() {}

  /** The board of a paragraph; empty for other texts. */
  static Optional<Reading> read(Part part) {
    boolean mayBeHomework = part.text.contains("FS") || part.text.contains("SA");
    return mayBeHomework
        ? Optional.of(HOMEWORK.matcher(part.text)).filter(Matcher::matches).map(Trees::board)
        : Optional.empty();
  }

  private static Reading board(Matcher homework) {
    String rows = homework.group(3).strip().replaceAll("[ \\t\\r]++", "");
    String text = rows.replace('0', '.').replace('1', 'Q').replace('2', '%');
    long lines = text.lines().count();
    int queens = Integer.parseInt(homework.group(2));
    return homework.group(1).equals("" + lines)
        ? Reading.parsed(text).changed(position -> position.withQueens(queens))
        : Reading.refused(
            "rows (%s) must be as many as the size says (%s): correct it",
            lines, homework.group(1));
  }

  /** The board of a matrix of obstacles; empty for other names. */
  static Optional<Reading> ofObstacles(List<List<String>> rows) {
    String text =
        rows.stream()
            .map(row -> String.join("", row).toLowerCase(Locale.ROOT))
            .map(row -> row.replaceAll("false|0", ".").replaceAll("true|1", "%"))
            .collect(Collectors.joining("\n"));
    return text.chars().allMatch(c -> ".%\n".indexOf(c) >= 0)
        ? Optional.of(Reading.parsed(text))
        : Optional.empty();
  }
}
