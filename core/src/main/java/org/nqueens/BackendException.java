package org.nqueens;

/** Thrown when a backend fails at a model that it should have solved: a defect of the backend. */
public final class BackendException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a failing backend.
   *
   * @param message names the backend, what happened, and what to do
   */
  public BackendException(String message) {
    super(message);
  }
}
