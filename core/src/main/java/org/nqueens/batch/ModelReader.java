package org.nqueens.batch;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/** A reader of the text of a model, line by line; {@link ModelText} defines it. */
final class ModelReader {
  private static final Pattern DOMAIN =
      Pattern.compile("q(\\d{1,2})(?:\\.\\.q(\\d{1,2}))? in (-|[0-9,.]+)");
  private static final Pattern RUN = Pattern.compile("(\\d{1,2})(?:\\.\\.(\\d{1,2}))?");
  private static final Pattern CONSTRAINT =
      Pattern.compile("all-different \"([^\"]+)\"((?: \\S+)*)");
  private static final Pattern OFFSET = Pattern.compile("q(\\d{1,2})([+-]\\d{1,10})?");
  private static final Pattern LOOKUP = Pattern.compile("\\[([-0-9,]+)\\]\\[q(\\d{1,2})\\]");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

  private final List<RowDomain> domains = new ArrayList<>();
  private final List<AllDifferent> constraints = new ArrayList<>();

  /**
   * Takes the next line of a domain or a constraint.
   *
   * @throws IllegalArgumentException if the line is neither
   */
  void read(String line) {
    Matcher domain = DOMAIN.matcher(line);
    Matcher constraint = CONSTRAINT.matcher(line);
    if (domain.matches()) {
      readDomain(domain);
    } else if (constraint.matches()) {
      List<View> views =
          Stream.of(constraint.group(2).split(" "))
              .filter(view -> !view.isEmpty())
              .map(ModelReader::view)
              .toList();
      constraints.add(new AllDifferent(unescaped(constraint.group(1)), views));
    } else {
      throw new IllegalArgumentException("neither a domain nor a constraint");
    }
  }

  private void readDomain(MatchResult line) {
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

  private static View view(String text) {
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

  /**
   * The model that was read.
   *
   * @throws IllegalArgumentException if it is no model
   */
  QueensModel model() {
    return new QueensModel(domains, constraints);
  }
}
