package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.cli.exchange.RegionFormat;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/** Boards of other programs, in and out. */
class ImportExportTest {
  private static final String GARDEN = "../boards/garden.txt";
  private static final String SMALL = "AAAB\nACBB\nCCDB\nCDDD\n";

  @TempDir private Path folder;

  private static CommandRun imported(String text) {
    return CommandRun.reading(text, "import", "-");
  }

  private static CommandRun ok(String out) {
    return new CommandRun(0, out, "");
  }

  @Test
  void readObjectsOfJavaScript() {
    String source =
        """
        import { altoMain, anakiwa } from "../colors";

        /* [not this one] */
        const level7 = {
          path: "/community-level/7",
          name: 'A "small"  one',
          size: 4,
          colorRegions: [ // row by row
            ["A", "A", "A", "B"],
            ["A", "C", "B", "B"],
            ["C", "C", "D", "B"],
            ["C", "D", "D", "D"],
          ],
          regionColors: {
            A: altoMain,
            B: anakiwa,
          },
        };

        export default level7;
        """;
    assertThat(imported(source)).isEqualTo(ok("# A \"small\" one\n" + SMALL));
    assertThat(imported(source.replace("\"", "'").replace("'A 'small'  one'", "`x`")))
        .isEqualTo(ok("# x\n" + SMALL));
    assertThat(imported(source.replace("name: 'A \"small\"  one'", "date: '2025-10-26'")))
        .isEqualTo(ok("# 2025-10-26\n" + SMALL));
  }

  @Test
  void readJson() {
    String rows = "[[\"A\",\"A\",\"A\",\"B\"],\"ACBB\",[\"C\",\"C\",\"D\",\"B\"],\"C,D,D,D\"]";
    assertThat(imported("{\"colorRegions\":" + rows + "}")).isEqualTo(ok(SMALL));
    assertThat(imported("{\"title\":\"Caf\\u00e9 \\\"2\\\"\",\"colorRegions\":" + rows + "}"))
        .isEqualTo(ok("# Café \"2\"\n" + SMALL));
    assertThat(imported("colorRegions = [ // rows\n [0, 0], [b, b] ]")).isEqualTo(ok("AA\nBB\n"));
    assertThat(imported("{\"board\":" + rows + "}")).isEqualTo(ok(SMALL));
    assertThat(imported("[[7,7,7,0],[7,-1,0,0],[-1,-1,2,0],[-1,2,2,2]]")).isEqualTo(ok(SMALL));
    assertThat(imported("[['#f00','#f00'],['blue','blue']]")).isEqualTo(ok("AA\nBB\n"));
    assertThat(
            imported(
                "[{\"name\":\"1\",\"size\":1,\"colorRegions\":[[\"Q\"]]},"
                    + "{\"size\":4,\"colorRegions\":"
                    + rows
                    + ",\"name\":\"2\"}]"))
        .isEqualTo(ok("# 1\nA\n\n# 2\n" + SMALL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A A A B/A C B B/C C D B/C D D D/",
        " A,A,A,B / A, C, B, B /C;C;D;B/C|D|D|D//",
        "1 1 1 2/1 3 2 2/3 3 4 2/3 4 4 4",
        "4/0001/0211/2231/2333/",
        "4/10 10 10 2/10 0 2 2/0 0 11 2/0 11 11 11",
        "1,1,1,2,1,3,2,2,3,3,4,2,3,4,4,4",
        "AAAB/ACBB/CCDB/CDDD",
      })
  void readRows(String text) {
    assertThat(imported(text.replace('/', '\n'))).isEqualTo(ok(SMALL));
  }

  @Test
  void readSeveralBoards() {
    String two = SMALL + "\n" + "AA\nBB\n";
    assertThat(imported("4\n0 0 0 1\n0 2 1 1\n2 2 3 1\n2 3 3 3\n \n\n0 0\n1 1\n"))
        .isEqualTo(ok(two));
    assertThat(imported("A,A,A,B\nA,C,B,B\nC,C,D,B\nC,D,D,D\r\n\r\nA,A\r\nB,B")).isEqualTo(ok(two));
    assertThat(imported("# One\n" + two)).isEqualTo(ok("# One\n" + two));
    assertThat(imported("0 0 0 1\n0 2 1 1\n\n2 2 3 1\n2 3 3 3\n")).isEqualTo(ok(SMALL));
    assertThat(imported("4\n\n0001\n0211\n2231\n2333\n")).isEqualTo(ok(SMALL));
  }

  @Test
  void readLettersAsTheyAre() {
    assertThat(imported("b b\nQ Q\n")).isEqualTo(ok("bb\nQQ\n"));
    assertThat(CommandRun.of("import", GARDEN).out()).startsWith("# Garden\nCCCEEGHH\n");
    assertThat(CommandRun.of("import", "../boards/completion-1850.txt").code()).isZero();
  }

  /** Examples of the tests of two programs, which name the regions or the solution, too. */
  @Test
  void readStarBattles() throws IOException {
    String regions = "AAABBB\nABBBCC\nADDEEC\nFFDDEC\nFEEEEC\nFCCCCC\n";
    String address = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";
    assertThat(CommandRun.of("import", address)).isEqualTo(ok(regions));
    assertThat(CommandRun.of("import", "starbattle/6/6/1/4ilbhgdnmhou")).isEqualTo(ok(regions));
    assertThat(CommandRun.of("import", "https://pzv.jp/p.html?starbattle/v:/6/6/1/4ilbhgdnmhou"))
        .isEqualTo(ok(regions));
    Path file = Files.writeString(folder.resolve("puzzle.url"), "URL=" + address + "\n");
    assertThat(CommandRun.of("import", file.toString())).isEqualTo(ok(regions));
    assertThat(CommandRun.reading(regions, "export", "-", "--to", "puzzlink"))
        .isEqualTo(ok(address + "\n"));
    assertThat(CommandRun.reading(regions, "solve", "-", "--format", "json").out())
        .contains("\"rows\":[5,0,3,1,4,2]", "\"uniqueness\":\"UNIQUE\"");

    String other = "https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk";
    CommandRun board = CommandRun.of("import", other);
    assertThat(CommandRun.reading(board.out(), "export", "-", "--to", "puzzlink"))
        .isEqualTo(ok(other + "\n"));
    assertThat(CommandRun.reading(board.out(), "check", "-")).isEqualTo(ok(""));
  }

  @Test
  void readPictures() throws IOException {
    Path shot = folder.resolve("shot.png");
    Position position = Position.parse(SMALL).withQueen(1, 0);
    ImageIO.write(DrawnBoard.of(position), "png", shot.toFile());
    CommandRun run = CommandRun.of("import", shot.toString());
    assertThat(run.out()).isEqualTo(position.toString());
    assertThat(run.err()).startsWith(shot + ": The picture shows a board of 4 rows");
  }

  @Test
  void returnFromEachFormat() {
    QueensSolver solver = QueensSolver.builder().build();
    PuzzleGenerator generator = new PuzzleGenerator(solver, solver);
    List<Board> boards =
        Stream.of(4, 5, 8, 11)
            .map(n -> generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, n, n).board())
            .toList();
    for (RegionFormat format : RegionFormat.values()) {
      for (Board board : boards) {
        assertThat(returned(format, board)).as("%s", format).isEqualTo(renamed(board));
      }
      assertThat(returned(format, Board.of("A"))).as("%s", format).isEqualTo(Board.of("A"));
    }
  }

  private static Board returned(RegionFormat format, Board board) {
    CommandRun out = CommandRun.reading(board.toString(), "export", "-", "--to", format.name());
    return renamed(Board.parse(imported(out.out()).out()));
  }

  /** The board with letters in the order of the first squares, and without a title. */
  private static Board renamed(Board board) {
    StringBuilder seen = new StringBuilder();
    return Board.of(
        board.lines().stream()
            .map(
                line -> {
                  StringBuilder renamed = new StringBuilder();
                  for (char letter : line.toCharArray()) {
                    if (seen.indexOf(String.valueOf(letter)) < 0) {
                      seen.append(letter);
                    }
                    renamed.append((char) ('A' + seen.indexOf(String.valueOf(letter))));
                  }
                  return renamed.toString();
                })
            .toArray(String[]::new));
  }

  @Test
  void write() {
    String board = "# Say \"A\"\n" + SMALL;
    assertThat(CommandRun.reading(board, "export", "-", "--to", "colorRegions"))
        .isEqualTo(
            ok(
                """
                {
                  "size": 4,
                  "name": "Say \\"A\\"",
                  "colorRegions": [
                    ["A", "A", "A", "B"],
                    ["A", "C", "B", "B"],
                    ["C", "C", "D", "B"],
                    ["C", "D", "D", "D"]
                  ]
                }
                """));
    assertThat(CommandRun.reading(board, "export", "-", "--to", "digits").out())
        .isEqualTo("0 0 0 1\n0 2 1 1\n2 2 3 1\n2 3 3 3\n");
    assertThat(CommandRun.reading(board, "export", "-", "--to", "letters").out())
        .isEqualTo("A A A B\nA C B B\nC C D B\nC D D D\n");
    String titled = CommandRun.reading(board, "export", "-", "--to", "colorRegions").out();
    assertThat(imported(titled)).isEqualTo(ok(board));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "A A/B ! row 1 (of 1 squares) must have as many squares as there are rows (2): complete",
        "0 0/0 0 ! regions (1) must be as many as the rows (2): each has one queen",
        "{size: 3, colorRegions: [[A, A], [B, B]]} ! size (3) must be the number of rows (2): correct",
        "colorRegions: [[A, A], [B ! text must have the end of its last array: copy the whole text",
        "colorRegions: [['A', 'B ! text must have the end of its last string: copy the whole text",
        "[[A, (], [B, B]] ! '(' in the array must be the name of a region: write letters, numbers",
        "[['\\u00zz']] ! escape (\\u00zz) must have four digits: correct it",
        "[[]] ! row 0 (of 0 squares) must have as many squares as there are rows (1)",
        "[\"\"] ! row 0 (of 0 squares) must have as many squares as there are rows (1)",
        "starbattle/6/6 ! address must be of the form starbattle/COLUMNS/ROWS/1/BORDERS: copy it",
        "starbattle/6/6/1/4ilbhgdnmho ! borders (11 characters) must have 12 characters for 6 rows",
        "starbattle/6/6/1/4ilbhgdnmhox ! address must be of the form starbattle/COLUMNS/ROWS/1/BORD",
        "starbattle/6/6/1/4ilbhgdnmhou0 ! borders (13 characters) must have 12 characters for 6",
        "starbattle/6/6/2/4ilbhgdnmhou ! stars (2) must be 1 in each row, column and region: take",
        "starbattle/6/5/1/4ilbhgdnmhou ! star battle (6 columns and 5 rows) must have as many",
        "starbattle/60/60/1/4 ! rows (60) must be between 1 and 52, a letter for each region",
        "starbattle/6/6/1/000000000000 ! regions (1) must be as many as the rows (6)",
        "hello? ! line 1, column 6: '?' (U+003F) is not a square",
      })
  void sayWhyATextHasNoBoard(String text, String message) {
    CommandRun run = imported(text.replace("/B", "\nB").replace("/0 0", "\n0 0"));
    run.assertBadUsage("queens: standard input: " + message);
  }

  @Test
  void refuseAMegabyte() {
    imported(" ".repeat(1_000_001))
        .assertBadUsage(
            "queens: standard input: text must have at most 1000000 bytes: cut out the board");
  }

  @Test
  void fetchNothing() {
    CommandRun.of("import", "https://example.org/level1.ts")
        .assertBadUsage(
            "address (https://example.org/level1.ts) must be that of a star battle on puzz.link:"
                + " nothing is fetched, save the page as a file");
    CommandRun.of("import", "missing.js")
        .assertBadUsage("file (missing.js) was not found: give the path of a board");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "....,....,....,.... ! board (of 4 rows) must have regions: other programs have no blocked",
        "AAB,ACB,#CC ! board (of 3 rows) must have no blocked squares: give each square to a region",
        "# variant=rooks,AB,AB ! variant (rooks) must be non-touching: other programs have no other",
        "ABBB,BBCA,DCCC,DDDD ! region A is not connected: it has squares (0, 0) and (3, 1), but no path between them: choose another format than puzzlink",
      })
  void sayWhyABoardIsNotExpressed(String board, String message) {
    CommandRun.reading(board.replace(',', '\n'), "export", "-", "--to", "puzzlink")
        .assertBadUsage("queens: " + message);
  }

  @Test
  void sayWhichFormatsThereAre() {
    CommandRun.of("export", GARDEN).assertBadUsage("Missing required option: '--to=FORMAT'");
    CommandRun.of("export", GARDEN, "--to", "sgf")
        .assertBadUsage("must be one of colorregions, puzzlink, digits, letters");
    CommandRun.of("export", "../boards/garden-begun.txt", "--to", "letters")
        .assertBadUsage("the board has queens or crosses of a player, which this command does not");
  }
}
