package org.nqueens.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Arrays;
import java.util.List;

/** The rules of the architecture of every library of the project. */
public final class LibraryRules {
  /** No cycles between packages; a package counts without those below it. */
  public static final ArchRule NO_CYCLES =
      slices().assignedFrom(packages()).should().beFreeOfCycles();

  /** No type of an internal package in a signature of an exported one. */
  public static final ArchRule INTERNAL_TYPES_STAY_INTERNAL =
      classes()
          .that(resideOutsideOfPackage("..internal.."))
          .and()
          .arePublic()
          .should(new ExposeNoInternalType());

  /** A library leaves the streams of the process to the application. */
  public static final ArchRule PRINTS_NOTHING =
      noClasses()
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  /** No two threads wait for each other when they first use a type and its subtype. */
  public static final ArchRule INITIALIZES_WITHOUT_DEADLOCK =
      classes().should(new InitializeWithItsConstants());

  private LibraryRules() {}

  /**
   * A rule that each package accesses those named with it, and no other of the root.
   *
   * @param root the package in which all classes are
   * @param table lines such as {@code trace: model search}, relative to the root, which is a dot
   */
  public static ArchRule layers(String root, String table) {
    LayeredArchitecture layers =
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .ensureAllClassesAreContainedInArchitecture();
    for (String line : table.lines().toList()) {
      String name = line.substring(0, line.indexOf(':'));
      layers = layers.layer(name).definedBy(name.equals(".") ? root : root + "." + name);
    }
    for (String line : table.lines().toList()) {
      String[] names = line.split("[: ]+");
      var layer = layers.whereLayer(names[0]);
      layers =
          names.length == 1
              ? layer.mayNotAccessAnyLayer()
              : layer.mayOnlyAccessLayers(Arrays.copyOfRange(names, 1, names.length));
    }
    return layers.as("layers of " + root);
  }

  private static SliceAssignment packages() {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return SliceIdentifier.of(List.of(type.getPackageName()));
      }

      @Override
      public String getDescription() {
        return "packages";
      }
    };
  }

  /**
   * A rule that classes access no library but some.
   *
   * @param packages those of the libraries, beside the JDK, jspecify and this project
   */
  public static ArchRule usesNoLibraryBut(String... packages) {
    return noClasses()
        .should()
        .dependOnClassesThat(
            resideOutsideOfPackages("java..", "org.jspecify..", "org.nqueens..")
                .and(resideOutsideOfPackages(packages)));
  }

  /**
   * A rule that classes use of core only the packages that a backend of another project can use.
   *
   * @param packages those of the backend and its solver
   */
  public static ArchRule usesWhatEveryBackendCanUse(String... packages) {
    return noClasses()
        .should()
        .dependOnClassesThat(
            resideOutsideOfPackages(
                    "java..",
                    "org.jspecify..",
                    "org.nqueens.model",
                    "org.nqueens.search",
                    "org.nqueens.spi",
                    "org.nqueens.spi.support",
                    "org.nqueens.trace")
                .and(resideOutsideOfPackages(packages)));
  }
}
