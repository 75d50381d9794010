package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A form of boards that {@link ForeignBoards} reads, in the order in which the forms are tried.
 * Lines, rows of tables, facts and lists in brackets are read alike, so each form may be written in
 * each of them.
 */
public enum Form {
  /** The text of this project. */
  OWN(
      "the text of this project",
      Level.PARAGRAPH,
      ForeignBoards::own,
      "# Evening stars=1\nAABB\nACBB\nCCDB\nCDDD\n"),
  /** The page of a puzzle, or a file of elements. */
  PAGE(
      "a saved page with a colour for each square, such as LinkedIn's puzzle; a file of LEGUP",
      Level.TEXT,
      Elements::read,
      cells("<cell value=\"%s\" x=\"%s\" y=\"%s\"/>\n", ""),
      cells("<td style=\"background: %s\"></td>\n", "")),
  /** The model that a solver of Boolean formulas prints. */
  ANSWER(
      "the answer of a solver of SAT or pseudo-Boolean problems",
      Level.TEXT,
      SolverText::read,
      "s SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0\n"),
  /** Borders of regions as lines. */
  WALLS(
      "regions with walls around them",
      Level.PARAGRAPH,
      Walls::read,
      """
      +-+-+-+-+
      |   |   |
      + +-+ + +
      | | |   |
      +-+ +-+ +
      |   | | |
      + +-+ +-+
      | |     |
      +-+-+-+-+
      """),
  /** Squares that stop the sight. */
  TREES(
      "walls as the trees of a homework (method, size, queens, rows of 0, 1 and 2), or as a matrix of obstacles",
      Level.PARAGRAPH,
      Trees::read,
      "DFS\n4\n4\n0000\n0200\n0000\n0002\n",
      "{\"obstacles\": [[0,0,0,0], [0,1,0,0], [0,0,0,0], [0,0,0,1]]}"),
  /** An address that has the whole board. */
  PUZZ_LINK(
      "a star battle of puzz.link",
      Level.NOTATION,
      PuzzleLink::read,
      "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou"),
  /** Star battles in one word. */
  STAR_LINE(
      "a star battle as SIZExSTARS.REGIONS, or with the borders of StarBattleLab",
      Level.NOTATION,
      StarNotation::read,
      "4x1.AABBACBBCCDBCDDD"),
  /** Squares with their regions. */
  CELLS(
      "squares with row, column and region, or in order; objects, facts, triples or a table",
      Level.LIST,
      Squares::board,
      "[" + cells("{\"row\":%3$s,\"col\":%2$s,\"color\":\"%1$s\"}", ", ") + "]",
      "region(1,1,a). region(1,2,a). region(1,3,b). region(1,4,b). region(2,1,a). region(2,2,c). "
          + "region(2,3,b). region(2,4,b). region(3,1,c). region(3,2,c). region(3,3,d). region(3,4,b). region(4,1,c). region(4,2,d). region(4,3,d). region(4,4,d)."),
  /** Regions with their squares. */
  REGION_LISTS(
      "the squares of each region",
      Level.LIST,
      Squares::ofRegions,
      "{\"a\": [[0,0],[0,1],[1,0]], \"b\": [[0,2],[0,3],[1,2],[1,3],[2,3]],\n"
          + " \"c\": [[1,1],[2,0],[2,1],[3,0]], \"d\": [[2,2],[3,1],[3,2],[3,3]]}",
      """
      [{"color": 1, "cells": [[0,0],[0,1],[1,0]]},
       {"color": 2, "cells": [[0,2],[0,3],[1,2],[1,3],[2,3]]},
       {"color": 3, "cells": [[1,1],[2,0],[2,1],[3,0]]},
       {"color": 4, "cells": [[2,2],[3,1],[3,2],[3,3]]}]
      """),
  /** Queens and free squares in rows. */
  DRAWING(
      "queens, free and blocked squares: Q . #, crowns, 0 and 1, true and false",
      Level.LIST,
      part -> part.grid.flatMap(Grid::drawing),
      ". ♛ . .\n. . . ♛\n♛ . . .\n. . ♛ .\n",
      "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
      "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]]"),
  /** Queens and free squares in signs of others. */
  SIGNS(
      "queens and free squares in any two signs",
      Level.LIST,
      part -> part.grid.flatMap(Grid::signs),
      "* X * *\n* * * X\nX * * *\n* * X *\n"),
  /** Names of regions in rows. */
  REGIONS(
      "n rows of n names of regions: letters, numbers, words, colours, emoji",
      Level.LIST,
      part -> part.grid.map(grid -> grid.orPlacements(grid.regions())),
      "0011\n0211\n2231\n2333\n",
      "| A | A | B | B |\n|---|---|---|---|\n| A | C | B | B |\n| C | C | D | B |\n| C | D | D | D |\n",
      "AABB/ACBB/CCDB/CDDD",
      "{\"stars\": 1, \"regions\": [[0,0,1,1],[0,2,1,1],[2,2,3,1],[2,3,3,3]]}",
      "grid = ['AABB', 'ACBB', 'CCDB', 'CDDD']",
      "regions = [| 1,1,2,2 | 1,3,2,2 | 3,3,4,2 | 3,4,4,4 |];"),
  /** The rows of queens. */
  PLACEMENT(
      "the row of the queen in each column, from 0 or from 1; answers of MiniZinc",
      Level.LIST,
      part -> part.isLine() ? Variables.inLine(part.names()) : Variables.placement(part.names()),
      "q = [2, 4, 1, 3];\n----------\n",
      "4 2 4 1 3"),
  /** The names of all squares, row by row. */
  FLAT(
      "all names in one list",
      Level.LIST,
      part -> part.flat().map(Grid::reading).filter(Reading::isRead),
      "[0,0,1,1, 0,2,1,1, 2,2,3,1, 2,3,3,3]"),
  /** All names in one word. */
  WORD(
      "all names in one word, also in the rows of a table with heads",
      Level.WORD,
      part -> part.flat().map(Grid::reading).filter(Reading::isRead).filter(Form::hasPieces),
      "id,stars,grid\n7,1,AABBACBBCCDBCDDD\n"),
  /** Queens by their squares. */
  SQUARES(
      "queens as pairs or objects, in facts, lists or lines",
      Level.LIST,
      Squares::placement,
      "queen(1,2) queen(2,4) queen(3,1) queen(4,3)",
      "[[0, 1], [1, 3], [2, 0], [3, 2]]"),
  /** The rows of queens by the names of their columns. */
  NUMBERED(
      "the row of each column by its number; answers of Z3 and Choco",
      Level.BESIDE,
      part -> Optional.empty(),
      "{0: 1, 1: 3, 2: 0, 3: 2}",
      "Q_0 = 1, Q_1 = 3, Q_2 = 0, Q_3 = 2",
      "(define-fun q0 () Int 1) (define-fun q1 () Int 3) (define-fun q2 () Int 0) (define-fun q3 () Int 2)"),
  /** A size with squares beside it. */
  GIVEN(
      "the size with given queens, blocked squares or walls, which may also stand beside a board; CSPLib 80",
      Level.BESIDE,
      part -> Optional.empty(),
      "{\"size\": 4, \"given\": [{\"row\": 0, \"col\": 1}]}",
      "n = 4\nblocks = [[1, 1]]\ninit = [[0, 1]]\n"),
  /** A size with excluded diagonals. */
  DIAGONALS(
      "the excluded diagonals of CSPLib 79",
      Level.BESIDE,
      part -> Optional.empty(),
      "n = 10\ndiags = [[4, 1], [2, 0]]\n");

  /** Where a form is looked for. */
  enum Level {
    TEXT,
    PARAGRAPH,
    /** A word of any line. */
    NOTATION,
    /** A word that is alone in its line, or the value of a key. */
    WORD,
    /** Lines that follow each other, or a list. */
    LIST,
    /** What stands beside a size or a board: {@link Scope} reads it. */
    BESIDE
  }

  private static final Form[] FORMS = values();

  private final String description;
  private final Level level;
  private final Function<Part, Optional<Reading>> reader;
  private final List<String> examples;

  Form(
      String description,
      Level level,
      Function<Part, Optional<Reading>> reader,
      String... examples) {
    this.description = description;
    this.level = level;
    this.reader = reader;
    this.examples = List.of(examples);
  }

  /** The squares of a board in a format for the region, the column and the row. */
  private static String cells(String format, String separator) {
    return IntStream.range(0, 16)
        .mapToObj(i -> format.formatted("AABBACBBCCDBCDDD".charAt(i), i % 4, i / 4))
        .collect(Collectors.joining(separator));
  }

  /** {@return what is read} */
  public String description() {
    return description;
  }

  /** {@return texts in this form, each with one board} */
  public List<String> examples() {
    return examples;
  }

  /** True for regions or queens, which a bar of signs in a row has not. */
  private static boolean hasPieces(Reading read) {
    return read.board().hasRegions() || !read.positions().get(0).queens().isEmpty();
  }

  /** What this form says of a part: a board, or why it is none; nothing if it does not know it. */
  Optional<Found> in(Part part) {
    Set<Role> settings = level == Level.NOTATION ? Set.of(Role.STARS) : Set.of();
    Optional<Reading> read = reader.apply(part);
    return read.isEmpty()
        ? Optional.empty()
        : Optional.of(new Found(this, part.first, part.end, read.get(), part.remarks(), settings));
  }

  /** True for a word that is a board by itself wherever it stands. */
  static boolean isNotation(String word) {
    return PuzzleLink.isIn(word) || StarNotation.isIn(word);
  }

  /** The board that a word is wherever it stands. */
  static Optional<Found> notation(Word word) {
    return isNotation(word.text()) ? read(Level.NOTATION, new Part(word)) : Optional.empty();
  }

  /** The board that a word is which is alone. */
  static Optional<Found> in(Word word) {
    Optional<Found> notation = notation(word);
    return notation.isPresent() || word.text().length() < Part.LEAST * Part.LEAST
        ? notation
        : read(Level.WORD, new Part(word));
  }

  /** What the first form of a level that knows the part says. */
  static Optional<Found> read(Level level, Part part) {
    Optional<Found> found = Optional.empty();
    for (int i = 0; i < FORMS.length && found.isEmpty(); i++) {
      found = FORMS[i].level == level ? FORMS[i].in(part) : found;
    }
    return found;
  }
}
