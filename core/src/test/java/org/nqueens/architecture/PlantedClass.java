package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.nqueens.QueensSolver;

/**
 * A class that breaks a rule, compiled for one test beside the classes of core.
 *
 * @param packageName a package of core
 * @param source the source of a class named Planted, without its package declaration
 */
record PlantedClass(String packageName, String source) {

  /** The classes of core and this one, compiled into a folder. */
  JavaClasses importWithCore(Path folder) throws IOException {
    Path file = folder.resolve("Planted.java");
    Files.writeString(file, "package " + packageName + ";\n" + source);
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                file.toString());
    assertThat(failed).as("errors of the compiler for %s", source).isZero();
    return new ClassFileImporter().importPaths(folder, core());
  }

  /** The folder or jar of core's classes. */
  static Path core() {
    return Path.of(
        java.net.URI.create(
            QueensSolver.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }
}
