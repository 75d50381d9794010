package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.GrownRegions;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

/** The rule of a failure; the rules are 0 rows, 1 ascending, 2 descending. */
@Sampled
class FailedRuleTest {
  private static final Set<Propagation> LEVELS =
      EnumSet.complementOf(EnumSet.of(Propagation.NONE, Propagation.UNSPECIFIED));
  private static final Set<Propagation> WORDS = EnumSet.of(Propagation.VALUE, Propagation.COVERAGE);

  private static List<Domains> failed(QueensModelBuilder builder) {
    QueensModel model = builder.build();
    List<Domains> all = new ArrayList<>();
    for (Propagation level : LEVELS) {
      all.add(consistent(model, level));
      if (model.size() <= 64 && WORDS.contains(level)) {
        all.add(new WordDomains(model, level));
      }
    }
    return all.stream().peek(domains -> assertThat(domains.propagate()).isFalse()).toList();
  }

  private static Domains consistent(QueensModel model, Propagation level) {
    return new ConsistentDomains(model, level, () -> false, new SearchListener() {});
  }

  /** The queen of column 0 leaves row 9 to column 5, where the queen of column 4 attacks. */
  @ParameterizedTest
  @ValueSource(ints = {10, 64, 65, 200})
  void isThatOfAQueenThatIsAttacked(int n) {
    assertThat(failed(QueensModel.of(n).toBuilder().place(0, 3).place(4, 8).allowOnly(5, 3, 9)))
        .allMatch(domains -> domains.failedRule() == 2);
  }

  /** Of two rows, the rules that take them are two; the second one takes the last row. */
  @ParameterizedTest
  @ValueSource(ints = {10, 64, 65, 200})
  void isOneOfTheLastQueen(int n) {
    assertThat(failed(QueensModel.of(n).toBuilder().place(0, 3).allowOnly(5, 3, 8)))
        .allMatch(domains -> domains.failedRule() == 2);
  }

  /** Three columns for two rows, far enough apart; the rows are rule 2. */
  @ParameterizedTest
  @EnumSource(names = {"BOUNDS", "DOMAIN"})
  void isThatOfTooFewValues(Propagation level) {
    QueensModelBuilder builder = QueensModel.builder(70).diagonalsAllDifferent().rowsAllDifferent();
    for (int column : new int[] {0, 20, 40}) {
      builder.allowOnly(column, 10, 11);
    }
    Domains domains = consistent(builder.build(), level);
    assertThat(domains.propagate()).isFalse();
    assertThat(domains.failedRule()).isEqualTo(2);
  }

  /** No column has the last row; the rows are rule 2, and the only ones that must be taken. */
  @ParameterizedTest
  @ValueSource(ints = {64, 70})
  void isThatOfAValueWithoutPlace(int n) {
    QueensModelBuilder builder = QueensModel.builder(n).diagonalsAllDifferent().rowsAllDifferent();
    IntStream.range(0, n).forEach(column -> builder.block(column, n - 1));
    Domains domains = consistent(builder.build(), Propagation.COVERAGE);
    assertThat(domains.propagate()).isFalse();
    assertThat(domains.failedRule()).isEqualTo(2);
  }

  /** Boards on which values of several rules must be taken, each with its rules in any order. */
  private static QueensModel contested(RandomModels models, Random random) {
    Variant variant = Variant.values()[random.nextInt(Variant.values().length)];
    QueensModel model =
        random.nextBoolean()
            ? models.tight()
            : GrownRegions.of(variant, 5 + random.nextInt(6), random.nextLong());
    List<AllDifferent> rules = new ArrayList<>(model.constraints());
    Collections.shuffle(rules, random);
    return new QueensModel(model.domains(), rules);
  }

  /** Decisions by chance lead from the root of each model to failures. */
  @ParameterizedTest
  @EnumSource(names = {"VALUE", "COVERAGE"})
  void isTheSameInBothStores(Propagation level) {
    Random random = Gate.random("rules of failures at " + level);
    RandomModels models = RandomModels.of("rules of failures at " + level);
    for (int i = 0; i < Gate.cases(1_000, 8_000); i++) {
      QueensModel model = contested(models, random);
      WordDomains words = new WordDomains(model, level);
      Domains trail = consistent(model, level);
      boolean alive = words.propagate();
      assertThat(trail.propagate()).as("%s", model).isEqualTo(alive);
      while (alive && words.unbound() > 0) {
        int column = words.smallestDomain();
        int row = words.next(column, random.nextInt(words.max(column) + 1));
        words.restrict(column, row, row);
        trail.restrict(column, row, row);
        alive = words.propagate();
        assertThat(trail.propagate()).as("%s", model).isEqualTo(alive);
      }
      if (!alive) {
        assertThat(words.failedRule()).as("%s", model).isEqualTo(trail.failedRule());
      }
    }
  }
}
