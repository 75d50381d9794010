package org.nqueens.puzzle;

import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Executable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.NullArguments;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** Each null that is passed to the library is refused by the name of its parameter. */
class NullArgumentsTest {
  private static final Board BOARD = Board.of("AABB", "AABB", "CCDD", "CCDD");
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static final NullArguments API =
      new NullArguments(Puzzle.class)
          .with(Board.class, () -> BOARD)
          .with(Consumer.class, () -> value -> {})
          .with(Object.class, () -> "")
          .with(Map.class, () -> Map.of())
          .with(Reader.class, () -> new StringReader("."))
          .with(Drawing.class, () -> Drawing.of(BOARD))
          .with(BiFunction.class, () -> (one, other) -> "")
          .with(Duration.class, () -> Duration.ofSeconds(1))
          .with(Hint.class, Hint.Unsolvable::new)
          .with(Placement.class, () -> Placement.of(1, 3, 0, 2))
          .with(Position.class, () -> Position.of(BOARD))
          .with(PuzzleGenerator.class, () -> new PuzzleGenerator(SOLVER, SOLVER))
          .with(PuzzleGuide.class, () -> new PuzzleGuide(SOLVER))
          .with(QueensModel.class, BOARD::model)
          .with(QueensSolver.class, () -> SOLVER)
          .with(BoardSolver.class, () -> new BoardSolver(SOLVER))
          .with(
              Step.class,
              () ->
                  new Step(
                      Rule.SINGLE,
                      1,
                      List.of(new Square(0, 0)),
                      Unit.of(BOARD).subList(0, 1),
                      List.of(),
                      List.of(),
                      0,
                      List.of(),
                      Optional.empty()));

  static Stream<Arguments> parameters() {
    return API.parameters();
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("parameters")
  void refusesNullByName(Executable call, int index) {
    API.assertRefused(call, index);
  }
}
