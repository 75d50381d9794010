package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/** Calls that a limit or a signal cuts. */
public final class Stopped {
  private Stopped() {}

  /** Asserts that a call throws because its search was cut; returns what it throws. */
  public static SearchStoppedException by(Completion cause, ThrowingCallable call) {
    SearchStoppedException stopped = catchThrowableOfType(SearchStoppedException.class, call);
    assertThat(stopped).as("an exception because of %s", cause).isNotNull();
    assertThat(stopped.completion()).isEqualTo(cause);
    return stopped;
  }
}
