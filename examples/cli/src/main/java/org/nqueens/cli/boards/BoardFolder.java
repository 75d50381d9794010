package org.nqueens.cli.boards;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The boards that come with the command, by name: {@code garden} is the file {@code garden.txt}.
 *
 * @param folder the folder of the files
 */
record BoardFolder(Path folder) {
  /** The system property with the path of the folder. */
  static final String PROPERTY = "queens.boards";

  private static final String NAME = "boards";
  private static final String SUFFIX = ".txt";

  /**
   * The folder that the system property names; else that beside the jar, or in the project from
   * whose build the classes are. Empty if there is none.
   */
  static Optional<BoardFolder> find() {
    String property = System.getProperty(PROPERTY);
    if (property != null) {
      return Optional.of(new BoardFolder(Path.of(property)));
    }
    return place()
        .map(place -> place.resolve(place.endsWith("target") ? "../../" + NAME : NAME).normalize())
        .filter(Files::isDirectory)
        .map(BoardFolder::new);
  }

  /** The folder with the jar, or with the folder of the classes. */
  private static Optional<Path> place() {
    CodeSource source = BoardFolder.class.getProtectionDomain().getCodeSource();
    try {
      return source == null
          ? Optional.empty()
          : Optional.ofNullable(Path.of(source.getLocation().toURI()).getParent());
    } catch (URISyntaxException | IllegalArgumentException e) {
      return Optional.empty(); // the classes are not in files
    }
  }

  /** True if a text may be the name of a board, and is no path with folders. */
  static boolean isName(String text) {
    return !text.isEmpty() && !text.contains("/") && !text.contains("\\");
  }

  /** The file of a board. */
  Optional<Path> file(String name) {
    try {
      return Optional.of(folder.resolve(name + SUFFIX)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Where a board was looked for, and which others are there. */
  String missing() throws IOException {
    return "%s has no board of this name, but: %s".formatted(folder, String.join(", ", names()));
  }

  private List<String> names() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of("it is no folder");
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(SUFFIX))
          .map(file -> file.substring(0, file.length() - SUFFIX.length()))
          .sorted()
          .toList();
    }
  }
}
