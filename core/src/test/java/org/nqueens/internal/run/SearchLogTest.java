package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.slf4j.spi.SLF4JServiceProvider;

class SearchLogTest {
  @TempDir private Path folder;

  /** The tests have the provider that logs nothing; {@code PackagedJarIT} runs without one. */
  @Test
  void isThereWithAProvider() {
    assertThat(SearchRun.log())
        .hasValueSatisfying(log -> assertThat(log.getName()).isEqualTo("NOP"));
  }

  /** Counts twice: a class whose initialization fails stays unusable. */
  public static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      System.out.println("first " + QueensSolver.count(8));
      System.out.println("second " + QueensSolver.count(8));
    }
  }

  /** As packers leave it behind that move or leave out the class of a provider. */
  @Test
  void needsNoProviderThatCanBeLoaded() throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(SLF4JServiceProvider.class.getName()), "com.example.MissingProvider");
    String path = folder + File.pathSeparator + System.getProperty("java.class.path");
    ForkedJvm.Exit exit = new ForkedJvm().classPath(path).run(Program.class);
    assertThat(exit.output()).contains("first 92").contains("second 92");
    assertThat(exit.code()).as(exit.output()).isZero();
  }
}
