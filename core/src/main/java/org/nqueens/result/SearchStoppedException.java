package org.nqueens.result;

/**
 * Thrown where an answer must be complete, by {@code count}, {@code findAny}, {@code uniqueness},
 * {@code explain} and streams, when a limit or an interrupt cuts the search short; also by a stream
 * that another thread closes.
 */
public final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What was found until the search was cut short. */
  private final SolveResult partialResult;

  /**
   * Reports a search that was cut short.
   *
   * @param partialResult what was found until then
   */
  public SearchStoppedException(SolveResult partialResult) {
    super(
        "search on %s was stopped (%s) before the answer: %s"
            .formatted(
                partialResult.backend(),
                partialResult.completion(),
                remedy(partialResult.completion())));
    this.partialResult = partialResult;
  }

  private static String remedy(Completion completion) {
    return switch (completion) {
      case INTERRUPTED -> "run it again, or use enumerate for what is found until then";
      case STOPPED_BY_CONSUMER ->
          "close a stream on the thread that pulls from it, or when that thread has ended";
      default -> "raise the limit, or use enumerate for what is found until then";
    };
  }

  /**
   * What was found until then.
   *
   * @return the result of the search that was cut
   */
  public SolveResult partialResult() {
    return partialResult;
  }
}
