package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.board.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;

/** What the boards of a text say of each other, and what else it may mean, as sentences. */
final class Doubts {
  /** What exchanges rows and columns in a program, or turns them over; or says that it does. */
  private static final Pattern TRANSPOSED =
      Pattern.compile(
          "(?i)(?=[tdchlosrufzn=\\[\\])])(?:" // their first signs
              + String.join(
                  "|",
                  "transpose|swapaxes|flip(?:ud|lr)?\\(|rot90|reversed?\\(|\\[[:, ]*::-1\\]|[\\])]\\.T\\b",
                  "list\\(zip|zip\\(\\*|np\\.c_|column_stack|hcat\\(|structure\\(c\\(|(?:data\\.|Data)frame\\(",
                  "(?<![.\\w])(?:reshape|cbind)\\(|order ?= ?['\"]F|= ?\\[[^'\"]{9,2000}+(?<=\\]\\.{0,1})'",
                  "\\[(?:x|c|col|column)\\]\\[(?:y|r|row)\\]|regions?_?by_?col|\\bcol(?:umn)?_?[01]['\"]? ?[:=] ?\\[",
                  "columns first|column-major|line is a column|upside down")
              + ")");

  private static final String KEPT =
      "a change of order such as transpose, reshape or flip is not carried out: lists are taken as they stand";

  /** A setting in a title or a description, but for stars, which are read. */
  private static final Pattern SETTING =
      Pattern.compile(
          "(?i)"
              + String.join(
                  "|",
                  "\\b(?:variant|givens?|blocked|size) ?[:=]|\\b\\w{1,20} ?:?= ?\\w",
                  "\\b(?:n?-?rooks?|superqueens?|semiqueens|kings|knights?|amazons?|bishops?|tor(?:us|oid\\w*)|cylind\\w+|do(?:ugh)?nut|wrap(?:s|[ -]?around)?)\\b",
                  "\\b(?:non[- ]?)?touching\\b|\\b(?:may|not) touch|\\battack|\\bdiagonals|\\bno ?diag|\\b(?:holes?|walls?|obstacles?|forbidden|adjacent|neighbou?rs?)\\b",
                  "\\b(?:transposed|mirrored|rotated|column by column|right to left|bottom (?:row|to top))\\b|\\b(?:first|from|bottom) .{0,20}bottom",
                  "\\bqueens? (?:at|on|in)\\b|\\bis (?:given|fixed|blocked)|\\b(?:given|blocked) [a-z]\\d|\\b[a-z]\\d\\d? is\\b|^\\(?\\d{1,2}(?:[ ,]+\\d{1,2})+\\)?$",
                  "\\b(?:queens?|stars?)[ :]{1,2}(?:[2-6]\\b|two|three)|\\bdouble[ -](?:star|queen)s?\\b|\\b[2-6] each\\b|\\b[2-6] ?(?:[*sq]|queens)(?![a-z])|[★⭐]{2}|\\bk(?: ?: ?)?\\d\\b",
                  "\\b(?:stars?|per)[ _(-]?(?:row|count)?\\W{0,3}\\d|\\b(?:per|each|in every|je|pro|por|par) (?:row|col|region|unit|line|zeile|fila|ligne)"));

  /** Two queens with a blocked square between them. */
  private static final Pattern BESIDE = Pattern.compile("Q[^Q#]*+#[^Q]*+Q");

  /** Two sides of a board. */
  private static final Pattern SIDES = Pattern.compile("(?<!\\d)(\\d{1,2}) ?[x×] ?\\1(?!\\d)");

  /** What tells the order of a list by rows. */
  private static final Pattern ROW =
      Pattern.compile(
          "(?i)(?:per|by|in|each|to|top|the|of|for)[ _]?rows?\\b|(?-i:[a-z]Row)|top to bottom");

  private static final String DRAWN =
      "a list is taken as the column of the queen in each row, as the drawing beside it shows";

  private Doubts() {}

  /** Tells what a text with boards says of them that is not carried out. */
  static void tell(Tree tree, List<Found> boards, Claims claims) {
    List<Found> lists = boards.stream().filter(found -> found.form() == Form.PLACEMENT).toList();
    boolean areNumbered =
        boards.stream().anyMatch(found -> found.isRead() && found.form() == Form.NUMBERED);
    if ((areNumbered || lists.stream().anyMatch(Found::isRead))
        && !claims.remarks().contains(Variables.COLUMNS)
        && !claims.remarks().contains(DRAWN)
        && (Variables.COLUMN.matcher(tree.text()).find() || ROW.matcher(tree.text()).find())) {
      claims.remark(areNumbered ? Variables.MIRRORED : Variables.ROWS);
    }
    if (lists.size() > 1 && lists.stream().allMatch(Found::isRead)) {
      int n = lists.get(0).size();
      int last = last(lists.get(0));
      boolean areAlike = lists.stream().allMatch(list -> list.size() == n);
      if (!areAlike || last % (n - 1) == 0 && lists.stream().allMatch(list -> last(list) == last)) {
        claims.remark(
            "lists of several lengths, or with the same last number, may have numbers that are no queens: leave those out");
      }
    }
    if (!lists.isEmpty()
        && lists.stream().allMatch(list -> list.isRead() && !list.position().clashes().isEmpty())) {
      claims.remark("the queens of a list clash: its numbers may be no queens");
    }
    int size = boards.get(0).isRead() ? boards.get(0).size() : 0;
    if (boards.size() == size
        && boards.stream().allMatch(found -> found.isQueens() && found.size() == size)
        && boards.stream().anyMatch(found -> !found.position().clashes().isEmpty())) {
      claims.remark(
          "boards whose queens clash may be the rows of boards beside each other: write one board below the other");
    }
    if (boards.stream().anyMatch(Doubts::hasSeveral)) {
      claims.remark(
          "queens of which each row has several are those of a player: write stars=2 above them for a star battle");
    }
    if (TRANSPOSED.matcher(tree.text()).find()) {
      claims.remark(KEPT);
    }
    if (boards.stream().anyMatch(Doubts::areScattered)) {
      claims.remark(
          "regions are in many parts: if the numbers are others, such as clashes, they are no regions");
    }
  }

  /** True for a drawing of several queens in each row, of which a board has one. */
  private static boolean hasSeveral(Found found) {
    boolean isDrawing = found.form() == Form.DRAWING || found.form() == Form.SIGNS;
    return isDrawing
        && found.isSolution()
        && found.queens() > found.size()
        && found.position().board().stars() == 1;
  }

  /** Tells that a solution which is left out has more queens than the boards. */
  static void tellSolved(int queens, List<Found> boards, Claims claims) {
    if (boards.stream()
        .filter(Found::isRead)
        .allMatch(found -> found.position().board().stars() == 1 && queens >= 2 * found.size())) {
      claims.remark(
          "the solution has %s queens, more than one in each row: give stars beside each board"
              .formatted(queens));
    }
  }

  /** The row of the queen in the last column. */
  private static int last(Found list) {
    return list.position().queens().stream()
        .filter(queen -> queen.column() == list.size() - 1)
        .mapToInt(Square::row)
        .findFirst()
        .orElse(1);
  }

  /** Finds words that speak of a setting of a board. */
  static Matcher settings(String words) {
    return SETTING.matcher(words);
  }

  private static boolean isOfOtherSize(String title, int size) {
    return SIDES.matcher(title).results().anyMatch(sides -> !sides.group(1).equals("" + size));
  }

  /** Placements of one answer have one size: a number before them is no size there. */
  static void settleSizes(List<Found> boards) {
    Set<Integer> sizes =
        boards.stream()
            .filter(found -> found.form() == Form.PLACEMENT && found.isRead())
            .map(Found::size)
            .collect(Collectors.toSet());
    boards.replaceAll(
        found ->
            found.form() == Form.PLACEMENT
                    && found.reading().positions().size() == 2
                    && sizes.contains(found.size())
                ? found.as(Reading.of(found.position()))
                : found);
  }

  /** Exchanges rows and columns of lists if a drawing beside a list has them so. */
  static void orderLists(List<Found> boards, Claims claims) {
    boolean areColumns = false;
    boolean areRows = false;
    boolean areBeside = false;
    for (int i = 1; i < boards.size(); i++) {
      Found above = boards.get(i - 1);
      boolean isList = above.form() == Form.PLACEMENT;
      if (isList != (boards.get(0).form() == Form.PLACEMENT)) {
        continue; // the drawing of one list above another list
      }
      Found list = isList ? above : boards.get(i);
      Found drawing = isList ? boards.get(i) : above;
      if (list.form() == Form.PLACEMENT
          && drawing.form() != Form.PLACEMENT
          && list.isQueens()
          && drawing.isQueens()
          && list.size() == drawing.size()) {
        areBeside = true;
        areRows |= list.reading().hasQueensOf(drawing.position());
        areColumns |= list.mirrored().reading().hasQueensOf(drawing.position());
      }
    }
    if (areColumns && !areRows) {
      boards.replaceAll(
          found -> found.form() == Form.PLACEMENT && found.isQueens() ? found.mirrored() : found);
      claims.remark(DRAWN);
    } else if (areBeside && !areRows) {
      claims.remark(
          "a list and the drawing beside it have other queens: the drawing may be upside down, or another board");
    }
  }

  /**
   * True for regions with queens behind them, or a placement before them, on boards of one size.
   */
  static boolean areApart(Reading one, Reading other) {
    if (!one.isRead()
        || !other.isRead()
        || one.board().size() != other.board().size()
        || one.board().hasRegions() == other.board().hasRegions()) {
      return false;
    }
    boolean isBehind = one.board().hasRegions();
    Reading queens = isBehind ? other : one;
    int placed = queens.positions().get(0).queens().size();
    return queens.board().header().isEmpty()
        && (isBehind || placed > 0 && placed % queens.board().size() == 0);
  }

  /** Stars in a title that are not in the header, and blocked squares that may be queens. */
  static void add(Board board, Set<String> remarks) {
    Optional<Integer> stars = board.title().isEmpty() ? Optional.empty() : Stars.in(board.title());
    if (stars.isPresent() && stars.get() != board.stars()) {
      remarks.add(
          "the title speaks of %s stars, but the board has %s: write stars=%s to change it"
              .formatted(stars.get(), board.stars(), stars.get()));
    }
    if (!board.title().isEmpty()
        && (settings(board.title()).find() || isOfOtherSize(board.title(), board.size()))) {
      remarks.add(
          "the title speaks of a setting, which is none there: write such as variant=rooks in the header, and squares on the board");
    }
    boolean haveRegions = board.hasRegions() && board.size() >= Part.LEAST;
    if (!haveRegions && !hasBlocked(board)) {
      return;
    }
    String squares = String.join("", board.lines());
    if (haveRegions) {
      addRegions(board, squares, remarks);
    }
    if (squares.indexOf('#') < 0) {
      return;
    }
    if (!board.hasRegions() && squares.chars().filter(c -> c == '.').count() <= board.size()) {
      remarks.add(
          "# is taken as a blocked square, and few squares are free or none: write . for free squares");
    }
    if (board.stars() == 1 && board.lines().stream().anyMatch(BESIDE.asPredicate())) {
      remarks.add(
          "# is taken as a blocked square, across which queens see each other: write % for a wall that stops the sight");
    }
    if (isChequered(squares, board.size())) {
      remarks.add(
          "# is taken as a blocked square on all squares of one colour: if it is the colour of a chess board, write . in its place");
    }
    boolean mayBeQueens =
        board.hasRegions() || squares.indexOf('Q') < 0 && board.size() >= Part.LEAST;
    if (mayBeQueens && isOnceInEach(board, '#')) {
      remarks.add(
          "# stands once in each row and column and is taken as a blocked square: if it is the queen, write Q, or give regions without queens");
    }
  }

  private static boolean hasBlocked(Board board) {
    boolean hasBlocked = false;
    for (int row = 0; row < board.size() && !hasBlocked; row++) {
      hasBlocked = board.lines().get(row).indexOf('#') >= 0;
    }
    return hasBlocked;
  }

  /** Names of regions that may be queens on them. */
  private static void addRegions(Board board, String squares, Set<String> remarks) {
    String first = board.lines().get(0);
    int found = 0;
    char once = ' ';
    for (int column = 0; column < first.length(); column++) {
      char name = first.charAt(column);
      if (name != '#' && isOnceInEach(board, name)) {
        found++;
        once = name;
      }
    }
    if (found == 1) {
      remarks.add(
          "%s stands once in each row and column and is taken as a region: if it is the queen, write the region of its square, such as [A] for a queen on region A"
              .formatted(once));
    }
    int n = board.size();
    char largest = n > Part.LEAST ? largest(squares) : ' ';
    if (n > Part.LEAST && squares.chars().filter(name -> name != largest).count() <= 2L * n) {
      remarks.add(
          "one region has almost all squares: if its name is that of a free square, the others are no regions");
    }
    int queen = board.size() > Unit.LETTERS.indexOf('Q') ? -1 : squares.indexOf('Q');
    if (queen >= 0 && queen == squares.lastIndexOf('Q')) {
      remarks.add(
          "Q is taken as a region of one square: if it is a queen, write [A] for a queen on region A");
    }
  }

  /** The name of most squares that are not blocked. */
  private static char largest(String squares) {
    int[] counts = new int[Byte.MAX_VALUE];
    char largest = '#';
    for (int i = 0; i < squares.length(); i++) {
      char name = squares.charAt(i);
      counts[name] += name == '#' ? 0 : 1;
      largest = counts[name] > counts[largest] ? name : largest;
    }
    return largest;
  }

  /**
   * True if fewer than half as many neighbours have one name as connected regions need, but for the
   * largest region, which may be blank squares.
   */
  private static boolean areScattered(Found board) {
    if (!board.hasRegions() || board.form() == Form.OWN) {
      return false;
    }
    List<String> lines = board.position().board().lines();
    int n = lines.size();
    char largest = n > Part.LEAST ? largest(String.join("", lines)) : ' ';
    int needed = n > Part.LEAST ? 1 - n : -n;
    int pairs = 0;
    for (int square = 0; square < n * n; square++) {
      int column = square % n;
      String line = lines.get(square / n);
      char name = line.charAt(column);
      if (name != largest) {
        needed++;
        pairs += column > 0 && line.charAt(column - 1) == name ? 1 : 0;
        pairs += square >= n && lines.get(square / n - 1).charAt(column) == name ? 1 : 0;
      }
    }
    return 2 * pairs < needed;
  }

  /** True for a sign that stands once in each row and column, as queens do. */
  private static boolean isOnceInEach(Board board, char sign) {
    List<String> lines = board.lines();
    for (int row = 0; row < lines.size(); row++) {
      int column = lines.get(row).indexOf(sign);
      boolean isOnce = column >= 0 && column == lines.get(row).lastIndexOf(sign);
      for (int above = 0; above < row && isOnce; above++) {
        isOnce = lines.get(above).charAt(column) != sign;
      }
      if (!isOnce) {
        return false;
      }
    }
    return true;
  }

  /** True for blocked squares on each square of one colour that has no queen, and on no other. */
  private static boolean isChequered(String squares, int n) {
    int colours = 0;
    for (int square = 0; square < n * n; square++) {
      char sign = squares.charAt(square);
      colours |= sign == 'Q' ? 0 : 1 << (square / n + square % n + (sign == '#' ? 1 : 0)) % 2;
    }
    return n >= Part.LEAST && colours < 3;
  }
}
