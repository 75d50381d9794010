package org.nqueens.cli.boards;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.nqueens.cli.output.VisibleText;
import org.nqueens.format.Position;
import org.nqueens.pages.picture.BoardPicture;

/** A file with a picture, such as a screenshot, in place of the text of a board. */
final class PictureFile {
  /** The number of bytes that tell a picture from a text. */
  private static final int FIRST_BYTES = 12;

  private PictureFile() {}

  /**
   * True if a file with these first bytes is a picture. Formats that cannot be read are among them,
   * because the remedy is another one than for a text.
   */
  static boolean isPicture(byte[] first) {
    String bytes =
        new String(first, 0, Math.min(first.length, FIRST_BYTES), StandardCharsets.ISO_8859_1);
    return bytes.startsWith("\u0089PNG\r\n")
        || bytes.startsWith("\u00ff\u00d8\u00ff") // JPEG
        || bytes.startsWith("GIF87a")
        || bytes.startsWith("GIF89a")
        || bytes.startsWith("II*\0") // TIFF
        || bytes.startsWith("MM\0*")
        || bytes.startsWith("BM") && bytes.startsWith("\0\0\0\0", 6) // letters may be regions
        || bytes.startsWith("RIFF") && bytes.startsWith("WEBP", 8)
        || bytes.startsWith("\0\0\0") && bytes.startsWith("ftyp", 4); // HEIC, AVIF
  }

  /** Reads the board of a picture with its marks, and says how sure it is. */
  static Position read(BoardPath path, PrintWriter err) throws IOException {
    if (path.isStandardInput() || !Files.isRegularFile(path.file())) {
      throw new IllegalArgumentException(
          "a picture must be a file, because it is read twice: save it and give its path");
    }
    BoardPicture picture = BoardPicture.read(path.file());
    err.println(VisibleText.of(path.name()) + ": " + picture.sentence());
    return picture.position();
  }
}
