package org.nqueens.pages;

import static java.util.stream.Collectors.joining;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.nqueens.format.TraceSentences;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.SearchTotals;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/**
 * A page that shows a search, or two searches of one model side by side: the tree, the board at
 * each node with the cause of each removed row, and all events in order. Thread-safe.
 *
 * <p>The page is one HTML file that works from the file system. Its content security policy allows
 * its own style sheet and script only, by their hashes, and no access to a network. The address may
 * name a node and an event of it: {@code #node=17&event=3}, and for the second of two searches
 * {@code #second-node=17&second-event=3}. The page needs JavaScript and a browser from 2024 on.
 * Equal traces give equal pages.
 */
public final class TracePage {
  /** The largest board; the squares of larger ones are too small to see. */
  private static final int MAX_SIZE = 256;

  private static final String[] SCRIPTS = {
    "trace-data.js",
    "trace-words.js",
    "trace-state.js",
    "trace-layout.js",
    "trace-tree.js",
    "trace-board.js",
    "trace-page.js"
  };

  private TracePage() {}

  /**
   * Writes the page.
   *
   * @param traces one trace, or two traces of one model, whose board has a size from 1 to 256,
   *     inclusive
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if there are no or more than two traces, their models differ,
   *     the board is too large, or a trace has a square that is not on the board
   * @throws NullPointerException if the array or a trace is null
   */
  public static String of(SearchTrace... traces) {
    Objects.requireNonNull(traces, "traces (null) must not be null: pass a trace");
    for (SearchTrace trace : traces) {
      Objects.requireNonNull(trace, "traces (with null) must not have a null trace: pass a trace");
    }
    requireOneModel(List.of(traces));
    QueensModel model = traces[0].model();
    return PageTemplate.of(TracePage.class, "trace.html")
        .withStyle("trace.css")
        .withScript(SCRIPTS)
        .with("queen", QueenShape.PATH)
        .with("title", model.size() == 1 ? "1 queen" : model.size() + " queens")
        .with("count", Integer.toString(traces.length))
        .with("searches", Arrays.stream(traces).map(TracePage::search).collect(joining()))
        .with("rules", rules(model))
        .fill();
  }

  private static void requireOneModel(List<SearchTrace> traces) {
    if (traces.isEmpty() || traces.size() > 2) {
      throw new IllegalArgumentException(
          "traces (%s) must be one or two: pass one trace, or two of the same model to compare them"
              .formatted(traces.size()));
    }
    QueensModel model = traces.get(0).model();
    QueensModel last = traces.get(traces.size() - 1).model();
    if (!model.equals(last)) {
      throw new IllegalArgumentException(
          "traces (of %s and %s) must be of the same model: trace one model with two strategies or two kinds of propagation"
              .formatted(model, last));
    }
    if (model.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "size (%s) of the board must be at most %s for a page: show a smaller board, or write the trace as text"
              .formatted(model.size(), MAX_SIZE));
    }
  }

  private static String rules(QueensModel model) {
    return XmlText.escape(
        model.constraints().stream().map(AllDifferent::name).collect(joining(", ")));
  }

  /** The part of the page for one search. */
  private static String search(SearchTrace trace) {
    SolveResult result = trace.result();
    String solver = result.propagation() + " propagation, " + result.backend();
    return PageTemplate.of(TracePage.class, "trace-search.html")
        .with("data", data(trace))
        .with("totals", totals(trace))
        .with("cut", trace.isCut() ? TraceSentences.end(trace) : "")
        .with("solver", XmlText.escape(solver))
        .with("strategy", XmlText.escape(trace.strategy()))
        .fill();
  }

  /** The items of a description list, whose terms have the shapes of the nodes. */
  private static String totals(SearchTrace trace) {
    SearchTotals sums = SearchTotals.of(trace);
    return total("nodes", sums.nodes())
        + total("decisions", trace.count(TraceNode.Kind.BRANCHED))
        + total("failures", sums.failures())
        + total("solutions", sums.solutions())
        + total("removed", sums.removed())
        + (trace.openNodes() > 0 ? total("open", trace.openNodes()) : "");
  }

  /** The class is the kind of the nodes, in the singular. */
  private static String total(String name, long total) {
    return String.format(
        Locale.ROOT,
        "<div><dt class=\"%s\">%s<dd>%,d</div>",
        name.replaceAll("s$", ""),
        name,
        total);
  }

  /** The trace, deflated without a header, in base 64. */
  private static String data(SearchTrace trace) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(TraceData.of(trace));
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory cannot fail to be written", e);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
