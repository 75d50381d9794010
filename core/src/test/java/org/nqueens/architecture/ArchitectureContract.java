package org.nqueens.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The classes of a module keep its rules, and planted classes show that each rule can fail. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ArchitectureContract {
  private final Path folder;
  private final JavaClasses classes;

  /** All classes and all planted ones: an import takes longer than a rule. */
  private JavaClasses withPlanted;

  /** A class that breaks a rule. */
  protected record Violation(ArchRule rule, PlantedClass planted) {
    /** The planted class as its package and its source. */
    public Violation(ArchRule rule, String packageName, String source) {
      this(rule, new PlantedClass(packageName, source));
    }
  }

  /**
   * The architecture of a module.
   *
   * @param home a class of the module
   */
  protected ArchitectureContract(Class<?> home) {
    folder =
        Path.of(URI.create(home.getProtectionDomain().getCodeSource().getLocation().toString()));
    classes = new ClassFileImporter().importPaths(folder);
  }

  /** At least one class for each rule of the module. */
  protected abstract Stream<Violation> violations();

  protected final Stream<ArchRule> rules() {
    return violations().map(Violation::rule).distinct();
  }

  /** All classes of the module. */
  protected JavaClasses all() {
    return classes;
  }

  /** The packages that the module exports. */
  protected List<String> exports() {
    ModuleDescriptor module = ModuleFinder.of(folder).findAll().iterator().next().descriptor();
    return module.exports().stream().map(ModuleDescriptor.Exports::source).toList();
  }

  @BeforeAll
  void plant(@TempDir Path planted) throws IOException {
    withPlanted =
        PlantedClass.importAll(violations().map(Violation::planted).toList(), folder, planted);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void holds(ArchRule rule) {
    rule.check(classes);
  }

  @ParameterizedTest
  @MethodSource("violations")
  void reportsAPlantedViolation(Violation violation) {
    violation.planted().assertBreaks(violation.rule(), withPlanted);
  }
}
