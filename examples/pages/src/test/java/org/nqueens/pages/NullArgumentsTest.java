package org.nqueens.pages;

import java.io.InputStream;
import java.lang.reflect.Executable;
import java.nio.file.Path;
import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
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
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;

/** Each null that is passed to the library is refused by the name of its parameter. */
class NullArgumentsTest {
  private static final Board BOARD = Board.of("....", "...Q", "....", "....");
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static final NullArguments API =
      new NullArguments(BoardSvg.class)
          .calling(SearchListener.class)
          .with(Board.class, () -> BOARD)
          .with(Cause.class, Cause.Decided::new)
          .with(Failure.class, Failure.Unexplained::new)
          .with(Drawing.class, () -> Drawing.of(BOARD))
          .with(InputStream.class, InputStream::nullInputStream)
          .with(Path.class, () -> Path.of("board.png"))
          .with(Position.class, () -> Position.of(BOARD))
          .with(Year.class, () -> Year.of(2026))
          .with(List.class, () -> List.of(Position.of(BOARD)))
          .with(Map.class, Map::of)
          .with(Consumer.class, () -> ignored -> {})
          .with(OptionalInt.class, OptionalInt::empty)
          .with(Puzzle.class, () -> new Puzzle(BOARD, Placement.of(2, 0, 3, 1)))
          .with(PuzzleGuide.class, () -> new PuzzleGuide(SOLVER))
          .with(PuzzleSheet.class, () -> PuzzleSheet.of("word"))
          .with(SiteBuilder.class, () -> new SiteBuilder(Year.of(2026)))
          .with(SearchTrace.class, () -> SOLVER.tree().trace(QueensModel.of(4)));

  static Stream<Arguments> parameters() {
    return API.parameters();
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("parameters")
  void refusesNullByName(Executable call, int index) {
    API.assertRefused(call, index);
  }
}
