package org.nqueens.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;

/** The rules of the architecture of core. */
enum Rules {
  /** Every package may access the packages named, and no other. */
  LAYERS(
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("model")
          .definedBy("org.nqueens.model")
          .layer("search")
          .definedBy("org.nqueens.search")
          .layer("result")
          .definedBy("org.nqueens.result")
          .layer("trace")
          .definedBy("org.nqueens.trace")
          .layer("spi")
          .definedBy("org.nqueens.spi")
          .layer("constraint")
          .definedBy("org.nqueens.internal.constraint")
          .layer("memory")
          .definedBy("org.nqueens.internal.memory")
          .layer("page")
          .definedBy("org.nqueens.internal.page")
          .layer("propagation")
          .definedBy("org.nqueens.internal.propagation")
          .layer("decompose")
          .definedBy("org.nqueens.internal.decompose")
          .layer("probe")
          .definedBy("org.nqueens.internal.probe")
          .layer("batch")
          .definedBy("org.nqueens.batch")
          .layer("index")
          .definedBy("org.nqueens.internal.index")
          .layer("run")
          .definedBy("org.nqueens.internal.run")
          .layer("explain")
          .definedBy("org.nqueens.internal.explain")
          .layer("deduction")
          .definedBy("org.nqueens.internal.deduction")
          .layer("bits")
          .definedBy("org.nqueens.internal.bits")
          .layer("halves")
          .definedBy("org.nqueens.internal.halves")
          .layer("lines")
          .definedBy("org.nqueens.internal.lines")
          .layer("embedded")
          .definedBy("org.nqueens.internal.embedded")
          .layer("facade")
          .definedBy("org.nqueens")
          .layer("format")
          .definedBy("org.nqueens.format")
          .layer("puzzle")
          .definedBy("org.nqueens.puzzle")
          .ensureAllClassesAreContainedInArchitecture()
          .whereLayer("model")
          .mayNotAccessAnyLayer()
          .whereLayer("search")
          .mayOnlyAccessLayers("model")
          .whereLayer("result")
          .mayOnlyAccessLayers("model", "search")
          .whereLayer("trace")
          .mayOnlyAccessLayers("model", "search", "result")
          .whereLayer("constraint")
          .mayOnlyAccessLayers("model")
          .whereLayer("memory")
          .mayNotAccessAnyLayer()
          .whereLayer("page")
          .mayNotAccessAnyLayer()
          .whereLayer("propagation")
          .mayOnlyAccessLayers("model", "search", "trace", "constraint")
          .whereLayer("spi")
          .mayOnlyAccessLayers("model", "search", "trace", "propagation")
          .whereLayer("decompose")
          .mayOnlyAccessLayers("model", "search", "spi", "constraint", "memory")
          .whereLayer("probe")
          .mayOnlyAccessLayers("model", "result", "constraint")
          .whereLayer("batch")
          .mayOnlyAccessLayers("model", "search", "spi", "decompose")
          .whereLayer("run")
          .mayOnlyAccessLayers(
              "model",
              "search",
              "result",
              "trace",
              "spi",
              "constraint",
              "memory",
              "decompose",
              "batch")
          .whereLayer("index")
          .mayOnlyAccessLayers(
              "model", "search", "result", "spi", "constraint", "decompose", "probe", "run")
          .whereLayer("explain")
          .mayOnlyAccessLayers("model", "result", "constraint")
          .whereLayer("deduction")
          .mayOnlyAccessLayers("model", "search", "result")
          .whereLayer("bits")
          .mayOnlyAccessLayers("spi")
          .whereLayer("lines")
          .mayOnlyAccessLayers("model", "search", "propagation")
          .whereLayer("halves")
          .mayOnlyAccessLayers("spi", "memory", "bits")
          .whereLayer("embedded")
          .mayOnlyAccessLayers(
              "model",
              "search",
              "trace",
              "spi",
              "constraint",
              "propagation",
              "bits",
              "halves",
              "lines")
          .whereLayer("facade")
          .mayOnlyAccessLayers(
              "model", "search", "result", "trace", "spi", "batch", "run", "explain", "index")
          .whereLayer("format")
          .mayOnlyAccessLayers("model", "search", "result", "trace", "page")
          .whereLayer("puzzle")
          .mayOnlyAccessLayers("model", "result", "spi", "deduction", "facade", "format", "page")),

  /** No cycles between packages; the root package counts like any other. */
  NO_CYCLES(slices().assignedFrom(packages()).should().beFreeOfCycles()),

  /** No type of an internal package in a signature of an exported one. */
  INTERNAL_TYPES_STAY_INTERNAL(
      classes()
          .that(not(resideInAnyPackage("org.nqueens.internal..")))
          .and()
          .arePublic()
          .should(new ExposeNoInternalType())),

  /** Of the engine only the class that the service loader must find is public. */
  THE_ENGINE_IS_FOUND_AS_A_SERVICE(
      noClasses()
          .that()
          .resideInAPackage("org.nqueens.internal.embedded")
          .and()
          .doNotHaveSimpleName("EmbeddedBackend")
          .should()
          .haveModifier(JavaModifier.PUBLIC)),

  /** No library but slf4j at run time; the annotations of jspecify are for compilers. */
  NO_LIBRARY_BUT_SLF4J(
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.slf4j..", "org.jspecify..", "org.nqueens..")),

  /** A library leaves the streams of the process to the application. */
  PRINTS_NOTHING(
      noClasses()
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err"));

  final ArchRule rule;

  Rules(ArchRule rule) {
    this.rule = rule;
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
}
