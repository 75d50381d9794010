package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.ReferenceData;
import org.nqueens.model.Variant;

/** Boards and placements in the forms in which people and programs write them. */
class WrittenBoardsTest {
  private static final String G = "AABB/AABB/CCDD/CCCD";
  private static final String H = "AABB/ACBB/CCDD/CCDD";
  private static final String STRIPES = "AABB/AABB/CCDD/CCDD";
  private static final String FOUR = ".Q../...Q/Q.../..Q.";
  private static final String OTHER = "..Q./Q.../...Q/.Q..";

  /** By the name of each file: its boards, or the beginning of the reason why it has none. */
  private static final Map<String, List<String>> MEANINGS = new TreeMap<>();

  static {
    Stream.of(
            "00-plain.txt",
            "01-linkedin-api.json",
            "02-linkedin-page.html",
            "03-archive.json",
            "05-bars-4.txt",
            "07-trailing-comments.txt",
            "07b-trailing-setting.txt",
            "09-comment-lines.txt",
            "09b-comment-hash.txt",
            "12-flat-array.js",
            "12b-flat.json",
            "12c-flat-string.json",
            "22-emoji.txt",
            "24-minizinc.dzn",
            "25-hex-colours.csv",
            "26-colour-names.csv",
            "28-cells.json",
            "29-solution-first.json",
            "40-java-array.txt",
            "41-markdown-table.txt",
            "42-quoted.csv",
            "43-indented.txt",
            "44-palette-first.json")
        .forEach(file -> MEANINGS.put(file, List.of(G)));
    MEANINGS.put("04-many-regions.js", List.of(G, STRIPES, G));
    MEANINGS.put("29b-puzzles.json", List.of(G, H));
    MEANINGS.put("27-sheet-with-header.csv", List.of(G, H));
    MEANINGS.put("05-bars-two-boards.txt", List.of(G, H));
    MEANINGS.put("05-bars-silent.txt", List.of(STRIPES));
    MEANINGS.put(
        "05-bars-9.txt",
        List.of(
            "AAAAAAAAB/AACCCCCAB/AACDDCCCB/EEEDDFFFB/EEEEFFFFB/EEGGGGHHB/EEGGGHHHB/EEEGGHHIB/EEEEEEEIB"));
    MEANINGS.put("08-shapeless.txt", List.of("#..#/..../..../#..#"));
    MEANINGS.put("06-run-length.txt", List.of("row (of 15 names)"));
    MEANINGS.put("25b-rgb.json", List.of("triples (16) must be the row, column and region"));
    MEANINGS.put("10-coordinates.starb", List.of("text must have a board"));
    MEANINGS.put(
        "11-cells-with-marks.json", List.of("regions (7) must be as many as the rows (4)"));
    MEANINGS.put(
        "31-region-and-given.json", List.of(" A  A [B] B/ A  A  B  B/ C  C  D  D/ C  C  C  D"));
    MEANINGS.put("30-locked.json", List.of(".Q../..../Q.../...."));
    MEANINGS.put("13-leetcode.json", List.of(FOUR, OTHER));
    for (String file :
        List.of(
            "13b-leetcode-one.json",
            "16b-pipes-right.txt",
            "36-chessboard-glyphs.txt",
            "37-zeros-and-ones.txt",
            "37b-zeros-and-ones.json",
            "38-dash-board.txt",
            "38b-star-board.txt")) {
      MEANINGS.put(file, List.of(FOUR));
    }
    for (String file : List.of("14-permutation.txt", "14b-rows.txt")) {
      MEANINGS.put(
          file, List.of("Q......./......Q./....Q.../.......Q/.Q....../...Q..../.....Q../..Q....."));
    }
    MEANINGS.put("14c-list.txt", List.of(OTHER));
    MEANINGS.put("15-underscores.txt", List.of(".Q../..../..../..Q."));
    MEANINGS.put("21-python-underscores.json", List.of(".Q../..../..../..Q."));
    MEANINGS.put("16-pipes.txt", List.of("Q.../.Q../..Q./...Q"));
    MEANINGS.put("34-chess-coordinates.txt", List.of("row (of 8 names)"));
    MEANINGS.put("35-fen.txt", List.of("row (of 8 names)"));
    MEANINGS.put(
        "17-n-column-row.txt",
        List.of("board (of 2 rows and 3 columns) must have as many rows as columns: complete it"));
    MEANINGS.put(
        "17b-n-many.txt",
        List.of(
            "row (of 5 names) must have the n x n squares of a board, or each row of a placement once: write given queens as Q"));
    MEANINGS.put(
        "18-six-regions.txt",
        List.of(
            "regions (6) must be as many as the rows (8), because each has one queen: name as many regions as rows"));
    MEANINGS.put(
        "19-rectangle.txt",
        List.of("board (of 5 rows and 4 columns) must have as many rows as columns: complete it"));
    MEANINGS.put("20-digits-with-queens.txt", List.of("'Q' hides the region of its square"));
    MEANINGS.put("23-share.txt", List.of("text must have a board, n rows of n names"));
    MEANINGS.put("32-queens.xml", List.of("text must be a board, and is an instance of XCSP3"));
    MEANINGS.put(
        "33-numbers-beyond-z.txt",
        List.of("rows (53) must be between 1 and 52, a letter for each region"));
    MEANINGS.put("39-sbn.txt", List.of("regions (10 letters) must have 100 letters for 10 rows"));
    MEANINGS.put("batch/1-good.txt", List.of(G));
    MEANINGS.put(
        "batch/2-short-line.txt",
        List.of("row 3 (of 3 squares) must have as many squares as most rows (4)"));
    MEANINGS.put("batch/3-good.txt", List.of(G));
    MEANINGS.put(
        "batch/4-long-line.txt",
        List.of("row 4 (of 1 squares) must have as many squares as most rows (4)"));
  }

  @Test
  void areReadAsTheyAreMeant() throws IOException {
    Path folder = ReferenceData.file("written");
    Map<String, List<String>> read = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (!name.equals("README.md")) {
          read.put(name, read(Files.readString(file)));
        }
      }
    }
    assertThat(read.keySet()).isEqualTo(MEANINGS.keySet());
    read.forEach((name, boards) -> assertThat(boards).as(name).hasSameSizeAs(MEANINGS.get(name)));
    read.forEach(
        (name, boards) -> {
          for (int i = 0; i < boards.size(); i++) {
            assertThat(boards.get(i)).as(name).startsWithIgnoringCase(MEANINGS.get(name).get(i));
          }
        });
  }

  private static List<String> read(String text) {
    return ForeignBoards.read(text).boards().stream()
        .map(
            board ->
                board
                    .position()
                    .map(
                        position ->
                            position
                                .toString()
                                .replaceFirst("# .*\n", "")
                                .stripTrailing()
                                .replace('\n', '/'))
                    .orElse(board.fault()))
        .toList();
  }

  @Test
  void tellsWhatIsLeftOut() throws IOException {
    for (String file :
        List.of(
            "01-linkedin-api.json",
            "29-solution-first.json",
            "29b-puzzles.json",
            "31-region-and-given.json")) {
      assertThat(
              ForeignBoards.read(Files.readString(ReferenceData.file("written/" + file))).remarks())
          .as(file)
          .containsExactly("the solution ('solution') is left out");
    }
  }

  @Test
  void areForThePiecesThatTheirStarsTell() throws IOException {
    String text = Files.readString(ReferenceData.file("written/08-shapeless.txt"));
    assertThat(ForeignBoards.read(text).boards().get(0).position().orElseThrow().board().variant())
        .isEqualTo(Variant.NON_TOUCHING);
  }
}
