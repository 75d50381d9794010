package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.GrownRegions;

class ForeignBoardsTest {
  private static final String SMALL = "AAAB\nACBB\nCCDB\nCDDD\n";

  /** The boards of a text as this project writes them, with empty lines between them. */
  private static String read(String text) {
    return ForeignBoards.read(text).boards().stream()
        .map(board -> board.position().map(Position::toString).orElse(board.fault()))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void readsObjectsOfJavaScript() {
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
    assertThat(read(source)).isEqualTo("# A \"small\" one\n" + SMALL);
    assertThat(read(source.replace("\"", "'").replace("'A 'small'  one'", "`x`")))
        .isEqualTo("# x\n" + SMALL);
    assertThat(read(source.replace("name: 'A \"small\"  one'", "date: '2025-10-26'")))
        .isEqualTo("# 2025-10-26\n" + SMALL);
  }

  @Test
  void readsJson() {
    String rows = "[\"AAAB\",\"ACBB\",\"CCDB\",\"CDDD\"]";
    assertThat(read("{\"colorRegions\":" + rows + "}")).isEqualTo(SMALL);
    assertThat(read("{\"title\":\"Caf\\u00e9 \\\"2\\\"\",\"colorRegions\":" + rows + "}"))
        .isEqualTo("# Café \"2\"\n" + SMALL);
    assertThat(read("colorRegions = [ // rows\n [0, 0], [b, b] ]")).isEqualTo("AA\nBB\n");
    assertThat(read("{/* don't */ colorRegions: [[a, a], [b, b]], /* can't */}"))
        .as("apostrophes are no quotation marks")
        .isEqualTo("aa\nbb\n");
    assertThat(read("{\"board\":" + rows + "}")).isEqualTo(SMALL);
    assertThat(read("[[7,7,7,0],[7,-1,0,0],[-1,-1,2,0],[-1,2,2,2]]")).isEqualTo(SMALL);
    assertThat(read("{colorRegions: [['#f00','#f00'],['blue','blue']]}")).isEqualTo("AA\nBB\n");
    assertThat(
            read(
                "[{\"name\":\"1\",\"size\":1,\"colorRegions\":[[\"A\"]]},"
                    + "{\"size\":4,\"colorRegions\":"
                    + rows
                    + ",\"name\":\"2\"}]"))
        .isEqualTo("# 1\nA\n\n# 2\n" + SMALL);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A A A B/A C B B/C C D B/C D D D/",
        " A,A,A,B / A, C, B, B /C,C,D,B/C,D,D,D//",
        "1 1 1 2/1 3 2 2/3 3 4 2/3 4 4 4",
        "4/0001/0211/2231/2333/",
        "4/10 10 10 2/10 0 2 2/0 0 11 2/0 11 11 11",
        "1,1,1,2,1,3,2,2,3,3,4,2,3,4,4,4",
        "AAAB/ACBB/CCDB/CDDD",
        "4/A A A B/A C B B/C C D B/C D D D",
        "4//AAAB/ACBB/CCDB/CDDD",
        "\ufeffA,A,A,B\r/A,C,B,B\r/C,C,D,B\r/C,D,D,D",
      })
  void readsRows(String text) {
    assertThat(read(text.replace('/', '\n'))).isEqualTo(SMALL);
  }

  /** Calls, keys and words are no names; slashes end lines. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "val grid = listOf(/ listOf(0,0,0,1),/ listOf(0,2,1,1),/ listOf(2,2,3,1),/ listOf(2,3,3,3))",
        "let g = vec![vec![0,0,0,1],vec![0,2,1,1],vec![2,2,3,1],vec![2,3,3,3]];",
        "grid = np.array([[0, 0, 0, 1],/ [0, 2, 1, 1],/ [2, 2, 3, 1],/ [2, 3, 3, 3]])",
        "{\"a\":[0,0,0,1],\"b\":[0,2,1,1],\"c\":[2,2,3,1],\"d\":[2,3,3,3]}",
        "{\"id\": 2013, \"size\": 4, \"cells\": [0,0,0,1,0,2,1,1,2,2,3,1,2,3,3,3], \"moves\": [1,2,3]}",
        "AAAB/ACBB/CCDB/CDDD/Made by Fred, added in December.",
        "grid = [0 0 0 1/ 0 2 1 1/ 2 2 3 1/ 2 3 3 3];",
        "{grid: ['AAAB','ACBB','CCDB','CDDD'], palette: {A: '#fff', B: '#000'}, hidden: false}",
      })
  void readsWhatStandsAmongOtherWords(String text) {
    ForeignBoards read = ForeignBoards.read(text.replace('/', '\n'));
    assertThat(read.boards()).extracting(Reading::fault).containsExactly("");
    assertThat(read(text.replace('/', '\n'))).isEqualTo(SMALL);
  }

  @Test
  void readsSeveralBoards() {
    String two = SMALL + "\n" + SMALL;
    String numbers = "4\n0 0 0 1\n0 2 1 1\n2 2 3 1\n2 3 3 3\n";
    assertThat(read(numbers + " \n\n" + numbers)).isEqualTo(two);
    String commas = "A,A,A,B\r\nA,C,B,B\r\nC,C,D,B\r\nC,D,D,D\r\n";
    assertThat(read(commas + "\r\n" + commas)).isEqualTo(two);
    assertThat(read("# One\n" + two)).isEqualTo("# One\n" + two);
    assertThat(read("0 0 0 1\n0 2 1 1\n\n2 2 3 1\n2 3 3 3\n")).isEqualTo(SMALL);
    String flat = "AAABACBBCCDBCDDD";
    for (String list : List.of("%s\n%s\n", "%s,%s", "[\"%s\",\"%s\"]", "id;grid\n1;%s\n2;%s\n")) {
      assertThat(read(list.formatted(flat, flat))).as(list).isEqualTo(SMALL + "\n" + SMALL);
    }
    assertThat(read("4\n\n0001\n0211\n2231\n2333\n")).isEqualTo(SMALL);
  }

  @Test
  void readsTheTextOfThisProjectAsItIs() {
    assertThat(read("b b\nQ Q\n")).isEqualTo("bb\nQQ\n");
    String begun = "# Begun\n A -B-\n[A] B\n";
    assertThat(read(begun)).isEqualTo(Position.parse(begun).toString());
  }

  /** What is in strings is no structure: each title comes back. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "colorRegions: [",
        "starbattle/",
        "{ size: 9, name: 'x'",
        "it's \"so\" }",
        "[[\"",
        "a\\"
      })
  void readsTitlesThatLookLikeTheFormat(String title) {
    Board board = Board.of("AABB", "ACBB", "CCDB", "CDDD").withTitle(title);
    String text = RegionFormat.COLORREGIONS.of(board);
    assertThat(ForeignBoards.read(text).boards())
        .as(text)
        .containsExactly(Reading.of(Position.of(board)));
  }

  /** Examples of the tests of two programs. */
  @Test
  void readsStarBattles() {
    String regions = "AAABBB\nABBBCC\nADDEEC\nFFDDEC\nFEEEEC\nFCCCCC\n";
    String address = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";
    assertThat(read(address)).isEqualTo(regions);
    assertThat(read("starbattle/6/6/1/4ilbhgdnmhou")).isEqualTo(regions);
    assertThat(read("https://pzv.jp/p.html?starbattle/v:/6/6/1/4ilbhgdnmhou")).isEqualTo(regions);
    assertThat(read("[InternetShortcut]\nURL=" + address + "\n")).isEqualTo(regions);
    assertThat(RegionFormat.PUZZLINK.of(Board.parse(regions))).isEqualTo(address + "\n");

    String other = "https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk";
    assertThat(RegionFormat.PUZZLINK.of(Board.parse(read(other)))).isEqualTo(other + "\n");
    assertThat(ForeignBoards.isAddress(other)).isTrue();
    assertThat(ForeignBoards.isAddress(regions)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "A A B/C B B/C B ! row 2 (of 2 squares) must have as many squares as most rows (3): complete",
        "0 0/0 0 ! regions (1) must be as many as the rows (2), because each has one queen: name as",
        "AABB/AABB/CCDD/CCCD/DDDD ! board (of 5 rows and 4 columns) must have as many rows as"
            + " columns: complete it with blocked squares (#) and --queens, or write",
        "7 3 2/4 1 1 ! board (of 2 rows and 3 columns) must have as many rows as columns: complete"
            + " it with blocked squares (#) and --queens, or write given queens as Q",
        "8 4 6 2 5 ! row (of 5 names) must have the n x n squares of a board, or each row of a"
            + " placement once: write given queens as Q on n lines of n squares",
        "{size: 3, colorRegions: [[A, A], [B, B]]} ! size (3) must be the number of rows (2):"
            + " correct",
        "colorRegions: [[A, A], [B ! text must have the end of its last array or object, which"
            + " begins with '[' in line 1: copy the whole text",
        "[[A, A}, [B, B]] ! '}' in line 1 must be ']', which closes the '[' of line 1: copy",
        "[['A'B', 'B'], ['A', 'B']] ! row 0 (of 3 squares) must have as many squares as most rows (2)",
        "starbattle/6/6/1 ! address must be of the form starbattle/COLUMNS/ROWS/STARS/BORDERS: copy it",
        "starbattle/6/6/1/4ilbhgdnmho ! borders (11 characters) must have 12 characters for 6 rows",
        "starbattle/6/6/1/4ilbhgdnmhox ! address must be of the form"
            + " starbattle/COLUMNS/ROWS/STARS/BORD",
        "starbattle/6/6/1/4ilbhgdnmhou0 ! borders (13 characters) must have 12 characters for 6",
        "starbattle/6/6/7/4ilbhgdnmhou ! stars (7) must be between 1 and 6: give the number of queens",
        "starbattle/6/5/1/4ilbhgdnmhou ! star battle (6 columns and 5 rows) must have as many",
        "starbattle/60/60/1/4 ! rows (60) must be between 1 and 52, a letter for each region",
        "starbattle/6/6/1/000000000000 ! regions (1) must be as many as the rows (6)",
        "hello? ! line 1, column 6: '?' (U+003F) is not a square: write '.' free",
        "four words without rows ! text must have a board, n rows of n names: see the forms that",
        "'0,0,Q,1/Q,0,1,1/2,2,3,Q/2,Q,2,3' ! 'Q' hides the region of its square: write regions as",
        "'0,0,.,1/0,0,1,1/2,2,3,3/2,2,2,3' ! '.' belongs to no region: name the region of each",
        "{grid: [[a,a,b,b],[a,a,b,b],[c,c,d,d],[c,c,c,d]], walls: [[0,1],[2,2]]} ! 'walls' beside"
            + " the board has no known meaning: name it given or solution, or leave it out",
        "{size: 4, given: [[0,1]], blocked: [[2,2]]} ! pairs of 'blocked' may be row and column or",
        "{grid: [[a,a,b,b],[a,a,b,b],[c,c,d,d],[c,c,c,d]], given: [{row: 1, col: 2}]} ! squares of"
            + " 'given' may be counted from 0 or from 1: count them from 0",
        "{stars: 7, grid: [[a,a,b,b],[a,a,b,b],[c,c,d,d],[c,c,c,d]]} ! stars (7) must be at most 1, since",
        "[[ax,b,c,d],[b,b,c,d],[c,c,c,d],[d,d,d,d]] ! name (ax) must be a letter as the others are",
        "'n = 3/blocks = [[0, 3]]' ! row (0) in 'blocks' must be between 1 and 3: give a square of",
        "'n = 3/init = [[0, 3]]' ! column (3) in 'init' must be between 0 and 2: give a square of",
        "red blue/red blue ! text must have a board, n rows of n names: see the forms that",
        "2 4 1 3/2 4 1 3/2 4 1 3/2 4 1 3 ! text may be the board ABCD/ABCD/ABCD/ABCD or"
            + " ..Q./Q.../...Q/.Q..: write each row on a line of its own, and an empty line",
      })
  void saysWhyATextHasNoBoard(String text, String message) {
    String lines = text.startsWith("starbattle") ? text : text.replaceAll("(?<=[^ ])/", "\n");
    ForeignBoards read = ForeignBoards.read(lines);
    assertThat(read.boards()).hasSize(1);
    assertThat(read.boards().get(0).position()).isEmpty();
    assertThat(read.boards().get(0).fault()).startsWith(message);
  }

  /** A part of a text that is no whole board is refused or told, also beside a board. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ABDDACBB ACB|ABDDACBB ACB| ",
        "CBDD|CBDD,CCAA|CCAA",
        "['BAAA','CDDD';'CDDD','CDDD']",
        "CCCC CCCA DCCA DBCC//{'fielfielCCEDDCCCEDDCCCBFFAAAFFFAAAFFFAAAFFF'}",
        "AABB AABB CCDD CCCD/AABB AABB CCDD CCCD/AABB AABB CCDD CCCD/AABB AABB CCDD CC",
        "const gr/const gr",
        "{{C,A,D,D},/{C,A,D,D},/{B,D,D,D},/{B,D,D,D}};  {B=,D,D,D}};",
        "g = `/AAAA/BAAA/CCCD/CCDD/`;DD/`;DD/`;",
        "['DDCC','BDCA','BDCA','BBCA'] 'BBC/A']",
        "DDAA/CDAA/CDAA/C CBBB C CBBB",
        "[A,A,A,B,/A,E. E,B,B,/C,C,B,/C,C,C,B,B]",
        "{b: [[A,A,B,B],[A,A,B,B],[C,C,D,D],[C,C,C,D]]//F F B B/F F B B/C C}C C",
        "[[D D D A]/ [B B A A]/ [B B B A]/ [B B B CC]] [B B B C]]",
        "BBAA DDDA CCCA CCCC/  CCEEE/  D  AAEEEEE/  BEEEE",
        "BB/BC//DDDA/DDD,",
        "4 A A B/A C B B/C C B B/C C C B"
      })
  void tellsEachPartThatIsNotRead(String text) {
    requireTold(text.replace('/', '\n'));
  }

  private static void requireTold(String text) {
    ForeignBoards read = ForeignBoards.read(text);
    boolean areAllRead = read.boards().stream().allMatch(Reading::isRead);
    assertThat(areAllRead && read.remarks().isEmpty()).as(text).isFalse();
  }

  /** Parts of a broken board beside a whole one, or run into it; slashes end lines. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "BBCC|DCC|AACC|AACconst grid = `/CCDD/CCDD/CCAA/CCAB/`;",
        "{'field': 'CCAA\\nCCAA\\nBBDDDcolorGrid': [{'colors': [A,D,D,D]},{'colors': [F,F,D,D]},"
            + "{'colors': [F,F,F,F]},{'colors': [F,F,E,E]}]}",
        "{'colorGrid': [{'colors': [F,F,F,B,B,A]},,A]},{'colors': [F,F,F,B,A,A]},{'colors':"
            + " [F,F,E,D,D,A]}]}//D,D,D,A/C,D,D,A/C,D,D,D/B,B,B,D",
        "grid = (/  (D, D, B, B),/  A, D, B, B),/  (A,B),/  (A, A,/C, C)/)",
        "regio]s = [| C,C,D,D,D/regio]s = [| C,C,D,D,D/regio]s = [| C,C,D,D,D/ | C,C,D,D,D/"
            + " | C,E,D,A,A/ | C,E,E,A,A/ | E,E,E,E,B |];",
        "BBCC|BDCD|DDDDonst grid = [/B, C, A, A,/B, D, A, A,/D, D, D, D,/D, D, D, D/];",
        "const gridDDD/BBD/BBCC/BBCC/`;///DAAAAF DEEAAF EEEFFF EFFFFF EFFBCC FFFCCC",
        "DBAA|DDAC|DDCfield': 'CCCCCCCCAACBDABB'}",
        "C C A A/C C A A/B D A A/A A A AA :A A A",
        "{{fieldFEECCCFFFECCCDFFEEEEDDFEEEBDDEEEBBAAABBBBAAABBGB'}'}",
        "{'fieldECCCCEEEDCACCCCA'}//{'colorGrid': [{'colors': [C,C,A,B]},{'colors': [C,A,A,B]},"
            + "{'colors': [C,A,A,D]},{'colors': [C,A,A,D]}]}",
        "{'field': 'DDFFCBBDDDCCBBDDCCGBBDDCCGGGDEEGGGGEEEEAAAEEEEEAAcolorGrid': [{'colors':"
            + " [C,C,B,B]},{'colors': [A,C,B,B]},{'colors': [A,C,D,D]},{'colors': [A,A,A,A]}]}",
        "[A, A, A, A, A,/A, A, A, A, A,/C, C, B, B, B,/E, =, B, ,, B,/E, D, B, B, B]",
        "CCCEE ACCEE AA,DB AADDD/CCCEE ACCEE AA,DB AADDD//AAAA/CCAA/DDDB/DDBB",
        "{'field': 'CBBD\\nCBBD\\nCABD\\n}': 'CBBD\\nCBBD\\nCABD\\nCAAA'}",
        "{'field': 'DDDBCCCACCCACCCeld': 'DDDBCCCACCCACCCA'}",
      })
  void losesNoPartOfABrokenBoard(String text) {
    requireTold(text.replace('/', '\n').replace('\'', '"'));
  }

  /** As many words as rows, of which some are two rows that grew together, are no regions. */
  @Test
  void readsNoRowsInOneLineAsNames() {
    String rows = "DDAAEEE/DDAAEEE/DDCFBBB/GGGFFBB/GGGFFBB/GGGFFBB/GGGGFB_B";
    assertThat(ForeignBoards.read(rows.repeat(4)).boards()).noneMatch(Reading::isRead);
    String lines = "CCCCB CCCCB CCCBB AACCD ,AAAEE";
    assertThat(ForeignBoards.read(lines.repeat(4)).boards()).noneMatch(Reading::isRead);
  }

  @Test
  void refusesALongText() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ForeignBoards.read(" ".repeat(ForeignBoards.MAX_LENGTH + 1)))
        .withMessage(
            "text (of 4000001 characters) must have at most 4000000: give its boards in several texts");
  }

  /** Each list makes another board, which may have a million squares. */
  @Test
  void refusesManyListsBesideABoard() {
    String lists = "blocks = [[1, 1]]\n\n".repeat(33);
    assertThat(ForeignBoards.read("n = 4\n" + lists).boards().get(0).fault())
        .isEqualTo(
            "lists of squares (33) beside one board must be at most 32: join those of one name");
  }

  /** A setting holds for the boards behind it, up to the next one. */
  @Test
  void readsSettingsBetweenBoards() {
    String board =
        "AAAAAABB\nAAAAAABB\nAACCCCBB\nAADDDDBB\nEEEEFFFF\nEEEEFFFF\nGGGGHHHH\nGGGGHHHH\n\n";
    String text = board + "stars: 2\n\n" + board + board + "stars: 1\n\n" + board;
    assertThat(ForeignBoards.read(text).boards())
        .extracting(read -> read.position().orElseThrow().board().stars())
        .containsExactly(1, 2, 2, 1);
  }

  /** A name with a word that a header would take for a setting is a title, as others are. */
  @Test
  void readsATitleWithTheSizeInIt() {
    assertThat(read("{name: 'Level n=9 variant=x', colorRegions: ['AAAB','ACBB','CCDB','CDDD']}"))
        .isEqualTo("# Level n = 9 variant = x\n" + SMALL);
  }

  @ParameterizedTest
  @EnumSource
  void readsEachForm(WrittenForm form) {
    for (int n = 4; n <= 9; n++) {
      List<String> board = GrownRegions.lines(n, new Random(n));
      ForeignBoards text = ForeignBoards.read(form.text(board));
      List<Reading> read = text.boards();
      assertThat(text.remarks()).as(form.text(board)).isEmpty();
      assertThat(read).as(form.text(board)).hasSize(1);
      assertThat(MutatedTexts.numbers(read.get(0).position().orElseThrow()))
          .as(form.text(board))
          .isEqualTo(MutatedTexts.numbers(String.join("", board)));
    }
  }

  @Test
  void readsWallsOfOthers() {
    assertThat(boards("BFS\n4\n3\n0000\n0200\n0001\n0000\n"))
        .containsExactly("# queens=3\n....\n.%..\n...Q\n....\n");
    assertThat(boards("{\"obstacles\": [[false, true], [false, false]]}"))
        .containsExactly(".%\n..\n");
    assertThat(ForeignBoards.read("DFS\n4\n3\n0000\n0300\n0000\n0000\n").boards())
        .allMatch(board -> !board.isRead());
  }

  @Test
  void readsASizeAtTheEndOfAFact() {
    assertThat(ForeignBoards.read("#const n=4.\n" + Form.CELLS.examples().get(1)).boards())
        .allMatch(Reading::isRead);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Row 0: 1\nRow 1: 3\nRow 2: 0\nRow 3: 2",
        "row1 = 2\nrow2 = 4\nrow3 = 1\nrow4 = 3",
        "{\"0\": 1, \"1\": 3, \"2\": 0, \"3\": 2}"
      })
  void tellsThatNumberedValuesMayBeColumns(String text) {
    ForeignBoards read = ForeignBoards.read(text);
    assertThat(read.boards()).singleElement().matches(Reading::isRead);
    assertThat(read.remarks()).anyMatch(remark -> remark.contains("mirrored board"));
  }

  /** What a search prints of each solution is a board, though the variables have the same names. */
  @Test
  void readsSeveralNumberedSolutions() {
    String one = "Q_0 = 1, Q_1 = 3, Q_2 = 0, Q_3 = 2\n";
    String other = "Q_0 = 2, Q_1 = 0, Q_2 = 3, Q_3 = 1\n";
    assertThat(boards(one + other))
        .containsExactly("..Q.\nQ...\n...Q\n.Q..\n", ".Q..\n...Q\nQ...\n..Q.\n");
    ForeignBoards broken = ForeignBoards.read(one + "Q_0 = 2, Q_1 = 0, Q_2 = 2, Q_3 = 1\n");
    assertThat(broken.remarks())
        .containsExactly(
            "words (8, from line 2 on: Q_0 2 Q_1 0 Q_2 2 Q_3 1) belong to no board and are left out");
  }

  @Test
  void readsTheInstancesOfEssence() {
    assertThat(boards("letting n be 4\nletting blocks be [[1, 1]]\nletting init be [[0, 1]]\n"))
        .containsExactly("#Q..\n....\n....\n....\n");
  }

  /** The names that messages advise; "blocked" has "locked" in it, which is given elsewhere. */
  @ParameterizedTest
  @ValueSource(strings = {"blocked", "blockedSquares", "locked_queens", "given"})
  void tellsBlockedSquaresFromGivenQueens(String key) {
    char square = key.startsWith("blocked") ? '#' : 'Q';
    assertThat(boards("{\"size\": 4, \"%s\": [{\"row\": 0, \"col\": 1}]}".formatted(key)))
        .containsExactly("." + square + "..\n....\n....\n....\n");
  }

  @Test
  void refusesAPageWithABrokenNumber() {
    String page = Form.PAGE.examples().get(0);
    assertThat(ForeignBoards.read(page.replaceFirst("x=\"1\"", "x=\"1,\"")).boards())
        .extracting(Reading::fault)
        .containsExactly(
            "page (with 15 squares) must have each square of a board once: save the whole page");
  }

  @Test
  void readsPairsBehindAKey() {
    assertThat(boards("Queens at: (0,1) (1,3), (2,0), (3,2)"))
        .containsExactly(".Q..\n...Q\nQ...\n..Q.\n");
    assertThat(ForeignBoards.read("Queens at: (0,1)").boards())
        .extracting(Reading::fault)
        .containsExactly(
            "pairs of 'at' may be row and column or column and row: write objects with row and col, or draw the queens");
  }

  @Test
  void passesOverTheNamesOfAnImport() {
    ForeignBoards read =
        ForeignBoards.read(
            "import {\n  pink,\n  blue,\n} from \"../colors\";\nconst grid = ['AABB','ACBB','CCDB','CDDD'];\n");
    assertThat(read.boards()).allMatch(Reading::isRead);
    assertThat(read.remarks()).isEmpty();
  }

  private static List<String> boards(String text) {
    return ForeignBoards.read(text).boards().stream()
        .map(board -> board.position().orElseThrow().toString())
        .toList();
  }
}
