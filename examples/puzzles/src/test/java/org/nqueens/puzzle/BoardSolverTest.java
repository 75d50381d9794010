package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.SightLines;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

@Sampled
class BoardSolverTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /** A backend that tells that it was asked. */
  private static final class Asked extends RuntimeException implements SolverBackend {
    private static final long serialVersionUID = 1L;

    @Override
    public String id() {
      return "asked";
    }

    @Override
    public String description() {
      return "throws itself";
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      throw this;
    }
  }

  /** With marks of a player, blocked squares, walls, regions and any number of queens. */
  @Test
  void answersAsTheOracle() {
    Random random = Gate.random("boards for a solver of boards");
    BoardSolver boards =
        new BoardSolver(QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build());
    for (int i = Gate.cases(300, 3_000); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Board board = position.board();
      var expected = SightLines.solve(position);
      Optional<Placement> found = boards.findAny(position);
      assertThat(found.map(board::squares))
          .as("%s", position)
          .matches(squares -> squares.map(expected::contains).orElse(expected.isEmpty()));
      Uniqueness answer = boards.uniqueness(position);
      switch (Math.min(expected.size(), 2)) {
        case 0 -> assertThat(answer).as("%s", position).isInstanceOf(Uniqueness.None.class);
        case 1 ->
            assertThat(answer)
                .as("%s", position)
                .isEqualTo(new Uniqueness.Unique(board.placement(expected.get(0))));
        default -> {
          Uniqueness.Ambiguous two = (Uniqueness.Ambiguous) answer;
          assertThat(two.first()).isNotEqualTo(two.second());
          assertThat(expected).contains(board.squares(two.first()), board.squares(two.second()));
        }
      }
    }
  }

  /** Regions that are columns: each square of a row has another region. */
  private static Board striped(int n) {
    String row = Unit.LETTERS.substring(0, n);
    return Board.parse((row + "\n").repeat(n));
  }

  @Test
  void searchesLargeBoardsOfRegionsBySquares() {
    Asked asked = new Asked();
    BoardSolver boards = new BoardSolver(QueensSolver.builder().backend(asked).build());
    Position large = Position.of(striped(13));
    assertThat(boards.uniqueness(large)).isInstanceOf(Uniqueness.Ambiguous.class);
    assertThat(boards.findAny(large)).isPresent();
    assertThatThrownBy(() -> boards.ask(large, QueensSolver::uniqueness)).isSameAs(asked);
    assertThatThrownBy(() -> boards.uniqueness(Position.of(striped(12)))).isSameAs(asked);
    assertThatThrownBy(() -> boards.uniqueness(Position.of(striped(33)))).isSameAs(asked);
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void asksItsSolverAboutPlainBoardsOfOtherPieces(Variant variant) {
    Asked asked = new Asked();
    BoardSolver boards = new BoardSolver(QueensSolver.builder().backend(asked).build());
    Position large = Position.of(striped(13)).withVariant(variant);
    if (variant != Variant.NON_TOUCHING) {
      assertThatThrownBy(() -> boards.uniqueness(large)).isSameAs(asked);
    }
    assertThatThrownBy(() -> boards.ask(large, QueensSolver::count)).isSameAs(asked);
  }

  /** The same answer on a model with all tables, for boards of others with one solution. */
  @Test
  void findsTheSolutionOfLargeBoardsOfRegions() {
    Random random = Gate.random("large boards of regions");
    for (int n = 13; n <= 18; n++) {
      Board board = grown(n, random);
      Uniqueness answer = new BoardSolver(SOLVER).uniqueness(Position.of(board));
      assertThat(answer).as("%s", board).hasSameClassAs(SOLVER.uniqueness(board.model()));
      if (answer instanceof Uniqueness.Unique unique) {
        assertThat(SOLVER.uniqueness(board.model())).isEqualTo(unique);
      }
    }
  }

  @Test
  void findsSolutionsUpToSymmetry() {
    BoardSolver boards = new BoardSolver(QueensSolver.builder().upToSymmetry().build());
    Random random = Gate.random("large boards up to symmetry");
    Position large = Position.of(grown(13, random));
    assertThat(boards.uniqueness(large)).hasSameClassAs(new BoardSolver(SOLVER).uniqueness(large));
    assertThat(boards.findAny(large)).isPresent();
  }

  @Test
  void refusesSymmetriesOfBoardsThatAreSearchedAsAWhole() {
    BoardSolver boards = new BoardSolver(QueensSolver.builder().upToSymmetry().build());
    Position walled = Position.parse("....\n.%..\n..#.\n....\n").withQueens(5);
    List.<Consumer<Position>>of(boards::uniqueness, boards::findAny, boards::most, boards::conflict)
        .forEach(
            question ->
                assertThatThrownBy(() -> question.accept(walled))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageMatching(
                        "board \\(of [5-6] queens\\) must be searched as a whole, not up to the symmetries of its model: use a solver without upToSymmetry"));
  }

  /** Regions that grow from the queens of a placement. */
  private static Board grown(int n, Random random) {
    Board empty = Board.empty(n).withVariant(Variant.NON_TOUCHING);
    Placement placement = SOLVER.sampling().sample(empty.model(), random).findFirst().orElseThrow();
    return Stream.generate(() -> Regions.grown(n, empty.squares(placement), random))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow()
        .board();
  }
}
