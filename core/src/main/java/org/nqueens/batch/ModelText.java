package org.nqueens.batch;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Lookup;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/**
 * The exact text of a model in a journal, in ASCII: a line for the size, one for each run of
 * columns with equal domains, one for each all-different.
 *
 * <pre>
 * columns 4
 * q0 in 0,2..3
 * q1..q3 in 0..3
 * all-different "rows" q0 q1 q2 q3
 * all-different "wrapped" q0 q1+1 [0,3,2,1][q2]
 * </pre>
 *
 * <p>An empty domain is {@code -}. In names, a quotation mark, a backslash and each character that
 * is not printable ASCII is a backslash, {@code u}, and four hexadecimal digits.
 */
final class ModelText {
  private static final Pattern DOMAIN =
      Pattern.compile("q(\\d{1,2})(?:\\.\\.q(\\d{1,2}))? in (-|[0-9,.]+)");
  private static final Pattern RUN = Pattern.compile("(\\d{1,2})(?:\\.\\.(\\d{1,2}))?");
  private static final Pattern CONSTRAINT =
      Pattern.compile("all-different \"([^\"]+)\"((?: \\S+)*)");
  private static final Pattern OFFSET = Pattern.compile("q(\\d{1,2})([+-]\\d{1,10})?");
  private static final Pattern LOOKUP = Pattern.compile("\\[([-0-9,]+)\\]\\[q(\\d{1,2})\\]");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

  private ModelText() {}

  /** The lines of a model, each with its line feed. */
  static String of(QueensModel model) {
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
    if (view instanceof Lookup lookup) {
      return lookup.table().stream()
          .map(Object::toString)
          .collect(Collectors.joining(",", "[", "][q" + lookup.column() + "]"));
    }
    int offset = ((Offset) view).offset();
    return "q" + view.column() + (offset == 0 ? "" : offset > 0 ? "+" + offset : "" + offset);
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
   * Reads the lines of the domains and constraints, which follow that of the size.
   *
   * @throws IllegalArgumentException if they are no model
   */
  static QueensModel parse(List<String> lines) {
    List<RowDomain> domains = new ArrayList<>();
    List<AllDifferent> constraints = new ArrayList<>();
    for (String line : lines) {
      Matcher domain = DOMAIN.matcher(line);
      Matcher constraint = CONSTRAINT.matcher(line);
      if (domain.matches()) {
        parseDomain(domain, domains);
      } else if (constraint.matches()) {
        constraints.add(parseConstraint(constraint));
      } else {
        throw new IllegalArgumentException("neither a domain nor a constraint");
      }
    }
    return new QueensModel(domains, constraints);
  }

  private static void parseDomain(MatchResult line, List<RowDomain> domains) {
    int first = Integer.parseInt(line.group(1));
    int last = line.group(2) == null ? first : Integer.parseInt(line.group(2));
    if (first != domains.size() || last < first) {
      throw new IllegalArgumentException("columns out of turn");
    }
    BitSet rows = new BitSet();
    if (!line.group(3).equals("-")) {
      for (String run : line.group(3).split(",", -1)) {
        Matcher bounds = RUN.matcher(run);
        if (!bounds.matches()) {
          throw new IllegalArgumentException("no run of rows");
        }
        int from = Integer.parseInt(bounds.group(1));
        int to = bounds.group(2) == null ? from : Integer.parseInt(bounds.group(2));
        if (to < from) {
          throw new IllegalArgumentException("rows out of turn");
        }
        rows.set(from, to + 1);
      }
    }
    while (domains.size() <= last) {
      domains.add(RowDomain.ofBits(rows.toLongArray()));
    }
  }

  private static AllDifferent parseConstraint(MatchResult line) {
    List<View> views =
        Stream.of(line.group(2).split(" "))
            .filter(view -> !view.isEmpty())
            .map(ModelText::parseView)
            .toList();
    return new AllDifferent(unescaped(line.group(1)), views);
  }

  private static View parseView(String text) {
    Matcher offset = OFFSET.matcher(text);
    if (offset.matches()) {
      int value = offset.group(2) == null ? 0 : Integer.parseInt(offset.group(2));
      return View.offset(Integer.parseInt(offset.group(1)), value);
    }
    Matcher lookup = LOOKUP.matcher(text);
    if (lookup.matches()) {
      List<Integer> table =
          Stream.of(lookup.group(1).split(",", -1)).map(Integer::valueOf).toList();
      return View.lookup(Integer.parseInt(lookup.group(2)), table);
    }
    throw new IllegalArgumentException("no view");
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
