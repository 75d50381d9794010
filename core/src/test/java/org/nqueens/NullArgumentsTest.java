package org.nqueens;

import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Executable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.batch.Batch;
import org.nqueens.batch.BatchSolver;
import org.nqueens.batch.Journal;
import org.nqueens.contract.NullArguments;
import org.nqueens.internal.run.TraceRecorder;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.result.Reason;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.sampling.PlacementSampler;
import org.nqueens.search.Decision;
import org.nqueens.search.Decision.Relation;
import org.nqueens.search.FixedDomains;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Portfolio;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.search.TreeLimit;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.spi.support.TraceReplay;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;

/** Each null that is passed to the library is refused by the name of its parameter. */
class NullArgumentsTest {
  private static final QueensModel MODEL = QueensModel.of(4);
  private static final Placement PLACEMENT = Placement.of(1, 3, 0, 2);
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  @TempDir private static Path folder;
  private static Journal journal;

  private static final NullArguments API =
      new NullArguments(QueensSolver.class)
          // Implemented by others, and by the library itself.
          .calling(CountingBackend.class)
          .calling(SolverBackend.Attempt.class)
          .calling(LearningStrategy.class)
          .calling(PlacementSink.class)
          .calling(SearchListener.class)
          .calling(SearchStrategy.class)
          .calling(SolverBackend.class)
          .calling(Portfolio.class)
          .calling(TreeLimit.class)
          .calling(SplittingBackend.class)
          .calling(TracingBackend.class)
          .calling(ValueIndex.SquareConsumer.class)
          .calling(ValueSelection.class)
          .calling(VariableSelection.class)
          .with(int[].class, () -> new int[] {0, 1, 2, 3})
          .with(Duration.class, () -> Duration.ofSeconds(1))
          .with(Path.class, () -> folder.resolve("file"))
          .with(Reader.class, () -> new StringReader("."))
          .with(RandomGenerator.class, () -> new Random(1))
          .with(BooleanSupplier.class, () -> () -> false)
          .with(Consumer.class, () -> value -> {})
          .with(Predicate.class, () -> value -> true)
          .with(Supplier.class, () -> () -> SearchStrategy.LEXICOGRAPHIC)
          .with(IntBinaryOperator.class, () -> (column, row) -> column)
          .with(IntFunction.class, () -> View::row)
          .with(BackendRegistry.class, BackendRegistry::load)
          .with(Batch.class, () -> Batch.toCount(MODEL))
          .with(BatchSolver.class, SOLVER::batches)
          .with(
              Branch.class,
              () -> new Branch(1, 0, new Decision(0, Relation.EQUAL, 0), Side.APPLIED))
          .with(Capabilities.class, () -> Capabilities.DEFAULT)
          .with(Cause.class, Cause.Decided::new)
          .with(
              LearningStrategy.class,
              () ->
                  (LearningStrategy)
                      SearchStrategy.weightedDegree(ValueSelection.SMALLEST).begin(MODEL))
          .with(OptionalInt.class, OptionalInt::empty)
          .with(CountingBackend.Division.class, () -> CountingBackend.Division.BY_QUEENS)
          .with(Failure.class, Failure.Unexplained::new)
          .with(Journal.class, () -> journal)
          .with(Placement.class, () -> PLACEMENT)
          .with(PlacementIndex.class, () -> SOLVER.sampling().index(MODEL))
          .with(PlacementSampler.class, SOLVER::sampling)
          .with(QueensModel.class, () -> MODEL)
          .with(QueensModelBuilder.class, MODEL::toBuilder)
          .with(QueensSolver.class, () -> SOLVER)
          .with(QueensSolverBuilder.class, QueensSolver::builder)
          .with(Reason.class, () -> new Reason.BlockedSquare(0, 0))
          .with(RowDomain.class, () -> RowDomain.all(4))
          .with(SearchListener.class, TraceRecorder::new)
          .with(
              SearchRequest.class,
              () -> new SearchRequest(MODEL, SearchStrategy.LEXICOGRAPHIC, () -> false))
          .with(SearchState.class, () -> new FixedDomains(MODEL.domains()))
          .with(SearchStrategy.class, () -> SearchStrategy.LEXICOGRAPHIC)
          .with(SearchTrace.class, () -> SOLVER.tree().trace(MODEL))
          .with(SolverBackend.class, () -> BackendRegistry.embedded())
          .with(StopToken.class, StopToken::new)
          .with(TreeSearch.class, SOLVER::tree)
          .with(TreeLimit.class, () -> TreeLimit.discrepancies(1))
          .with(Portfolio.class, () -> Portfolio.luby(SearchStrategy.FIRST_FAIL, 1))
          .with(
              TraceReplay.class,
              () -> new TraceReplay(MODEL, Propagation.VALUE, () -> false, new TraceRecorder()))
          .with(ValueIndex.SquareConsumer.class, () -> (column, row) -> {})
          .with(ValueIndex.class, () -> ValueIndex.of(MODEL).get(0))
          .with(View.class, () -> View.row(0));

  @BeforeAll
  static void openAJournal() {
    journal = Journal.open(folder.resolve("journal"), Batch.toCount(MODEL).atDepth(1));
  }

  @AfterAll
  static void closeTheJournal() {
    journal.close();
  }

  static Stream<Arguments> parameters() {
    return API.parameters();
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("parameters")
  void refusesNullByName(Executable call, int index) {
    API.assertRefused(call, index);
  }
}
