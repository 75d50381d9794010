package org.nqueens.architecture;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.spi.SolverBackend;

/** The rules of the architecture of core. */
final class Rules {
  /** Every package may access the packages named, and no other. */
  static final ArchRule LAYERS =
      LibraryRules.layers(
          "org.nqueens",
          """
          model:
          search: model
          result: model search
          sampling: model search result
          trace: model search result
          spi: model search trace
          spi.support: model search trace spi internal.propagation
          internal.constraint: model
          internal.memory:
          internal.propagation: model search trace internal.constraint
          internal.decompose: model search spi internal.propagation internal.memory
          batch: model search result spi spi.support internal.decompose format
          internal.run.backend: model search trace spi spi.support internal.decompose
          internal.run.option: model search result trace internal.run.backend
          internal.run: model search result trace spi internal.constraint internal.memory\
           internal.decompose batch internal.run.backend internal.run.option
          internal.run.first: model search result spi internal.constraint internal.run.backend\
           internal.run.option internal.run
          internal.sampling: model search result sampling spi internal.constraint\
           internal.decompose internal.run.backend internal.run.option\
           internal.run
          internal.explain: model result internal.constraint
          internal.engine.plain: spi internal.memory
          internal.engine: model search trace spi spi.support internal.constraint\
           internal.propagation internal.engine.plain
          .: model search result sampling trace spi batch internal.run.backend\
           internal.run.option internal.run internal.run.first internal.explain internal.sampling
          format: model search
          """);

  /** Of the engine only the class that the service loader must find is public. */
  static final ArchRule THE_ENGINE_IS_FOUND_AS_A_SERVICE =
      noClasses()
          .that()
          .resideInAPackage("org.nqueens.internal.engine")
          .and()
          .doNotHaveSimpleName("EmbeddedBackend")
          .should()
          .haveModifier(JavaModifier.PUBLIC);

  /** Each answer of a backend is checked, so that no other class asks for it. */
  static final ArchRule ONE_CLASS_CALLS_BACKENDS =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.nqueens.internal.engine..", "org.nqueens.spi..")
          .and()
          .doNotBelongToAnyOf(BackendCalls.class)
          .should()
          .accessTargetWhere(
              target(owner(assignableTo(SolverBackend.class)))
                  .and(target(nameMatching("search|count|split|division|propagation"))));

  /** No library but slf4j at run time; the annotations of jspecify are for compilers. */
  static final ArchRule NO_LIBRARY_BUT_SLF4J = LibraryRules.usesNoLibraryBut("org.slf4j..");

  private Rules() {}
}
