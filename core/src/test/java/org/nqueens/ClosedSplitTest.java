package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** Splits of a backend that hold resources: each is closed once, however the search ends. */
class ClosedSplitTest {
  private static final QueensModel MODEL = QueensModel.of(12);

  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();

  private record Closing(Iterator<QueensModel> parts, Runnable closing)
      implements Iterator<QueensModel>, AutoCloseable {
    @Override
    public boolean hasNext() {
      return parts.hasNext();
    }

    @Override
    public QueensModel next() {
      return parts.next();
    }

    @Override
    public void close() {
      closing.run();
    }
  }

  private static Arguments search(String name, Consumer<QueensSolverBuilder> search) {
    return Arguments.of(name, search);
  }

  static Stream<Arguments> searches() {
    return Stream.of(
        search("all", builder -> builder.threads(2).build().enumerate(MODEL, placement -> {})),
        search(
            "some",
            builder ->
                builder.threads(2).solutionLimit(3).build().enumerate(MODEL, placement -> {})),
        search("mirrored", builder -> builder.build().enumerate(MODEL, placement -> {})),
        search(
            "a consumer that throws",
            builder ->
                assertThatThrownBy(
                        () ->
                            builder
                                .threads(2)
                                .build()
                                .enumerate(
                                    MODEL,
                                    placement -> {
                                      throw new IllegalStateException("enough");
                                    }))
                    .hasMessage("enough")),
        search(
            "up to symmetry",
            builder ->
                builder
                    .threads(2)
                    .upToSymmetry()
                    .solutionLimit(3)
                    .build()
                    .enumerate(MODEL, placement -> {})),
        search(
            "a count up to symmetry",
            builder ->
                assertThat(builder.threads(2).upToSymmetry().build().count(MODEL)).isPositive()),
        search(
            "a stream to its end",
            builder -> {
              try (Stream<Placement> placements = builder.threads(2).build().stream(MODEL)) {
                assertThat(placements.count()).isEqualTo(14_200);
              }
            }),
        search(
            "a stream that is closed",
            builder -> {
              try (Stream<Placement> placements = builder.threads(2).build().stream(MODEL)) {
                assertThat(placements.findFirst()).isPresent();
              }
            }));
  }

  /** The failure of a split reaches the caller, and all other resources are released. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("searches")
  void areClosedOnceAndMayFailThen(String name, Consumer<QueensSolverBuilder> search) {
    IllegalStateException failure = new IllegalStateException("not closed");
    Runnable failing =
        () -> {
          closed.incrementAndGet();
          throw failure;
        };
    long reserved = MemoryAccount.ofHeap().reserved();
    if (name.equals("a consumer that throws")) {
      search.accept(counted(failing));
    } else {
      assertThatThrownBy(() -> search.accept(counted(failing))).isSameAs(failure);
    }
    assertThat(opened).hasValueGreaterThan(0);
    assertThat(closed).hasValue(opened.get());
    assertThat(MemoryAccount.ofHeap().reserved()).isLessThanOrEqualTo(reserved);
  }

  private QueensSolverBuilder counted(Runnable closing) {
    EmbeddedBackend engine = new EmbeddedBackend();
    return QueensSolver.builder()
        .backend(
            new SplitBackend(
                engine,
                (request, depth) -> {
                  opened.incrementAndGet();
                  return new Closing(engine.split(request, depth), closing);
                }));
  }
}
