import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints in one line how many tests of a build did not run, and for want of what. */
final class Skipped {
  private static final String NEEDS = "needs ";

  /** Begins the reason of a contract that does not apply to a backend. */
  private static final String NOT_CLAIMED = "does not apply";

  /** A suite's element in a report of Surefire or Failsafe. */
  private static final Pattern SUITE = Pattern.compile("<testsuite\\b[^>]*\\btests=\"(\\d+)\"");

  /** A skipped test: its reason is an attribute if a condition gives it, or an exception's text. */
  private static final Pattern SKIPPED =
      Pattern.compile(
          "<skipped(?: message=\"|[^>]*><!\\[CDATA\\[[\\w.]+: )(?:Assumption failed: )?([^\"\\n]*)");

  private Skipped() {}

  /**
   * Reads the reports below a folder.
   *
   * @param arguments the folder of the build, and the name of the folders of reports
   */
  public static void main(String[] arguments) throws IOException {
    int tests = 0;
    Map<String, Integer> causes = new TreeMap<>();
    for (Path report : reports(Path.of(arguments[0]), arguments[1])) {
      String text = Files.readString(report);
      Matcher suite = SUITE.matcher(text);
      tests += suite.find() ? Integer.parseInt(suite.group(1)) : 0;
      Matcher skipped = SKIPPED.matcher(text);
      while (skipped.find()) {
        causes.merge(cause(skipped.group(1)), 1, Integer::sum);
      }
    }
    int all = causes.values().stream().mapToInt(Integer::intValue).sum();
    String list =
        causes.entrySet().stream()
            .map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", ", ": ", ""));
    System.out.println(
        "Tests that did not run: " + all + " of " + tests + (all == 0 ? "" : list));
  }

  private static List<Path> reports(Path folder, String name) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
          .filter(file -> file.getParent().endsWith(Path.of("target", name)))
          .sorted()
          .toList();
    }
  }

  /** What is missing, as in "needs node: it is not on the PATH"; else how the reason begins. */
  private static String cause(String reason) {
    int colon = reason.indexOf(':');
    String begin = colon < 0 ? reason : reason.substring(0, colon);
    if (begin.startsWith(NEEDS)) {
      return "for want of " + begin.substring(NEEDS.length());
    }
    return begin.equals(NOT_CLAIMED) ? "of what their backend does not claim to do" : begin;
  }
}
