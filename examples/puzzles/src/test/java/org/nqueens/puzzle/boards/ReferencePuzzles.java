package org.nqueens.puzzle.boards;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.contract.ReferenceData;

/** The region boards of others, see {@link ReferenceData}. */
public final class ReferencePuzzles {
  private ReferencePuzzles() {}

  /** The 325 boards with one solution. */
  public static List<Board> unique() {
    return boards(true);
  }

  /** The 44 boards with several solutions. */
  public static List<Board> ambiguous() {
    return boards(false);
  }

  /** Five star battles with one star, each with one solution. */
  public static List<Board> starBattles() {
    return ReferenceData.boards("region-boards-star-battle.txt").stream()
        .map(Board::parse)
        .toList();
  }

  /** Each k-th of some boards, from the first on. */
  public static List<Board> every(int k, List<Board> boards) {
    return IntStream.iterate(0, i -> i < boards.size(), i -> i + k).mapToObj(boards::get).toList();
  }

  private static List<Board> boards(boolean unique) {
    return ReferenceData.boards("region-boards.txt").stream()
        .filter(text -> ReferenceData.word(text, "solutions").equals("1") == unique)
        .map(Board::parse)
        .toList();
  }

  /** The 374 boards of both files. */
  public static Stream<Board> all() {
    return Stream.of(unique(), ambiguous(), starBattles()).flatMap(List::stream);
  }
}
