package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.exchange.ForeignBoards;
import org.nqueens.result.Uniqueness;

/**
 * CP-SAT, which only knows the model, confirms the only solution that the search of squares has.
 */
@Sampled
class StarConfirmationTest {
  @ParameterizedTest
  @ValueSource(strings = {"g9x2.sbn", "g10x2.sbn", "g11x2.sbn"})
  void comesFromASolverThatSharesNoCode(String file) throws IOException {
    QueensSolver general = QueensSolver.builder().backend("cp-sat").build();
    List<Position> positions =
        ForeignBoards.read(Files.readString(ReferenceData.file("stars").resolve(file)))
            .boards()
            .stream()
            .limit(Gate.cases(1, 2))
            .map(read -> read.position().orElseThrow())
            .toList();
    for (Position position : positions) {
      Uniqueness bySquares = new BoardSolver(QueensSolver.builder().build()).uniqueness(position);
      assertThat(bySquares).isInstanceOf(Uniqueness.Unique.class);
      assertThat(general.uniqueness(position.model())).as("%s", position).isEqualTo(bySquares);
    }
  }
}
