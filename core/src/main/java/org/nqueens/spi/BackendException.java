package org.nqueens.spi;

/** Thrown for a defect of a backend: it broke the contract or gave an impossible answer. */
public final class BackendException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a failing backend.
   *
   * @param message names the backend, the fault and the remedy
   */
  public BackendException(String message) {
    super(message);
  }

  /**
   * Reports a breach of the contract of {@link SolverBackend}.
   *
   * @param breach a phrase with the backend as its subject, such as "placed two queens in a row"
   */
  public static BackendException breach(String id, String breach) {
    return new BackendException(
        "backend (\"%s\") %s: its answers cannot be trusted; use another backend and report this"
            .formatted(id, breach));
  }
}
