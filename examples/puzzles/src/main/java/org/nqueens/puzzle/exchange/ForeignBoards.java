package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.nqueens.board.Position;
import org.nqueens.puzzle.exchange.Tokenizer.Text;

/**
 * The boards of a text of another program, found by their shape: n rows of n names, whatever
 * brackets, separators and words stand around them. Immutable.
 *
 * <p>A text is read in one pass, in time that grows as its length.
 *
 * @param boards the boards in order, at least one, each read or refused
 * @param remarks sentences about what is left out, such as a solution
 */
public record ForeignBoards(List<Reading> boards, List<String> remarks) {
  /** The longest text that is read: 4,000,000 characters. */
  public static final int MAX_LENGTH = 4_000_000;

  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");

  private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9A-Fa-f]{4})");

  /** What editors of Windows write before a text. */
  private static final String BYTE_ORDER_MARK = "\ufeff";

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
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "text (of %s characters) must have at most %s: give its boards in several texts"
              .formatted(text.length(), MAX_LENGTH));
    }
    try {
      String plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
      return ofShapes(
          ESCAPED
              .matcher(plain)
              .replaceAll(found -> "" + (char) Integer.parseInt(found.group(1), 16)),
          diagonals);
    } catch (IllegalArgumentException e) {
      return new ForeignBoards(List.of(Reading.refused(e)), List.of());
    }
  }

  private static ForeignBoards ofShapes(String text, OptionalInt diagonals) {
    if (text.contains("\u001b[")) {
      throw new IllegalArgumentException(
          "text must be without the colours of a terminal: print it with --color never");
    }
    Optional<Reading> page = SavedPage.read(text);
    if (page.isPresent()) {
      return new ForeignBoards(List.of(page.get()), List.of());
    }
    Text words = Tokenizer.read(text);
    Optional<CsplibText> instance = CsplibText.in(words);
    if (instance.isPresent()) {
      return ofInstance(instance.get(), diagonals);
    }
    if (diagonals.isPresent()) {
      throw new IllegalArgumentException(
          "diagonals (%s) must come with an instance of CSPLib's problem 79: the text has no list 'diags'"
              .formatted(diagonals.getAsInt()));
    }
    List<Reading> own = BoardFinder.own(text);
    if (own.size() == words.paragraphs().size() && own.stream().allMatch(Reading::isRead)) {
      return new ForeignBoards(own, List.of());
    }
    BoardFinder finder = new BoardFinder(words);
    List<Reading> boards = finder.boards();
    if (boards.stream().noneMatch(Reading::isRead) && words.paragraphs().size() > 1) {
      // The rows of one board may have empty lines between them.
      BoardFinder whole = new BoardFinder(words.asParagraph());
      if (whole.boards().stream().anyMatch(Reading::isRead)) {
        finder = whole;
        boards = whole.boards();
      }
    }
    if (boards.stream().noneMatch(Reading::isRead)) {
      // Bytes that are no text, and drawings of lines, are best told by their first character.
      boards =
          text.chars().anyMatch(c -> c == '\uFFFD' || c >= '\u2500' && c < '\u2580')
              ? own
              : text.stripLeading().startsWith("<")
                  ? List.of(Reading.refused("text must be a board, and is " + page(text)))
                  : boards.isEmpty() ? List.of(none(text, own, finder.largest())) : boards;
    }
    return new ForeignBoards(boards, finder.remarks());
  }

  /** The instance of the first diagonals of a list: its order is that of ever harder instances. */
  private static ForeignBoards ofInstance(CsplibText list, OptionalInt diagonals) {
    boolean areDiagonals = list.list().equals("diags");
    if (diagonals.isPresent() && !areDiagonals) {
      throw new IllegalArgumentException(
          "diagonals (%s) must come with a list 'diags', not '%s': leave them out"
              .formatted(diagonals.getAsInt(), list.list()));
    }
    int all = list.pairs().size();
    int first = diagonals.orElse(Math.max(0, Math.min(list.size() - 2, all)));
    Reading board = Reading.of(Position.of(list.board(first)));
    return new ForeignBoards(
        List.of(board),
        areDiagonals && diagonals.isEmpty()
            ? List.of("the first %s of the %s diagonals are excluded".formatted(first, all))
            : List.of());
  }

  /** What the text of this project or a piece of another one says of a text without a board. */
  private static Reading none(String text, List<Reading> own, Optional<Shape> largest) {
    boolean haveSeparators = text.chars().anyMatch(c -> ",;|:=".indexOf(c) >= 0);
    if (haveSeparators && largest.isPresent()) {
      return Reading.refused(
          "text must have a board, n rows of n names; its largest part is none: %s",
          largest.get().reading().fault());
    }
    if (largest.filter(found -> found.squares() > 1).isPresent()
        && largest.get().names().stream().allMatch(WORD.asMatchPredicate())) {
      return largest.get().reading();
    }
    return own.get(0);
  }

  /** What a page or picture is that is no board. */
  private static String page(String text) {
    return text.contains("XCSP3")
        ? "an instance of XCSP3, whose variables name no squares: write the board as n lines of n squares"
        : text.contains("<svg")
            ? "a picture in SVG: give the board as text, or its screenshot as PNG"
            : "a web page without one: save the page while it shows the board, or take a screenshot as PNG";
  }
}
