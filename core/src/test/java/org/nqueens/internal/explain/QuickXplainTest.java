package org.nqueens.internal.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Reason;

class QuickXplainTest {
  private static final int N = 300;

  /** Half of the columns have one row less between them than they are. */
  private static QueensModel crowded() {
    List<RowDomain> domains = new ArrayList<>(QueensModel.of(N).domains());
    RowDomain few = RowDomain.of(IntStream.range(0, N / 2 - 1).toArray());
    domains.subList(0, N / 2).replaceAll(all -> few);
    return new QueensModel(domains, QueensModel.of(N).constraints());
  }

  /** Half of the columns for their squares, and all rows, beyond the proof and its columns. */
  @Test
  void pollsForEachLineOfTheBoardBeforeTheFirstSearch() {
    AtomicInteger polls = new AtomicInteger();
    CancellationException enough = new CancellationException();
    QuickXplain explainer =
        new QuickXplain(
            N,
            part -> {
              throw enough;
            },
            polls::incrementAndGet,
            share -> {});
    assertThatThrownBy(() -> explainer.explain(crowded())).isSameAs(enough);
    assertThat(polls.get()).isGreaterThanOrEqualTo(N + N / 2 + N);
  }

  @Test
  void endsByWhatAPollThrows() {
    for (int last : new int[] {1, N, N + N / 2, 2 * N + N / 2}) {
      AtomicInteger polls = new AtomicInteger();
      CancellationException stopped = new CancellationException();
      QuickXplain explainer =
          new QuickXplain(
              N,
              part -> {
                throw new AssertionError("searched after " + polls);
              },
              () -> {
                if (polls.incrementAndGet() == last) {
                  throw stopped;
                }
              },
              share -> {});
      assertThatThrownBy(() -> explainer.explain(crowded())).isSameAs(stopped);
    }
  }

  /** The message of a queen that attacks all of a row looks at each square of it. */
  @Test
  void pollsForEachValueOfAMessage() {
    List<Reason> reasons = new ArrayList<>();
    reasons.add(new Reason.Rule(QueensModel.of(N).constraints().get(0)));
    IntStream.range(0, N).forEach(column -> reasons.add(new Reason.BlockedSquare(column, N - 1)));
    AtomicInteger polls = new AtomicInteger();
    assertThat(ExplanationMessage.of(QueensModel.of(N), reasons, polls::incrementAndGet))
        .isEqualTo("row 299 has no square left: all of them are blocked");
    assertThat(polls.get()).isGreaterThanOrEqualTo(N);
  }
}
