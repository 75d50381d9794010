package org.nqueens.pages;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Style sheets and scripts without comments, indentation, blanks beside signs, semicolons before
 * braces and a second {@code const} in a row, as pages carry them. Strings, templates and regular
 * expressions of scripts stay as they are.
 */
final class CompactCode {
  /** A comment; a string, or a regular expression where none divides; or a sign that nests. */
  private static final Pattern STOP =
      Pattern.compile(
          "(?<comment>\\s*//.*)"
              + "|\"(?:[^\"\\\\]|\\\\.)*+\""
              + "|(?<=[(,=:!&|?{};>\\[]\\s?|return )/(?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\]|\\\\.)*+\\])++/"
              + "|(?<sign>[{}`])");

  /** The text of a template up to its end or to an expression in it. */
  private static final Pattern TEMPLATE =
      Pattern.compile("(?:[^`\\\\$]|\\\\.|\\$(?!\\{))*+(?:`|(?<expression>\\$\\{))");

  /** Stands for a literal while blanks are left out. */
  private static final String MASK = "\uE000";

  /** A sign that is part of no longer one if its operands follow at once. */
  private static final String BETWEEN_OPERANDS =
      "(?<=[\\w)\\]%1$s]) *(!==?|[-+<]|/) *(?=[\\w(\\[%1$s])".formatted(MASK);

  /** What divides a declaration without braces from the next one. */
  private static final String SECOND_DECLARATION =
      "(?<=(?:^|[;{}\\n])const [^;{}\\n]{1,400});const ";

  private final String code;
  private final Queue<String> literals = new ArrayDeque<>();

  /** For each expression of a template around the current place, the number of open braces. */
  private final Deque<Integer> braces = new ArrayDeque<>();

  private CompactCode(String code) {
    this.code = code;
  }

  /** A style sheet whose strings have none of the signs { } ; , and no colon before a blank. */
  static String style(String code) {
    return code.replaceAll("(?s)/\\*.*?\\*/", "")
        .replaceAll("\\s*([{};,])\\s*", "$1")
        .replaceAll(":\\s+", ":")
        .replace(";}", "}")
        .strip();
  }

  /**
   * A script that quotes strings by {@code "} and comments by {@code //}, has regular expressions
   * after signs and {@code return} only, and no loop without a body.
   */
  static String script(String code) {
    return new CompactCode(code).script();
  }

  private String script() {
    // A line stays where it may end a statement.
    String compact =
        masked()
            .replaceAll("\\s*\\n\\s*", "\n")
            .replaceAll(" *([=,;:?>&|{}()\\[\\]*]) *", "$1")
            .replaceAll(BETWEEN_OPERANDS, "$1")
            .replaceAll("(?<=[,;{(\\[])\\n|\\n(?=[})\\].?:&|])", "")
            .replace(";}", "}")
            .replaceAll("(?<![\\w.])0\\.(?=\\d)", ".")
            .replaceAll(SECOND_DECLARATION, ",")
            .strip();
    Iterator<String> all = literals.iterator();
    return Pattern.compile(MASK)
        .matcher(compact)
        .replaceAll(mask -> Matcher.quoteReplacement(all.next()));
  }

  /** The code without comments, and with a mask for each literal. */
  private String masked() {
    StringBuilder masked = new StringBuilder();
    Matcher stop = STOP.matcher(code);
    int at = 0;
    while (stop.find(at)) {
      masked.append(code, at, stop.start());
      at = stop.end();
      String sign = stop.group("sign");
      if (isTemplate(sign)) {
        at = endOfTemplate(at);
        literals.add(code.substring(stop.start(), at));
        masked.append(MASK);
      } else if (sign != null) {
        masked.append(sign);
      } else if (stop.group("comment") == null) {
        literals.add(stop.group());
        masked.append(MASK);
      }
    }
    return masked.append(code.substring(at)).toString();
  }

  /** Tells whether a template begins, or goes on after an expression. */
  private boolean isTemplate(String sign) {
    if ("{".equals(sign) && !braces.isEmpty()) {
      braces.push(braces.pop() + 1);
    } else if ("}".equals(sign) && !braces.isEmpty()) {
      int open = braces.pop();
      if (open == 0) {
        return true;
      }
      braces.push(open - 1);
    }
    return "`".equals(sign);
  }

  private int endOfTemplate(int start) {
    Matcher text = TEMPLATE.matcher(code).region(start, code.length());
    if (!text.lookingAt()) {
      throw new IllegalArgumentException(
          "script (%s) must end its templates: close each by `".formatted(code));
    }
    if (text.group("expression") != null) {
      braces.push(0);
    }
    return text.end();
  }
}
