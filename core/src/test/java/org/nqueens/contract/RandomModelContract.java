package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/** Any model that the language can express has the solutions that brute force finds. */
public interface RandomModelContract extends BackendFixture {

  @Test
  default void agreesWithBruteForceOnRandomModels() {
    RandomModels models = RandomModels.of(backend() + ": random models");
    QueensSolver one = solver();
    QueensSolver two = solver(2);
    QueensSolver firstFail =
        supports(SearchStrategy.FIRST_FAIL)
            ? with().strategy(SearchStrategy.FIRST_FAIL).build()
            : one;
    for (int i = 0; i < randomModels(); i++) {
      QueensModel model = models.any();
      List<Placement> expected = BruteForce.solve(model);
      assertThat(all(one, model)).as("model %d of %s", i, model).isEqualTo(expected);
      assertThat(all(two, model)).as("model %d of %s", i, model).isEqualTo(expected);
      assertThat(all(firstFail, model).stream().sorted().toList())
          .as("model %d of %s", i, model)
          .isEqualTo(expected);
      assertThat(one.count(model)).as("model %d of %s", i, model).isEqualTo(expected.size());
      assertThat(one.findAny(model).isPresent()).isEqualTo(!expected.isEmpty());
      assertThat(expected).allMatch(model::isSolution);
    }
  }
}
