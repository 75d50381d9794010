package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** The sentences of hints, stage by stage. */
class HintSentencesTest {
  private static final List<Unit> ROWS = units(Unit.Kind.ROW);
  private static final List<Unit> COLUMNS = units(Unit.Kind.COLUMN);

  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NON_TOUCHING | AACD AADD AADD BBBB | Look at region C. | Place a queen on (2, 0). | No"
            + " other square is left in region C.",
        "NON_TOUCHING | ACCC ACCC ACCD BBDD | Look at region B and row 3. | Cross out (2, 3) and"
            + " (3, 3). | All squares left in region B lie in row 3: the queen of row 3 stands in"
            + " region B.",
        "QUEENS | #..# .... .... .... | Look at row 0. | Cross out (1, 1) and (2, 1). | Wherever"
            + " the queen of row 0 stands, it attacks them.",
        "ROOKS | ..### ..### ..... ..... ..... | Look at rows 0 and 1, and at columns 0 and 1. |"
            + " Cross out (0, 2), (0, 3), (0, 4), (1, 2), (1, 3) and (1, 4). | All squares left in"
            + " rows 0 and 1 lie in columns 0 and 1: the two queens of these columns stand in these"
            + " rows.",
        "ROOKS | ..####### ..####### ......... ......... ......... ......... ......... ........."
            + " ......... | Look at rows 0 and 1, and at columns 0 and 1. | Cross out the other 14"
            + " squares left in columns 0 and 1. | All squares left in rows 0 and 1 lie in columns"
            + " 0 and 1: the two queens of these columns stand in these rows.",
        "NON_TOUCHING | CCCCEE AAFFEE AACFFF BBCDDF ABDDFF DDDBBF | Look at (0, 5) and suppose a"
            + " queen there. | Cross out (0, 5). | A queen there leads to a contradiction: the"
            + " queen of region B must stand on (1, 3); region A has no square left.",
        "QUEENS | Q... ..## .... .... | Look at row 1. | It has no square left for its queen: take"
            + " back a mark, if there is one. | A mark is wrong, or the board has no solution.",
        "QUEENS | Q... .... .... ...Q | Two queens attack each other. | One of the queens on (0, 0)"
            + " and (3, 3) is wrong. | The queens at (0, 0) and (3, 3) share a diagonal.",
        "ROOKS | Q. .Q | The board is solved. | There is nothing left to do. | All queens stand,"
            + " and no two of them attack each other.",
        "ROOKS | .. .. | No rule excludes another square. | The position has several solutions:"
            + " choose one of them. | Two of them are 0 1 and 1 0: the row of the queen in each"
            + " column.",
      })
  void say(Variant variant, String lines, String where, String what, String why) {
    requireSentences(
        GUIDE.hint(Position.of(Board.of(lines.split(" ")).withVariant(variant))), where, what, why);
  }

  private static void requireSentences(Hint hint, String where, String what, String why) {
    assertThat(hint.sentence(Hint.Stage.WHERE)).isEqualTo(where);
    assertThat(hint.sentence(Hint.Stage.WHAT)).isEqualTo(what);
    assertThat(hint.sentence(Hint.Stage.WHY)).isEqualTo(why);
  }

  private static Step step(Rule rule, int units, int others, Square... squares) {
    return new Step(
        rule,
        2,
        List.of(squares),
        ROWS.subList(0, units),
        List.of(new Square(0, 0), new Square(3, 0)),
        COLUMNS.subList(0, others),
        0,
        List.of(),
        Optional.empty());
  }

  /** Rows that need a number of queens in columns. */
  private static Step needed(int units, int others, int least, Square... squares) {
    Step step = step(Rule.SETS, units, 2, squares);
    return new Step(
        step.rule(),
        step.stars(),
        step.squares(),
        step.units(),
        step.support(),
        COLUMNS.subList(0, others),
        least,
        step.supposition(),
        step.emptied());
  }

  private static List<Unit> units(Unit.Kind kind) {
    return IntStream.range(0, 3).mapToObj(number -> new Unit(kind, number)).toList();
  }

  /** The units of two queens each. */
  @Test
  void saySeveralStars() {
    requireSentences(
        new Hint.Next(step(Rule.SINGLE, 1, 0, new Square(0, 0), new Square(3, 0))),
        "Look at row 0.",
        "Place queens on (0, 0) and (3, 0).",
        "No other squares are left in row 0.");
    requireSentences(
        new Hint.Next(step(Rule.SINGLE, 1, 0, new Square(3, 0))),
        "Look at row 0.",
        "Place a queen on (3, 0).",
        "No other square is left in row 0.");
    requireSentences(
        new Hint.Next(step(Rule.CONFINED, 1, 1, new Square(0, 4))),
        "Look at row 0 and column 0.",
        "Cross out (0, 4).",
        "All open squares of row 0 lie in column 0, and both need the same number of queens.");
    requireSentences(
        new Hint.Next(step(Rule.COMMON_ATTACK, 1, 0, new Square(1, 1), new Square(4, 1))),
        "Look at row 0.",
        "Cross out (1, 1) and (4, 1).",
        "Wherever the queens of row 0 stand, no queen fits on these squares.");
    requireSentences(
        new Hint.Next(step(Rule.SETS, 1, 2, new Square(1, 4))),
        "Look at row 0, and at columns 0 and 1.",
        "Cross out (1, 4).",
        "All open squares of row 0 lie in columns 0 and 1, and both need the same number of"
            + " queens.");
    requireSentences(
        new Hint.Next(step(Rule.SETS, 3, 2, new Square(0, 0), new Square(1, 4))),
        "Look at rows 0, 1 and 2, and at columns 0 and 1.",
        "Cross out (0, 0) and (1, 4).",
        "All open squares of rows 0, 1 and 2 lie in columns 0 and 1, where fewer queens are"
            + " needed.");
    requireSentences(
        new Hint.Next(step(Rule.SETS, 2, 0, new Square(1, 4))),
        "Look at row 0 and row 1.",
        "Cross out (1, 4).",
        "Wherever the queens of row 0 and row 1 stand, no queen fits on (1, 4).");
    requireSentences(
        new Hint.Next(needed(1, 1, 1, new Square(0, 4), new Square(0, 5))),
        "Look at row 0, and at column 0.",
        "Cross out (0, 4) and (0, 5).",
        "The queens of row 0 have too little room elsewhere: at least 1 of them must stand in"
            + " column 0, where no more are needed.");
    requireSentences(
        new Hint.Next(needed(2, 2, 4, new Square(0, 0), new Square(1, 4))),
        "Look at rows 0 and 1, and at columns 0 and 1.",
        "Cross out (0, 0) and (1, 4).",
        "The queens of rows 0 and 1 have too little room elsewhere: at least 4 of them must stand"
            + " in columns 0 and 1, where fewer are needed.");
    requireSentences(
        new Hint.Next(
            new Step(
                Rule.DEEP_TRIAL,
                2,
                List.of(new Square(5, 5)),
                List.of(),
                List.of(),
                List.of(),
                0,
                List.of(
                    step(Rule.COMMON_ATTACK, 1, 0, new Square(1, 1)),
                    step(Rule.CONFINED, 1, 1, new Square(0, 4)),
                    needed(2, 2, 3, new Square(1, 4)),
                    step(Rule.SINGLE, 1, 0, new Square(0, 0), new Square(3, 0)),
                    step(Rule.SINGLE, 1, 0, new Square(3, 0))),
                Optional.of(ROWS.get(2)))),
        "Look at (5, 5) and suppose a queen there.",
        "Cross out (5, 5).",
        "A queen there leads to a contradiction: wherever the queens of row 0 stand, no queen fits"
            + " on (1, 1); all open squares of row 0 lie in column 0, and both need the same number"
            + " of queens, which excludes the rest of column 0; at least 3 of the queens of rows 0"
            + " and 1 must stand in columns 0 and 1, where no more are needed, which excludes the"
            + " rest of columns 0 and 1; queens of row 0 must stand on"
            + " (0, 0) and (3, 0); the queen of row 0 must stand on (3, 0); row 2 has no room for"
            + " its queens.");
    requireSentences(
        new Hint.Emptied(ROWS.get(0), 2),
        "Look at row 0.",
        "It has no room left for its queens: take back a mark, if there is one.",
        "A mark is wrong, or the board has no solution.");
    List<Square> queens = List.of(new Square(0, 0), new Square(2, 0), new Square(4, 0));
    requireSentences(
        new Hint.Clashing(new Clash(queens, "rows", "are too many for row 0")),
        "A row, column or region has too many queens.",
        "One of the queens on (0, 0), (2, 0) and (4, 0) is wrong.",
        "The queens at (0, 0), (2, 0) and (4, 0) are too many for row 0.");
    requireSentences(
        new Hint.Ambiguous(
            List.of(new Square(0, 0), new Square(0, 2), new Square(1, 4)),
            List.of(new Square(0, 0), new Square(0, 3), new Square(1, 4))),
        "No rule excludes another square.",
        "The position has several solutions: choose one of them.",
        "Two of them have different queens on (0, 2) and (0, 3).");
  }

  @Test
  void sayEachConsequenceOfADeepTrial() {
    Board board =
        Board.of("ACCFFFF", "ACCCFFF", "ACCCEEE", "AAEEEGG", "ABBEEGG", "BBBDEDG", "BDDDDGG")
            .withVariant(Variant.QUEENS);
    Step step =
        GUIDE.path(Position.of(board)).steps().stream()
            .filter(candidate -> candidate.rule() == Rule.DEEP_TRIAL)
            .findFirst()
            .orElseThrow();
    assertThat(step)
        .hasToString(
            new Hint.Next(step).sentence(Hint.Stage.WHAT)
                + " "
                + new Hint.Next(step).sentence(Hint.Stage.WHY));
    requireSentences(
        new Hint.Next(step),
        "Look at (2, 0) and suppose a queen there.",
        "Cross out (2, 0).",
        "A queen there leads to a contradiction: all squares left in row 2 lie in region E, which"
            + " excludes the rest of region E; the queen of column 3 must stand on (3, 6); the"
            + " queen of region G must stand on (6, 5); region B has no square left.");
  }

  @Test
  void sayWhichMarksAreWrong() {
    Position start = Position.of(Board.of("....", "Q...", "....", "...."));
    requireSentences(
        GUIDE.mistake(start.withCross(1, 3)).orElseThrow(),
        "One mark is wrong.",
        "Take back the mark on (1, 3).",
        "No solution agrees with it.");
    requireSentences(
        GUIDE.mistake(start.withCross(1, 3).withQueen(1, 0)).orElseThrow(),
        "2 marks do not fit the board.",
        "Look at the marks on (1, 0) and (1, 3).",
        "No solution agrees with all of them.");
  }

  @Test
  void sayThatAQueenStandsOnABlockedSquare() {
    requireSentences(
        GUIDE.hint(Position.of(Board.of("#...", "....", "....", "....")).withQueen(0, 0)),
        "A queen stands on a blocked square.",
        "Take back the queen on (0, 0).",
        "A solution has no queen there.");
  }

  @Test
  void sayWhatIsBeyondTheRules() {
    Position beyond =
        Position.of(
            Board.of(
                    "...#..#.###",
                    "...........",
                    "...###..#.#",
                    "....#......",
                    "#......#...",
                    "....#......",
                    "#..#..#....",
                    "..###..#...",
                    ".#..#.#....",
                    "#.....##...",
                    "..#..#.#...")
                .withVariant(Variant.TOROIDAL));
    requireSentences(
        GUIDE.path(beyond).end(),
        "No rule excludes another square.",
        "Try a square and see what follows.",
        "The position has one solution, but these rules do not find it.");
    String[] empty = new String[10];
    Arrays.fill(empty, "..........");
    requireSentences(
        GUIDE.hint(Position.of(Board.of(empty).withVariant(Variant.TOROIDAL))),
        "No rule excludes another square.",
        "Take back a mark, if there is one.",
        "The position has no solution: a mark is wrong, or the board has none.");
  }
}
