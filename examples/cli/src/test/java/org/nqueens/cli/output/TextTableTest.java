package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.output.TextTable.Alignment;
import org.nqueens.cli.output.TextTable.Column;

class TextTableTest {

  @Test
  void alignsCellsBelowHeadingsOfSeveralLines() {
    TextTable table =
        new TextTable(
            List.of(
                new Column("", "name", Alignment.LEFT, List.of("a", "long name", "-")),
                new Column("removed by", "rows", Alignment.RIGHT, List.of("7", "12345", "-")),
                new Column(
                    "removed by", "ascending diagonals", Alignment.RIGHT, List.of("1", "2", "-")),
                new Column("", "ms", Alignment.RIGHT, List.of("0.1", "10.0", "-"))));
    assertThat(table)
        .hasToString(
            """
                      removed by
                            ascending
            name       rows diagonals   ms
            a             7         1  0.1
            long name 12345         2 10.0
            -             -         -    -
            """);
  }

  @Test
  void hasNoLineOfTitlesWithoutTitles() {
    assertThat(new TextTable(List.of(new Column("", "a", Alignment.LEFT, List.of("b")))))
        .hasToString("a\nb\n");
    assertThat(new TextTable(List.of(new Column("", "a", Alignment.LEFT, List.of()))))
        .hasToString("a\n");
  }
}
