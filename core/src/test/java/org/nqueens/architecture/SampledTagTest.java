package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each test class of the project that samples its cases by {@code Gate}, itself or through a
 * contract or a source of models, has a tag by which the exhaustive gate selects it.
 */
class SampledTagTest {
  private static final Pattern STRING_OR_COMMENT =
      Pattern.compile(
          "\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])++'|/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);

  /** The methods of {@code Gate} that differ between the gates, but for bounds of waits. */
  private static final Pattern SAMPLE =
      Pattern.compile("\\bGate(\\.|::)(cases|isExhaustive|random|sample)\\b");

  private static final Pattern TAG = Pattern.compile("^@(Exhaustive|Sampled)$", Pattern.MULTILINE);

  private static final Pattern WORD = Pattern.compile("\\w+");

  private static final Pattern SUPERCLASS = Pattern.compile("\\bclass \\w+ extends (\\w+)");

  /** The code of a test class or of a type that test classes use. */
  private record Source(Path file, String code) {
    static Source read(Path file) {
      try {
        return new Source(file, STRING_OR_COMMENT.matcher(Files.readString(file)).replaceAll(""));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    String name() {
      return file.getFileName().toString().replace(".java", "");
    }

    /** As Surefire and Failsafe recognize one. */
    boolean isTestClass() {
      return name().endsWith("Test") || name().endsWith("IT");
    }

    boolean isTagged() {
      return TAG.matcher(code).find();
    }

    boolean samples(Set<String> samplingTypes) {
      return SAMPLE.matcher(code).find()
          || WORD.matcher(code).results().map(MatchResult::group).anyMatch(samplingTypes::contains);
    }
  }

  private static List<Source> sources(Path project) throws IOException {
    try (Stream<Path> modules =
        Stream.concat(folders(project), folders(project.resolve("examples")))) {
      return modules
          .map(module -> module.resolve("src/test/java"))
          .filter(Files::isDirectory)
          .flatMap(SampledTagTest::files)
          .map(Source::read)
          .toList();
    }
  }

  private static Stream<Path> folders(Path parent) throws IOException {
    return Files.isDirectory(parent) ? Files.list(parent) : Stream.empty();
  }

  private static Stream<Path> files(Path folder) {
    try {
      return Files.walk(folder).filter(file -> file.toString().endsWith(".java"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The test classes that sample without a tag of their own, or of a subclass that runs them. */
  private static List<String> untagged(Path project) throws IOException {
    List<Source> sources = sources(project);
    Set<String> samplingTypes = new HashSet<>();
    while (sources.stream()
        .filter(source -> !source.isTestClass() && !source.name().equals("Gate"))
        .filter(source -> source.samples(samplingTypes))
        .map(source -> samplingTypes.add(source.name()))
        .reduce(false, Boolean::logicalOr)) {}
    Set<String> extendedWithATag = new HashSet<>();
    sources.stream()
        .filter(Source::isTagged)
        .flatMap(source -> SUPERCLASS.matcher(source.code()).results())
        .forEach(superclass -> extendedWithATag.add(superclass.group(1)));
    return sources.stream()
        .filter(source -> source.isTestClass() && source.samples(samplingTypes))
        .filter(source -> !source.isTagged() && !extendedWithATag.contains(source.name()))
        .map(source -> project.relativize(source.file()).toString())
        .sorted()
        .toList();
  }

  @Test
  void everySampleIsTagged() throws IOException {
    assertThat(sources(Path.of("..")).stream().filter(Source::isTagged).map(Source::name))
        .hasSizeGreaterThan(4);
    assertThat(untagged(Path.of("..")))
        .as("annotate with @Sampled, or the exhaustive gate leaves the other cases out")
        .isEmpty();
  }

  @Test
  void reportsAPlantedSampleWithoutATag(@TempDir Path project) throws IOException {
    Map.of(
            "core/src/test/java/DirectTest", "class DirectTest { int n = Gate.cases(1, 2); }",
            "core/src/test/java/Models", "class Models { int n = Gate.random(\"\").nextInt(); }",
            "core/src/test/java/MyContract", "interface MyContract { Models MODELS = null; }",
            "examples/a/src/test/java/MyTest", "class MyTest implements MyContract {}",
            "examples/a/src/test/java/TaggedTest", "@Sampled\nclass TaggedTest extends PartTest {}",
            "examples/a/src/test/java/PartTest", "class PartTest implements MyContract {}",
            "examples/a/src/test/java/WaitTest", "class WaitTest { int n = Gate.seconds(1, 2); }",
            "examples/a/src/test/java/WordTest", "/** Not by Gate.cases( or Models. */ class W {}")
        .forEach((name, code) -> write(project.resolve(name + ".java"), code));
    assertThat(untagged(project))
        .containsExactly(
            "core/src/test/java/DirectTest.java", "examples/a/src/test/java/MyTest.java");
  }

  private static void write(Path file, String code) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, code);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
