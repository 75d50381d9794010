package org.nqueens.batch;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
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
}
