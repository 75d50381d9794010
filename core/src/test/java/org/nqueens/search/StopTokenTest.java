package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Stopped;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

class StopTokenTest {

  @Test
  void stopsAtItsDeadline() {
    assertThat(StopToken.within(Duration.ZERO).isStopped()).isTrue();
    assertThat(StopToken.within(Duration.ofDays(1)).isStopped()).isFalse();
    assertThat(StopToken.within(Duration.ofSeconds(Long.MAX_VALUE)).isStopped()).isFalse();
  }

  /** The questions of one request share a deadline; a count of n = 20 takes many minutes. */
  @Test
  void endsEachQuestionOfARequest() {
    StopToken deadline = StopToken.within(Duration.ofMillis(20));
    QueensSolver solver = QueensSolver.builder().stopToken(deadline).build();
    QueensModel model = QueensModel.of(20);
    SolveResult first = solver.enumerate(model, placement -> {});
    assertThat(first.completion()).isEqualTo(Completion.STOPPED_BY_TOKEN);
    Stopped.by(Completion.STOPPED_BY_TOKEN, () -> solver.count(model));
  }
}
