package org.nqueens.result;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a limit, a stop token or an interrupt stops a question whose answer must be complete:
 * every question except {@code enumerate}, {@code enumerateWhile} and {@code enumerateOrbits},
 * whose results say what stopped them, and traces. Also thrown by a stream that another thread
 * closes.
 */
public final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Completion completion;

  /** The result of the incomplete search; null without a search. */
  private final @Nullable SolveResult partialResult;

  /** Reports a search that was stopped. */
  public SearchStoppedException(SolveResult partialResult) {
    this(required(partialResult), remedy(partialResult.completion()));
  }

  /**
   * Reports a search that was stopped, with advice for getting the answer.
   *
   * @param remedy the end of the message: what is known, and how to continue the search
   */
  public SearchStoppedException(SolveResult partialResult, String remedy) {
    super(
        "search on %s was stopped (%s) before the answer: %s"
            .formatted(
                required(partialResult).backend(),
                partialResult.completion(),
                Objects.requireNonNull(remedy, "remedy")));
    this.completion = partialResult.completion();
    this.partialResult = partialResult;
  }

  /** Reports a stop while no search was running. */
  public SearchStoppedException(Completion completion) {
    super(
        "stopped (%s) while no search was running: %s"
            .formatted(Objects.requireNonNull(completion, "completion"), remedy(completion)));
    this.completion = completion;
    this.partialResult = null;
  }

  private static SolveResult required(SolveResult partialResult) {
    return Objects.requireNonNull(partialResult, "partialResult");
  }

  private static String remedy(Completion completion) {
    return switch (completion) {
      case INTERRUPTED -> "run it again";
      case DEADLINE -> "ask a solver with a later deadline";
      case STOPPED_BY_TOKEN -> "ask a solver whose token is not stopped";
      case STOPPED_BY_CONSUMER ->
          "close a stream on the thread that pulls from it, or after that thread has ended";
      default -> "raise the limit";
    };
  }

  /** {@return the reason why the search was stopped, or the question if no search was running} */
  public Completion completion() {
    return completion;
  }

  /**
   * The result of the incomplete search.
   *
   * @return the result; empty if the stop came while no search was running, such as between two
   *     searches of a generator, or before the first pull from a stream
   */
  public Optional<SolveResult> partialResult() {
    return Optional.ofNullable(partialResult);
  }
}
