package org.nqueens.pages.picture;

/**
 * Thrown when a picture shows no board that can be read. The message has the reason and the remedy.
 *
 * @serial exclude
 */
public final class BoardPictureException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  BoardPictureException(String message) {
    super(message);
  }

  BoardPictureException(String message, Exception cause) {
    super(message, cause);
  }
}
