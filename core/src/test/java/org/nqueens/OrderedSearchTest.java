package org.nqueens;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Timeout;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OrderedSearchTest {
  private static final int THREADS = 4;

  /** Fails once by a stack overflow, and has no part left when asked again. */
  private static final class Broken implements Iterator<QueensModel> {
    private final AtomicBoolean asked = new AtomicBoolean();

    @Override
    public boolean hasNext() {
      return asked.compareAndSet(false, true) && overflow() > 0;
    }

    private int overflow() {
      return 1 + overflow();
    }

    @Override
    public QueensModel next() {
      throw new AssertionError("no part is left");
    }
  }

  @RepeatedTest(500)
  void neverTakesAnErrorWhileSplittingForTheEnd() {
    StopSignal stop = new StopSignal(null, null);
    SearchRequest request =
        new SearchRequest(QueensModel.of(8), SearchStrategy.LEXICOGRAPHIC, stop);
    ScriptedBackend backend =
        new ScriptedBackend(Set.of(), (asked, sink) -> new SearchOutcome(true, 0, 0, 0));
    OrderedSearch search = new OrderedSearch(backend, request, new Broken(), THREADS, stop);
    try {
      assertThatThrownBy(search::next).isInstanceOf(StackOverflowError.class);
    } finally {
      search.close();
    }
  }
}
