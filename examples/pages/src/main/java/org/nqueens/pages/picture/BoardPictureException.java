package org.nqueens.pages.picture;

/**
 * Thrown when a picture shows no board that can be read. The message has the reason and the remedy.
 *
 * @serial exclude
 */
public final class BoardPictureException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  /** What is missing in a picture. */
  public enum Reason {
    /** The file is no picture in a format that the Java platform reads. */
    NO_PICTURE,
    /** The picture has more pixels than are read. */
    TOO_LARGE,
    /** No lines divide a part of the picture into at least 4 by 4 squares. */
    NO_GRID,
    /** The picture shows several boards. */
    SEVERAL_BOARDS,
    /** The squares have too few pixels. */
    TOO_SMALL,
    /** The grid has not as many columns as rows, or its fields are not as wide as high. */
    NOT_SQUARE,
    /** All squares have one colour, and the lines between them one width. */
    NO_COLOURS,
    /** The colours and lines show another number of regions than the board has rows. */
    WRONG_REGIONS
  }

  BoardPictureException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /**
   * What is missing in the picture.
   *
   * @return the reason
   */
  public Reason reason() {
    return reason;
  }
}
