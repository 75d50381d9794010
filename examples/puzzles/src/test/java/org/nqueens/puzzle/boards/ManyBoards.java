package org.nqueens.puzzle.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;

/**
 * A few hundred random boards of all variants, with one, several and no solutions, some beyond all
 * rules. Their given queens do not clash.
 */
public final class ManyBoards {
  private static final Map<Long, List<Board>> MADE = new ConcurrentHashMap<>();

  private ManyBoards() {}

  /** The same boards for the same seed. */
  public static List<Board> of(long seed) {
    return MADE.computeIfAbsent(seed, ManyBoards::make);
  }

  private static List<Board> make(long seed) {
    RandomBoards boards = new RandomBoards(seed);
    List<Board> made = new ArrayList<>();
    for (Variant variant : Variant.values()) {
      for (int n = 4; n <= 9; n++) {
        Board grown = boards.grown(variant, n);
        made.add(grown);
        made.add(boards.blocked(grown, n));
        made.add(boards.scattered(variant, n));
        made.add(boards.clues(variant, n, n / 4, n * n / 3));
        made.add(boards.clues(variant, n, 0, n * n / 2));
        for (int i = 0; i < 3; i++) {
          Optional<Board> unique = boards.unique(variant, n);
          unique.ifPresent(made::add);
          unique.ifPresent(board -> made.add(boards.blocked(board, 2)));
        }
      }
    }
    // No toroidal placement has a size divisible by 2 or 3, which no rule knows.
    made.add(boards.clues(Variant.TOROIDAL, 10, 0, 20));
    // Few placements on many squares.
    for (int i = 0; i < 20; i++) {
      made.add(boards.clues(Variant.TOROIDAL, 11, 0, 30));
    }
    made.removeIf(board -> !Position.of(board).clashes().isEmpty());
    return List.copyOf(made);
  }
}
