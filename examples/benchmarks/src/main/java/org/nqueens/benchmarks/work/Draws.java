package org.nqueens.benchmarks.work;

import java.util.Iterator;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchRequest;

/** Indexes of the placements of the plain board, and placements drawn at random. */
final class Draws {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private Draws() {}

  /** An index made beside a count of the same tree, which no symmetry makes smaller. */
  static Work index(String name, int n) {
    QueensModel model = QueensModel.of(n);
    CountingBackend embedded = (CountingBackend) BackendRegistry.embedded();
    SearchRequest all = new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false);
    return Work.of(
        name,
        KnownCounts.of(n),
        new Contestant("count without symmetry", () -> Outcome.of(embedded.count(all).solutions())),
        new Contestant("index", () -> Outcome.of(SOLVER.sampling().index(model).size())));
  }

  /** One placement, by rejection and out of an index, which also knows its number. */
  static Work sample(String name, int n) {
    QueensModel model = QueensModel.of(n);
    RandomGenerator random = new SplittableRandom(1);
    Iterator<Placement> rejecting = SOLVER.sampling().sample(model, random).iterator();
    PlacementIndex index = SOLVER.sampling().index(model);
    return Work.of(
        name,
        1,
        new Contestant("rejection", () -> one(model.isSolution(rejecting.next()))),
        new Contestant("index", () -> one(model.isSolution(index.sample(random)))),
        new Contestant(
            "index, with the number",
            () -> {
              Placement placement = index.sample(random);
              return one(index.get(index.rank(placement)).equals(placement));
            }));
  }

  private static Outcome one(boolean right) {
    return Outcome.of(right ? 1 : 0);
  }
}
