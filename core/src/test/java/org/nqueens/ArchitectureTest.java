package org.nqueens;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the packages may know of each other, and what of them is public. */
class ArchitectureTest {
  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.nqueens..");

  @Test
  void dependsUpwardsOnly() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("model")
        .definedBy("org.nqueens.model")
        .layer("search")
        .definedBy("org.nqueens.search")
        .layer("spi")
        .definedBy("org.nqueens.spi")
        .layer("facade")
        .definedBy("org.nqueens")
        .layer("format")
        .definedBy("org.nqueens.format")
        .layer("puzzle")
        .definedBy("org.nqueens.puzzle")
        .layer("embedded")
        .definedBy("org.nqueens.internal.embedded")
        .whereLayer("model")
        .mayNotAccessAnyLayer()
        .whereLayer("search")
        .mayOnlyAccessLayers("model")
        .whereLayer("spi")
        .mayOnlyAccessLayers("model", "search")
        .whereLayer("facade")
        .mayOnlyAccessLayers("model", "search", "spi")
        .whereLayer("format")
        .mayOnlyAccessLayers("model", "search", "spi", "facade")
        .whereLayer("puzzle")
        .mayOnlyAccessLayers("model", "search", "spi", "facade", "format")
        .whereLayer("embedded")
        .mayNotBeAccessedByAnyLayer()
        .check(CORE);
  }

  @Test
  void hasNoCycles() {
    slices().matching("org.nqueens.(*)..").should().beFreeOfCycles().check(CORE);
  }

  @Test
  void dependsOnNothingButSlf4j() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.slf4j..", "org.nqueens..")
        .check(CORE);
  }

  @Test
  void printsNothing() {
    noClasses().should().accessField(System.class, "out").check(CORE);
    noClasses().should().accessField(System.class, "err").check(CORE);
  }

  @Test
  void exportsThePackagesOfThePublicApiAndNoOther() throws IOException {
    ModuleDescriptor module;
    try (InputStream in =
        QueensSolver.class
            .getProtectionDomain()
            .getCodeSource()
            .getLocation()
            .toURI()
            .resolve("module-info.class")
            .toURL()
            .openStream()) {
      module = ModuleDescriptor.read(in);
    } catch (java.net.URISyntaxException e) {
      throw new IOException(e);
    }
    assertThat(module.exports().stream().map(ModuleDescriptor.Exports::source).toList())
        .containsExactlyInAnyOrder(
            "org.nqueens",
            "org.nqueens.format",
            "org.nqueens.model",
            "org.nqueens.puzzle",
            "org.nqueens.result",
            "org.nqueens.search",
            "org.nqueens.spi");
    assertThat(
            CORE.stream()
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(type -> type.getPackageName().equals("org.nqueens.internal.embedded"))
                .map(type -> type.getSimpleName())
                .collect(Collectors.toSet()))
        .as("public only because the service loader must find it")
        .containsExactly("EmbeddedBackend");
  }
}
