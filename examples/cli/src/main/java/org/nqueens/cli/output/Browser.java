package org.nqueens.cli.output;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The browser of the user, which a program of the desktop knows.
 *
 * @param path the folders of programs, as the environment variable PATH has them
 */
public record Browser(String path) {
  private static final String PROGRAMS = "xdg-open, open and cmd";

  /** Opens a page; returns why it did not. */
  Optional<String> open(Path page) {
    Optional<List<String>> command = command(page);
    if (command.isEmpty()) {
      return Optional.of("none of " + PROGRAMS + " is in the PATH: open the page in a browser");
    }
    try {
      new ProcessBuilder(command.get())
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(e.getMessage() + ": open the page in a browser");
    }
  }

  /** The first program that exists, with its arguments. */
  Optional<List<String>> command(Path page) {
    return Stream.of(
            List.of("xdg-open"), List.of("open"), List.of("cmd.exe", "/c", "start", "\"\""))
        .flatMap(
            words ->
                program(words.get(0))
                    .map(
                        program ->
                            Stream.of(
                                    Stream.of(program.toString()),
                                    words.stream().skip(1),
                                    Stream.of(page.toString()))
                                .flatMap(part -> part)
                                .toList())
                    .stream())
        .findFirst();
  }

  private Optional<Path> program(String name) {
    return Stream.of(path.split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> resolved(folder, name).stream())
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst();
  }

  private static Optional<Path> resolved(String folder, String name) {
    try {
      return Optional.of(Path.of(folder, name));
    } catch (InvalidPathException e) {
      return Optional.empty(); // the shell does not find a program there, either
    }
  }
}
