package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** The sentences of hints, stage by stage. */
class HintSentencesTest {
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
