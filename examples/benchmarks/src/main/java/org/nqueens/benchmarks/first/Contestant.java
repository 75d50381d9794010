package org.nqueens.benchmarks.first;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.StopToken;

/**
 * A program that decides whether a board has a placement.
 *
 * @param name its name
 * @param largest the largest board that it takes
 * @param program the program
 */
public record Contestant(String name, int largest, Program program) {

  /** What a contestant does. */
  @FunctionalInterface
  public interface Program {
    /**
     * Decides a board.
     *
     * @param board the board
     * @param deadline stopped at the end of the time
     * @return the verdict; open after the deadline
     */
    Verdict decide(QueensModel board, StopToken deadline);
  }

  /** The limit of the backend. */
  private static final int LARGEST_CP_SAT = 400;

  /** Whether it takes boards of this size. */
  public boolean takes(QueensModel board) {
    return board.size() <= largest;
  }

  /** The contestants of the table; the first is the one that the table is about. */
  public static List<Contestant> all() {
    return List.of(
        findAny("embedded", QueensModel.MAX_SIZE),
        findAny("cp-sat", LARGEST_CP_SAT),
        new Contestant("direct Choco", QueensModel.MAX_SIZE, RestartedChoco::decide),
        new Contestant("restart loop", QueensModel.MAX_SIZE, RestartLoop::decide));
  }

  /** A contestant that asks a backend for any placement. */
  private static Contestant findAny(String backend, int largest) {
    return new Contestant(backend, largest, (board, deadline) -> findAny(backend, board, deadline));
  }

  private static Verdict findAny(String backend, QueensModel board, StopToken deadline) {
    try {
      return QueensSolver.builder()
          .backend(backend)
          .stopToken(deadline)
          .build()
          .findAny(board)
          .stream()
          .map(found -> Verdict.of(board, found))
          .findFirst()
          .orElse(Verdict.INSOLUBLE);
    } catch (SearchStoppedException e) {
      return Verdict.OPEN;
    }
  }
}
