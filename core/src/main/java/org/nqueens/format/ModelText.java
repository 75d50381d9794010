package org.nqueens.format;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/**
 * The exact text of a model, in ASCII: a line for the size, one for each run of columns with equal
 * domains, one for each all-different. Equal models have equal texts, and the model read from a
 * text equals the model that was written. Use it to store a model, to send it to another process,
 * in a bug report or as a cache key. Journals contain it.
 *
 * <pre>
 * columns 4
 * q0 in 0,2..3
 * q1..q3 in 0..3
 * all-different "rows" q0 q1 q2 q3
 * all-different "wrapped" q0 q1+1 [0,3,2,1][q2]
 * </pre>
 *
 * <p>Columns and rows are 0-based. An empty domain is {@code -}. A view is {@code q_j}, {@code q_j}
 * plus or minus a number, a multiple of it such as {@code 2*q1-7}, or a table in brackets with
 * {@code q_j} as its index. In names, a quotation mark, a backslash and each character that is not
 * printable ASCII is a backslash, {@code u}, and four hexadecimal digits.
 */
public final class ModelText {
  private static final Pattern SIZE = Pattern.compile("columns (\\d{1,7})");
  private static final Pattern DOMAIN =
      Pattern.compile("q(\\d{1,7})(?:\\.\\.q(\\d{1,7}))? in (-|[0-9,.]+)");
  private static final Pattern RUN = Pattern.compile("(\\d{1,7})(?:\\.\\.(\\d{1,7}))?");
  private static final Pattern CONSTRAINT = Pattern.compile("all-different \"([^\"]+)\"((?: .*)?)");
  private static final Pattern AFFINE =
      Pattern.compile("(?:(-?\\d{1,10})\\*)?q(\\d{1,7})([+-]\\d{1,10})?");
  private static final Pattern LOOKUP = Pattern.compile("\\[([-0-9,]+)\\]\\[q(\\d{1,7})\\]");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

  /** The characters of a line in a message. */
  private static final int SHOWN = 60;

  private final int size;
  private final List<RowDomain> domains = new ArrayList<>();
  private final List<AllDifferent> constraints = new ArrayList<>();

  /** The domains read, by their text: columns with equal domains share one. */
  private final Map<String, RowDomain> known = new HashMap<>();

  private ModelText(int size) {
    this.size = size;
  }

  /**
   * Writes a model.
   *
   * @return its lines, each with its line feed
   */
  public static String of(QueensModel model) {
    Objects.requireNonNull(model, "model");
    StringBuilder text = new StringBuilder("columns " + model.size() + "\n");
    appendDomains(model.domains(), text);
    for (AllDifferent constraint : model.constraints()) {
      text.append("all-different \"").append(escaped(constraint.name())).append('"');
      constraint.views().forEach(view -> text.append(' ').append(view(view)));
      text.append('\n');
    }
    return text.toString();
  }

  private static void appendDomains(List<RowDomain> domains, StringBuilder text) {
    int first = 0;
    while (first < domains.size()) {
      RowDomain domain = domains.get(first);
      int last = first;
      while (last + 1 < domains.size() && domains.get(last + 1).equals(domain)) {
        last++;
      }
      text.append('q').append(first);
      if (last > first) {
        text.append("..q").append(last);
      }
      text.append(" in ").append(rows(domain)).append('\n');
      first = last + 1;
    }
  }

  private static String rows(RowDomain domain) {
    StringJoiner runs = new StringJoiner(",").setEmptyValue("-");
    for (int row = domain.next(0); row >= 0; ) {
      int last = row;
      while (domain.contains(last + 1)) {
        last++;
      }
      runs.add(last > row ? row + ".." + last : "" + row);
      row = domain.next(last + 1);
    }
    return runs.toString();
  }

  private static String view(View view) {
    return view.formula("q" + view.column()).replace(" ", "");
  }

  private static String escaped(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain = c >= ' ' && c <= '~' && c != '"' && c != '\\';
      text.append(plain ? "" + c : "\\u%04x".formatted((int) c));
    }
    return text.toString();
  }

  /**
   * Reads a model of any size. A text of 600 kB with the largest number of columns can need 80 MB
   * of memory; {@link #parse(String, int)} sets a bound for texts from others.
   *
   * @param text the lines of a model; the last one may lack its line feed
   * @throws IllegalArgumentException if the text is no text of a model; the message names the line
   */
  public static QueensModel parse(String text) {
    return parse(text, QueensModel.MAX_SIZE);
  }

  /**
   * Reads a model up to a size. Even for a short text, the domains take at most the memory of
   * {@code maxSize} columns with {@code maxSize} bits each.
   *
   * @param text the lines of a model; the last one may lack its line feed
   * @param maxSize the largest number of columns, from 1 to {@link QueensModel#MAX_SIZE}
   * @throws IllegalArgumentException if the size is out of range, or the text is no text of a model
   *     or is too large a model; the message names the line
   */
  public static QueensModel parse(String text, int maxSize) {
    Objects.requireNonNull(text, "text");
    if (maxSize < 1 || maxSize > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "maxSize (%s) must be between 1 and %s: give the largest board to be read"
              .formatted(maxSize, QueensModel.MAX_SIZE));
    }
    Iterator<String> lines = text.lines().iterator();
    String first = lines.hasNext() ? lines.next() : "";
    Matcher columns = SIZE.matcher(first);
    int size = columns.matches() ? Integer.parseInt(columns.group(1)) : 0;
    if (size < 1 || size > maxSize) {
      throw new IllegalArgumentException(
          "line 1 (%s) must be \"columns N\" with N from 1 to %s: begin with the size of the board"
              .formatted(shown(first), maxSize));
    }
    ModelText reader = new ModelText(size);
    int number = 1;
    while (lines.hasNext()) {
      String line = lines.next();
      number++;
      try {
        reader.parseLine(line);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "line %s (%s) cannot be read: %s".formatted(number, shown(line), e.getMessage()), e);
      }
    }
    if (reader.domains.size() < size) {
      throw new IllegalArgumentException(
          "text (%s lines) must have a domain for each of %s columns: column %s has none"
              .formatted(number, size, reader.domains.size()));
    }
    return new QueensModel(reader.domains, reader.constraints);
  }

  private static String shown(String line) {
    return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
  }

  private void parseLine(String line) {
    Matcher domain = DOMAIN.matcher(line);
    Matcher constraint = CONSTRAINT.matcher(line);
    if (domain.matches()) {
      parseDomain(domain);
    } else if (constraint.matches()) {
      constraints.add(parseConstraint(constraint));
    } else {
      throw new IllegalArgumentException(
          "must be a domain, as q0..q3 in 0,2..3 is, or a rule, as all-different \"rows\" q0 q1"
              + " is");
    }
  }

  private void parseDomain(MatchResult line) {
    int first = Integer.parseInt(line.group(1));
    int last = line.group(2) == null ? first : Integer.parseInt(line.group(2));
    if (first != domains.size() || last < first || last >= size) {
      throw new IllegalArgumentException(
          "must begin with column %s of %s: give each column one domain, in turn"
              .formatted(domains.size(), size));
    }
    RowDomain domain = known.computeIfAbsent(line.group(3), this::rows);
    while (domains.size() <= last) {
      domains.add(domain);
    }
  }

  private RowDomain rows(String text) {
    BitSet rows = new BitSet();
    if (!text.equals("-")) {
      for (String run : text.split(",", -1)) {
        Matcher bounds = RUN.matcher(run);
        int from = bounds.matches() ? Integer.parseInt(bounds.group(1)) : size;
        int to = from == size || bounds.group(2) == null ? from : Integer.parseInt(bounds.group(2));
        if (to < from || to >= size) {
          throw new IllegalArgumentException(
              "rows (%s) must be a row or a range from 0 to %s, such as 2..3"
                  .formatted(run, size - 1));
        }
        rows.set(from, to + 1);
      }
    }
    return RowDomain.ofBits(rows.toLongArray());
  }

  private static AllDifferent parseConstraint(MatchResult line) {
    List<View> views =
        Stream.of(line.group(2).split(" ", -1)).skip(1).map(ModelText::parseView).toList();
    return new AllDifferent(unescaped(line.group(1)), views);
  }

  private static View parseView(String text) {
    Matcher affine = AFFINE.matcher(text);
    Matcher lookup = LOOKUP.matcher(text);
    try {
      if (affine.matches()) {
        int factor = affine.group(1) == null ? 1 : Integer.parseInt(affine.group(1));
        int offset = affine.group(3) == null ? 0 : Integer.parseInt(affine.group(3));
        return View.affine(Integer.parseInt(affine.group(2)), factor, offset);
      }
      if (lookup.matches()) {
        int[] table =
            Stream.of(lookup.group(1).split(",", -1)).mapToInt(Integer::parseInt).toArray();
        return View.lookup(Integer.parseInt(lookup.group(2)), table);
      }
    } catch (NumberFormatException e) {
      // No number, or a number that is no int: refused like any other text.
    }
    throw new IllegalArgumentException(
        "view (%s) must be such as q0, q0+1, 2*q0-1 or [0,3,2,1][q0]".formatted(shown(text)));
  }

  private static String unescaped(String name) {
    return ESCAPE
        .matcher(name)
        .replaceAll(
            escape ->
                Matcher.quoteReplacement(
                    String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
  }
}
