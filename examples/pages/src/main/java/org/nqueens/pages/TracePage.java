package org.nqueens.pages;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.SearchTotals;
import org.nqueens.pages.trace.TraceSentences;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.SolveResult;
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
 * Equal traces give equal pages. A page is in one {@link Language}. Names of options, of strategies
 * and of the rules of an application are the same in all languages.
 */
public final class TracePage {
  /** The largest board; the squares of larger ones are too small to see. */
  private static final int MAX_SIZE = 256;

  private static final String DESCRIPTION = "<meta name=\"description\" content=\"%s\">\n";

  private TracePage() {}

  /**
   * Writes the page in English, without a title.
   *
   * @param traces one trace, or two traces of one model, whose board has a size from 1 to 256,
   *     inclusive
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if there are no or more than two traces, their models differ,
   *     the board is too large, or a trace has a square that is not on the board
   */
  public static String of(SearchTrace... traces) {
    return of(Language.ENGLISH, "", traces);
  }

  /**
   * Writes the page.
   *
   * @param title the title of the board or of the lesson; may be empty
   * @param traces one trace, or two traces of one model, whose board has a size from 1 to 256,
   *     inclusive
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if there are no or more than two traces, their models differ,
   *     the board is too large, or a trace has a square that is not on the board
   */
  public static String of(Language language, String title, SearchTrace... traces) {
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(traces, "traces");
    return page(language, title, "", traces);
  }

  /**
   * Writes the page of a lesson, which says what to look for. It is also the description of the
   * page for search engines and for the front page of a site.
   *
   * @param title the title of the lesson; if it is blank, the number of queens
   * @param question what to look for, in a sentence or two
   * @param traces one trace, or two traces of one model, as above
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the question is blank, there are no or more than two
   *     traces, their models differ, the board is too large, or a trace has a square that is not on
   *     the board
   */
  public static String lesson(
      Language language, String title, String question, SearchTrace... traces) {
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(question, "question");
    Objects.requireNonNull(traces, "traces");
    if (question.isBlank()) {
      throw new IllegalArgumentException(
          "question (\"%s\") must not be blank: say what to look for".formatted(question));
    }
    return page(language, title, question.strip(), traces);
  }

  private static String page(
      Language language, String title, String question, SearchTrace... traces) {
    for (SearchTrace trace : traces) {
      Objects.requireNonNull(trace, "traces (with null) must not have a null trace: pass a trace");
    }
    requireOneModel(List.of(traces));
    QueensModel model = traces[0].model();
    String asked = XmlText.escape(question);
    return PageTemplate.of("trace.html")
        .withStyle("trace.css", "home.css")
        .withScript("trace-page.mjs")
        .withWordsIn(language, "search", "rule", "code")
        .with("guide", PageTemplate.of("trace-help.html").withWordsIn(language).fillPacked())
        .with("queen", BoardSvg.QUEEN)
        .with("title", XmlText.escape(heading(language, title, question, model.size())))
        .with("named", XmlText.escape(title.strip()))
        .with("description", question.isEmpty() ? "" : DESCRIPTION.formatted(asked))
        .with("question", question.isEmpty() ? "" : "<b>%s</b> ".formatted(asked))
        .with("colours", colours(model))
        .with("count", Integer.toString(traces.length))
        .with(
            "searches",
            Arrays.stream(traces).map(trace -> search(language, trace)).collect(joining()))
        .with("rules", rules(language, model))
        .with("example", XmlText.escape(language.text("trace.goto-example")))
        .with("failed", XmlText.escape(language.template("trace.failed")))
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

  private static String heading(Language language, String title, String question, int n) {
    if (title.isBlank()) {
      return language.counted("search.title", n, Map.of());
    }
    return question.isEmpty()
        ? language.counted("search.titled", n, Map.of("title", title.strip()))
        : title.strip();
  }

  /** The kinds of rules; a kind of many rules with their number. */
  private static String rules(Language language, QueensModel model) {
    Map<String, Long> kinds =
        model.constraints().stream()
            .map(rule -> TraceSentences.kind(rule.name()))
            .collect(groupingBy(kind -> kind, LinkedHashMap::new, counting()));
    return XmlText.escape(
        kinds.entrySet().stream()
            .map(
                kind ->
                    rule(language, kind.getKey())
                        + (kind.getValue() > 1 ? " (" + kind.getValue() + ")" : ""))
            .collect(joining(", ")));
  }

  /** A rule that a model gives a name, in a language if the library gave it. */
  private static String rule(Language language, String name) {
    String key = "rule." + name.replaceAll("\\W", "-");
    return language.keys().contains(key) ? language.text(key) : name;
  }

  /** The colour of each region, such as {@code A#e2ffff B#ffefff}; empty without regions. */
  private static String colours(QueensModel model) {
    return regions(model)
        .map(board -> RegionColours.of(board).rgb())
        .orElse(Map.of())
        .entrySet()
        .stream()
        .map(region -> "%c#%06x".formatted(region.getKey(), region.getValue()))
        .collect(joining(" "));
  }

  /**
   * The board of a model whose rule {@code regions} tells the letter of each square, without title
   * and given queens; empty if the model is of another form.
   */
  private static Optional<Board> regions(QueensModel model) {
    int n = model.size();
    return model.constraints().stream()
        .filter(rule -> rule.name().equals("regions") && rule.views().size() == n)
        .filter(rule -> rule.views().stream().allMatch(view -> view.shift().isEmpty()))
        .map(TracePage::lines)
        .filter(lines -> areRegions(String.join("", lines), n))
        .findFirst()
        .map(lines -> Board.of(lines.toArray(String[]::new)))
        .filter(Board::hasRegions);
  }

  private static boolean areRegions(String squares, int n) {
    return squares.matches("[A-Za-z#]*")
        && squares.chars().filter(c -> c != '#').distinct().count() == n;
  }

  private static List<String> lines(AllDifferent rule) {
    int n = rule.views().size();
    char[][] rows = new char[n][n];
    rule.views()
        .forEach(
            view -> {
              for (int row = 0; row < n; row++) {
                rows[row][view.column()] = (char) view.valueAt(row);
              }
            });
    return Arrays.stream(rows).map(String::new).toList();
  }

  /** The part of the page for one search. */
  private static String search(Language language, SearchTrace trace) {
    SolveResult result = trace.result();
    Map<String, String> solver =
        Map.of("level", result.propagation().toString(), "backend", result.backend());
    Map<String, String> tree = Map.of("strategy", trace.strategy());
    return PageTemplate.of("trace-search.html")
        .with("data", PageTemplate.packed(TraceData.of(trace)))
        .with("totals", totals(language, trace))
        .with("cut", trace.isCut() ? cut(language, trace) : "")
        .with("propagation", result.propagation().toString())
        .with("solver", XmlText.escape(language.text("search.solver", solver)))
        .with("tree", XmlText.escape(language.text("search.tree", tree)))
        .with("strategy", XmlText.escape(trace.strategy()))
        .fill();
  }

  private static String cut(Language language, SearchTrace trace) {
    String reason = trace.result().completion().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return language.counted(
        "search.cut",
        trace.openNodes(),
        Map.of("completion", language.text("search.completion." + reason)));
  }

  /** The items of a description list, with the shapes of the nodes as terms. */
  private static String totals(Language language, SearchTrace trace) {
    SearchTotals sums = SearchTotals.of(trace);
    Map<String, Long> totals = new LinkedHashMap<>();
    totals.put("nodes", sums.nodes());
    totals.put("decisions", trace.count(TraceNode.Kind.BRANCHED));
    totals.put("failures", trace.count(TraceNode.Kind.FAILED));
    totals.put("solutions", trace.count(TraceNode.Kind.SOLVED));
    totals.put("removed", sums.removed());
    if (trace.openNodes() > 0) {
      totals.put("open", trace.openNodes());
    }
    return totals.entrySet().stream()
        .map(total -> total(language, total.getKey(), total.getValue()))
        .collect(joining());
  }

  /** The class is the kind of the nodes, in the singular. */
  private static String total(Language language, String name, long total) {
    return String.format(
        Locale.forLanguageTag(language.text("locale")),
        "<div tabindex=\"0\"><dt class=\"%s\">%s<dd>%,d</div>",
        name.replaceAll("s$", ""),
        XmlText.escape(language.text("search.total." + name)),
        total);
  }
}
