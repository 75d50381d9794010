package org.nqueens.pages;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.language.Language;

/**
 * A sheet of puzzles to be printed: the rules, the boards with their captions, and on the last page
 * the solutions, or in a document of their own. Immutable and thread-safe.
 *
 * <p>The sheet is one HTML document for paper of the sizes A4 and letter. It works from the file
 * system, has no script, and its content security policy allows only its own style sheet. Equal
 * sheets give equal documents.
 */
public final class PuzzleSheet {
  /** The largest board with a solution that is drawn 42 mm wide; larger ones are 58 mm wide. */
  private static final int LARGEST_SMALL_SOLUTION = 12;

  private static final Pattern NUMBERED = Pattern.compile("Puzzle (\\d+)");

  private final String title;
  private final Language language;
  private final List<Entry> entries;
  private final OptionalInt perPage;

  /** The classes of the document in the style sheet. */
  private final Set<String> looks;

  /** A puzzle with its number from 1 on, its difficulty, and its caption, which may be empty. */
  private record Entry(int number, Puzzle puzzle, OptionalInt difficulty, String caption) {}

  private PuzzleSheet(
      String title,
      Language language,
      List<Entry> entries,
      OptionalInt perPage,
      Set<String> looks) {
    this.title = title;
    this.language = language;
    this.entries = entries;
    this.perPage = perPage;
    this.looks = looks;
  }

  /** A sheet without puzzles under the heading "Queens puzzles" in a language. */
  public static PuzzleSheet of(Language language) {
    Objects.requireNonNull(language, "language");
    return of(language.text("board.puzzles")).in(language);
  }

  /**
   * A sheet in English without puzzles.
   *
   * @param title the heading, with at least one character that is not white space
   * @throws IllegalArgumentException if the title is blank
   */
  public static PuzzleSheet of(String title) {
    Objects.requireNonNull(title, "title");
    if (title.isBlank()) {
      throw new IllegalArgumentException(
          "title (\"%s\") must not be blank: pass the heading of the sheet".formatted(title));
    }
    return new PuzzleSheet(title, Language.ENGLISH, List.of(), OptionalInt.empty(), Set.of());
  }

  /** This sheet in another language: its words except the heading and the captions. */
  public PuzzleSheet in(Language language) {
    Objects.requireNonNull(language, "language");
    return new PuzzleSheet(title, language, entries, perPage, looks);
  }

  /**
   * This sheet with another puzzle.
   *
   * @param puzzle the puzzle, whose board has a size from 1 to 256, inclusive
   * @param caption the words below the board and below its solution, after its number, such as
   *     {@code seed 7}; empty for only the number
   * @throws IllegalArgumentException if the size is out of range
   */
  public PuzzleSheet with(Puzzle puzzle, String caption) {
    return with(puzzle, OptionalInt.empty(), caption);
  }

  /**
   * This sheet with another puzzle and its difficulty before its caption: {@code Difficulty 3, seed
   * 7}.
   *
   * @param puzzle the puzzle, whose board has a size from 1 to 256, inclusive
   * @param difficulty the difficulty, from 1 to 6, inclusive; empty if it is unknown
   * @param caption the words below the board and below its solution; empty for none
   * @throws IllegalArgumentException if the size is out of range
   */
  public PuzzleSheet with(Puzzle puzzle, OptionalInt difficulty, String caption) {
    Objects.requireNonNull(difficulty, "difficulty");
    Objects.requireNonNull(puzzle, "puzzle");
    Objects.requireNonNull(caption, "caption");
    if (puzzle.board().size() > Drawing.MAX_PICTURE_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a picture: leave the puzzle out"
              .formatted(puzzle.board().size(), Drawing.MAX_PICTURE_SIZE));
    }
    List<Entry> more = new ArrayList<>(entries);
    more.add(new Entry(entries.size() + 1, puzzle, difficulty, caption));
    return new PuzzleSheet(title, language, List.copyOf(more), perPage, looks);
  }

  /**
   * This sheet with a number of boards on each page, which replaces the default: up to six, by the
   * size of the largest board. A long head makes the boards of the first page smaller.
   *
   * @param number 1, 2, 4 or 6
   * @throws IllegalArgumentException if the number is another one
   */
  public PuzzleSheet withPuzzlesPerPage(int number) {
    if (!List.of(1, 2, 4, 6).contains(number)) {
      throw new IllegalArgumentException(
          "puzzles per page (%s) must be 1, 2, 4 or 6: choose one of these numbers"
              .formatted(number));
    }
    return new PuzzleSheet(title, language, entries, OptionalInt.of(number), looks);
  }

  /**
   * This sheet with white squares, which save ink. The borders tell the regions, blocked squares
   * are hatched, and walls stay black.
   */
  public PuzzleSheet withoutColours() {
    return with("plain");
  }

  /** This sheet with a line for a name and a date below the heading of the puzzles. */
  public PuzzleSheet withNameAndDate() {
    return with("named");
  }

  private PuzzleSheet with(String look) {
    Set<String> more = new TreeSet<>(looks);
    more.add(look);
    return new PuzzleSheet(title, language, entries, perPage, more);
  }

  /**
   * The document with the puzzles and their solutions.
   *
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalStateException if the sheet has no puzzles
   */
  public String html() {
    return document(pages(), solutions("h2", language.text("sheet.solutions")));
  }

  /**
   * The document with only the puzzles.
   *
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalStateException if the sheet has no puzzles
   */
  public String puzzlesHtml() {
    return document(pages(), "");
  }

  /**
   * The document with only the solutions.
   *
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalStateException if the sheet has no puzzles
   */
  public String solutionsHtml() {
    return document(
        "", solutions("h1", language.text("sheet.solutions-of", Map.of("title", title))));
  }

  private String document(String puzzles, String solutions) {
    return PageTemplate.of("sheet.html")
        .withStyle("sheet.css")
        .with("language", language.toString())
        .with("look", String.join(" ", looks))
        .with("title", XmlText.escape(title))
        .with("per-page", Integer.toString(puzzlesPerPage()))
        .with("puzzles", puzzles)
        .with("solutions", solutions)
        .fill();
  }

  private String head() {
    return PageTemplate.of("sheet-head.html")
        .with("title", XmlText.escape(title))
        .with("name", language.text("sheet.name"))
        .with("date", language.text("sheet.date"))
        .with("rules", rules())
        .fill();
  }

  /** The solutions below a heading of a level, {@code h1} where they are a document. */
  private String solutions(String level, String heading) {
    return PageTemplate.of("sheet-solutions.html")
        .with("level", level)
        .with("solution-size", largest() <= LARGEST_SMALL_SOLUTION ? "small" : "large")
        .with("heading", XmlText.escape(heading))
        .with("solutions", entries.stream().map(this::solution).collect(joining()))
        .fill();
  }

  private int largest() {
    return entries.stream()
        .mapToInt(entry -> entry.puzzle().board().size())
        .max()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "puzzles (0) must be at least one: add a puzzle to the sheet"));
  }

  /** The rules: once if all puzzles have the same, otherwise for the numbers of the puzzles. */
  private String rules() {
    Map<String, List<Integer>> numbers = new LinkedHashMap<>();
    for (Entry entry : entries) {
      numbers
          .computeIfAbsent(
              BoardWords.rules(entry.puzzle().board(), language), rules -> new ArrayList<>())
          .add(entry.number());
    }
    return numbers.entrySet().stream()
        .map(
            rules ->
                numbers.size() == 1
                    ? rules.getKey()
                    : "<b>%s.</b> %s".formatted(ranges(rules.getValue()), rules.getKey()))
        .map("<p>%s</p>\n"::formatted)
        .collect(joining());
  }

  /** Numbers in order, three or more in a row as a range: {@code 1 to 4, 7, 9}. */
  private String ranges(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    for (int from = 0, to; from < numbers.size(); from = to) {
      int first = numbers.get(from);
      to = from + 1;
      while (to < numbers.size() && numbers.get(to) == first + to - from) {
        to++;
      }
      int last = first + to - from - 1;
      if (to - from > 2) {
        ranges.add(language.text("sheet.range", Map.of("first", first, "last", last)));
      } else {
        IntStream.rangeClosed(first, last).mapToObj(Integer::toString).forEach(ranges::add);
      }
    }
    return String.join(", ", ranges);
  }

  /** Without a number of the caller, the most whose squares are 6 mm wide, enough for a pencil. */
  private int puzzlesPerPage() {
    int size = largest();
    return perPage.orElse(size <= 8 ? 6 : size <= 12 ? 4 : size <= 16 ? 2 : 1);
  }

  private String pages() {
    int step = puzzlesPerPage();
    StringBuilder pages = new StringBuilder();
    for (int first = 0; first < entries.size(); first += step) {
      pages.append("<section class=\"page\">\n").append(first == 0 ? head() : "");
      for (Entry entry : entries.subList(first, Math.min(first + step, entries.size()))) {
        pages.append(figure(entry, "puzzle", Drawing.of(entry.puzzle().board())));
      }
      pages.append("</section>\n");
    }
    return pages.toString();
  }

  private String solution(Entry entry) {
    Puzzle puzzle = entry.puzzle();
    return figure(entry, "solution", Drawing.of(puzzle.board()).withPlacement(puzzle.solution()));
  }

  private String figure(Entry entry, String kind, Drawing drawing) {
    return PageTemplate.of("sheet-figure.html")
        .with("board", BoardSvg.of(drawing, kind + "-" + entry.number(), language))
        .with("number", Integer.toString(entry.number()))
        .with("caption", mark(entry.puzzle().board()) + XmlText.escape(caption(entry)))
        .fill();
  }

  /** As many queens as each row of a board has, if these are several; its rules say it in words. */
  private static String mark(Board board) {
    return board.stars() == 1
        ? ""
        : "<span aria-hidden=\"true\">%s</span> ".formatted("♛".repeat(board.stars()));
  }

  /**
   * The caption. A generated board has a title that only tells its number. Where such a number
   * comes twice, as on a sheet of several files, the numbers of these boards are their places.
   */
  private String caption(Entry entry) {
    Matcher number = NUMBERED.matcher(entry.caption());
    String caption =
        number.matches()
            ? language.text(
                "board.puzzle",
                Map.of("number", areNumbersTwice() ? entry.number() : number.group(1)))
            : entry.caption();
    return entry.difficulty().isEmpty()
        ? caption
        : language.text(
            "sheet.difficulty",
            Map.of("difficulty", entry.difficulty().getAsInt(), "caption", caption));
  }

  private boolean areNumbersTwice() {
    List<String> numbered =
        entries.stream().map(Entry::caption).filter(NUMBERED.asMatchPredicate()).toList();
    return numbered.size() > Set.copyOf(numbered).size();
  }
}
