package org.nqueens.pages;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;
import org.nqueens.pages.trace.TraceSentences;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode.Kind;

/**
 * Search trees as SVG pictures, for a file in UTF-8 or inline in a web page. Thread-safe.
 *
 * <p>The shapes and colours are those of Gecode's Gist: a blue circle is a decision, a red square a
 * failure, a green diamond a solution, a white circle an open node. The left branch applies the
 * decision, the right branch refutes it; branches that a cut search did not take are open nodes.
 * Small trees have their decisions at the edges, and every shape has a tooltip with its decision
 * and its outcome.
 *
 * <p>In a trace of more than 300 nodes failed subtrees are folded to red triangles, with the number
 * of their nodes; if more than 300 nodes would still have children, all subtrees up to some size
 * are folded, to green triangles if they have solutions. The text of the picture says which are,
 * and whether the search was cut. A picture of 100,000 nodes has about 100 KB.
 *
 * <p>The picture needs no style sheet, script or other file. Its title and its description have
 * identifiers derived from the picture, which are unique on a page of different trees. Equal traces
 * give equal pictures.
 */
public final class TraceSvg {
  /** The largest number of shapes with decisions at the edges. */
  private static final int MAX_LABELLED = 100;

  private static final int MARGIN = 16;

  /** From the header to the centre of the root. */
  private static final int ROOT = 28;

  private static final int LABEL_SIZE = 11;
  private static final int COUNT_SIZE = 7;

  /** The widest line of text. */
  private static final int MAX_LINE = 700;

  private static final Pattern FORMULA = Pattern.compile("q_(\\d+)(.*)");

  private final SearchTrace trace;
  private final TraceSvgTree tree;
  private final TreeLayout layout;
  private final boolean labelled;

  /** The distance between two nodes of one depth, and between two depths. */
  private final int gap;

  private final int level;

  private TraceSvg(SearchTrace trace) {
    this.trace = trace;
    tree = new TraceSvgTree(trace);
    layout = new TreeLayout(tree.nodes().stream().mapToInt(TraceSvgTree.Node::parent).toArray());
    labelled = tree.nodes().size() <= MAX_LABELLED;
    gap = labelled ? 58 : 19;
    level = labelled ? 54 : 36;
  }

  /**
   * Draws a trace.
   *
   * @param trace the trace
   * @return an {@code svg} element
   * @throws NullPointerException if the trace is null
   */
  public static String of(SearchTrace trace) {
    Objects.requireNonNull(trace, "trace (null) must not be null: pass the trace to draw");
    return new TraceSvg(trace).svg();
  }

  private String svg() {
    String subject = TraceSentences.subject(trace);
    List<String> text =
        new ArrayList<>(SvgTitle.lines(subject, MAX_LINE, TraceSvgHeader.FONT_SIZE));
    text.addAll(sentences());
    TraceSvgHeader header = new TraceSvgHeader(text, tree.nodes());
    double drawing = (layout.width() + 2) * gap;
    double inner = Math.max(header.width(), drawing);
    double root = header.height() + ROOT;
    String body =
        header.svg()
            + "<g transform=\"translate(%s %s)\">\n"
                .formatted(number((inner - drawing) / 2 + gap), number(root))
            + edges()
            + (labelled ? labels() : "")
            + shapes()
            + counts()
            + "</g>\n";
    String id = "tree-" + UUID.nameUUIDFromBytes(body.getBytes(StandardCharsets.UTF_16BE));
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%1$s" height="%2$s" \
        role="img" aria-labelledby="%3$s-title %3$s-desc">
        <title id="%3$s-title">%4$s</title>
        <desc id="%3$s-desc">%5$s</desc>
        <rect width="%1$s" height="%2$s" fill="#ffffff"/>
        <g transform="translate(%6$s %6$s)">
        %7$s</g>
        </svg>
        """
        .formatted(
            number(inner + 2 * MARGIN),
            number(root + (layout.height() + 0.5) * level + 2 * MARGIN),
            id,
            XmlText.escape("Search tree: " + subject),
            XmlText.escape(String.join(" ", sentences())),
            MARGIN,
            body);
  }

  private List<String> sentences() {
    String counts =
        String.join(
            ", ",
            TraceSvgTree.count(trace.count(Kind.BRANCHED), "decision"),
            TraceSvgTree.count(trace.count(Kind.FAILED), "failure"),
            TraceSvgTree.count(trace.count(Kind.SOLVED), "solution"),
            TraceSvgTree.count(trace.nodes().size(), "node"));
    List<String> sentences = new ArrayList<>(List.of(counts + ". " + TraceSentences.end(trace)));
    tree.folding().ifPresent(sentences::add);
    return sentences;
  }

  private double x(int node) {
    return layout.position(node) * gap;
  }

  private double y(int node) {
    return layout.depth(node) * level;
  }

  private String edges() {
    StringBuilder path = new StringBuilder();
    for (int node = 1; node < tree.nodes().size(); node++) {
      int parent = tree.nodes().get(node).parent();
      path.append("M").append(number(x(parent))).append(' ').append(number(y(parent)));
      path.append("L").append(number(x(node))).append(' ').append(number(y(node)));
    }
    return "<path fill=\"none\" stroke=\"%s\" d=\"%s\"/>\n".formatted(BoardSvg.INK, path);
  }

  private String labels() {
    StringBuilder svg = new StringBuilder();
    for (int node = 1; node < tree.nodes().size(); node++) {
      TraceSvgTree.Node child = tree.nodes().get(node);
      boolean onTheLeft = x(node) < x(child.parent());
      // Above the middle of the edge, which goes down on the side of the text.
      double x = (x(node) + x(child.parent())) / 2 + (onTheLeft ? -3 : 3);
      double y = (y(node) + y(child.parent())) / 2 - 2;
      svg.append(text(x, y, onTheLeft ? "end" : "start", formula(child.label())));
    }
    return group(LABEL_SIZE, svg);
  }

  /** The markup of a formula such as {@code q_0 != 3}, with a subscript and one sign. */
  private static String formula(String label) {
    String signs = label.replace("!=", "\u2260").replace("<=", "\u2264").replace(">=", "\u2265");
    return FORMULA
        .matcher(XmlText.escape(signs))
        .replaceFirst("q<tspan dy=\"2\" font-size=\"8\">$1</tspan><tspan dy=\"-2\">$2</tspan>");
  }

  private String shapes() {
    StringBuilder svg = new StringBuilder();
    for (int node = 0; node < tree.nodes().size(); node++) {
      TraceSvgTree.Node drawn = tree.nodes().get(node);
      svg.append(drawn.shape().svg(x(node), y(node), drawn.title()));
    }
    return svg.toString();
  }

  /** The sizes of the folded subtrees, in front of edges that pass below a triangle. */
  private String counts() {
    StringBuilder svg = new StringBuilder();
    for (int node = 0; node < tree.nodes().size(); node++) {
      TraceSvgTree.Node drawn = tree.nodes().get(node);
      if (drawn.shape().isFolded()) {
        svg.append(text(x(node), y(node) + 18, "middle", Integer.toString(drawn.size())));
      }
    }
    return group(COUNT_SIZE, svg);
  }

  private static String text(double x, double y, String anchor, String markup) {
    return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
        .formatted(number(x), number(y), anchor, markup);
  }

  private static String group(int fontSize, StringBuilder texts) {
    return texts.isEmpty()
        ? ""
        : """
        <g font-family="sans-serif" font-size="%s" fill="%s" stroke="#ffffff" stroke-width="2" \
        paint-order="stroke">
        %s</g>
        """
            .formatted(fontSize, BoardSvg.INK, texts);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
