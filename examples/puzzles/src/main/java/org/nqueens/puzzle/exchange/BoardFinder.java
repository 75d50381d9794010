package org.nqueens.puzzle.exchange;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.BoardFormatException;
import org.nqueens.board.Position;
import org.nqueens.puzzle.exchange.Tokenizer.Paragraph;
import org.nqueens.puzzle.exchange.Tokenizer.Text;

/**
 * The boards of a text. Each word belongs to a board, or to what is known beside one, or is told if
 * it is written as the names of a board. Used once.
 */
final class BoardFinder {
  private static final Pattern HEADER = Pattern.compile("(?m)^# .*\\b(n|variant|stars)=");
  private static final Pattern CAPITALS = Pattern.compile("[A-Z]+");
  private static final Pattern SIGNS = Pattern.compile("[\\s._-]");
  private static final Pattern DATE = Pattern.compile("[0-9]{2,4}-[0-9]{2}.*");

  /** The fewest rows of a board that has a solution. */
  private static final int LEAST_SOLVED = 4;

  /** The fewest characters of names beside a board that are told. */
  private static final int LEAST_TOLD = 4;

  private static final int MAX_QUOTED = 40;

  /** A word that is no name. */
  private static final String OTHER = " ?";

  /** The owner of a word without a board. */
  private static final int NONE = -1;

  /** The owner of a word that is known, and belongs to no board. */
  private static final int KNOWN = -2;

  private final List<Word> words;
  private final Set<String> remarks = new LinkedHashSet<>();
  private final List<Shape> boards = new ArrayList<>();
  private final List<Shape> unread = new ArrayList<>();

  /** Boards that are parts of what is told. */
  private final Set<Shape> dropped = Collections.newSetFromMap(new IdentityHashMap<>());

  /** How many boards are read or refused by their beginning, not by their shape. */
  private final int fixed;

  /** By each word the number of its board. */
  private final int[] owners;

  private final List<Shape> all;

  BoardFinder(Text text) {
    words = text.words();
    owners = new int[words.size()];
    Arrays.fill(owners, NONE);
    text.paragraphs().forEach(this::readDirectly);
    for (int i = 0; i < words.size(); i++) {
      int place = i;
      StarNotation.read(words.get(i).text())
          .ifPresent(board -> take(new Shape(place, place, List.of(), board)));
    }
    fixed = boards.size();
    List<Shape> shapes = new ArrayList<>();
    List<Squares> lists = Squares.find(text.all(), words, shapes);
    shapes.addAll(Shapes.of(words));
    choose(shapes);
    lists.removeIf(list -> !isFree(list.shape()));
    lists.forEach(list -> Arrays.fill(owners, list.list().first, list.list().end, KNOWN));
    tellOthers();
    all = new Beside(words, boards, lists, remarks).all();
  }

  /** The boards in order, each read or refused. */
  List<Reading> boards() {
    return all.stream().map(Shape::reading).toList();
  }

  /** What was left out. */
  List<String> remarks() {
    return List.copyOf(remarks);
  }

  /** The largest part of the text that is no board. */
  Optional<Shape> largest() {
    return unread.stream().max(Comparator.comparing(Shape::size));
  }

  private void take(Shape board) {
    Arrays.fill(owners, board.first(), board.last() + 1, boards.size());
    boards.add(board);
  }

  /** Reads the text of this project, addresses, and lists of squares for each region. */
  private void readDirectly(Paragraph paragraph) {
    String text = paragraph.text();
    List<Reading> boards = List.of();
    if (PuzzleLink.isIn(text)) {
      boards = PuzzleLink.read(text);
    } else {
      List<Reading> own = own(text);
      boolean areWords =
          own.stream()
              .allMatch(read -> read.isRead() && read.positions().get(0).board().size() == 1);
      boards =
          own.get(0).isRead() && !areWords || HEADER.matcher(text).find()
              ? own
              : Squares.ofRegions(text, remarks).map(List::of).orElse(List.of());
    }
    for (int i = 0; i < boards.size(); i++) { // each with a first word of its own
      take(new Shape(paragraph.first() + i, paragraph.end() - 1, List.of(), boards.get(i)));
    }
  }

  /** The positions in the text of this project, or the reason why it is none. */
  static List<Reading> own(String text) {
    try {
      return Position.readAll(new StringReader(text)).stream().map(Reading::of).toList();
    } catch (BoardFormatException e) {
      return List.of(Reading.refused(e));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  /** Takes the largest boards; one that may as well be others, or another, is refused. */
  private void choose(List<Shape> shapes) {
    int[] alternatives = new int[words.size()];
    for (Shape shape :
        shapes.stream().sorted(Comparator.comparing(Shape::size).reversed()).toList()) {
      int owner = owners[shape.first()];
      if (!shape.isRead()) {
        unread.add(shape);
      } else if (isFree(shape)) {
        take(shape);
      } else if (owner >= fixed
          && boards.get(owner).covers(shape)
          && shape.size() >= LEAST_SOLVED
          && boards.get(owner).isRead()
          && !boards.get(owner).reading().equals(shape.reading())) {
        Shape board = boards.get(owner);
        alternatives[owner] += shape.last() - shape.first() + 1;
        if (alternatives[owner] == board.last() - board.first() + 1) {
          boards.set(owner, board.as(Reading.ambiguous(board.reading(), shape.reading())));
        }
      }
    }
  }

  private boolean isFree(Shape shape) {
    return Arrays.stream(owners, shape.first(), shape.last() + 1).allMatch(owner -> owner == NONE);
  }

  /** Tells each part of the text that is no board, and is written as one. */
  private void tellOthers() {
    List<Shape> told = new ArrayList<>();
    for (Shape part : unread) {
      if (part.isMeant() && !isKnown(part)) {
        Arrays.stream(owners, part.first(), part.last() + 1)
            .filter(i -> i >= 0)
            .forEach(this::drop);
        told.add(part);
      }
    }
    if (IntStream.range(0, words.size()).anyMatch(this::isOther)) {
      boards.replaceAll(this::refusedIfSmall);
    }
    addNames(told);
    addRepeated(told);
    boards.removeIf(dropped::contains);
    told.sort(Comparator.comparing(Shape::size).reversed());
    told.stream().filter(this::isFree).forEach(this::take);
  }

  /** True for a name of no board that is not its size. */
  private boolean isOther(int place) {
    Word word = words.get(place);
    return owners[place] == NONE && word.isName() && !Shapes.SIZE.matcher(word.text()).matches();
  }

  /** Adds words that follow each other, and are names or rows of the boards. */
  private void addNames(List<Shape> told) {
    Set<String> names = new HashSet<>();
    Set<String> characters = new HashSet<>();
    boards.stream().filter(Shape::isRead).forEach(board -> addNames(board, names, characters));
    boolean areSmall = boards.stream().allMatch(board -> board.size() < LEAST_SOLVED);
    int least = areSmall ? 1 : LEAST_TOLD;
    for (int i = 0, start = 0, length = 0; i <= words.size(); i++) {
      String word =
          i < words.size() && owners[i] == NONE && !isProse(i) ? words.get(i).text() : OTHER;
      if (SIGNS.matcher(word).replaceAll("").isEmpty()
          || names.contains(word)
          || isRow(word, characters)) {
        length += word.length();
      } else {
        if (length >= least) {
          told.add(names(start, i - 1));
        }
        length = 0;
        start = i + 1;
      }
    }
  }

  /** True for a word in small letters among others. */
  private boolean isProse(int place) {
    String word = words.get(place).text();
    return word.length() > 1
        && word.equals(word.toLowerCase(Locale.ROOT))
        && !word.equals(word.toUpperCase(Locale.ROOT))
        && IntStream.of(place, place + 1)
            .anyMatch(next -> next < words.size() && words.get(next).gap().equals(" "));
  }

  /** Adds names between two boards, or their capitals, that come again and again. */
  private void addRepeated(List<Shape> told) {
    List<String> names = new ArrayList<>();
    for (int i = 0, start = 0; i <= words.size(); i++) {
      if (i < words.size() && owners[i] == NONE) {
        if (words.get(i).isName() && !words.get(i).text().isEmpty()) {
          String word = words.get(i).text();
          names.addAll(CAPITALS.matcher(word).matches() ? List.of(word.split("")) : List.of(word));
        }
      } else {
        if (Shape.comeAgain(names)) {
          told.add(names(start, i - 1));
        }
        names.clear();
        start = i + 1;
      }
    }
  }

  /** Adds the names of a board, and their characters if they may be parts of a word. */
  private void addNames(Shape board, Set<String> names, Set<String> characters) {
    boolean areRows = 2 * (board.last() - board.first() + 1) <= board.squares();
    for (Word word : words.subList(board.first(), board.last() + 1)) {
      if (word.isName()) {
        names.add(word.text());
        if (areRows || word.text().length() == 1 && Character.isLetter(word.text().charAt(0))) {
          characters.addAll(List.of(word.text().split("")));
        }
      }
    }
  }

  /** True if all words of a part belong to boards, or some of them to one that is larger. */
  private boolean isKnown(Shape part) {
    int[] known =
        Arrays.stream(owners, part.first(), part.last() + 1).filter(i -> i != NONE).toArray();
    return known.length > part.last() - part.first()
        || Arrays.stream(known)
            .anyMatch(owner -> owner < fixed || boards.get(owner).squares() >= part.squares());
  }

  private void drop(int owner) {
    Shape board = boards.get(owner);
    Arrays.fill(owners, board.first(), board.last() + 1, NONE);
    dropped.add(board);
  }

  /**
   * True for a word that may be a row, or the end of one that grew together with a key: of the
   * names of boards, or of letters that come again.
   */
  private static boolean isRow(String word, Set<String> characters) {
    String capitals =
        CAPITALS
            .matcher(word)
            .results()
            .map(MatchResult::group)
            .max(Comparator.comparing(String::length))
            .filter(part -> part.length() >= LEAST_TOLD)
            .orElse(word);
    List<String> letters = List.of(SIGNS.matcher(capitals).replaceAll("").split(""));
    return !DATE.matcher(word).matches()
        && (Shape.areOf(characters, letters) || Shape.comeAgain(letters));
  }

  /** Lines of two or three names may be words of a text; in brackets they are a board. */
  private Shape refusedIfSmall(Shape board) {
    Group group = words.get(board.first()).group().around(board.last());
    boolean areLetters =
        board.isRead()
            && board.position().board().hasRegions()
            && board.position().board().header().isEmpty();
    return board.size() >= LEAST_SOLVED || board.rows().isEmpty() && !areLetters || group.isList()
        ? board
        : board.as(names(board.first(), board.last()).reading());
  }

  private Shape names(int first, int last) {
    List<String> names = words.subList(first, last + 1).stream().map(Word::text).toList();
    String all = String.join(" ", names);
    return new Shape(
        first,
        last,
        List.of(names),
        Reading.refused(
            "names (%s) must belong to a board, whose names they are: complete its rows, or leave them out",
            all.length() > MAX_QUOTED ? all.substring(0, MAX_QUOTED) + "..." : all));
  }
}
