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

/** The options that select the board of a command. */
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
          "The pieces: ${COMPLETION-CANDIDATES} (default: from the header of the board, else"
              + " non-touching with regions, else queens).")
  private Variant variant;

  String name() {
    return file;
  }

  /** The name of the file without its folders. */
  String shortName() {
    return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  }

  /** Reads the board; throws an IllegalArgumentException that names the file if that fails. */
  Board read() {
    try {
      Board board = readWithoutOptions();
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

  /** Decodes UTF-8; malformed input becomes U+FFFD, which is not a square. */
  private Board readWithoutOptions() throws IOException {
    if (file.equals(STANDARD_INPUT)) {
      // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
      // the JVM.
      return Board.read(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }
    try (InputStream in = Files.newInputStream(Path.of(file));
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      return Board.read(reader);
    }
  }
}
