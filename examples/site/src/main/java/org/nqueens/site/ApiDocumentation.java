package org.nqueens.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The Javadoc of the libraries in one tree, by the tool of the JDK. */
final class ApiDocumentation {
  private static final List<String> LIBRARIES =
      List.of("core", "ortools-backend", "examples/puzzles", "examples/pages");

  private static final Pattern IMPORT = Pattern.compile("@import url\\('([^']*)'\\);\\R");

  private ApiDocumentation() {}

  /**
   * Writes the documentation.
   *
   * @param root the root of the sources; the class path also has their libraries
   * @param folder where it goes
   * @throws IOException if the sources cannot be read
   * @throws IllegalStateException if the tool is missing or fails
   */
  static void write(Path root, Path folder) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-quiet",
                "-notimestamp",
                "-Xdoclint:none",
                "-encoding",
                "UTF-8",
                "-charset",
                "UTF-8",
                "-windowtitle",
                "nqueens",
                "-doctitle",
                "nqueens",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString()));
    for (String library : LIBRARIES) {
      try (Stream<Path> files = Files.walk(root.resolve(library).resolve("src/main/java"))) {
        files.filter(ApiDocumentation::isPublic).map(Path::toString).forEach(arguments::add);
      }
    }
    int exit =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(
                () -> new IllegalStateException("javadoc (missing) must exist: use a complete JDK"))
            .run(System.out, System.err, arguments.toArray(String[]::new));
    if (exit != 0) {
      throw new IllegalStateException(
          "javadoc (exit code %s) must end with 0: see its messages above".formatted(exit));
    }
    leaveOutMissingFonts(folder);
  }

  /** Some JDKs come without the fonts that the style sheet of their tool imports. */
  private static void leaveOutMissingFonts(Path folder) throws IOException {
    Path style = folder.resolve("stylesheet.css");
    Matcher imported = IMPORT.matcher(Files.readString(style));
    Files.writeString(
        style,
        imported.replaceAll(
            line ->
                Files.exists(folder.resolve(line.group(1)))
                    ? Matcher.quoteReplacement(line.group())
                    : ""));
  }

  /**
   * Whether a file has an exported type. One module of several, its declaration would be refused.
   */
  private static boolean isPublic(Path file) {
    String name = file.toString().replace('\\', '/');
    return name.endsWith(".java")
        && !name.endsWith("/module-info.java")
        && !name.contains("/internal/");
  }
}
