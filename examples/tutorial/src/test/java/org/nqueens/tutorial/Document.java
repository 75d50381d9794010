package org.nqueens.tutorial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A text of the project, such as one in Markdown.
 *
 * @param path the file
 * @param text its content
 */
record Document(Path path, String text) {
  /** The folder of the project; its build and version-control folders hold no documents. */
  private static final Path ROOT = Path.of("../..");

  private static final Set<String> SKIPPED = Set.of(".git", "target");

  private static final Pattern FENCED =
      Pattern.compile("^```([a-z]*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern HEADING = Pattern.compile("^#{1,6} +(.+?)$", Pattern.MULTILINE);

  /**
   * A fenced block of code.
   *
   * @param language the word behind the opening fence
   * @param text the lines between the fences
   * @param start where the opening fence starts in the document
   * @param end where the closing fence ends
   */
  record Block(String language, String text, int start, int end) {}

  static Path root() {
    return ROOT;
  }

  /** All documents in Markdown. */
  static List<Document> all() {
    return in(ROOT, ".md");
  }

  static Document read(Path file) {
    try {
      return new Document(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All texts in a folder whose names have an ending. */
  static List<Document> in(Path folder, String ending) {
    List<Document> documents = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
              return SKIPPED.contains(visited.getFileName().toString())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.toString().endsWith(ending)) {
                documents.add(read(file));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return documents;
  }

  /** Tells whether the text has all lines of a snippet in a row, indentation aside. */
  boolean has(String snippet) {
    return unindented(text).contains(unindented(snippet));
  }

  private static String unindented(String text) {
    return text.lines().map(line -> line.strip() + "\n").collect(Collectors.joining());
  }

  /** The fenced blocks of code, in their order. */
  List<Block> blocks() {
    return FENCED
        .matcher(text)
        .results()
        .map(match -> new Block(match.group(1), match.group(2), match.start(), match.end()))
        .toList();
  }

  /** The text without its fenced blocks and without inline code. */
  String prose() {
    return FENCED.matcher(text).replaceAll("").replaceAll("`[^`\n]*`", "code");
  }

  /** The anchors of the headings, by the rules of GitHub. */
  Set<String> anchors() {
    Set<String> anchors = new TreeSet<>();
    Map<String, Integer> seen = new HashMap<>();
    Matcher headings = HEADING.matcher(FENCED.matcher(text).replaceAll(""));
    while (headings.find()) {
      String anchor =
          headings
              .group(1)
              .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
              .toLowerCase(Locale.ROOT)
              .replaceAll("[^\\p{L}\\p{N} _-]", "")
              .replace(' ', '-');
      int before = seen.merge(anchor, 1, Integer::sum) - 1;
      anchors.add(before == 0 ? anchor : anchor + "-" + before);
    }
    return anchors;
  }
}
