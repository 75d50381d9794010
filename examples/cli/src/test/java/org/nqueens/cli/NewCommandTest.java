package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.BoardSvg;
import org.nqueens.format.BoardUnicode;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

class NewCommandTest {
  /** Neither the backend that makes the puzzles nor the one that verifies them. */
  private static final QueensSolver THIRD = QueensSolver.builder().backend("cp").build();

  private static String make(String arguments) {
    CommandRun run = CommandRun.of(("new " + arguments).split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return run.out();
  }

  private static Uniqueness uniqueness(Board board) {
    return THIRD.uniqueness(board.model());
  }

  @ParameterizedTest
  @CsvSource({
    "regions, 1, NON_TOUCHING",
    "regions, 5, NON_TOUCHING",
    "regions, 8, NON_TOUCHING",
    "blocked, 1, QUEENS",
    "blocked, 4, QUEENS",
    "blocked, 8, QUEENS",
    "given, 1, QUEENS",
    "given, 4, QUEENS",
    "given, 8, QUEENS"
  })
  void hasOneSolutionOnAThirdBackend(String kind, int size, Variant variant) {
    for (int seed = 1; seed <= 3; seed++) {
      String text = make("--%s --size %s --seed %s".formatted(kind, size, seed));
      assertThat(text).startsWith("# Puzzle " + seed + "\n").endsWith("\n");
      assertThat(text.lines()).hasSize(size + 1);
      Board board = Board.parse(text);
      assertThat(board.title()).isEqualTo("Puzzle " + seed);
      assertThat(board.variant()).isEqualTo(variant);
      assertThat(board.size()).isEqualTo(size);
      assertThat(board.hasRegions()).isEqualTo(kind.equals("regions"));
      assertThat(uniqueness(board)).isInstanceOf(Uniqueness.Unique.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "regions, 6, rooks",
    "regions, 8, queens",
    "given, 7, toroidal",
    "blocked, 5, semiqueens"
  })
  void isForThePiecesAskedFor(String kind, int size, String variant) {
    String text = make("--%s --size %s --seed 1 --variant %s".formatted(kind, size, variant));
    assertThat(text.lines())
        .first()
        .asString()
        .startsWith("# Puzzle 1")
        .endsWith(" variant=" + variant);
    Board board = Board.parse(text);
    assertThat(board.variant().name()).isEqualToIgnoringCase(variant);
    assertThat(uniqueness(board)).isInstanceOf(Uniqueness.Unique.class);
  }

  @ParameterizedTest
  @CsvSource({"blocked, #, 6", "blocked, #, 8", "given, Q, 6", "given, Q, 8"})
  void hasNoMarkThatCanBeLeftOut(String kind, char mark, int size) {
    for (int seed = 1; seed <= 5; seed++) {
      Board board = Board.parse(make("--%s --size %s --seed %s".formatted(kind, size, seed)));
      assertThat(String.join("", board.lines())).containsPattern("[" + mark + "]");
      assertThat(String.join("", board.lines()).replace(mark, '.'))
          .isEqualTo(".".repeat(size * size));
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (board.lines().get(row).charAt(column) == mark) {
            assertThat(uniqueness(without(board, column, row)))
                .as("%s without (%s, %s)", board, column, row)
                .isInstanceOf(Uniqueness.Ambiguous.class);
          }
        }
      }
    }
  }

  private static Board without(Board board, int column, int row) {
    List<String> lines = new ArrayList<>(board.lines());
    String line = lines.get(row);
    lines.set(row, line.substring(0, column) + '.' + line.substring(column + 1));
    return Board.of(lines.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9, 10})
  void growsConnectedRegions(int size) {
    for (int seed = 1; seed <= 3; seed++) {
      Board board = Board.parse(make("--regions --size %s --seed %s".formatted(size, seed)));
      Set<Character> regions = new HashSet<>();
      int pieces = 0;
      boolean[][] seen = new boolean[size][size];
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (!seen[row][column]) {
            flood(board, column, row, seen);
            pieces++;
          }
          regions.add(board.region(column, row));
        }
      }
      assertThat(regions).hasSize(size).doesNotContain('#', '.');
      assertThat(pieces).as("pieces of\n%s", board).isEqualTo(size);
    }
  }

  /** Marks the squares that are reached from one without leaving its region. */
  private static void flood(Board board, int column, int row, boolean[][] seen) {
    Deque<int[]> open = new ArrayDeque<>(List.of(new int[] {column, row}));
    seen[row][column] = true;
    while (!open.isEmpty()) {
      int[] from = open.pop();
      for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
        int c = from[0] + step[0];
        int r = from[1] + step[1];
        if (c >= 0
            && r >= 0
            && c < board.size()
            && r < board.size()
            && !seen[r][c]
            && board.region(c, r) == board.region(column, row)) {
          seen[r][c] = true;
          open.push(new int[] {c, r});
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"regions", "blocked", "given"})
  void dependsOnTheSeedAlone(String kind) {
    String first = make("--" + kind + " --seed 7");
    assertThat(make("--" + kind + " --seed 7")).isEqualTo(first);
    assertThat(make("--" + kind + " --seed 7 --verifier cp")).isEqualTo(first);
    assertThat(Board.parse(first).size()).isEqualTo(8);
    assertThat(make("--" + kind + " --seed 8").lines().skip(1).toList())
        .isNotEqualTo(first.lines().skip(1).toList());
    assertThat(make("--given --seed -7")).startsWith("# Puzzle -7\n");
  }

  @Test
  void saysWhichSeedItChose() {
    String text = make("--given");
    String title = text.lines().findFirst().orElseThrow();
    assertThat(title).matches("# Puzzle \\d+");
    assertThat(make("--given --seed " + title.substring("# Puzzle ".length()))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"regions", "blocked", "given"})
  void printsTheSamePuzzleInEveryFormat(String kind) throws IOException {
    String puzzle = "--" + kind + " --size 6 --seed 3";
    Board board = Board.parse(make(puzzle));
    assertThat(make(puzzle + " --format text")).isEqualTo(make(puzzle));

    assertThat(make(puzzle + " --format unicode")).isEqualTo(BoardUnicode.draw(board));

    String svg = make(puzzle + " --format svg");
    assertThat(svg).isEqualTo(BoardSvg.draw(board));
    assertThat(Parsed.svg(svg).getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Puzzle 3");
    // The puzzle, not its solution.
    assertThat(Parsed.queens(Parsed.svg(svg)))
        .hasSize((int) String.join("", board.lines()).chars().filter(c -> c == 'Q').count());

    Uniqueness.Unique solved = (Uniqueness.Unique) uniqueness(board);
    assertThat(Parsed.jsonLines(make(puzzle + " --format json")))
        .containsExactly(
            Map.of(
                "type",
                "board",
                "size",
                6,
                "title",
                "Puzzle 3",
                "variant",
                board.variant().toString(),
                "lines",
                board.lines()),
            Map.of(
                "type",
                "placement",
                "rows",
                Arrays.stream(solved.placement().rows()).boxed().toList()),
            Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "new ; (--regions | --blocked | --given)",
        "new --regions --given ; --regions, --given are mutually exclusive",
        "new --blocked --given ; --blocked, --given are mutually exclusive",
        "new --given --size 0 ; size (0) must be between 1 and 1024 for a puzzle with GIVEN",
        "new --given --size -1 ; size (-1) must be between 1 and 1024",
        "new --blocked --size 1025 ; size (1025) must be between 1 and 1024",
        "new --given --size 3 ; size (3) has no placement of queens: choose another size",
        "new --blocked --size 3 ; size (3) has no placement of queens: choose another size",
        "new --regions --size 2 ; size (2) has no placement of non-touching",
        "new --given --size 6 --variant toroidal ; size (6) has no placement of toroidal",
        "new --regions --size 53 ; size (53) must be between 1 and 52 for a puzzle with REGIONS",
        "new --given --size x ; Invalid value for option '--size'",
        "new --given --seed x ; Invalid value for option '--seed'",
        "new --given --variant bishops ; variant (bishops) must be one of queens, toroidal,",
        "new --given --verifier cplex ; backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "new --given --backend cplex ; backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "new --given --format png ; expected one of [TEXT, UNICODE, JSON, SVG]",
        "new --given board.txt ; Unmatched argument at index 2: 'board.txt'",
      })
  void explainsBadUsage(String arguments, String message) {
    CommandRun run = CommandRun.of(arguments.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(message).doesNotContain("\tat ");
  }

  @Test
  void stopsAtTheTimeLimit() {
    CommandRun run =
        CommandRun.of("new", "--blocked", "--size", "200", "--seed", "1", "--time-limit", "200ms");
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
  }
}
