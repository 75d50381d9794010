package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.Uniqueness;

/** Boards of others, see {@link ReferenceData}; no part of what a backend promises. */
public interface ReferenceContract extends BackendFixture {

  /**
   * How many cases of each large file are searched: by default 40 in the gate, and 2,000 in the
   * exhaustive gate. A backend shows by fewer whether it translates boards of that kind.
   */
  default int sampledBoards() {
    return Gate.cases(40, 2_000);
  }

  @Test
  default void countsRegionBoards() {
    List<String> boards = ReferenceData.boards("region-boards.txt");
    assertThat(boards).hasSize(369);
    for (String text : Gate.spread(sampledBoards(), boards)) {
      assertThat(solver().count(ReferenceData.model(text)))
          .as(text)
          .isEqualTo(Long.parseLong(ReferenceData.word(text, "solutions")));
    }
  }

  @Test
  default void findsTheOneSolutionOfStarBattles() {
    List<String> boards = ReferenceData.boards("region-boards-star-battle.txt");
    assertThat(boards).hasSize(5);
    for (String text : boards) {
      QueensModel model = ReferenceData.model(text);
      assertThat(solver().count(model)).as(text).isEqualTo(1);
      assertThat(solver().uniqueness(model))
          .as(text)
          .isEqualTo(new Uniqueness.Unique(BruteForce.solve(model).get(0)));
    }
  }

  @Test
  default void countsBlockedBoards() {
    List<String> boards = ReferenceData.lines("blocked-10.jsonl");
    assertThat(boards).hasSize(290);
    for (String json : Gate.spread(sampledBoards(), boards)) {
      QueensModelBuilder builder = QueensModel.of(10).toBuilder();
      List<Integer> squares = ReferenceData.numbers(json, "blocked");
      for (int i = 0; i < squares.size(); i += 2) {
        builder.block(squares.get(i + 1), squares.get(i));
      }
      assertThat(solver().count(builder.build()))
          .as(json)
          .isEqualTo((long) ReferenceData.numbers(json, "solutions").get(0));
    }
  }

  /** A board without the first diagonals of a line. */
  record Excluded(String json, int prefix) {
    QueensModel model() {
      List<Integer> diagonals = ReferenceData.numbers(json, "diags");
      QueensModelBuilder builder = QueensModel.of(10).toBuilder();
      for (int i = 0; i < 2 * prefix; i += 2) {
        if (diagonals.get(i + 1) == 1) {
          builder.excludeAscendingDiagonal(diagonals.get(i));
        } else {
          builder.excludeDescendingDiagonal(diagonals.get(i) - 9);
        }
      }
      return builder.build();
    }

    long solutions() {
      return ReferenceData.numbers(json, "solutions_by_prefix").get(prefix - 1);
    }
  }

  @Test
  default void countsBoardsWithExcludedDiagonals() {
    List<String> boards = ReferenceData.lines("excluded-diagonals-10.jsonl");
    assertThat(boards).hasSize(1_000);
    List<Excluded> cases =
        boards.stream()
            .flatMap(
                json -> IntStream.rangeClosed(1, 12).mapToObj(prefix -> new Excluded(json, prefix)))
            .collect(Collectors.toCollection(ArrayList::new));
    // Else cases at even distances could have prefixes of one length.
    Collections.shuffle(cases, new Random(1));
    for (Excluded board : Gate.spread(sampledBoards(), cases)) {
      assertThat(solver().count(board.model())).as("%s", board).isEqualTo(board.solutions());
    }
  }

  @Test
  default void tellsWhichLargeBoardsCanBeSolved() {
    List<String> boards = ReferenceData.boards("blocked-28.txt");
    assertThat(boards).hasSize(40);
    for (String text : Gate.spread(sampledBoards(), boards)) {
      QueensModel model = ReferenceData.model(text);
      Optional<Placement> found = solver().findAny(model);
      assertThat(found.isPresent())
          .as(text)
          .isEqualTo(ReferenceData.word(text, "expected").equals("SAT"));
      assertThat(found.stream()).as(text).allMatch(model::isSolution);
    }
  }
}
