package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A class that breaks a rule beside the classes that keep it.
 *
 * @param packageName the package of the class
 * @param source the source of a class named Planted, without its package declaration
 */
public record PlantedClass(String packageName, String source) {
  private static final String NAME = "Planted";

  /**
   * Imports planted classes together with others, each under a name of its own.
   *
   * @param classes the folder of the others
   * @param folder an empty folder for the planted ones
   */
  public static JavaClasses importAll(List<PlantedClass> planted, Path classes, Path folder)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-proc:none",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString()));
    for (PlantedClass each : planted) {
      Path file = folder.resolve(each.simpleName() + ".java");
      Files.writeString(
          file,
          "package %s;\n%s"
              .formatted(each.packageName, each.source)
              .replace(NAME, each.simpleName()));
      arguments.add(file.toString());
    }
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(status).as("exit status of the compiler").isZero();
    return new ClassFileImporter().importPaths(folder, classes);
  }

  private String simpleName() {
    return NAME + Integer.toUnsignedString(hashCode());
  }

  /**
   * Asserts that a rule reports this class. Of all classes the rule sees this one, its neighbours
   * in the package, and those of the packages that it accesses; no other planted one.
   *
   * @param all all planted classes and those beside them
   */
  public void assertBreaks(ArchRule rule, JavaClasses all) {
    JavaClass planted = all.get(packageName + "." + simpleName());
    Set<String> packages =
        Stream.concat(
                Stream.of(planted),
                planted.getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass))
            .map(JavaClass::getPackageName)
            .collect(Collectors.toSet());
    JavaClasses seen =
        all.that(
            DescribedPredicate.describe(
                "are near " + planted.getName(),
                type ->
                    type.equals(planted)
                        || packages.contains(type.getPackageName())
                            && !type.getSimpleName().startsWith(NAME)));
    assertThat(rule.evaluate(seen).getFailureReport().getDetails())
        .asString()
        .containsPattern(Pattern.quote(planted.getName()) + "\\b");
  }
}
