package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.board.Board;

/** Lines that follow each other: which of them are rows of boards, and what stands around these. */
final class Rows {
  /** The most lines before the rows of a board: a title, the size, the stars. */
  private static final int MAX_HEADS = 3;

  /** The most lines below the rows of a board that are none. */
  private static final int MAX_TAILS = 2;

  private static final String NUMBERS =
      "the numbers of rows and columns are left out: lines are taken as rows from above";

  private Rows() {}

  /**
   * The rows of a board among lines: n of n names, with a few other lines before and behind them;
   * else all lines but numbers before them, which are the size and the stars.
   */
  static List<Node> in(List<Node> lines) {
    int size = lines.size();
    for (int start = 0; start <= MAX_HEADS && start + Part.LEAST <= size; start++) {
      int length = length(lines.get(start));
      int end = start + Math.abs(length);
      if (end >= start + Part.LEAST
          && end <= size
          && end + MAX_TAILS >= size
          && (start == 0 || length(lines.get(start - 1)) != length)
          && (end == size || length(lines.get(end)) != length)
          && lines.subList(start, end).stream().allMatch(row -> length(row) == length)
          && lines.subList(end, size).stream().noneMatch(Rows::isLetters)) {
        return end - start == size ? lines : lines.subList(start, end);
      }
    }
    int length = length(lines.get(size - 1));
    int heads = 0;
    while (heads < Math.min(MAX_HEADS, size - 1)
        && length(lines.get(heads)) != length
        && isOfNumbers(lines.get(heads))) {
      heads++;
    }
    return heads == 0 ? lines : lines.subList(heads, size);
  }

  /**
   * Lines of several boards, each with its size above its rows, as judges give them; the number of
   * the boards may come first. Empty for other lines.
   */
  static List<List<Node>> sized(List<Node> lines) {
    if (lines.size() <= 2 * Part.LEAST || !isOfNumbers(lines.get(0))) {
      return List.of();
    }
    List<List<Node>> boards = new ArrayList<>();
    boolean isCounted = !isSized(lines, 0);
    int next = isCounted ? 1 : 0;
    while (next < lines.size() && isSized(lines, next)) {
      int end = next + 1 + number(lines.get(next));
      boards.add(lines.subList(next, end));
      next = end;
    }
    boolean areAll = !isCounted || boards.size() == number(lines.get(0));
    boolean isEnd = next == lines.size() || next == lines.size() - 1 && isEnd(lines.get(next));
    return areAll && isEnd && boards.size() > 1 ? boards : List.of();
  }

  /** True for a size at a place in lines with as many rows below it. */
  private static boolean isSized(List<Node> lines, int place) {
    int n = isOfNumbers(lines.get(place)) ? number(lines.get(place)) : 0;
    int end = place + 1 + n;
    return n >= Part.LEAST
        && end <= lines.size()
        && lines.subList(place + 1, end).stream().allMatch(row -> Math.abs(length(row)) == n);
  }

  /** True for the 0 that ends the boards of a judge. */
  private static boolean isEnd(Node line) {
    return isOfNumbers(line) && number(line) == 0;
  }

  private static int number(Node line) {
    return size((Word) items(line).get(0));
  }

  /** True for a word of letters, which may be a row that is cut. */
  private static boolean isLetters(Node line) {
    return line instanceof Word word && word.text().chars().allMatch(Character::isLetter);
  }

  private static List<Node> items(Node line) {
    return line instanceof Group group ? group.items() : List.of(line);
  }

  /** True for a number, which in a title is the size as in {@code 8x8}. */
  private static boolean isNumber(Node item, boolean isAlone) {
    return item instanceof Word word && size(word) >= 0 && (isAlone || word.text().contains("x"));
  }

  private static boolean isOfNumbers(Node line) {
    List<Node> items = items(line);
    boolean haveStars = // 10 10 2
        items.size() == 3
            && items.get(0) instanceof Word rows
            && items.get(1) instanceof Word columns
            && rows.text().equals(columns.text());
    return (items.size() <= 2 || haveStars)
        && items.stream().allMatch(item -> isNumber(item, true));
  }

  /** The characters of a word; the number of cells, made negative, of a row of cells. */
  private static int length(Node line) {
    return line instanceof Word word ? Part.length(word.text()) : -Pieces.length((Group) line);
  }

  /** The number that a word is, once or as in {@code 8x8}; -1 for other words. */
  private static int size(Word word) {
    int sign = word.text().indexOf('x');
    String number = sign < 0 ? word.text() : word.text().substring(0, sign);
    return sign < 0 || word.text().equals(number + "x" + number) ? Strings.number(number) : -1;
  }

  /**
   * Takes numbers in lines before a board as its size, which may come twice, and its stars; without
   * regions they may count queens or blocked squares.
   */
  static void addNumbers(List<Node> lines, Scope scope) {
    Found board = scope.boards.get(scope.boards.size() - 1);
    List<Word> numbers =
        lines.stream()
            .flatMap(line -> items(line).stream().filter(item -> isNumber(item, isOfNumbers(line))))
            .map(Word.class::cast)
            .limit(items(lines.get(0)).size() == 3 ? 3 : 2)
            .toList();
    int first = numbers.isEmpty() ? 0 : size(numbers.get(0));
    boolean isStars =
        numbers.size() == 1 && board.hasRegions() && (first == 1 || 4 * first <= board.size());
    if (isStars && first > 1) {
      scope.claims.remark("stars=%s is taken from the number before the board".formatted(first));
    }
    for (Word word : numbers) {
      Role role = isStars || size(word) != first ? Role.STARS : Role.SIZE;
      boolean isOfSize = board.isRead() && size(word) == board.size();
      // 3, the third board; without regions a number of queens or blocked squares
      boolean isOther =
          numbers.size() == 1
              ? !isStars
              : board.isQueens() || !board.hasRegions() && role == Role.STARS;
      if (!isOther || isOfSize || !board.isRead()) {
        Word key = new Word(role.name() + scope.settings.size(), word.start(), word.first());
        scope.settings.add(new Entry(Optional.of(key), List.of(word), role));
      }
    }
  }

  /** The board in numbers of rows and columns that are also names of the regions of a board. */
  static Optional<Found> framed(Group list, Found board) {
    if (list.items().size() != board.size()) {
      return Optional.empty(); // rows that signs divide
    }
    Node first = list.items().get(0);
    boolean mayBeHeads =
        first instanceof Group cells
            ? cells.items().get(0) instanceof Word one
                && cells.items().get(1) instanceof Word two
                && !one.text().equals(two.text())
            : ((Word) first).text().charAt(0) != ((Word) first).text().charAt(1);
    List<String> heads = mayBeHeads ? names(first) : List.of();
    Optional<Found> inner =
        heads.size() > Part.LEAST && areNumbers(heads.subList(1, heads.size()))
            ? numbered(list).filter(Found::isRead)
            : Optional.empty();
    return areNumbers(heads)
        ? inner.map(found -> board.as(Reading.ambiguous(board.reading(), found.reading())))
        : inner;
  }

  /** The board in lines with the numbers or letters of its rows and columns around it. */
  static Optional<Found> numbered(Group list) {
    int last = list.items().size() - 1;
    if (last < Part.LEAST - 1
        || last > Board.MAX_SIZE
        || names(list.items().get(1)).size() < last - 1) {
      return Optional.empty();
    }
    List<List<String>> all = list.items().stream().map(Rows::names).toList();
    boolean isFramed = all.get(0).equals(all.get(last)) || areNumbers(all.get(last));
    List<String> heads = all.get(0).stream().filter(name -> !name.isEmpty()).toList();
    boolean hasCorner = heads.size() > Part.LEAST && heads.size() == all.get(1).size();
    boolean hasHeads = areNumbers(heads) || hasCorner && areNumbers(heads.subList(1, heads.size()));
    List<List<String>> body = all.subList(hasHeads ? 1 : 0, isFramed ? last : last + 1);
    int n = body.size();
    int others = n < Part.LEAST ? -1 : body.get(0).size() - n;
    boolean areAlike =
        others >= 0
            && others <= 2
            && body.stream()
                .allMatch(
                    row ->
                        row.size() == n + others
                            && (others < 2 || row.get(0).equals(row.get(n + 1))));
    if (!areAlike
        || !(others == 0 ? hasHeads : areNumbers(body.stream().map(row -> row.get(0)).toList()))) {
      return Optional.empty();
    }
    int start = Math.min(1, others);
    Grid rows = new Grid(body.stream().map(row -> row.subList(start, start + n)).toList());
    Reading reading = rows.orPlacements(rows.reading());
    return Optional.of(new Found(Form.REGIONS, list.first(), list.end(), reading, NUMBERS));
  }

  /** The names of a row; of a number beside the squares in one word, their characters. */
  private static List<String> names(Node row) {
    List<String> names =
        row instanceof Group cells
            ? Pieces.names(cells).orElse(List.of())
            : List.of(((Word) row).text());
    return names.size() > 3
        ? names
        : names.stream()
            .map(name -> name.length() < Part.LEAST ? List.of(name) : Part.row(name))
            .flatMap(List::stream)
            .filter(name -> !name.isEmpty())
            .toList();
  }

  /** True for numbers or letters in order, from 0, from 1 or from A, or backwards to them. */
  private static boolean areNumbers(List<String> names) {
    int[] numbers =
        names.stream()
            .mapToInt(
                name ->
                    name.length() == 1 && Character.isLetter(name.charAt(0))
                        ? Character.digit(name.charAt(0), Character.MAX_RADIX) - 9
                        : Strings.number(name.replaceFirst("^\\p{L}{1,6}+", "")))
            .toArray();
    int last = numbers.length - 1;
    int[] backwards = IntStream.rangeClosed(0, last).map(i -> numbers[last - i]).toArray();
    return last > 0
        && Variables.least(numbers) >> 1 == 0
        && (Variables.areInOrder(numbers) || Variables.areInOrder(backwards));
  }
}
