package org.nqueens.spi;

/**
 * Thrown when a backend cannot work here, for example because a native library does not load. Other
 * backends are not affected; {@code embedded} needs nothing that could be missing.
 */
public final class BackendUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a backend that cannot work here.
   *
   * @param id the id of the backend
   * @param reason what is missing, and the way out
   */
  public BackendUnavailableException(String id, String reason) {
    super("backend (\"" + id + "\") is unavailable here: " + reason);
  }
}
