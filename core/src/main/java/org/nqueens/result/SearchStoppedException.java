package org.nqueens.result;

import java.util.Objects;

/**
 * Thrown by operations whose answer must be complete when a limit, a stop token or an interrupt
 * stops the search: {@code count}, {@code findAny}, {@code uniqueness}, {@code explain} and
 * streams. Also thrown by a stream that another thread closes.
 */
public final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The result of the incomplete search. */
  private final SolveResult partialResult;

  /**
   * Reports a search that was stopped.
   *
   * @param partialResult the result of the incomplete search
   * @throws NullPointerException if the result is null
   */
  public SearchStoppedException(SolveResult partialResult) {
    super(
        "search on %s was stopped (%s) before the answer: %s"
            .formatted(
                Objects.requireNonNull(
                        partialResult,
                        "partialResult (null) must not be null: pass the result so far")
                    .backend(),
                partialResult.completion(),
                remedy(partialResult.completion())));
    this.partialResult = partialResult;
  }

  private static String remedy(Completion completion) {
    return switch (completion) {
      case INTERRUPTED ->
          "run it again, or use enumerate to receive the placements found before the interrupt";
      case STOPPED_BY_TOKEN ->
          "ask a solver whose token is not stopped, or use enumerate to receive the placements found before the stop";
      case STOPPED_BY_CONSUMER ->
          "close a stream on the thread that pulls from it, or after that thread has ended";
      default -> "raise the limit, or use enumerate to receive the placements found before it";
    };
  }

  /**
   * The result of the incomplete search.
   *
   * @return the result with the reason why the search was stopped
   */
  public SolveResult partialResult() {
    return partialResult;
  }
}
