package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.cli.CommandRun;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/** The puzzles that the command makes, checked on a third backend. */
@Sampled
class NewPuzzleTest {
  /** Neither the backend that makes the puzzles nor the one that verifies them. */
  private static final QueensSolver THIRD = QueensSolver.builder().backend("cp").build();

  /** The output of a run without errors. */
  private static String make(String arguments) {
    CommandRun run = CommandRun.of(("new " + arguments).split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return run.out();
  }

  /** The option of a kind, which regions have none of. */
  private static String option(String kind) {
    return kind.equals("regions") ? "" : "--" + kind + " ";
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
    for (int seed = 1; seed <= Gate.cases(1, 3); seed++) {
      String text = make("%s--size %s --seed %s".formatted(option(kind), size, seed));
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
    String text = make("%s--size %s --seed 1 --variant %s".formatted(option(kind), size, variant));
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
    for (int seed = 1; seed <= Gate.cases(2, 5); seed++) {
      Board board = Board.parse(make("%s--size %s --seed %s".formatted(option(kind), size, seed)));
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
}
