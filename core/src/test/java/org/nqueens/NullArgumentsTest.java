package org.nqueens;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.format.Board;
import org.nqueens.format.Drawing;
import org.nqueens.format.Position;
import org.nqueens.format.Unit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.puzzle.Hint;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.PuzzleSheet;
import org.nqueens.puzzle.Rule;
import org.nqueens.puzzle.Step;
import org.nqueens.result.PlacementIndex;
import org.nqueens.result.Reason;
import org.nqueens.search.Decision;
import org.nqueens.search.Decision.Relation;
import org.nqueens.search.FixedDomains;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.TraceReplay;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.PruningLog;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceRecorder;

/** Each null that is passed to the library is refused by the name of its parameter. */
class NullArgumentsTest {
  /**
   * What others implement and the library calls, never with null; also what the library itself
   * implements of it.
   */
  private static final List<Class<?>> CALLED_BY_THE_LIBRARY =
      List.of(
          CountingBackend.class,
          PlacementSink.class,
          SearchListener.class,
          SearchStrategy.class,
          SolverBackend.class,
          SplittingBackend.class,
          TracingBackend.class,
          ValueIndex.SquareConsumer.class,
          ValueSelection.class,
          VariableSelection.class);

  private static final QueensModel MODEL = QueensModel.of(4);
  private static final Board BOARD = Board.of("AABB", "AABB", "CCDD", "CCDD");
  private static final Placement PLACEMENT = Placement.of(1, 3, 0, 2);
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  @TempDir private static Path folder;
  private static Journal journal;

  /**
   * A value of each type of a parameter or an instance, but for enums, records and collections, of
   * which {@link #sample(Type)} makes one.
   */
  private static final Map<Class<?>, Supplier<?>> SAMPLES =
      Map.ofEntries(
          sample(int.class, () -> 1),
          sample(long.class, () -> 1L),
          sample(double.class, () -> 1.0),
          sample(boolean.class, () -> true),
          sample(Integer.class, () -> 1),
          sample(int[].class, () -> new int[] {0, 1, 2, 3}),
          sample(String.class, () -> "word"),
          sample(Duration.class, () -> Duration.ofSeconds(1)),
          sample(Path.class, () -> folder.resolve("file")),
          sample(Reader.class, () -> new StringReader(".")),
          sample(RandomGenerator.class, () -> new Random(1)),
          sample(BooleanSupplier.class, () -> () -> false),
          sample(Consumer.class, () -> value -> {}),
          sample(Predicate.class, () -> value -> true),
          sample(Supplier.class, () -> () -> SearchStrategy.LEXICOGRAPHIC),
          sample(IntBinaryOperator.class, () -> (column, row) -> column),
          sample(IntFunction.class, () -> View::row),
          sample(BackendRegistry.class, BackendRegistry::load),
          sample(Batch.class, () -> Batch.toCount(MODEL)),
          sample(BatchSolver.class, () -> SOLVER),
          sample(Board.class, () -> BOARD),
          sample(
              Branch.class,
              () -> new Branch(1, 0, new Decision(0, Relation.EQUAL, 0), Side.APPLIED)),
          sample(Cause.class, Cause.Decided::new),
          sample(Drawing.class, () -> Drawing.of(BOARD)),
          sample(Failure.class, Failure.Unexplained::new),
          sample(Hint.class, Hint.Unsolvable::new),
          sample(Journal.class, () -> journal),
          sample(Placement.class, () -> PLACEMENT),
          sample(PlacementIndex.class, () -> SOLVER.index(MODEL)),
          sample(PlacementSampler.class, () -> SOLVER),
          sample(Position.class, () -> Position.of(BOARD)),
          sample(ProgressSink.class, () -> ProgressSink.NONE),
          sample(PruningLog.class, PruningLog::new),
          sample(PuzzleGenerator.class, () -> new PuzzleGenerator(SOLVER, SOLVER)),
          sample(PuzzleGuide.class, () -> new PuzzleGuide(SOLVER)),
          sample(PuzzleSheet.class, () -> PuzzleSheet.of("word")),
          sample(QueensModel.class, () -> MODEL),
          sample(QueensModelBuilder.class, MODEL::toBuilder),
          sample(QueensSolver.class, () -> SOLVER),
          sample(QueensSolverBuilder.class, QueensSolver::builder),
          sample(Reason.class, () -> new Reason.BlockedSquare(0, 0)),
          sample(RowDomain.class, () -> RowDomain.all(4)),
          sample(SearchListener.class, TraceRecorder::new),
          sample(
              SearchRequest.class,
              () -> new SearchRequest(MODEL, SearchStrategy.LEXICOGRAPHIC, () -> false)),
          sample(SearchState.class, () -> new FixedDomains(MODEL.domains())),
          sample(SearchStrategy.class, () -> SearchStrategy.LEXICOGRAPHIC),
          sample(SearchTrace.class, () -> SOLVER.trace(MODEL)),
          sample(
              Step.class,
              () ->
                  new Step(
                      Rule.SINGLE,
                      List.of(new Square(0, 0)),
                      Unit.of(BOARD).subList(0, 1),
                      List.of(),
                      List.of(),
                      List.of(),
                      Optional.empty())),
          sample(StopToken.class, StopToken::new),
          sample(
              TraceReplay.class,
              () -> new TraceReplay(MODEL, Propagation.VALUE, () -> false, new TraceRecorder())),
          sample(TraceRecorder.class, TraceRecorder::new),
          sample(ValueIndex.SquareConsumer.class, () -> (column, row) -> {}),
          sample(ValueIndex.class, () -> ValueIndex.of(MODEL).get(0)),
          sample(View.class, () -> View.row(0)));

  @BeforeAll
  static void openAJournal() {
    journal = Journal.open(folder.resolve("journal"), Batch.toEnumerate(MODEL).atDepth(1));
  }

  @AfterAll
  static void closeTheJournal() {
    journal.close();
  }

  private static <T> Map.Entry<Class<?>, Supplier<?>> sample(Class<T> type, Supplier<T> value) {
    return Map.entry(type, value);
  }

  private static Object sample(Type type) {
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      Type argument = generic.getActualTypeArguments()[0];
      if (raw == Optional.class) {
        return Optional.empty();
      }
      if (Collection.class.isAssignableFrom(raw)) {
        Object element = sample(argument);
        return raw == Set.class ? Set.of(element) : List.of(element);
      }
      return sample(raw);
    }
    if (type instanceof WildcardType wildcard) {
      return sample(wildcard.getUpperBounds()[0]);
    }
    Class<?> raw = (Class<?>) type;
    if (SAMPLES.containsKey(raw)) {
      return SAMPLES.get(raw).get();
    }
    if (raw.isArray()) {
      Object array = Array.newInstance(raw.getComponentType(), 1);
      Array.set(array, 0, sample(raw.getComponentType()));
      return array;
    }
    if (raw.isEnum()) {
      return raw.getEnumConstants()[0];
    }
    if (raw.isRecord()) {
      Constructor<?> canonical = raw.getConstructors()[0];
      return invoke(canonical, samples(canonical));
    }
    throw new AssertionError("add a sample value of " + raw + " to SAMPLES");
  }

  /** The parameters of the exported packages that do not take null. */
  static Stream<Arguments> parameters() {
    return exportedClasses()
        .flatMap(type -> Stream.of(type.getDeclaredConstructors(), type.getDeclaredMethods()))
        .flatMap(Stream::of)
        .filter(NullArgumentsTest::isOfTheApi)
        .flatMap(
            call ->
                IntStream.range(0, call.getParameterCount())
                    .filter(i -> refusesNull(call.getParameters()[i]))
                    .mapToObj(i -> Arguments.of(named(call), i)));
  }

  private static Named<Executable> named(Executable call) {
    String name = call.toString().replaceAll("(throws|public|static|final|abstract|default) ?", "");
    return Named.of(name.replaceAll("\\b[a-z]+\\.", ""), call);
  }

  private static Stream<Class<?>> exportedClasses() {
    try {
      Path classes =
          Path.of(QueensSolver.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      ModuleDescriptor module =
          ModuleFinder.of(classes).find("org.nqueens.core").orElseThrow().descriptor();
      List<Class<?>> exported = new ArrayList<>();
      for (ModuleDescriptor.Exports exports : module.exports()) {
        Path folder = classes.resolve(exports.source().replace('.', '/'));
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.class")) {
          for (Path file : files) {
            String name = file.getFileName().toString().replace(".class", "");
            exported.add(Class.forName(exports.source() + "." + name));
          }
        }
      }
      return exported.stream();
    } catch (IOException | URISyntaxException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isOfTheApi(Executable call) {
    for (Class<?> type = call.getDeclaringClass(); type != null; type = type.getEnclosingClass()) {
      if (!Modifier.isPublic(type.getModifiers())) {
        return false;
      }
    }
    boolean isAccessible = (call.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
    return isAccessible && !call.isSynthetic() && !isOfTheJdk(call) && !isCalledByTheLibrary(call);
  }

  /** The JDK says what null is for equals, compareTo and valueOf, and in an exception. */
  private static boolean isOfTheJdk(Executable call) {
    return Set.of("equals", "compareTo", "valueOf").contains(call.getName())
        || Throwable.class.isAssignableFrom(call.getDeclaringClass())
            && List.of(call.getParameterTypes()).contains(String.class);
  }

  private static boolean isCalledByTheLibrary(Executable call) {
    return !Modifier.isStatic(call.getModifiers())
        && call instanceof Method
        && CALLED_BY_THE_LIBRARY.stream()
            .filter(type -> type.isAssignableFrom(call.getDeclaringClass()))
            .flatMap(type -> Stream.of(type.getMethods()))
            .anyMatch(method -> method.getName().equals(call.getName()));
  }

  private static boolean refusesNull(Parameter parameter) {
    return !parameter.getType().isPrimitive()
        && !parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  /** The name is that of the parameter, or of the option that a method sets. */
  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("parameters")
  void refusesNullByName(Executable call, int index) {
    Object[] arguments = samples(call);
    arguments[index] = null;
    String parameter = call.getParameters()[index].getName();
    String option = call.getName().replaceFirst("^with", "");
    assertThatThrownBy(() -> invoke(call, arguments))
        .isInstanceOf(NullPointerException.class)
        .message()
        .matches("(?i)(%s|%s) \\(null\\) must not be null: .+".formatted(parameter, option));
  }

  private static Object[] samples(Executable call) {
    return Stream.of(call.getGenericParameterTypes()).map(NullArgumentsTest::sample).toArray();
  }

  private static Object invoke(Executable call, Object[] arguments) {
    try {
      if (call instanceof Constructor<?> constructor) {
        return constructor.newInstance(arguments);
      }
      Method method = (Method) call;
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      return method.invoke(isStatic ? null : sample(method.getDeclaringClass()), arguments);
    } catch (InvocationTargetException e) {
      throw (RuntimeException) e.getCause();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
