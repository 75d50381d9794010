package org.nqueens.cli.boards;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The boards that come with the command, by name: {@code garden} is the file {@code garden.txt} of
 * the folder beside the jar, or in the project from whose build the classes are.
 */
final class BoardFolder {
  private static final String NAME = "boards";
  private static final String SUFFIX = ".txt";

  private BoardFolder() {}

  /** The file of a board; empty if none has the name, which is no path with folders. */
  static Optional<Path> file(String name) {
    return folder(name).map(folder -> folder.resolve(name + SUFFIX)).filter(Files::isRegularFile);
  }

  /** What is to be said of a file that is missing: where a board was looked for, and the others. */
  static String missing(String name) {
    Optional<Path> folder = folder(name);
    if (folder.isEmpty()) {
      return "";
    }
    try {
      return "; %s has no board of this name, but: %s"
          .formatted(folder.get().toRealPath(), String.join(", ", names(folder.get())));
    } catch (IOException e) {
      return "; the folder %s, which has boards by name, is missing"
          .formatted(folder.get().normalize());
    }
  }

  private static Optional<Path> folder(String name) {
    if (name.isEmpty() || name.contains("/") || name.contains("\\")) {
      return Optional.empty();
    }
    return place().map(place -> place.resolve(place.endsWith("target") ? "../../" + NAME : NAME));
  }

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

  private static List<String> names(Path folder) throws IOException {
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
