package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;

/**
 * The promise of a module that each null passed to its exported packages is refused by the name of
 * the parameter.
 */
public final class NullArguments {
  private final Class<?> home;

  /**
   * A value of each type of a parameter or an instance, but for enums, records and collections, of
   * which {@link #sample(Type)} makes one.
   */
  private final Map<Class<?>, Supplier<?>> samples = new HashMap<>();

  private final List<Class<?>> calledByTheLibrary = new ArrayList<>();

  /**
   * The promise of a module.
   *
   * @param home a class of the module
   */
  public NullArguments(Class<?> home) {
    this.home = home;
    with(int.class, () -> 1);
    with(long.class, () -> 1L);
    with(double.class, () -> 1.0);
    with(boolean.class, () -> true);
    with(Integer.class, () -> 1);
    with(String.class, () -> "word");
  }

  /** Adds a value of a type. */
  public <T> NullArguments with(Class<T> type, Supplier<? extends T> sample) {
    samples.put(type, sample);
    return this;
  }

  /** Adds a type that others implement and the library calls, never with null. */
  public NullArguments calling(Class<?> type) {
    calledByTheLibrary.add(type);
    return this;
  }

  private Object sample(Type type) {
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
    if (samples.containsKey(raw)) {
      return samples.get(raw).get();
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
    throw new AssertionError("call with(...) for a sample value of " + raw);
  }

  /** The parameters of the exported packages that do not take null: a call and an index each. */
  public Stream<Arguments> parameters() {
    return exportedClasses()
        .flatMap(type -> Stream.of(type.getDeclaredConstructors(), type.getDeclaredMethods()))
        .flatMap(Stream::of)
        .filter(this::isOfTheApi)
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

  private Stream<Class<?>> exportedClasses() {
    try {
      Path classes = Path.of(home.getProtectionDomain().getCodeSource().getLocation().toURI());
      ModuleDescriptor module = ModuleFinder.of(classes).findAll().iterator().next().descriptor();
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

  private boolean isOfTheApi(Executable call) {
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

  private boolean isCalledByTheLibrary(Executable call) {
    return !Modifier.isStatic(call.getModifiers())
        && call instanceof Method
        && calledByTheLibrary.stream()
            .filter(type -> type.isAssignableFrom(call.getDeclaringClass()))
            .flatMap(type -> Stream.of(type.getMethods()))
            .anyMatch(method -> method.getName().equals(call.getName()));
  }

  private static boolean refusesNull(Parameter parameter) {
    return !parameter.getType().isPrimitive()
        && !parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  /** Asserts that a call refuses null by the name of a parameter, or of the option that it sets. */
  public void assertRefused(Executable call, int index) {
    Object[] arguments = samples(call);
    arguments[index] = null;
    String parameter = call.getParameters()[index].getName();
    String option = call.getName().replaceFirst("^with", "");
    assertThatThrownBy(() -> invoke(call, arguments))
        .isInstanceOf(NullPointerException.class)
        .message()
        .matches("(?i)%s|%s".formatted(parameter, option));
  }

  private Object[] samples(Executable call) {
    return Stream.of(call.getGenericParameterTypes()).map(this::sample).toArray();
  }

  private Object invoke(Executable call, Object[] arguments) {
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
