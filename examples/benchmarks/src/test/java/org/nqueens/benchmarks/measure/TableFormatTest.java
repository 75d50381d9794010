package org.nqueens.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableFormatTest {
  private static final Table TABLE =
      new Table(
          List.of("n", "backend", "decisions"),
          List.of(List.of("8", "cp, \"any order\"", "12"), List.of("10", "bare", "-")));

  @Test
  void textLinesUp() {
    assertThat(TableFormat.TEXT.format(TABLE).lines())
        .containsExactly(
            " n  backend          decisions",
            " 8  cp, \"any order\"         12",
            "10  bare                     -");
  }

  @Test
  void markdownAlignsNumbersRight() {
    assertThat(TableFormat.MARKDOWN.format(TABLE).lines())
        .containsExactly(
            "| n | backend | decisions |",
            "| ---: | --- | ---: |",
            "| 8 | cp, \"any order\" | 12 |",
            "| 10 | bare | - |");
    assertThat(TableFormat.MARKDOWN.title("cp-8").strip()).isEqualTo("### cp-8");
  }

  @Test
  void csvQuotesWhatMustBeQuoted() {
    assertThat(TableFormat.CSV.format(TABLE).lines())
        .containsExactly("n,backend,decisions", "8,\"cp, \"\"any order\"\"\",12", "10,bare,-");
    assertThat(TableFormat.CSV.note("Linux")).isEqualTo("# Linux");
  }

  @Test
  void everyRowIsComplete() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Table(List.of("n", "backend"), List.of(List.of("8"))))
        .withMessage("row ([8]): must have a cell for each of [n, backend]");
  }
}
