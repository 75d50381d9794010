package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.ReferenceData;
import org.nqueens.model.Square;

/** Texts of forms that readers of boards miss or misread, each read or refused as it is meant. */
class ReferenceFormsTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /**
   * What each file means: {@code rows} of the queens in each column, {@code board} with its size,
   * stars and number of solutions, {@code clashless} placements of a size, or the beginning of the
   * reason why it is refused.
   */
  private static final String MEANINGS =
      """
      all-false-row.py      refused 'true' must stand once in each row of a placement
      blocked-4.dzn         refused 'row' beside a size may be rows and columns of given queens or
      blocked-facts.lp      board 5 1 6
      cells-without-place.js board 8 1 1
      clingo-answer.txt     clashless 8 1
      count-and-board.txt   clashless 8 1
      dashed-table.txt      rows 2 0 3 1
      dict.txt              rows 0 4 7 5 2 6 1 3
      fitness.txt           rows 7 3 0 2 5 1 6 4
      frames-beside.txt     refused board (of 4 rows and 8 columns) must have as many rows as columns: write boards that stand beside
      holes.txt             refused board (of 5 rows and 2 columns) must have as many rows as columns
      lizards-8.txt         board 8 1 1158
      minizinc-answer.txt   rows 0 4 7 5 2 6 1 3
      num-stars.json        board 9 2 1
      pairs-lines.txt       clashless 8 1
      pairs-per-line.txt    clashless 4 2
      region-map.json       board 8 1 1
      regions.xml           board 8 1 1
      reserved-star.txt     refused signs (. *) may be queens, blocked or free squares
      signs-D-minus.txt     rows 2 5 7 0 3 6 4 1
      signs-V-dot.txt       rows 0 4 7 5 2 6 1 3
      signs-X-star.txt      rows 2 5 7 0 3 6 4 1
      signs-chequered-crown.txt rows 0 4 7 5 2 6 1 3
      signs-star-dot-clash.txt rows 0 4 7 5 2 6 3 1
      signs-star-dot.txt    rows 0 4 7 5 2 6 1 3
      size-and-rows.txt     refused text may be the board
      size-line-10.txt      starred 10 2 1
      size-pairs-line.txt   refused row (of 5 names) must have the n x n squares of a board
      solution-line.txt     rows 0 4 7 5 2 6 1 3
      stars-line.txt        board 9 2 1
      task-page.html        board 8 1 1
      title-2-star.json     board 9 2 1
      walls-8.txt           board 8 1 1
      x-unavailable.txt     refused 'X' beside queens and free squares may be a blocked square or a cross
      """;

  private static Map<String, String> read(String folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(ReferenceData.file(folder))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".tsv")) {
          texts.put(name, Files.readString(file));
        }
      }
    }
    return texts;
  }

  @Test
  void areReadOrRefusedAsTheyAreMeant() throws IOException {
    Map<String, String> texts = read("forms");
    Map<String, String> meanings =
        MEANINGS
            .lines()
            .collect(
                Collectors.toMap(line -> line.split(" +", 2)[0], line -> line.split(" +", 2)[1]));
    assertThat(texts.keySet()).isEqualTo(meanings.keySet());
    texts.forEach(
        (name, text) -> {
          List<Reading> boards = ForeignBoards.read(text).boards();
          String[] meaning = meanings.get(name).split(" ", 2);
          if (meaning[0].equals("refused")) {
            assertThat(boards).as(name).hasSize(1);
            assertThat(boards.get(0).fault()).as(name).startsWith(meaning[1]);
          } else {
            assertThat(boards).as(name).extracting(Reading::fault).containsOnly("");
            assertThat(meaning(boards, meaning[0])).as(name).isEqualTo(meaning[1]);
          }
        });
  }

  private static String meaning(List<Reading> boards, String kind) {
    Position first = boards.get(0).position().orElseThrow();
    Board board = first.board();
    return switch (kind) {
      case "rows" ->
          first.queens().stream()
              .map(Square::row)
              .map(String::valueOf)
              .collect(Collectors.joining(" "));
      case "board" ->
          "%s %s %s".formatted(board.size(), board.stars(), SOLVER.count(first.model()));
      case "starred" -> "%s 2 %s".formatted(board.size(), SOLVER.count(first.withStars(2).model()));
      case "clashless" -> {
        assertThat(boards)
            .allSatisfy(
                one -> {
                  Position position = one.position().orElseThrow();
                  assertThat(position.queens()).hasSize(board.size());
                  assertThat(position.clashes()).isEmpty();
                });
        yield board.size() + " " + boards.size();
      }
      default -> throw new AssertionError(kind);
    };
  }

  /**
   * What each text of a single fault means: the rows of its boards with the settings of a header,
   * or the beginning of a fault or of a remark.
   */
  private static final String FAULTS =
      """
      a1-cells.txt text must have a board, n rows of n names: see the forms that `queens
      a1-moves.txt AABB/AABB/CCDD/CCDD
      a1-moves.txt the look or the game ('moves') is left out
      a1-pieces.txt squares of 'pieces' may be counted from 0 or from 1: count them from 0
      a10-two.txt ..Q./Q.../...Q/.Q..
      a10-two.txt .Q../...Q/Q.../..Q.
      a5-chess.txt row (of 8 names) must have the n x n squares of a board, or each row o
      a6-csplib.txt #Q../..../..../....
      a6-size5.0.txt size (5.0) must be the number of rows (4): correct it
      a6-stars2.0.txt stars (2.0) must be a whole number from 1 to 6: correct it
      a6-two.txt stars (2) must be at most 1, since a board of 4 columns has no room fo
      a6-variant.txt variant (superqueen) must be one of [queens, toroidal, semiqueens, tor
      a7-cafe.txt # CAFE/AABB/AABB/CCDD/CCDD
      a7-id.txt AABB/AABB/CCDD/CCDD
      a8-blue.txt rows (4) must have blanks or one kind of sign between their names
      a8-comment.txt comment of line 6 must have an end: copy the whole text
      a8-cut.txt ']' in line 1 must have a bracket before it that it closes: copy the w
      a8-perm.txt row (of 12 names) must have the n x n squares of a board, or each row
      a9.txt # 5$/AABB/AABB/CCDD/CCDD
      box.txt AABB/AABB/CCDD/CCCD
      m1.txt Q......./......Q./....Q.../.......Q/.Q....../...Q..../.....Q../..Q....
      m1.txt Q......./......Q./...Q..../.....Q../.......Q/.Q....../....Q.../..Q....
      m2.txt Q......./......Q./....Q.../.......Q/.Q....../...Q..../.....Q../..Q....
      minus.txt AAAB/ACBB/CCDB/CDDD
      p1-10-2.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-S.txt HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/AADDIGIFF/
      p1-S.txt words (2, from line 1 on: S 2) belong to no board and are left out
      p1-csv.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-hash.txt # 2-star/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/A
      p1-hash.txt the title speaks of 2 stars, but the board has 1: write stars=2 to cha
      p1-k.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-md.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-prose.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-prose.txt stars=2 is taken from words beside the board
      p1-qpr.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-title.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      p1-title.txt stars=2 is taken from words beside the board
      p1-title.txt words (3, from line 1 on: Star battle 9x9) belong to no board and are
      p1-tsv.txt # stars=2/HBBBHHEEE/HHHHHHEEE/HHHHCHHII/HHHHCCHII/AADDCIIII/ADDDIIIFF/
      r1.txt cells (2, of which 2 have a row and a column) must be those of n rows
      r2-below.txt AAABBB/ABBBCC/ADDEEC/FFDDEC/FEEEEC/FCCCCC
      r2-below.txt AABB/AABB/CCDD/CCDD
      r2-csv.txt AAABBB/ABBBCC/ADDEEC/FFDDEC/FEEEEC/FCCCCC
      r2-csv.txt AABB/AABB/CCDD/CCCD
      r2-csv.txt AABB/ACBB/CCDD/CCDD
      r2-prose.txt address must be of the form starbattle/COLUMNS/ROWS/STARS/BORDERS: cop
      r2-prose.txt AABB/AABB/CCDD/CCCD
      r2-prose.txt words (2, from line 1 on: see in) belong to no board and are left out
      r2-url.txt AAABBB/ABBBCC/ADDEEC/FFDDEC/FEEEEC/FCCCCC
      r2-url.txt AABB/AABB/CCDD/CCDD
      r2-url.txt AABB/AABB/CCDD/CCCD
      r7.txt AABB/AABB/CCDD/CCDD
      r7.txt words (2, from line 1 on: starRating 3) belong to no board and are lef
      r7b.txt stars (3) must be at most 1, since a board of 4 columns has no room fo
      r9.txt AABB/AABB/CCDD/CCDD
      r9b.txt rows (2) must be at least 4, since no smaller board has a solution
      sat.txt ..Q./Q.../...Q/.Q..
      sat.txt variables are taken column by column, as `queens export` counts them;
      state.txt board (of 2 rows and 8 columns) must have as many rows as columns: com
      title7.txt AABB/AABB/CCDD/CCCD
      title7.txt words (1, from line 1 on: Evening) belong to no board and are left out
      two-in-json.txt 'walls' beside the board has no known meaning: name it given or soluti
      unknown.txt AABB/AABB/CCDD/CCDD
      unknown.txt words (5, from line 1 on: lives 3 shuffle a b) belong to no board and
      y1.txt AABB/AABB/CCDD/CCCD
      y2.txt AABB/AABB/CCDD/CCCD
      """;

  @Test
  void isRightWhereOneFaultWasReported() throws IOException {
    Map<String, String> texts = read("forms/reported");
    Map<String, List<String>> meanings =
        FAULTS
            .lines()
            .collect(
                Collectors.groupingBy(
                    line -> line.split(" ", 2)[0],
                    TreeMap::new,
                    Collectors.mapping(line -> line.split(" ", 2)[1], Collectors.toList())));
    assertThat(texts.keySet()).isEqualTo(meanings.keySet());
    texts.forEach(
        (name, text) -> {
          ForeignBoards read = ForeignBoards.read(text);
          List<String> all =
              Stream.concat(
                      read.boards().stream().map(ReferenceFormsTest::inOneLine),
                      read.remarks().stream())
                  .toList();
          assertThat(all).as(name).hasSameSizeAs(meanings.get(name));
          for (int i = 0; i < all.size(); i++) {
            assertThat(all.get(i)).as(name).startsWith(meanings.get(name).get(i));
          }
        });
  }

  private static String inOneLine(Reading reading) {
    return reading
        .position()
        .map(position -> position.toString().strip().replace('\n', '/'))
        .orElse(reading.fault());
  }
}
