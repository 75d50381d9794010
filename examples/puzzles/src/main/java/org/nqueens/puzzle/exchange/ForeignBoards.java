package org.nqueens.puzzle.exchange;

import static java.util.Comparator.comparingInt;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.board.BoardFormatException;
import org.nqueens.board.Position;

/**
 * The boards of a text of another program. The {@linkplain Form forms} that are read have names and
 * examples. Each word of the text belongs to a form, to a setting that is understood, or to what is
 * told. Immutable.
 *
 * <p>A text is read in time and memory that grow as its length.
 *
 * @param boards the boards in order, at least one, each read or refused
 * @param remarks sentences about what is left out, such as a solution
 */
public record ForeignBoards(List<Reading> boards, List<String> remarks) {
  /** The longest text that is read: 4,000,000 characters. */
  public static final int MAX_LENGTH = 4_000_000;

  private static final Pattern HEADER = Pattern.compile("(?m)^# .*\\b(n|variant|stars)=");

  /** A row of squares, with blanks between them or marks around them. */
  private static final Pattern OWN =
      Pattern.compile("[A-Za-z.#%_ \\[-][A-Za-z.#%_ \\[\\]!*:-]*+\\r?");

  /** What begins behind an empty line, and is no remark alone, or a numbered placement. */
  private static final Pattern PARAGRAPH =
      Pattern.compile("(?m)(?:\\A|^[ \\t\\r]*+\\n)(?:# .*\\n)*+(?!# ).*\\S|^Solution \\d");

  /** What editors of Windows write before a text. */
  private static final String BYTE_ORDER_MARK = "\ufeff";

  /** An attribute of a tag, or the name of one that says more than where a row begins. */
  private static final Pattern ATTRIBUTE =
      Pattern.compile(
          "<[^<>=]{1,200}=|<(?!(?i:p|div|t[rdh]|tbody|thead|table|span|pre|code|b|i|em|strong|h[1-6]|ul|ol|li|a|br|hr|img|body|html|head"
              + "|title|meta|link|script|style|center|blockquote|details|summary|font|section|article|main|r|c|s|string|item|value|name|solution|answer"
              + "|rows?|lines?|cells?|text|puzzles?|grids?|boards?|levels?|regions?)\\b)[A-Za-z]");

  /** How a page begins; a picture begins a text. */
  private static final Pattern PAGE = Pattern.compile("\\s*+<(?!img\\b)[A-Za-z!?]");

  /** An element with a board as an attribute. */
  private static final String BOARD =
      "<\\w{1,30}+( [^<>]{0,500}=\"[A-Za-z0-9.,;/|#]{16,}+\"[^<>/]{0,500}+)/?>";

  /** An element with a value. */
  private static final Pattern FIELD = Pattern.compile("<(\\w{1,30}+)>([^<>\\n]{1,300}+)</\\1>");

  private static final String TAGS =
      "what a page has beside the squares of its board, such as settings, is left out";

  private static final String APART =
      "queens or blocked squares beside regions are a board of their own: leave out a solution, and draw others on the regions, [A] for a queen on region A";

  /** Shorter texts without a board are refused by what is wrong in the first line. */
  private static final int SHORT = 16;

  private static final Reading NO_BOARD =
      Reading.refused(
          "text must have a board, n rows of n names: see the forms that `queens help forms` lists");

  private static final Reading IN_COMMENTS =
      Reading.refused(
          "text must have a board, n rows of n names, outside of comments: leave out the signs of comments");

  /** Copies the lists. */
  public ForeignBoards {
    Objects.requireNonNull(boards, "boards");
    Objects.requireNonNull(remarks, "remarks");
    boards = List.copyOf(boards);
    remarks = List.copyOf(remarks);
  }

  /**
   * Tells whether a text is, or has, the address of a star battle on puzz.link.
   *
   * @param text any text
   * @return true if {@link #read(String)} takes the text for an address
   */
  public static boolean isAddress(String text) {
    Objects.requireNonNull(text, "text");
    return PuzzleLink.isIn(text);
  }

  /**
   * Reads the boards of a text. Names of regions that are not all letters become letters, in the
   * order of their first squares; queens without regions become given queens, or those of the
   * player where a column has several.
   *
   * @param text any text, of at most {@value #MAX_LENGTH} characters
   * @return the boards in order; a text without any has one that is refused with the reason
   * @throws IllegalArgumentException if the text is too long
   */
  public static ForeignBoards read(String text) {
    return read(text, OptionalInt.empty());
  }

  /**
   * Reads an instance of CSPLib's problem 79 with the first diagonals of its list.
   *
   * @param text the text of an instance
   * @param diagonals how many diagonals are excluded, from 0 to their number
   * @return the board, which is refused if the text is no such instance or has fewer diagonals
   * @throws IllegalArgumentException if the text is too long
   */
  public static ForeignBoards read(String text, int diagonals) {
    return read(text, OptionalInt.of(diagonals));
  }

  private static ForeignBoards read(String text, OptionalInt diagonals) {
    Objects.requireNonNull(text, "text");
    Reading.require(
        text.length() <= MAX_LENGTH,
        "text (of %s characters) must have at most %s: give its boards in several texts",
        text.length(),
        MAX_LENGTH);
    try {
      return found(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, diagonals);
    } catch (IllegalArgumentException e) {
      return refused(isPage(text) ? page(text) : Reading.refused(e));
    }
  }

  private static ForeignBoards of(List<Reading> boards, List<String> remarks) {
    Set<String> all = new LinkedHashSet<>(remarks);
    for (int i = 0; i < boards.size(); i++) {
      if (boards.get(i).isRead()) {
        Doubts.add(boards.get(i).board(), all);
      }
      if (i > 0 && Doubts.areApart(boards.get(i - 1), boards.get(i))) {
        all.add(APART);
      }
    }
    return new ForeignBoards(boards, List.copyOf(all));
  }

  private static ForeignBoards refused(Reading reading) {
    return new ForeignBoards(List.of(reading), List.of());
  }

  private static ForeignBoards found(String text, OptionalInt diagonals) {
    Reading.require(
        !text.contains("\u001b["),
        "text must be without the colours of a terminal: print it with --format text");
    Reading.require(
        diagonals.isEmpty() || text.contains("diags"),
        "diagonals (%s) must come with an instance of CSPLib's problem 79: the text has no list 'diags'",
        diagonals.orElse(0));
    List<Reading> own =
        text.length() < SHORT || text.lines().anyMatch(line -> line.length() > 1)
            ? positions(text)
            : List.of(NO_BOARD);
    // Boards of one square may be the words of a text, such as A above a board of regions.
    if (own.stream().allMatch(Reading::isRead)
        && own.size() == PARAGRAPH.matcher(text).results().count()
        && (own.size() == 1
            || text.startsWith("# ")
            || own.stream().anyMatch(read -> read.board().size() > 1)
                && !(own.stream()
                        .map(Reading::board)
                        .anyMatch(board -> board.size() == 1 && board.hasRegions())
                    && own.stream().anyMatch(read -> read.board().size() >= Part.LEAST)))) {
      return of(own, List.of());
    }
    Optional<Found> known = Form.read(Form.Level.TEXT, new Part(text));
    boolean isPage = isPage(text);
    if (known.isPresent()) {
      List<String> remarks = new ArrayList<>(known.get().remarks());
      remarks.addAll(isPage ? List.of(TAGS) : List.of());
      return new ForeignBoards(List.of(known.get().reading()), remarks);
    }
    String page = isPage ? withKeys(text) : "";
    Tree tree = Parser.parse(isPage ? withoutTags(page) : Spellings.usual(text));
    Finder once = Finder.of(tree, diagonals);
    // The rows of one board may have empty lines between them.
    Finder finder = once.areAnyRead() ? once : once.again().filter(Finder::areAllRead).orElse(once);
    boolean isEmptyPage = isPage && finder.boards().stream().allMatch(Found::isEmpty);
    if (finder.areAnyRead() && !isEmptyPage) {
      if (ATTRIBUTE.matcher(page).region(page.indexOf('>') + 1, page.length()).find()) {
        finder.claims.remark(TAGS);
      }
      return of(finder.boards().stream().map(Found::reading).toList(), finder.claims.remarks());
    }
    return refused(isPage ? page(text) : reason(text, tree, own, finder));
  }

  /** The positions in the text of this project, or the reason why it is none. */
  private static List<Reading> positions(String text) {
    try {
      List<Reading> positions = new ArrayList<>(1);
      Position.readAll(new StringReader(text)).forEach(one -> positions.add(Reading.of(one)));
      return positions;
    } catch (BoardFormatException e) {
      return List.of(Reading.refused(e));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  /** The board of a paragraph in the text of this project, or with a header of this project. */
  static Optional<Reading> own(Part part) {
    String text = part.text.strip();
    int start = 0;
    while (text.startsWith("# ", start) && text.indexOf('\n', start) > 0) {
      start = text.indexOf('\n', start) + 1;
    }
    int end = text.indexOf('\n', start);
    int first = start > 0 && end < 0 ? text.length() : Math.max(start, end);
    int length = text.substring(start, first).strip().length();
    int lines = 1;
    for (int at = end; at >= 0; at = text.indexOf('\n', at + 1)) {
      lines++;
    }
    // A line has n squares, which may have blanks between them or marks around them.
    boolean hasLength = lines == length || lines == (length + 1) / 2 || lines == (length + 2) / 3;
    boolean hasSize = text.startsWith("# n=");
    boolean mayBeOwn =
        hasSize
            || text.startsWith("Solution ")
            || hasLength && OWN.matcher(text).region(start, first).matches()
            || hasHeader(text);
    if (!mayBeOwn) {
      return Optional.empty();
    }
    List<Reading> own = positions(part.text);
    boolean isBoard =
        own.size() == 1 && own.get(0).isRead() && (own.get(0).board().size() > 1 || hasSize);
    return isBoard || hasHeader(text) ? Optional.of(own.get(0)) : Optional.empty();
  }

  private static boolean hasHeader(String text) {
    return text.contains("# ") && HEADER.matcher(text).find();
  }

  /** A page whose solutions and elements with one value are keys, as in a text. */
  private static String withKeys(String page) {
    String text = page.replaceAll("<(solution|answer)\\b[^<>]*+>", "\n$1: ");
    return isHtml(page) ? text : FIELD.matcher(text).replaceAll(ForeignBoards::field);
  }

  private static boolean isPage(String text) {
    return PAGE.matcher(text).lookingAt() && !text.contains("<?php");
  }

  private static boolean isHtml(String page) {
    return page.contains("<html") || page.contains("<!D") || page.contains("<!d");
  }

  /** A page without what is in its tags; its comments are those of a text. */
  static String withoutTags(String page) {
    String plain = page;
    if (!isHtml(page)) {
      // The first element tells settings, and elements with one attribute are rows.
      plain =
          page.replaceFirst("<\\w{1,30}+([^<>]*+)>", "$1\n")
              .replaceAll(BOARD, "\n\n$1\n\n")
              .replaceAll("<\\w{1,30}+ [\\w-]{1,30}+=\"([^\"<>]*+)\" ?/>", "$1");
    }
    return plain
        .replaceAll("(?i)\\s*+</tr>\\s*+", "|\n")
        .replaceAll("(?i)\\s*+<t[dh]\\b[^<>]*+>\\s*+", "|")
        .replaceAll(
            "(?i)\\s*+</t[dh]>\\s*+|</?(?:tr|thead|tbody|tfoot|b|i|em|strong|span|a)\\b[^<>]*+>",
            "")
        .replaceAll("<(?=[A-Za-z/?%]|![A-Za-z])[^<>]*+>", "\n\n");
  }

  /** An element with one value as a key, unless it is a row. */
  private static String field(MatchResult element) {
    Role role = Role.of(element.group(1));
    boolean isRow = role == Role.UNKNOWN || role == Role.ROW || role == Role.COLUMN;
    return Matcher.quoteReplacement(
        isRow ? element.group() : "\n" + element.group(1) + ": " + element.group(2) + "\n");
  }

  /** The refusal of a text with several boards that are all refused: the largest speaks for all. */
  private static Reading closest(List<Found> boards) {
    Reading largest =
        Collections.max(boards, comparingInt(found -> found.end() - found.first())).reading();
    return boards.size() == 1
        ? largest
        : new Reading(
            largest.positions(),
            "%s (the largest of %s boards that are refused)"
                .formatted(largest.fault(), boards.size()));
  }

  /** Why a text without a board is refused. */
  private static Reading reason(String text, Tree tree, List<Reading> own, Finder finder) {
    if (tree.ends() == 0
        && text.chars().anyMatch(c -> c == '\uFFFD' || c >= '\u2500' && c < '\u2580')) {
      return own.get(0); // bytes that are no text, and drawings of lines
    }
    if (!finder.boards().isEmpty()) {
      return closest(finder.boards());
    }
    if (Spellings.areMisnamed(text)) {
      return Reading.refused(
          "names of rows, such as Row 1:, must count the rows of a board from above, from 0 or from 1: write the rows in this order, or without names");
    }
    boolean isShort = text.isBlank() || text.length() < SHORT && text.indexOf('[') < 0;
    Reading none = tree.haveComments() ? IN_COMMENTS : NO_BOARD;
    return finder.largest().map(Found::reading).orElse(isShort ? own.get(0) : none);
  }

  /** What a page or picture is that is no board. */
  private static Reading page(String text) {
    String kind =
        text.contains("XCSP3")
            ? "an instance of XCSP3, whose variables name no squares: write the board as n lines of n squares"
            : text.contains("<svg") && !isHtml(text)
                ? "a picture in SVG: give the board as text, or its screenshot as PNG"
                : (isHtml(text) || text.contains("<td") || text.contains("<div")
                        ? "a web page"
                        : "an XML file")
                    + " without one: save the page while it shows the board, or take a screenshot as PNG";
    return Reading.refused("text must be a board, and is " + kind);
  }
}
