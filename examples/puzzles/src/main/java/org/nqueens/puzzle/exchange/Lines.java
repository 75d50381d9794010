package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Label;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * Reads lines as entries: statements with keys, facts or lists; tables, whose rows become objects
 * with the heads of the columns as keys; prose; and rows that follow each other. Used once.
 */
final class Lines {
  /** Signs between the cells of a table. */
  private static final String CELLS = ",;\t|";

  private final List<Entry> entries = new ArrayList<>();

  /** The entries of the lines since the last empty line; facts of one name in them are one list. */
  private final List<Entry> paragraph = new ArrayList<>();

  private final List<Node> rows = new ArrayList<>();
  private final List<Node> table = new ArrayList<>();
  private List<List<Node>> heads = List.of();

  /** A key at the end of a line, whose value may follow. */
  private Optional<Word> open = Optional.empty();

  List<Entry> read(List<Node> nodes) {
    List<Node> line = new ArrayList<>();
    for (Node node : nodes) {
      if (node instanceof Sign sign && sign.sign() == '\n') {
        line(line);
        line.clear();
        if (sign.lines() > 1) {
          endParagraph();
        }
      } else {
        line.add(node);
      }
    }
    line(line);
    endParagraph();
    return entries;
  }

  private void line(List<Node> line) {
    if (Pieces.isEmpty(line)) {
      return;
    }
    List<List<Node>> cells = Pieces.cells(line);
    if (isOfTable(line, cells)) {
      table.add(object(cells));
      return;
    }
    endTable();
    if (isHead(cells)) {
      endRows();
      heads = List.copyOf(cells);
    } else if (isTableRow(line, cells)) {
      int last = rows.size() - 1;
      if (last >= 0
          && rows.get(last) instanceof Group head
          && Pieces.cells(head.nodes).size() == cells.size()
          && areWords(Pieces.cells(head.nodes))) {
        heads = List.copyOf(Pieces.cells(head.nodes));
        rows.remove(last);
      }
      endRows();
      table.add(object(cells));
    } else if (isStatement(line)) {
      endRows();
      statement(line);
    } else if (hasNotation(line) || isProse(line)) {
      endRows();
      add(new Entry(Optional.empty(), line));
    } else {
      List<Node> trimmed = Pieces.trimmed(line);
      boolean isOne = trimmed.size() == 1 && Pieces.strongest(line) == ' ';
      rows.add(isOne ? trimmed.get(0) : Group.of(Group.LINES, line));
    }
  }

  // Statements

  /** True for a line with keys, facts or lists of lists. */
  private static boolean isStatement(List<Node> line) {
    boolean areRows =
        line.stream()
            .allMatch(
                node ->
                    node instanceof Sign
                        || node instanceof Group list
                            && !list.isText()
                            && list.call.isEmpty()
                            && Pieces.words(list).isPresent());
    return !areRows
        && line.stream().anyMatch(node -> node instanceof Group || node instanceof Label);
  }

  private void statement(List<Node> line) {
    boolean isAnswer =
        line.get(0) instanceof Label key && Role.of(key.word().text()) == Role.SOLUTION;
    if (isAnswer) {
      endParagraph();
    }
    List<Entry> parts = Entry.ofLine(line);
    parts.subList(0, parts.size() - 1).forEach(this::add);
    Entry last = parts.get(parts.size() - 1);
    if (last.key().isPresent() && last.nodes().isEmpty()) {
      open = last.key();
    } else {
      add(last);
    }
  }

  /** Adds an entry, which may be the value of a key in the line before. */
  private void add(Entry entry) {
    if (open.isPresent() && entry.key().isEmpty()) {
      paragraph.add(new Entry(open, entry.nodes()));
    } else {
      open.ifPresent(key -> paragraph.add(new Entry(Optional.of(key), List.of())));
      paragraph.add(entry);
    }
    open = Optional.empty();
  }

  // Tables

  private static boolean areWords(List<List<Node>> cells) {
    return cells.stream().allMatch(cell -> cell.size() == 1 && cell.get(0) instanceof Word);
  }

  /** True for heads of columns that say which squares the rows of a table are. */
  private static boolean isHead(List<List<Node>> cells) {
    if (cells.size() < 3 || !areWords(cells)) {
      return false;
    }
    List<String> names = cells.stream().map(cell -> ((Word) cell.get(0)).text()).toList();
    Set<Role> roles = Set.copyOf(names.stream().map(Role::of).toList());
    return roles.containsAll(Set.of(Role.ROW, Role.COLUMN))
        || names.size() > 3 && names.stream().allMatch(Variables::isNumbered);
  }

  /** True for a line below heads, or below another row of the table. */
  private boolean isOfTable(List<Node> line, List<List<Node>> cells) {
    return !heads.isEmpty()
            && heads.size() == cells.size()
            && !line.stream().anyMatch(Label.class::isInstance)
        || !table.isEmpty() && isTableRow(line, cells);
  }

  /** True for a row of a table in which one cell is a board. */
  private static boolean isTableRow(List<Node> line, List<List<Node>> cells) {
    return cells.size() > 1
        && CELLS.indexOf(Pieces.strongest(line)) >= 0
        && line.stream().noneMatch(Label.class::isInstance)
        && cells.stream()
            .anyMatch(
                cell -> isBoard(cell) && cells.stream().noneMatch(other -> isPart(other, cell)));
  }

  private static boolean isBoard(List<Node> cell) {
    return cell.size() == 1
        && (cell.get(0) instanceof Word word
            ? Form.read(Form.Level.WORD, Part.of(word)).isPresent()
            : cell.get(0) instanceof Group list
                && (list.isText()
                    || list.items().stream().limit(1).anyMatch(Group.class::isInstance)));
  }

  /** True for a word of the names of a board of another length, which may be one of its rows. */
  private static boolean isPart(List<Node> cell, List<Node> board) {
    return cell.size() == 1
        && cell.get(0) instanceof Word part
        && board.get(0) instanceof Word word
        && part.text().length() >= Part.LEAST
        && part.text().length() != word.text().length()
        && Strings.characters(word.text()).containsAll(Strings.characters(part.text()));
  }

  /** A row of a table as an object whose keys are the heads of the columns. */
  private Node object(List<List<Node>> cells) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      boolean hasKey = heads.size() == cells.size() && heads.get(i).get(0) instanceof Word;
      if (hasKey) {
        nodes.add(new Label((Word) heads.get(i).get(0)));
      }
      nodes.addAll(cells.get(i));
    }
    List<Node> words = cells.stream().flatMap(List::stream).toList();
    Group row = new Group(Group.ROW, Optional.empty(), words.get(0).start(), words.get(0).first());
    row.nodes.addAll(nodes);
    row.close(words.get(words.size() - 1).end());
    return row;
  }

  // Prose and notations

  private static boolean hasNotation(List<Node> line) {
    return line.stream()
        .anyMatch(
            node ->
                node instanceof Word word
                    && Form.read(Form.Level.NOTATION, Part.of(word)).isPresent());
  }

  /** True for words of a language: small letters, of which few come again. */
  private static boolean isProse(List<Node> line) {
    List<String> words =
        line.stream().filter(Word.class::isInstance).map(node -> ((Word) node).text()).toList();
    if (words.isEmpty()) {
      return false;
    }
    String last = words.get(words.size() - 1);
    boolean isSentence = words.size() > 2 && last.length() > 2 && last.endsWith(".");
    return isSentence
        || Pieces.strongest(line) == ' '
            && words.stream().anyMatch(word -> isOfLanguage(word, words.size() > 1));
  }

  private static boolean isOfLanguage(String word, boolean hasOthers) {
    boolean areSmall =
        word.chars().skip(1).allMatch(c -> c >= 'a' && c <= 'z' || ".,!?'".indexOf(c) >= 0);
    return word.length() > 2
        && areSmall
        && word.chars().distinct().count() > 2
        && (hasOthers || Character.isUpperCase(word.charAt(0)));
  }

  // Ends

  private void endRows() {
    if (!rows.isEmpty()) {
      boolean isList =
          rows.size() == 1 && rows.get(0) instanceof Group list && list.bracket != Group.LINES;
      List<Node> nodes = isList ? List.copyOf(rows) : List.of(Group.of(Group.LINES, rows));
      rows.clear();
      add(new Entry(Optional.empty(), nodes));
    }
  }

  private void endTable() {
    if (!table.isEmpty()) {
      List<Node> nodes = List.of(Group.of('[', table));
      table.clear();
      heads = List.of();
      add(new Entry(Optional.empty(), nodes));
    } else if (!heads.isEmpty()) {
      // heads without rows are a row of names
      rows.add(Group.of(Group.LINES, heads.stream().flatMap(List::stream).toList()));
      heads = List.of();
    }
  }

  private void endParagraph() {
    endTable();
    endRows();
    open.ifPresent(key -> paragraph.add(new Entry(Optional.of(key), List.of())));
    open = Optional.empty();
    entries.addAll(Entry.merged(paragraph));
    paragraph.clear();
  }
}
