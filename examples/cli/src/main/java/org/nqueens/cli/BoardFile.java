package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.nqueens.format.Board;
import org.nqueens.format.BoardFormatException;
import org.nqueens.model.Variant;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The board that a command reads. */
final class BoardFile {
  private static final String STANDARD_INPUT = "-";

  @Parameters(
      paramLabel = "FILE",
      description =
          "A board as text, or - for standard input: n lines of n characters, '.' free, '#' blocked,"
              + " 'Q' a given queen, or letters for regions. The first line is row 0, at the top; column"
              + " 0 is on the left.")
  private String file;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      converter = VariantConverter.class,
      completionCandidates = VariantConverter.Names.class,
      description =
          "The pieces: ${COMPLETION-CANDIDATES} (default: what the board says, else non-touching"
              + " with regions, else queens).")
  private Variant variant;

  String name() {
    return file;
  }

  /** The name without folders. */
  String shortName() {
    return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  }

  /** Throws an IllegalArgumentException that names the file if it cannot be read as a board. */
  Board read() {
    try {
      Board board = readAsIs();
      return variant == null ? board : board.withVariant(variant);
    } catch (BoardFormatException e) {
      String source = file.equals(STANDARD_INPUT) ? "standard input" : file;
      throw new IllegalArgumentException(source + ": " + e.getMessage(), e);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new IllegalArgumentException(
          "file (" + file + ") was not found: give the path of a board, or - for standard input",
          e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "file (" + file + ") must be readable, but: " + e.getMessage(), e);
    }
  }

  /** Decodes UTF-8; what is not that becomes a character that no board has. */
  private Board readAsIs() throws IOException {
    if (file.equals(STANDARD_INPUT)) {
      // Not closed: it is not ours, and with descriptor 0 closed at the start the JVM would crash.
      return Board.read(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }
    try (InputStream in = Files.newInputStream(Path.of(file));
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      return Board.read(reader);
    }
  }
}
