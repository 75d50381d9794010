package org.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Enumeration;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;

/** The backends that are found, and what they say that they can do. */
class BackendRegistryTest {
  @TempDir private Path folder;

  /** A backend that finds nothing. */
  public static class Idle implements SolverBackend {
    @Override
    public String id() {
      return "idle";
    }

    @Override
    public String description() {
      return "finds nothing";
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return SearchOutcome.ofTree(true, 0, 0, 0);
    }
  }

  /** Claims an id that is taken. */
  public static final class Usurper extends Idle {
    @Override
    public String id() {
      return "idle";
    }
  }

  /** Cannot be made. */
  public static final class Broken extends Idle {
    /** Fails. */
    public Broken() {
      throw new IllegalStateException("broken");
    }
  }

  private <T> T withProviders(String names, Supplier<T> work) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(SolverBackend.class.getName()), names);
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      return within(loader, work);
    }
  }

  private static <T> T within(ClassLoader loader, Supplier<T> work) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return work.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void findsTheEmbeddedEngine() {
    assertThat(BackendRegistry.load().all()).extracting(SolverBackend::id).contains("embedded");
    assertThat(BackendRegistry.load().find("none")).isEmpty();
  }

  @Test
  void findsAUsersBackend() throws IOException {
    assertThat(
            withProviders(
                Idle.class.getName(),
                () -> QueensSolver.builder().backend("idle").build().count(QueensModel.of(8))))
        .isZero();
  }

  @Test
  void leavesOutWhatCannotBeLoaded() throws IOException {
    String names = Broken.class.getName() + "\norg.nqueens.Missing\n" + Idle.class.getName();
    assertThat(withProviders(names, BackendRegistry::load).all())
        .extracting(SolverBackend::id)
        .contains("embedded", "idle");
  }

  @Test
  void endsTheLookUpWhenTheClassLoaderFails() {
    ClassLoader failing =
        new ClassLoader(getClass().getClassLoader()) {
          @Override
          public Enumeration<URL> getResources(String name) throws IOException {
            throw new IOException("gone");
          }
        };
    assertThat(within(failing, BackendRegistry::load).find("embedded")).isPresent();
  }

  @Test
  void looksForNothingWhenASolverHasTheEmbeddedEngine() {
    ClassLoader closed =
        new ClassLoader(getClass().getClassLoader()) {
          @Override
          public Enumeration<URL> getResources(String name) {
            throw new AssertionError(name);
          }
        };
    QueensSolverBuilder builder = QueensSolver.builder().backend("embedded");
    assertThat(within(closed, () -> builder.build().count(QueensModel.of(8)))).isEqualTo(92);
  }

  @Test
  void refusesAnIdThatTwoBackendsClaim() throws IOException {
    String names = Usurper.class.getName() + "\n" + Idle.class.getName();
    BackendRegistry registry = withProviders(names, BackendRegistry::load);
    assertThatThrownBy(() -> registry.find("idle"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("backend id (\"idle\") is claimed by ")
        .hasMessageContaining(Idle.class.getName())
        .hasMessageContaining(Usurper.class.getName())
        .hasMessageEndingWith("remove all but one of them from the class path");
    assertThat(registry.all())
        .extracting(SolverBackend::id)
        .contains("embedded")
        .doesNotContain("idle");
    assertThat(withProviders(names, () -> QueensSolver.builder().build().count(QueensModel.of(8))))
        .isEqualTo(92);
  }

  @Test
  void capabilitiesAreOfStrategiesThatLearnWhereDeadEndsAreTold() {
    Set<Propagation> levels = EnumSet.of(Propagation.BOUNDS);
    Capabilities silent = Capabilities.DEFAULT.withStrategies(strategy -> true).withLevels(levels);
    Capabilities telling = silent.withDeadEnds();
    levels.add(Propagation.VALUE);
    assertThat(telling.levels()).containsExactly(Propagation.BOUNDS);
    LearningStrategy learning =
        (LearningStrategy)
            SearchStrategy.weightedDegree(ValueSelection.SMALLEST).begin(QueensModel.of(4));
    assertThat(telling.supports(learning)).isTrue();
    assertThat(silent.supports(learning)).isFalse();
    assertThat(silent.supports(SearchStrategy.FIRST_FAIL)).isTrue();
  }
}
