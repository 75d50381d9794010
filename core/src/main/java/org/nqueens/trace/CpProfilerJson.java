package org.nqueens.trace;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The texts in JSON within messages to CP-Profiler. */
final class CpProfilerJson {
  private CpProfilerJson() {}

  /**
   * What is known of a node, such as {@code {"domains": {"q_0": "0..3,5", "q_1": ""}, "failure":
   * "column 1 is empty"}}. The profiler shows it as text.
   *
   * @param domains by column, the rows left; empty if they are not told
   * @param failure the reason why the node failed
   * @return an object; empty if nothing is known
   */
  static Optional<String> info(Optional<List<BitSet>> domains, Optional<Failure> failure) {
    List<String> members = new ArrayList<>();
    domains.ifPresent(columns -> members.add("\"domains\": {" + domains(columns) + "}"));
    failure.ifPresent(reason -> members.add("\"failure\": " + string(reason.toString())));
    return members.isEmpty()
        ? Optional.empty()
        : Optional.of("{" + String.join(", ", members) + "}");
  }

  private static String domains(List<BitSet> columns) {
    StringBuilder json = new StringBuilder();
    for (int column = 0; column < columns.size(); column++) {
      json.append(column == 0 ? "" : ", ").append("\"q_").append(column).append("\": \"");
      appendRows(json, columns.get(column));
      json.append('"');
    }
    return json.toString();
  }

  /** Appends the rows with {@code ..} for runs of three rows or more, as a domain's text has. */
  private static void appendRows(StringBuilder json, BitSet rows) {
    int last;
    for (int first = rows.nextSetBit(0); first >= 0; first = rows.nextSetBit(last + 1)) {
      last = rows.nextClearBit(first) - 1;
      if (last == first + 1) {
        last = first;
      }
      json.append(first == rows.nextSetBit(0) ? "" : ",").append(first);
      if (last > first) {
        json.append("..").append(last);
      }
    }
  }

  /** A string in quotation marks. */
  static String string(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < ' ') {
        json.append("\\u%04x".formatted((int) c));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
