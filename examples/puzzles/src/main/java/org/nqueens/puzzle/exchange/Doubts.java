package org.nqueens.puzzle.exchange;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.nqueens.board.Board;

/** What else a text may mean than the boards that are read, as sentences. */
final class Doubts {
  /** What exchanges rows and columns in a program. */
  private static final Pattern TRANSPOSED =
      Pattern.compile(
          "(?i)(?=[tdchlosrufz=\\[\\])])(?:transpose|(?:data\\.|Data)frame\\(|column_stack|hcat\\(|list\\(zip|swapaxes|order ?= ?['\"]F|\\[(?:x|c|col|column)\\]\\[(?:y|r|row)\\]|columns first|line is a column|upside down|regions?_?by_?col|\\bcol(?:umn)?_?[01]['\"]? ?[:=] ?\\[|flip(?:ud|lr)?\\(|rot90|\\[::-1\\]|column-major|(?<![.\\w])(?:reshape|cbind)\\(|zip\\(\\*|structure\\(c\\(|[\\])]\\.T\\b"
              + "|= ?\\[[^'\"]{9,2000}+(?<=\\])')");

  private static final String KEPT =
      "a change of order such as transpose, reshape or flip is not carried out: lists are taken as they stand";

  /** A setting in a comment, but for stars, which are read. */
  private static final Pattern SETTING =
      Pattern.compile(
          "(?i)\\bsize ?[:=]|\\b(?:variant|given|blocked|rooks|superqueens)\\b|= ?(?:an? )?(?:obstacle|wall)|\\btor(?:us|oid)"
              + "|\\d queens\\b|\\bqueens? (?:at|on|per)\\b|\\bqueens?[^.\\n]{0,20}[:=]|not attack|from (?:the )?bottom"
              + "|[★⭐]{2}|double star|(?:per|each) (?:row|col|region)");

  /** What tells the order of a list by rows. */
  private static final Pattern ROW =
      Pattern.compile(
          "(?i)(?:per|by|in|each|to|top|the|of|for)[ _]?rows?\\b|(?-i:[a-z]Row)|top to bottom");

  private static final Pattern TITLED =
      Pattern.compile(
          "(?i)\\b(?:variant|givens?|blocked|size|per (?:row|region)) ?[:=]|no diagonals|transposed|column by column");

  private static final String DRAWN =
      "a list is taken as the column of the queen in each row, as the drawing beside it shows";

  private Doubts() {}

  /** Tells what a text with boards says of them that is not carried out. */
  static void tell(Tree tree, List<Found> boards, Claims claims) {
    boolean arePlacements =
        boards.stream().anyMatch(found -> found.isRead() && found.form() == Form.PLACEMENT);
    if (arePlacements
        && !claims.remarks().contains(Variables.COLUMNS)
        && !claims.remarks().contains(DRAWN)
        && (Variables.COLUMN.matcher(tree.text()).find() || ROW.matcher(tree.text()).find())) {
      claims.remark(Variables.ROWS);
    }
    if (tree.comments().stream().anyMatch(comment -> SETTING.matcher(comment).find())) {
      claims.remark("a setting in a comment is left out: write it without the sign of the comment");
    }
    if (TRANSPOSED.matcher(tree.text()).find()) {
      claims.remark(KEPT);
    }
  }

  /** Exchanges rows and columns of lists if a drawing beside a list has them so. */
  static void orderLists(List<Found> boards, Claims claims) {
    boolean areColumns = false;
    boolean areRows = false;
    for (int i = 1; i < boards.size(); i++) {
      Found above = boards.get(i - 1);
      boolean isList = above.form() == Form.PLACEMENT;
      Found list = isList ? above : boards.get(i);
      Found drawing = isList ? boards.get(i) : above;
      if (list.form() == Form.PLACEMENT
          && drawing.form() != Form.PLACEMENT
          && list.isQueens()
          && drawing.isQueens()) {
        areRows |= list.reading().hasQueensOf(drawing.position());
        areColumns |= list.mirrored().reading().hasQueensOf(drawing.position());
      }
    }
    if (areColumns && !areRows) {
      boards.replaceAll(
          found -> found.form() == Form.PLACEMENT && found.isQueens() ? found.mirrored() : found);
      claims.remark(DRAWN);
    }
  }

  /** Stars in a title that are not in the header, and blocked squares that may be queens. */
  static void add(Board board, Set<String> remarks) {
    Optional<Integer> stars = board.title().isEmpty() ? Optional.empty() : Stars.in(board.title());
    if (stars.isPresent() && stars.get() != board.stars() && 4 * stars.get() <= board.size()) {
      remarks.add(
          "the title speaks of %s stars, but the board has %s: write stars=%s to change it"
              .formatted(stars.get(), board.stars(), stars.get()));
    }
    if (!board.title().isEmpty() && TITLED.matcher(board.title()).find()) {
      remarks.add(
          "the title speaks of a setting, which is none there: write such as variant=rooks in the header, and squares on the board");
    }
    if (board.lines().get(0).indexOf('#') < 0) {
      return;
    }
    if (!board.hasRegions() && board.lines().stream().noneMatch(line -> line.contains("."))) {
      remarks.add(
          "# is taken as a blocked square, and no square is free: write . for free squares");
    }
    if (isChequered(board)) {
      remarks.add(
          "# is taken as a blocked square on all squares of one colour: if it is the colour of a chess board, write . in its place");
    }
    Set<Integer> blocks = new HashSet<>();
    for (String line : board.lines()) {
      blocks.add(line.indexOf('#') == line.lastIndexOf('#') ? line.indexOf('#') : -1);
    }
    boolean hasQueens = board.lines().stream().anyMatch(line -> line.contains("Q"));
    boolean mayBeQueens = board.hasRegions() || !hasQueens && board.size() >= Part.LEAST;
    if (mayBeQueens && !blocks.contains(-1) && blocks.size() == board.size()) {
      remarks.add(
          "# stands once in each row and column and is taken as a blocked square: if it is the queen, write Q, or give regions without queens");
    }
  }

  /** True for blocked squares on each square of one colour that has no queen, and on no other. */
  private static boolean isChequered(Board board) {
    int n = board.size();
    int colours = 0;
    for (int square = 0; square < n * n; square++) {
      char sign = board.lines().get(square / n).charAt(square % n);
      colours |= sign == 'Q' ? 0 : 1 << (square / n + square % n + (sign == '#' ? 1 : 0)) % 2;
    }
    return n >= Part.LEAST && colours < 3;
  }
}
