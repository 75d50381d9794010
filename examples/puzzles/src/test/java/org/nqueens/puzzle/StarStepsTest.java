package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** Steps on random boards of several stars, against all solutions of the boards. */
@Sampled
class StarStepsTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGuide GUIDE = new PuzzleGuide(SOLVER);

  /** Smaller boards have no solution with as many stars: 8 columns for two, 12 for three. */
  @Test
  void keepAllSolutions() {
    Random random = Gate.random("steps on boards of several stars");
    List<Step> steps = new ArrayList<>();
    for (int n : new int[] {8, 9, 10}) {
      steps.addAll(steps(2, n, Gate.cases(3, 5), random));
    }
    steps.addAll(steps(3, 13, Gate.cases(1, 2), random));
    assertThat(steps).anyMatch(step -> step.least() > 0);
    assertThat(steps).anyMatch(step -> step.rule() == Rule.SETS && step.others().isEmpty());
    assertThat(steps).anyMatch(step -> step.rule() == Rule.DEEP_TRIAL);
  }

  private static List<Step> steps(int stars, int size, int boards, Random random) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < boards; i++) {
      Position position = position(stars, size, random);
      List<List<Square>> solutions = solutions(position);
      assertThat(solutions).isNotEmpty();
      for (Step step : GUIDE.path(position).steps()) {
        int queens = step.rule() == Rule.SINGLE ? step.squares().size() : 0;
        for (List<Square> solution : solutions) {
          assertThat(step.squares().stream().filter(solution::contains))
              .as("%s of\n%s", step, position)
              .hasSize(queens);
        }
        steps.add(step);
      }
    }
    return steps;
  }

  /** Random regions and crosses around the queens of a solution. */
  private static Position position(int stars, int size, Random random) {
    Puzzle puzzle =
        new PuzzleGenerator(SOLVER, SOLVER)
            .withStars(stars)
            .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, random.nextLong());
    List<Square> queens = puzzle.board().squares(puzzle.solution());
    Board board = Regions.grown(size, queens, random).map(Regions::board).orElse(puzzle.board());
    Position position = Position.of(board);
    for (int cross = random.nextInt(2 * size); cross > 0; cross--) {
      Square square = new Square(random.nextInt(size), random.nextInt(size));
      if (!queens.contains(square) && !position.hasCross(square.column(), square.row())) {
        position = position.withCross(square.column(), square.row());
      }
    }
    return position;
  }

  private static List<List<Square>> solutions(Position position) {
    List<List<Square>> solutions = new ArrayList<>();
    new BoardSolver(SOLVER)
        .ask(
            position,
            (solver, model) ->
                solver.enumerate(
                    model, placement -> solutions.add(position.board().squares(placement))));
    return solutions;
  }
}
