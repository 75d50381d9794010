package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.tutorial.ProgramOutput.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.hint.Rule;

class TutorialTest {
  @Test
  void enumeratesPlacements() {
    assertThat(output(EnumeratePlacements::main).lines())
        .hasSize(11)
        .startsWith("rows 0 2 4 1 3")
        .endsWith("10 placements, EXHAUSTED");
  }

  @Test
  void stopsEarly() {
    assertThat(output(StopEarly::main).lines().toList())
        .hasSize(3)
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).matches("STOPPED_BY_CONSUMER after [1-9]\\d*");
              assertThat(lines.get(1)).isEqualTo("SOLUTION_LIMIT after 10");
              assertThat(lines.get(2)).isEqualTo("TIME_LIMIT");
            });
  }

  @Test
  void streamsPlacements() {
    assertThat(output(StreamPlacements::main).lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).startsWith("7 ").endsWith(" 0"));
  }

  @Test
  void choosesBackendAndStrategy() {
    assertThat(output(ChooseBackendAndStrategy::main).lines())
        .hasSize(6)
        .allSatisfy(line -> assertThat(line).contains(": 92 solutions, "))
        .anyMatch(line -> line.matches("cp +first-unbound/.*, 304 failures, 395 decisions, .*"))
        .anyMatch(line -> line.matches("cp +min-domain-size/.*, 270 failures, 361 decisions, .*"));
  }

  @Test
  void runsACustomStrategy() {
    assertThat(output(CustomStrategy::main).lines())
        .hasSize(4)
        .contains("embedded counts 92", "cp counts 92")
        .anySatisfy(line -> assertThat(line).matches("cp finds (\\d ){4}0 .*"));
  }

  @Test
  void remembersTheLastConflict() {
    assertThat(output(LastConflict::main).lines())
        .containsExactly("first-unbound/smallest: 1833 failures", "last conflict: 497 failures");
  }

  @Test
  void comparesStrategiesThatLearn() {
    assertThat(output(CompareLearning::main).lines())
        .containsExactly(
            "min-domain-size/smallest: 852 failures",
            "last-conflict/min-domain-size/smallest: 1367 failures",
            "conflict-ordering/min-domain-size/smallest: 1440 failures",
            "weighted-degree/smallest: 852 failures",
            "own first fail: 852 failures");
  }

  @Test
  void restartsUntilAnAttemptSucceeds() {
    assertThat(output(RestartLoop::main).lines())
        .containsExactly("attempt 14 of at most 1851 failures", "true", "true");
  }

  @Test
  void findsMorePlacementsWithinMoreDiscrepancies() {
    assertThat(output(LimitDiscrepancies::main).lines())
        .hasSize(18)
        .startsWith("within 0 discrepancies: 0", "within 1 discrepancies: 2")
        .endsWith(
            "within 14 discrepancies: 92",
            "within 15 discrepancies: 92",
            "depth first: 3 1 4 7 5 0 2 6",
            "by discrepancies: 3 1 6 2 5 7 0 4");
  }

  @Test
  void answersRequestsWithinADeadline() {
    assertThat(output(AnswerRequests::main).lines())
        .containsExactly(
            "200 1 3 5 0 2 4",
            "422 the queens given at (0, 0) and (1, 1) share a diagonal",
            "400 line 1 (6 queens) must be \"columns N\" with N from 1 to 1048576: begin with the size of the board",
            "504 no answer within PT0S");
  }

  @Test
  void writesAndReadsModelsInJson() {
    assertThat(output(ModelAsJson::main).lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("{\"name\":\"four queens, one given\",\"model\":\"columns 4\\n");
    assertThat(output(ModelAsJson::main)).endsWith("true" + System.lineSeparator());
  }

  @Test
  void cancelsAFuture() {
    assertThat(output(CancelCount::main).lines())
        .containsExactly("10 queens: 724", "22 queens: cancelled true", "ended: true");
  }

  @Test
  void drawsRowsFromASeed() {
    List<String> lines = output(RandomRows::main).lines().toList();
    assertThat(lines).hasSize(3).doesNotHaveDuplicates();
    assertThat(output(RandomRows::main).lines()).isEqualTo(lines);
  }

  @Test
  void tracesASearch() {
    assertThat(output(TraceSearch::main).lines())
        .startsWith("q_0 = 0", "  decided: (0, 1) (0, 2) (0, 3)")
        .contains("  FAILED [{0}, {2}, {}, {1}]")
        .endsWith("11 nodes");
  }

  @Test
  void hearsASearch() {
    assertThat(output(HearSearch::main).lines())
        .hasSize(4)
        .anyMatch(line -> line.matches("bounds: 304 failures, removed .*HallSet=\\d+}"));
  }

  @Test
  void propagatesABoard() {
    assertThat(output(PropagateBoard::main).lines())
        .hasSize(6)
        .endsWith("[{1}, {3}, {0, 5}, {0, 2}, {2, 4}, {0, 2, 4, 5}]");
  }

  @Test
  void completesABoard() {
    assertThat(output(CompleteBoard::main))
        .contains("_ _ _ _ Q _ _ _")
        .endsWith("with a6 blocked: 1\n");
  }

  @Test
  void statesARuleOfItsOwn() {
    assertThat(output(OwnRule::main).lines())
        .hasSize(9)
        .startsWith("4 queens on stripes: 2", "5 queens on stripes: 4", "6 queens on stripes: 0")
        .contains("10 queens on stripes: 18");
  }

  @Test
  void countsVariants() {
    assertThat(output(CountVariants::main).lines().map(line -> line.replaceAll(" +", " ")))
        .containsExactly(
            "queens 2 10 4 40 92",
            "toroidal 0 10 0 28 0",
            "semiqueens 7 23 83 405 2113",
            "toroidal-semiqueens 0 15 0 133 0",
            "superqueens 0 0 0 0 0",
            "non-touching 2 14 90 646 5242",
            "rooks 24 120 720 5040 40320",
            "10 superqueens: 4");
  }

  @Test
  void statesTheOzFormulation() {
    List<String> lines = output(OzQueens::main).lines().toList();
    assertThat(lines.get(0)).isEqualTo("the plain board: true");
    int[] rows = Arrays.stream(lines.get(1).split(" ")).mapToInt(Integer::parseInt).toArray();
    assertThat(QueensModel.of(40).isSolution(Placement.of(rows))).isTrue();
  }

  @Test
  void solvesABoardWithRegions() {
    assertThat(output(SolveRegions::main))
        .startsWith("┏━━━━━━━━━━━━━━━━━━━━━━━━━━━┓\n┃ ♛   ·   ·")
        .doesNotContain("both")
        .endsWith("queens: 0\nrooks: 3\n");
  }

  @Test
  void makesAPuzzle() {
    String[] parts = output(MakePuzzle::main).split("solved by ");
    assertThat(QueensSolver.builder().build().uniqueness(Board.parse(parts[0]).model()))
        .hasToString("Unique[placement=" + parts[1].lines().findFirst().orElseThrow() + "]");
    assertThat(Rating.of(Board.parse(parts[0])).flatMap(Rating::hardestRule)).contains(Rule.SETS);
    assertThat(parts[1]).contains("<svg ").endsWith("</svg>\n\n");
  }

  @Test
  void readsAPicture() {
    String text = output(none -> ReadPicture.main(new String[] {"../boards/garden-play.png"}));
    assertThat(text)
        .startsWith("The picture shows a board of 8 rows and regions, 0 queens and 26 crosses. ")
        .endsWith("[G] E  E  F  F  H  H  D\n");
  }

  @Test
  void countsUpToSymmetry() {
    assertThat(output(UpToSymmetry::main).lines())
        .hasSize(14)
        .startsWith("12 placements up to symmetry", "0 4 7 5 2 6 1 3 stands for 8")
        .contains("2 4 1 7 0 6 3 5 stands for 4")
        .endsWith(
            "with two corners blocked: [IDENTITY, ROTATION_180, TRANSPOSITION, ANTI_TRANSPOSITION]");
  }

  @Test
  void explainsBoards() {
    assertThat(output(ExplainBoard::main))
        .startsWith(
            "the queens given at (2, 3) and (3, 2) share a diagonal\n  queen given at (2, 3)\n")
        .contains("row 1 has no square left: ", "  blocked square (3, 1)\n");
  }

  @Test
  void fillsRectangles() {
    assertThat(output(FillRectangle::main).lines())
        .containsExactly(
            "4 queens on 8 rows: 344", "6 queens on 10 rows: 7552", "8 queens on 12 rows: 195270");
  }

  @Test
  void placesAnyNumberOfQueens() {
    assertThat(output(LeaveColumnsEmpty::main).lines()).endsWith("6 columns: 2635");
  }

  @Test
  void writesMiniZinc() {
    assertThat(output(WriteMiniZinc::main))
        .contains("include \"alldifferent.mzn\";", "constraint q[1] = 3;")
        .contains("solve :: int_search(q, first_fail, indomain_middle, complete) satisfy;");
  }

  @Test
  void asksASatSolver() {
    assertThat(output(AskSatSolver::main).lines())
        .containsExactly("p cnf 64 597", "5 3 0 4 7 1 6 2");
    String[] solver = {"sh", "-c", "grep -q 'p cnf 64' $0 && echo s UNSATISFIABLE"};
    assertThat(output(none -> AskSatSolver.main(solver)).lines()).endsWith("no placement");
  }

  @Test
  void usesABackendOfItsOwn() {
    assertThat(output(UseOwnBackend::main)).isEqualTo("8 queens: 92\n");
  }

  @Test
  void keepsEachProgramShort() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      assertThat(sources.filter(Files::isRegularFile))
          .isNotEmpty()
          .allSatisfy(
              source -> assertThat(Files.readAllLines(source)).hasSizeLessThanOrEqualTo(80));
    }
  }

  @Test
  void givesHints() {
    List<String> lines = output(GiveHints::main).lines().toList();
    assertThat(lines)
        .startsWith("Look at region F and column 5.", "Cross out (5, 2).")
        .contains("Take back the mark on (0, 0).", "4, score 31");
    assertThat(lines.get(lines.size() - 1)).startsWith("SINGLE: Place a queen on (");
    assertThat(lines).filteredOn(line -> line.startsWith("SETS: ")).hasSize(1);
  }
}
