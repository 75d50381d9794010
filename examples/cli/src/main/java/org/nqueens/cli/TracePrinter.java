package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.nqueens.pages.TracePage;
import org.nqueens.pages.TraceSvg;
import org.nqueens.pages.trace.TraceText;
import org.nqueens.trace.SearchTrace;

/** A printer of traces, as text unless there are files for other forms. */
final class TracePrinter {
  private final String title;
  private final Output out;
  private final PrintWriter err;

  /** A printer that begins with the title of the board, which may be empty. */
  TracePrinter(String title, Output out, PrintWriter err) {
    this.title = title;
    this.out = out;
    this.err = err;
  }

  /** Prints one trace, or two to a page; says on standard error where a trace is cut. */
  void print(List<SearchTrace> traces, Optional<TargetFile> html, Optional<TargetFile> svg) {
    SearchTrace first = traces.get(0);
    html.ifPresent(
        file -> file.write(TracePage.of(title, traces.toArray(SearchTrace[]::new)), out));
    svg.ifPresent(file -> file.write(TraceSvg.of(first), out));
    if (html.isEmpty() && svg.isEmpty()) {
      TraceText.lines(title, first).forEach(line -> out.printWords(line + "\n"));
    }
    out.flush();
    traces.stream().filter(SearchTrace::isCut).forEach(this::printCut);
  }

  private void printCut(SearchTrace trace) {
    err.println(
        "queens: stopped (%s), the tree of %s is cut after %s"
            .formatted(
                trace.result().completion(),
                trace.strategy(),
                Counted.of(trace.nodes().size(), "node")));
  }
}
