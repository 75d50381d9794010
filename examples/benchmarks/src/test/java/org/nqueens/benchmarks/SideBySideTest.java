package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.ortools.Loader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SideBySideTest {

  @Test
  void measuresTheSameWorkOnAllSides() {
    Loader.loadNativeLibraries();
    for (int n = 1; n <= 8; n++) {
      assertThat(DirectCp.enumerate(n)).isEqualTo(DirectCpSat.enumerate(n));
    }
    assertThat(DirectCp.enumerate(8)).isEqualTo(92);
  }

  @Test
  void printsATable() {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      SideBySide.main(new String[] {"5", "6"});
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
        .hasSize(6)
        .last()
        .asString()
        .matches("\\| 6 \\| 4 \\|( \\d+\\.\\d \\|){8}");
  }
}
