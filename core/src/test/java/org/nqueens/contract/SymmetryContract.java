package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** Of every class of symmetric placements one, the smallest; and nothing else is lost. */
public interface SymmetryContract extends BackendFixture {

  /** Fundamental solutions for n = 1 to 12, OEIS A002562. */
  long[] FUNDAMENTAL = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

  /** Solutions that half a turn maps to themselves, for n = 1 to 12, OEIS A032522. */
  long[] POINT_SYMMETRIC = {1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80};

  /** Solutions that a quarter turn maps to themselves, for n = 1 to 12, OEIS A033148. */
  long[] QUARTER_TURN = {1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8};

  /** Fundamental superqueens for n = 1 to 12, OEIS A051224. */
  long[] FUNDAMENTAL_SUPERQUEENS = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 6, 22};

  private QueensSolverBuilder reduced() {
    return with().upToSymmetry();
  }

  @ParameterizedTest
  @MethodSource("enumeratedSizes")
  default void countsFundamentalSolutionsAsPublished(int n) {
    QueensSolver one = reduced().build();
    QueensSolver two = reduced().threads(2).build();
    assertThat(one.count(QueensModel.of(n))).isEqualTo(FUNDAMENTAL[n - 1]);
    assertThat(two.count(QueensModel.of(n))).as("on 2 threads").isEqualTo(FUNDAMENTAL[n - 1]);
    assertThat(one.count(Variant.SUPERQUEENS.builder(n).build()))
        .as("superqueens")
        .isEqualTo(FUNDAMENTAL_SUPERQUEENS[n - 1]);
  }

  @ParameterizedTest
  @MethodSource("enumeratedSizes")
  default void deliversOrbitsThatMakeUpAllSolutions(int n) {
    List<Orbit> orbits = orbits(solver(), QueensModel.of(n));
    assertThat(orbits).hasSize((int) FUNDAMENTAL[n - 1]);
    assertThat(orbits.stream().map(Orbit::representative).toList())
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(orbits).extracting(Orbit::size).isSubsetOf(1, 2, 4, 8);
    List<Placement> members =
        orbits.stream().flatMap(orbit -> orbit.placements().stream()).toList();
    assertThat(members).hasSize(EnumerationContract.SOLUTIONS.get(n - 1).intValue());
    assertThat(fixed(members, BoardSymmetry.ROTATION_180)).isEqualTo(POINT_SYMMETRIC[n - 1]);
    assertThat(fixed(members, BoardSymmetry.ROTATION_90)).isEqualTo(QUARTER_TURN[n - 1]);
  }

  private static long fixed(List<Placement> placements, BoardSymmetry symmetry) {
    return placements.stream()
        .filter(placement -> BruteForceSymmetry.image(symmetry, placement).equals(placement))
        .count();
  }

  private static List<Orbit> orbits(QueensSolver solver, QueensModel model) {
    List<Orbit> orbits = new ArrayList<>();
    SolveResult result = solver.enumerateOrbits(model, orbits::add);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(orbits.size());
    return orbits;
  }

  @Test
  default void limitsOrbitsByTheirNumber() {
    List<Orbit> orbits = new ArrayList<>();
    SolveResult result =
        reduced().solutionLimit(3).build().enumerateOrbits(QueensModel.of(8), orbits::add);
    assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(orbits).isEqualTo(orbits(solver(), QueensModel.of(8)).subList(0, 3));
  }

  /** The smallest placement of each symmetry class of a plain board. */
  private List<Placement> smallest(QueensModel model) {
    return all(solver(), model).stream()
        .filter(
            placement ->
                Stream.of(BoardSymmetry.values())
                    .map(symmetry -> BruteForceSymmetry.image(symmetry, placement))
                    .allMatch(image -> image.compareTo(placement) >= 0))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void deliversTheSmallestOfEachClassInTheReverseOrderOfAStrategy(int threads) {
    SearchStrategy largest =
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);
    assumeSupports(largest);
    List<Placement> reversed = new ArrayList<>(smallest(QueensModel.of(8)));
    Collections.reverse(reversed);
    assertThat(all(reduced().strategy(largest).threads(threads).build(), QueensModel.of(8)))
        .isEqualTo(reversed);
  }

  @Test
  default void deliversTheSmallestOfEachClassUnderFirstFail() {
    assumeSupports(SearchStrategy.FIRST_FAIL);
    QueensModel model = QueensModel.of(8);
    List<Placement> found =
        all(reduced().strategy(SearchStrategy.FIRST_FAIL).threads(2).build(), model);
    assertThat(found).extracting(placement -> placement.row(0)).isSorted();
    assertThat(found.stream().sorted().toList()).isEqualTo(smallest(model));
    assertThat(all(reduced().strategy(SearchStrategy.FIRST_FAIL).build(), model)).isEqualTo(found);
  }

  @Test
  default void answersUpToSymmetry() {
    QueensSolver solver = reduced().build();
    assertThat(smallest(QueensModel.of(8))).contains(solver.findAny(QueensModel.of(8)).get());
    assertThat(solver.findAny(QueensModel.of(3))).isEmpty();
    assertThat(solver.uniqueness(QueensModel.of(3))).isEqualTo(new Uniqueness.None());
    assertThat(solver.uniqueness(QueensModel.of(4)))
        .isEqualTo(new Uniqueness.Unique(Placement.of(1, 3, 0, 2)));
    assertThat(solver.uniqueness(QueensModel.of(5)))
        .isEqualTo(
            new Uniqueness.Ambiguous(Placement.of(0, 2, 4, 1, 3), Placement.of(1, 4, 2, 0, 3)));
    assertThat(solver.uniqueness(QueensModel.of(6)))
        .isEqualTo(new Uniqueness.Unique(Placement.of(1, 3, 5, 0, 2, 4)));
  }

  @Test
  default void explainsWithoutRegardToSymmetry() {
    assertThat(reduced().build().explain(QueensModel.of(3)))
        .isEqualTo(solver().explain(QueensModel.of(3)));
  }

  @Test
  default void searchesFewerBranchesThanTheWhole() {
    // From n = 12 on, the second half of the whole is replayed from the first.
    QueensModel model = QueensModel.of(Math.min(11, largestEnumeration()));
    long whole = solver().enumerate(model, placement -> {}).statistics().branches();
    long part = reduced().build().enumerate(model, placement -> {}).statistics().branches();
    assumeApplies(whole > 0, () -> "counts no branches");
    assertThat(3 * part).as("of %d branches", whole).isPositive().isLessThan(whole);
  }

  @Test
  default void agreesWithBruteForceOnRandomModelsUpToSymmetry() {
    RandomModels models = RandomModels.of(backend() + ": symmetric models");
    QueensSolver one = reduced().build();
    QueensSolver two = reduced().threads(2).build();
    for (int i = 0; i < randomModels() / 2; i++) {
      QueensModel model = models.symmetric();
      var group = BruteForceSymmetry.of(model);
      List<Placement> solutions = BruteForce.solve(model);
      List<List<Placement>> expected =
          solutions.stream()
              .map(placement -> BruteForceSymmetry.orbit(placement, group))
              .distinct()
              .toList();
      List<Placement> representatives = expected.stream().map(orbit -> orbit.get(0)).toList();
      String what = "model %d, %s, of %s".formatted(i, group, model);
      assertThat(all(one, model)).as(what).isEqualTo(representatives);
      assertThat(all(two, model)).as(what).isEqualTo(representatives);
      assertThat(one.count(model)).as(what).isEqualTo(expected.size());
      assertThat(one.findAny(model).isPresent()).as(what).isEqualTo(!expected.isEmpty());
      assertThat(orbits(solver(), model).stream().map(Orbit::placements).toList())
          .as(what)
          .isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @EnumSource
  default void refusesBoardsTooLargeToCompareTheirSquares(Question question) {
    assumeAnswers(question);
    assertThatThrownBy(() -> question.ask(reduced().build(), QueensModel.of(65)))
        .satisfiesAnyOf(
            tooLarge ->
                assertThat(tooLarge)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("n (65) must be at most "),
            refused ->
                assertThat(refused)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(" does not go with upToSymmetry"));
  }
}
