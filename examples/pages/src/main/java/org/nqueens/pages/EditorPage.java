package org.nqueens.pages;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.language.Language;

/**
 * A page to make boards: a maker paints regions, given queens, blocked squares and walls, or pastes
 * the text of a board. Thread-safe.
 *
 * <p>After each change the page tells how many solutions the board has: none, one, or several, and
 * it shows two of several. It rates a board with one solution and a queen in each row. It searches
 * boards of up to 12 columns. The text of the board can be copied.
 *
 * <p>The page is one HTML file that works from the file system, in the {@link Language} of the
 * browser or another language that the maker chooses. Its content security policy allows only its
 * own style sheet and script, by their hashes, and no access to a network. The browser keeps the
 * board. If it stores nothing, the page works without. The page needs JavaScript and a browser from
 * 2023 on. Equal arguments give equal pages.
 */
public final class EditorPage {
  /** The largest board of a page: 52 rows and columns, a letter for each region. */
  public static final int MAX_SIZE = 52;

  /** The most columns of a board that the page searches, as {@code edit-search.mjs} has it. */
  private static final int MAX_SEARCHED = 12;

  private EditorPage() {}

  /**
   * Writes the page that begins with a board.
   *
   * @param board the board, of at most {@value #MAX_SIZE} columns
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the board is too large
   */
  public static String of(Board board) {
    Objects.requireNonNull(board, "board");
    if (board.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "size (%s) of the board must be at most %s, because regions are named by letters: pass a smaller board"
              .formatted(board.size(), MAX_SIZE));
    }
    return PageTemplate.of("edit.html")
        .withStyle("board.css", "edit.css", "home.css")
        .withScript("edit-page.mjs")
        .withWords("board", "rules", "piece", "difficulty", "variant", "edit", "fault")
        .with("title", Language.ENGLISH.text("edit.title"))
        .with("queen", BoardSvg.QUEEN)
        .with("data", data(board))
        .fill();
  }

  private static String data(Board board) {
    Map<String, String> data = new LinkedHashMap<>();
    UUID key = UUID.nameUUIDFromBytes(board.toString().getBytes(StandardCharsets.UTF_8));
    data.put("key", JsonText.string("board " + key));
    data.put("text", JsonText.string(board.toString()));
    data.put(
        "variants",
        JsonText.array(
            Arrays.stream(Variant.values()).map(Variant::toString).map(JsonText::string)));
    data.put("starred", Integer.toString(Board.MAX_STARRED_SIZE));
    data.put("bounds", bounds());
    data.put("colours", JsonText.numbers(RegionColours.ofLetters(board)));
    return JsonText.object(data);
  }

  /**
   * For two queens in each row and for three, and for each size that is searched, the least ratings
   * of the difficulties from 2 on. With four queens no board of such a size has a solution.
   */
  private static String bounds() {
    return JsonText.array(
        IntStream.rangeClosed(2, 3)
            .mapToObj(
                stars ->
                    JsonText.array(
                        IntStream.rangeClosed(0, MAX_SEARCHED)
                            .mapToObj(size -> bounds(stars, size)))));
  }

  private static String bounds(int stars, int size) {
    return JsonText.array(
        Rating.bounds(stars, size).stream()
            .map(
                bound ->
                    "[%s,%s]"
                        .formatted(bound.hardestRule().orElseThrow().difficulty(), bound.score())));
  }
}
