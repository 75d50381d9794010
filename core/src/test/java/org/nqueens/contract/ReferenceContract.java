package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/** Boards and counts of others, see {@link ReferenceData}; no part of what a backend promises. */
public interface ReferenceContract extends BackendFixture {

  /**
   * How many cases of each large file are searched: by default 40 in the gate, and 2,000 in the
   * exhaustive gate. A backend shows by fewer whether it translates boards of that kind.
   */
  default int sampledBoards() {
    return Gate.cases(40, 2_000);
  }

  /** The largest published count that is verified; larger ones are left out. */
  default long largestCount() {
    return 600_000;
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

  @Test
  default void completesTheBoardOf1850() {
    String json = String.join("", ReferenceData.lines("nauck-1850.json"));
    List<Integer> squares = ReferenceData.numbers(json, "queens");
    QueensModel model =
        QueensModel.of(8).toBuilder()
            .place(squares.get(1), squares.get(0))
            .place(squares.get(3), squares.get(2))
            .build();
    int[] columns =
        ReferenceData.numbers(json, "all_solutions_columns_by_rank_0based").stream()
            .mapToInt(Integer::intValue)
            .toArray();
    // The file lists columns by row, this library rows by column.
    List<Placement> expected =
        IntStream.of(0, 8)
            .mapToObj(from -> Placement.of(Arrays.copyOfRange(columns, from, from + 8)))
            .map(BoardSymmetry.TRANSPOSITION::apply)
            .sorted()
            .toList();
    assertThat(expected).hasSize(2);
    assertThat(all(solver(), model)).isEqualTo(expected);
  }

  @Test
  default void countsSequencesAsPublished() {
    int verified = 0;
    for (String line : ReferenceData.lines("sequences.tsv")) {
      if (line.startsWith("A")) {
        String[] cells = line.split("\t");
        int n = Integer.parseInt(cells[1]);
        long value = Long.parseLong(cells[2]);
        if (n <= largestEnumeration() && value <= largestCount()) {
          assertThat(count(cells[0], n)).as(line).isEqualTo(value);
          verified++;
        }
      }
    }
    assertThat(verified).isGreaterThan(70);
  }

  private long count(String sequence, int n) {
    QueensModel plain = QueensModel.of(n);
    QueensModel superqueens = Variant.SUPERQUEENS.builder(n).build();
    QueensSolver reduced = with().upToSymmetry().build();
    return switch (sequence) {
      case "A000170" -> solver().count(plain);
      case "A002562" -> reduced.count(plain);
      case "A032522" -> fixed(plain, BoardSymmetry.ROTATION_180);
      case "A033148" -> fixed(plain, BoardSymmetry.ROTATION_90);
      case "A051906" -> solver().count(Variant.TOROIDAL.builder(n).build());
      case "A051223" -> solver().count(superqueens);
      case "A051224" -> reduced.count(superqueens);
      case "A002464" -> solver().count(Variant.NON_TOUCHING.builder(n).build());
      case "A099152" -> solver().count(Variant.SEMIQUEENS.builder(n).build());
      default -> throw new IllegalArgumentException("no such sequence: " + sequence);
    };
  }

  /** The number of placements that a symmetry maps to themselves: whole orbits or none. */
  private long fixed(QueensModel model, BoardSymmetry symmetry) {
    List<Orbit> orbits = new ArrayList<>();
    solver().enumerateOrbits(model, orbits::add);
    return orbits.stream()
        .filter(orbit -> symmetry.apply(orbit.representative()).equals(orbit.representative()))
        .mapToLong(Orbit::size)
        .sum();
  }
}
