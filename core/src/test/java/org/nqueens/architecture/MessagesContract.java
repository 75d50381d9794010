package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The exceptions of calls that cannot be answered, word by word, as a file has them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class MessagesContract {
  private final Path messages;
  private final String imports;

  private static final String SOURCE =
      """
      import java.time.Duration;
      import java.util.*;
      import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
      %s

      public final class Calls {
        public static final List<ThrowingCallable> ALL = List.<ThrowingCallable>of(
            %s);
      }
      """;

  @TempDir private static Path folder;

  /**
   * The calls of a file, each on a line, with its exception on the next line.
   *
   * @param messages the file, in the folder of the module
   * @param packages the packages whose types the calls name
   */
  protected MessagesContract(String messages, String... packages) {
    this.messages = Path.of("src/test/resources/org/nqueens", messages);
    this.imports =
        Stream.of(packages).map("import %s.*;"::formatted).collect(Collectors.joining("\n      "));
  }

  List<Arguments> calls() throws Exception {
    List<String> lines = new ArrayList<>();
    try (Stream<String> all = Files.lines(messages)) {
      all.filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(lines::add);
    }
    List<String> codes = lines.stream().filter(line -> !line.startsWith(" ")).toList();
    Iterator<ThrowingCallable> calls = compiled(codes).iterator();
    List<Arguments> cases = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      cases.add(Arguments.of(lines.get(i), calls.next(), lines.get(i + 1).strip()));
    }
    return cases;
  }

  private List<ThrowingCallable> compiled(List<String> codes) throws Exception {
    Path source = folder.resolve("Calls.java");
    Files.writeString(
        source,
        SOURCE.formatted(
            imports,
            codes.stream().map("() -> %s"::formatted).collect(Collectors.joining(",\n      "))));
    String path = System.getProperty("java.class.path");
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-classpath", path, source.toString());
    assertThat(status).as("exit status of the compiler for %s", messages).isZero();
    URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
    Field all = loader.loadClass("Calls").getField("ALL");
    @SuppressWarnings("unchecked")
    List<ThrowingCallable> calls = (List<ThrowingCallable>) all.get(null);
    return calls;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calls")
  void says(String code, ThrowingCallable call, String message) {
    Throwable thrown = catchThrowable(call);
    assertThat(thrown).as(code).isNotNull();
    assertThat(thrown.getClass().getSimpleName() + ": " + thrown.getMessage())
        .as(code)
        .isEqualTo(message);
  }
}
