package org.nqueens.tutorial;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The links of a document: relative ones must lead somewhere, external ones be well formed. */
final class Links {
  /** The targets of inline links and pictures, of reference definitions, and of HTML. */
  private static final List<Pattern> TARGETS =
      List.of(
          Pattern.compile("\\]\\(([^)\\s]*)(?:\\s+\"[^\"]*\")?\\)"),
          Pattern.compile("^\\[[^\\]]+\\]:\\s*(\\S+)", Pattern.MULTILINE),
          Pattern.compile("(?:src|href)=\"([^\"]*)\""));

  private static final Pattern EXTERNAL = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:.*");

  private Links() {}

  /** The targets in a document, without those in code. */
  static Stream<String> targets(Document document) {
    String prose = document.prose();
    return TARGETS.stream()
        .flatMap(pattern -> pattern.matcher(prose).results())
        .map(match -> match.group(1));
  }

  /** What is wrong with a target, or empty if it is right. */
  static Optional<String> problem(Document document, String target) {
    Optional<String> problem =
        EXTERNAL.matcher(target).matches()
            ? problemOfExternal(target)
            : problemOfRelative(document, target);
    return problem.map(what -> "%s: link (%s) %s".formatted(document.path(), target, what));
  }

  private static Optional<String> problemOfExternal(String target) {
    try {
      URI uri = URI.create(target);
      return "https".equals(uri.getScheme()) && uri.getHost() != null
          ? Optional.empty()
          : Optional.of("must begin with https:// and a host");
    } catch (IllegalArgumentException e) {
      return Optional.of("is not a URI: " + e.getMessage());
    }
  }

  private static Optional<String> problemOfRelative(Document document, String target) {
    int hash = target.indexOf('#');
    String path = hash < 0 ? target : target.substring(0, hash);
    Path file = path.isEmpty() ? document.path() : document.path().resolveSibling(path).normalize();
    if (path.startsWith("/") || target.isEmpty() || !Files.exists(file)) {
      return Optional.of("leads to no file");
    }
    if (hash < 0) {
      return Optional.empty();
    }
    String anchor = target.substring(hash + 1);
    return file.toString().endsWith(".md") && Document.read(file).anchors().contains(anchor)
        ? Optional.empty()
        : Optional.of("leads to no heading");
  }
}
