package org.nqueens.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.function.Supplier;

/** The rules of the architecture of core. */
enum Rules implements Supplier<ArchRule> {
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
          .layer("sampling")
          .definedBy("org.nqueens.sampling")
          .layer("trace")
          .definedBy("org.nqueens.trace")
          .layer("spi")
          .definedBy("org.nqueens.spi")
          .layer("support")
          .definedBy("org.nqueens.spi.support")
          .layer("constraint")
          .definedBy("org.nqueens.internal.constraint")
          .layer("memory")
          .definedBy("org.nqueens.internal.memory")
          .layer("propagation")
          .definedBy("org.nqueens.internal.propagation")
          .layer("decompose")
          .definedBy("org.nqueens.internal.decompose")
          .layer("batch")
          .definedBy("org.nqueens.batch")
          .layer("index")
          .definedBy("org.nqueens.internal.index")
          .layer("call")
          .definedBy("org.nqueens.internal.call")
          .layer("progress")
          .definedBy("org.nqueens.internal.run.progress")
          .layer("run")
          .definedBy("org.nqueens.internal.run")
          .layer("first")
          .definedBy("org.nqueens.internal.run.first")
          .layer("explain")
          .definedBy("org.nqueens.internal.explain")
          .layer("plain")
          .definedBy("org.nqueens.internal.engine.plain")
          .layer("engine")
          .definedBy("org.nqueens.internal.engine")
          .layer("facade")
          .definedBy("org.nqueens")
          .layer("format")
          .definedBy("org.nqueens.format")
          .ensureAllClassesAreContainedInArchitecture()
          .whereLayer("model")
          .mayNotAccessAnyLayer()
          .whereLayer("search")
          .mayOnlyAccessLayers("model")
          .whereLayer("result")
          .mayOnlyAccessLayers("model", "search")
          .whereLayer("sampling")
          .mayOnlyAccessLayers("model", "search", "result")
          .whereLayer("trace")
          .mayOnlyAccessLayers("model", "search", "result")
          .whereLayer("constraint")
          .mayOnlyAccessLayers("model")
          .whereLayer("memory")
          .mayNotAccessAnyLayer()
          .whereLayer("propagation")
          .mayOnlyAccessLayers("model", "search", "trace", "constraint")
          .whereLayer("spi")
          .mayOnlyAccessLayers("model", "search", "trace")
          .whereLayer("support")
          .mayOnlyAccessLayers("model", "search", "trace", "spi", "propagation")
          .whereLayer("decompose")
          .mayOnlyAccessLayers("model", "search", "spi", "propagation", "memory")
          .whereLayer("batch")
          .mayOnlyAccessLayers("model", "search", "result", "spi", "support", "decompose", "format")
          .whereLayer("call")
          .mayOnlyAccessLayers("model", "search", "result", "trace", "spi", "support", "decompose")
          .whereLayer("progress")
          .mayOnlyAccessLayers("model", "result", "spi", "decompose", "call")
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
              "batch",
              "call",
              "progress")
          .whereLayer("first")
          .mayOnlyAccessLayers(
              "model", "search", "result", "spi", "constraint", "call", "progress", "run")
          .whereLayer("index")
          .mayOnlyAccessLayers(
              "model",
              "search",
              "result",
              "sampling",
              "spi",
              "constraint",
              "decompose",
              "call",
              "progress",
              "run")
          .whereLayer("explain")
          .mayOnlyAccessLayers("model", "result", "constraint")
          .whereLayer("plain")
          .mayOnlyAccessLayers("spi", "memory")
          .whereLayer("engine")
          .mayOnlyAccessLayers(
              "model", "search", "trace", "spi", "support", "constraint", "propagation", "plain")
          .whereLayer("facade")
          .mayOnlyAccessLayers(
              "model",
              "search",
              "result",
              "sampling",
              "trace",
              "spi",
              "batch",
              "call",
              "progress",
              "run",
              "first",
              "explain",
              "index")
          .whereLayer("format")
          .mayOnlyAccessLayers("model", "search", "constraint")),

  NO_CYCLES(LibraryRules.NO_CYCLES),
  INTERNAL_TYPES_STAY_INTERNAL(LibraryRules.INTERNAL_TYPES_STAY_INTERNAL),

  /** Of the engine only the class that the service loader must find is public. */
  THE_ENGINE_IS_FOUND_AS_A_SERVICE(
      noClasses()
          .that()
          .resideInAPackage("org.nqueens.internal.engine")
          .and()
          .doNotHaveSimpleName("EmbeddedBackend")
          .should()
          .haveModifier(JavaModifier.PUBLIC)),

  /** No library but slf4j at run time; the annotations of jspecify are for compilers. */
  NO_LIBRARY_BUT_SLF4J(LibraryRules.usesNoLibraryBut("org.slf4j..")),

  PRINTS_NOTHING(LibraryRules.PRINTS_NOTHING);

  private final ArchRule rule;

  Rules(ArchRule rule) {
    this.rule = rule;
  }

  @Override
  public ArchRule get() {
    return rule;
  }
}
