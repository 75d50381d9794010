package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/**
 * A class that breaks a rule, compiled for one test beside the classes that keep it.
 *
 * @param packageName the package of the class
 * @param source the source of a class named Planted, without its package declaration
 */
public record PlantedClass(String packageName, String source) {

  /**
   * Imports this class together with others.
   *
   * @param classes the folder of the others
   * @param folder an empty folder for this one
   */
  public JavaClasses importWith(Path classes, Path folder) throws IOException {
    Path file = folder.resolve("Planted.java");
    Files.writeString(file, "package " + packageName + ";\n" + source);
    int status =
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
    assertThat(status).as("exit status of the compiler for %s", source).isZero();
    return new ClassFileImporter().importPaths(folder, classes);
  }
}
