package org.nqueens.puzzle.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;

/** Boards with several queens in each row, column and region. */
public final class StarBoards {
  private static final Map<Long, List<Board>> MADE = new ConcurrentHashMap<>();

  private StarBoards() {}

  /** Three boards of two stars, each with one solution, of the difficulties 3, 5 and 6. */
  public static List<Board> unique() {
    return List.of(
        Board.of(
                "IIIAAAAAH",
                "IIFFAAHHH",
                "IFFAABHDD",
                "IIFFFBBDD",
                "IIIIBBBDD",
                "GGIEBBBDD",
                "GGIEEBCCC",
                "GGEEBBBCC",
                "GGEEECCCC")
            .withStars(2),
        Board.of(
                "HBBBHHEEE",
                "HHHHHHEEE",
                "HHHHCHHII",
                "HHHHCCHII",
                "AADDCIIII",
                "ADDDIIIFF",
                "AADDIGIFF",
                "IIDDIGGFF",
                "IIIIIGGGF")
            .withStars(2),
        Board.of(
                "DDDFFFFFI",
                "DDFFFFFFI",
                "DDGGGGGII",
                "BBBGGGGHI",
                "BBBBGGHHH",
                "BBBBEEHHH",
                "BBEEECCHH",
                "BAAAEECCC",
                "AAAAEECCC")
            .withStars(2));
  }

  /**
   * Dozens of random boards of two stars, with regions and without, most of them without a
   * solution; the same ones for the same seed. Their given queens do not clash.
   */
  public static List<Board> of(long seed) {
    return MADE.computeIfAbsent(seed, StarBoards::make);
  }

  private static List<Board> make(long seed) {
    RandomBoards boards = new RandomBoards(seed);
    List<Board> made = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      for (int n = 6; n <= 9; n++) {
        Board grown = boards.grown(Variant.NON_TOUCHING, n);
        made.add(grown.withStars(2));
        made.add(boards.blocked(grown, n).withStars(2));
        made.add(boards.scattered(Variant.NON_TOUCHING, n).withStars(2));
        made.add(boards.clues(Variant.NON_TOUCHING, n, n / 3, n).withStars(2));
        made.add(boards.clues(Variant.NON_TOUCHING, n, 0, n).withStars(2));
      }
      made.add(boards.clues(Variant.NON_TOUCHING, 9, 0, 3).withStars(2));
    }
    made.removeIf(board -> !Position.of(board).clashes().isEmpty());
    return List.copyOf(made);
  }
}
