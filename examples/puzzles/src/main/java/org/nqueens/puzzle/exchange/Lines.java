package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.nqueens.board.Board;

/**
 * Reads lines as entries: statements with keys, facts or lists; tables, whose rows become objects
 * with the heads of the columns as keys; prose; and rows that follow each other. Used once.
 */
final class Lines {
  /** Signs between the cells of a table. */
  private static final String CELLS = ",;\t|";

  private final List<Entry> entries = new ArrayList<>(2);

  /** How many entries are before the last empty line; facts of one name behind it are one list. */
  private int paragraph;

  private final List<Node> rows = new ArrayList<>(0);
  private final List<Node> table = new ArrayList<>(0);
  private List<Label> heads = List.of();

  List<Entry> read(List<Node> nodes) {
    int start = 0;
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i) instanceof Sign sign && sign.sign() == '\n') {
        line(nodes.subList(start, i));
        start = i + 1;
        if (sign.lines() > 1) {
          endParagraph();
        }
      }
    }
    line(nodes.subList(start, nodes.size()));
    endParagraph();
    return entries;
  }

  private void line(List<Node> line) {
    List<Node> trimmed = Pieces.trimmed(line);
    if (trimmed.isEmpty()) {
      return;
    }
    boolean isOne = trimmed.size() == 1 && Pieces.strongest(line) == ' ';
    boolean mayBeRow =
        !isOne
            && (!heads.isEmpty() || mayBeOfTable(line))
            && !Node.has(line, node -> node instanceof Label);
    List<List<Node>> cells = mayBeRow ? cells(line, heads.size()) : List.of();
    boolean isRow = mayBeRow && isTableRow(line, cells);
    // Heads are numbers of columns only above a row of queens.
    if (table.isEmpty()
        && !heads.isEmpty()
        && Variables.isNumbered(heads.get(0).word().text())
        && Pieces.names(Group.of(Group.LINES, line)).flatMap(Variables::placement).isEmpty()) {
      add(Entry.of(heads.stream().<Node>map(Label::word).toList()));
      heads = List.of();
    }
    boolean isBelowHeads = mayBeRow && !heads.isEmpty() && heads.size() == cells.size();
    if (isBelowHeads || isRow && !table.isEmpty()) {
      table.add(object(trimmed, cells));
      return;
    }
    endTable();
    if (isHead(cells)) {
      endRows();
      heads = labels(cells);
    } else if (isRow) {
      int last = rows.size() - 1;
      if (last >= 0 && rows.get(last) instanceof Group head) {
        List<List<Node>> names = Pieces.cells(head.nodes);
        cells = cells(line, names.size());
        if (names.size() == cells.size() && Pieces.areWords(names)) {
          heads = labels(names);
          rows.remove(last);
        }
      }
      endRows();
      table.add(object(trimmed, cells));
    } else if (isStatement(line)) {
      endRows();
      statement(line);
    } else if (hasNotation(line) || isProse(line)) {
      endRows();
      add(Entry.of(line));
    } else {
      Node row = isOne ? trimmed.get(0) : Group.of(Group.LINES, line);
      if (!rows.isEmpty() && isList(rows.get(rows.size() - 1)) && !isList(row)) {
        endRows(); // a solution above its drawing
      }
      rows.add(row);
    }
  }

  /** The cells of a line; the last one below as many heads of a table may be empty. */
  private static List<List<Node>> cells(List<Node> line, int heads) {
    List<List<Node>> cells = Pieces.cells(line);
    return cells.size() + 1 == heads && line.get(line.size() - 1) instanceof Sign
        ? Stream.concat(cells.stream(), Stream.of(List.<Node>of())).toList()
        : cells;
  }

  private static boolean isList(Node row) {
    return row instanceof Group list && list.bracket != Group.LINES;
  }

  /** True for a line with keys, facts or lists of lists, or with lists among words. */
  private static boolean isStatement(List<Node> line) {
    return Node.has(line, node -> node instanceof Label || node instanceof Group && !isRow(node))
        || Node.has(line, node -> node instanceof Group)
            && Node.has(line, node -> node instanceof Word);
  }

  private static boolean isRow(Node node) {
    return node instanceof Group list
        && !list.isText()
        && list.call.isEmpty()
        && Pieces.areWords(list);
  }

  private void statement(List<Node> line) {
    if (line.get(0) instanceof Label key && key.role() == Role.SOLUTION) {
      endParagraph();
    }
    Entry.ofLine(line).forEach(this::add);
  }

  /** Adds an entry, which may be the value of a key at the end of the line before. */
  private void add(Entry entry) {
    int last = entries.size() - 1;
    boolean isValue =
        entry.key().isEmpty()
            && last >= paragraph
            && entries.get(last).key().isPresent()
            && entries.get(last).nodes().isEmpty();
    if (isValue) {
      entries.set(last, entries.get(last).with(entry.nodes()));
    } else {
      entries.add(entry);
    }
  }

  private static List<Label> labels(List<List<Node>> heads) {
    return heads.stream().map(cell -> Label.of((Word) cell.get(0))).toList();
  }

  /** True for a line with heads of columns, or with a cell that may be a board. */
  private static boolean mayBeOfTable(List<Node> line) {
    return Node.has(
        line,
        node ->
            node instanceof Word word
                ? Role.ROW.isNamed(word.text())
                    || word.text().length() >= Part.LEAST * Part.LEAST
                    || Variables.isNumbered(word.text())
                : node instanceof Group);
  }

  /** True for heads of columns that say which squares the rows of a table are. */
  private static boolean isHead(List<List<Node>> cells) {
    if (cells.size() < 2 || cells.size() > Board.MAX_SIZE || !Pieces.areWords(cells)) {
      return false;
    }
    List<String> names = cells.stream().map(cell -> ((Word) cell.get(0)).text()).toList();
    List<String> others = names.stream().filter(name -> !Variables.isNumbered(name)).toList();
    boolean areNumbered =
        names.size() - others.size() >= Part.LEAST
            && others.stream().allMatch(name -> Role.of(name).isHarmless());
    return Set.copyOf(names).size() == names.size()
        && (areNumbered
            || names.stream().anyMatch(Role.ROW::isNamed)
                && names.stream().anyMatch(Role.COLUMN::isNamed));
  }

  /** True for a row of a table in which one cell is a board. */
  private static boolean isTableRow(List<Node> line, List<List<Node>> cells) {
    return cells.size() > 1
        && CELLS.indexOf(Pieces.strongest(line)) >= 0
        && cells.stream().anyMatch(Lines::isBoard);
  }

  private static boolean isBoard(List<Node> cell) {
    return cell.size() == 1
        && (cell.get(0) instanceof Word word
            ? word.text().length() >= Part.LEAST * Part.LEAST && new Part(word).isFlat()
            : cell.get(0) instanceof Group list && (list.isText() || !list.lists().isEmpty()));
  }

  /** A row of a table as an object whose keys are the heads of the columns. */
  private Node object(List<Node> words, List<List<Node>> cells) {
    List<Node> row = new ArrayList<>(2 * words.size());
    for (int i = 0; i < cells.size(); i++) {
      if (heads.size() == cells.size()) {
        row.add(heads.get(i));
      }
      row.addAll(cells.get(i));
    }
    return Group.of(Group.ROW, row, words);
  }

  private static boolean hasNotation(List<Node> line) {
    return Node.has(line, node -> node instanceof Word word && Form.isNotation(word.text()));
  }

  /**
   * True for a sentence, an address, and words of a language: small letters, of which few come
   * again. A row of colours has one twice, or follows a row of as many words.
   */
  private boolean isProse(List<Node> line) {
    int words = 0;
    String last = "";
    boolean hasTwice = false;
    for (int i = 0; i < line.size(); i++) {
      if (line.get(i) instanceof Word word) {
        words++;
        hasTwice |= last.equals(word.text());
        last = word.text();
      }
    }
    boolean isProse =
        last.length() > 2
                && (last.endsWith("!") || last.indexOf('.') == last.length() - 1 && words > 2)
            || last.equals("...") && words == 1
            || last.indexOf('/') > 0;
    boolean isBelowRow =
        !rows.isEmpty()
            && rows.get(rows.size() - 1) instanceof Group row
            && row.words() == words
            && row.nodes.get(0) instanceof Word name
            && name.text().length() > 2;
    boolean isAlone = words < 2;
    return isProse
        || !hasTwice
            && !isBelowRow
            && Pieces.strongest(line) == ' '
            && Node.has(
                line, node -> node instanceof Word word && isOfLanguage(word.text(), !isAlone));
  }

  private static boolean isOfLanguage(String word, boolean hasOthers) {
    if (word.length() < 3 || !hasOthers && !Character.isUpperCase(word.charAt(0))) {
      return false;
    }
    for (int i = 1; i < word.length(); i++) {
      char c = word.charAt(i);
      if ((c < 'a' || c > 'z') && !Character.isIdeographic(c) && ".,!?'".indexOf(c) < 0) {
        return false;
      }
    }
    return Strings.distinct(word) > 2;
  }

  private void endRows() {
    if (!rows.isEmpty()) {
      List<Node> copy = List.copyOf(rows);
      boolean isOne = rows.size() == 1 && isList(rows.get(0));
      List<Node> nodes = isOne ? copy : List.of(Group.of(Group.LINES, copy));
      rows.clear();
      add(Entry.of(nodes));
    }
  }

  private void endTable() {
    if (!table.isEmpty()) {
      Node list = Group.of('[', List.copyOf(table));
      table.clear();
      heads = List.of();
      add(Entry.of(List.of(list)));
    } else if (!heads.isEmpty()) {
      // heads without rows are a row of names
      rows.add(Group.of(Group.LINES, heads.stream().<Node>map(Label::word).toList()));
      heads = List.of();
    }
  }

  private void endParagraph() {
    endTable();
    endRows();
    Entry.merge(entries.subList(paragraph, entries.size()));
    paragraph = entries.size();
  }
}
