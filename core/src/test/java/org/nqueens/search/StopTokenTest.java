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
    assertThat(first.completion()).isEqualTo(Completion.DEADLINE);
    assertThat(Stopped.by(Completion.DEADLINE, () -> solver.count(model)))
        .hasMessage(
            "search on embedded was stopped (DEADLINE) before the answer: ask a solver with a later"
                + " deadline");
    Stopped.by(Completion.DEADLINE, () -> solver.findAny(QueensModel.of(8))); // by a formula
  }

  @Test
  void remembersWhetherItWasStoppedOrLate() throws InterruptedException {
    StopToken stopped = StopToken.within(Duration.ofMillis(50));
    stopped.stop();
    StopToken late = StopToken.within(Duration.ZERO);
    late.stop();
    Thread.sleep(60);
    assertThat(stopped.isStopped()).isTrue();
    assertThat(stopped.isPastDeadline()).isFalse();
    assertThat(late.isStopped()).isTrue();
    assertThat(late.isPastDeadline()).isTrue();
    assertThat(new StopToken().isPastDeadline()).isFalse();
  }
}
