package org.nqueens;

/** Thrown when a backend gives an answer that cannot be right: a defect of the backend. */
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

  /** A breach of the contract by a backend; the phrase has the backend for its subject. */
  static BackendException of(String id, String breach) {
    return new BackendException(
        "backend (\"%s\") %s: its answers cannot be trusted; use another backend and report this"
            .formatted(id, breach));
  }
}
