package org.nqueens.pages;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of the machine, on the {@code PATH}. */
final class Programs {
  private Programs() {}

  /** The first of the programs that is installed. */
  static Optional<Path> first(String... names) {
    String[] folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator);
    return Stream.of(names)
        .flatMap(name -> Stream.of(folders).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
