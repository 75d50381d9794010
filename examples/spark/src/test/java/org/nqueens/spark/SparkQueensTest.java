package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.model.QueensModel;

/** The program in local mode. */
class SparkQueensTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return SparkQueens.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @AfterEach
  void breakBackend() {
    FaultyBackend.isMended = false;
  }

  @ParameterizedTest
  @CsvSource({"embedded,10,queens,724", "cp-sat,8,queens,92", "cp,3,non-touching,0"})
  void counts(String backend, String n, String variant, String count) {
    assertThat(run("count", n, "--master=local[2]", "--backend", backend, "--variant", variant))
        .isZero();
    assertThat(out).hasToString(count + System.lineSeparator());
    assertThat(err.toString()).startsWith("n = " + n).contains(" parts done, 0 of them earlier");
  }

  @Test
  void reportsFailedPartsAndGoesOnWhenTheirCauseIsMended() {
    String[] command = {
      "count", "8", "--master=local[2]", "--backend=faulty", "--journal", folder + "/journal"
    };
    assertThat(run(command)).isEqualTo(1);
    assertThat(out.toString()).startsWith("at least 88");
    assertThat(err.toString())
        .containsPattern("spark-queens: part 0 failed: .*the corner is taken")
        .containsPattern(
            "spark-queens: [0-9]+ parts failed, no other part is lost: mend the cause and run the"
                + " same command again")
        .doesNotContain("\tat ");
    int kept = Journal.read(folder.resolve("journal")).done();

    FaultyBackend.isMended = true;
    assertThat(run(command)).isZero();
    assertThat(out).hasToString("92" + System.lineSeparator());
    assertThat(err.toString()).contains(", " + kept + " of them earlier");
    assertThat(Journal.read(folder.resolve("journal")).results())
        .extracting(PartResult::part)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 8})
  void enumeratesIntoFilesInOrder(int n) throws IOException {
    Path files = folder.resolve("files");
    String[] command = {"enumerate", "" + n, "--master=local[2]", "--out", files.toString()};
    assertThat(run(command)).isZero();
    List<String> expected = new ArrayList<>();
    QueensSolver.enumerate(n, placement -> expected.add(placement.toString()));
    assertThat(lines(files)).isEqualTo(expected);
    assertThat(files.resolve("_SUCCESS")).exists();

    assertThat(run(command)).isEqualTo(2);
    assertThat(err)
        .hasToString(
            "spark-queens: --out (%s) must be a new folder, and is there already: give another name, or delete it%n"
                .formatted(files));
  }

  @Test
  void leavesNoFilesOfAnEnumerationThatFails() throws IOException {
    Path files = folder.resolve("files");
    String[] command = {
      "enumerate", "8", "--master=local[2]", "--backend=faulty", "--out", files.toString()
    };
    assertThat(run(command)).isEqualTo(1);
    assertThat(err.toString().lines())
        .containsExactly(
            "spark-queens: the job was given up: java.lang.IllegalStateException: the corner is"
                + " taken");
    assertThat(files.resolve("_SUCCESS")).doesNotExist();
    assertThat(lines(files)).isEmpty();
  }

  private static List<String> lines(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> path.toString().contains("/part-")).sorted().toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          count 99                           | n (99) must be at most 64 for a batch: larger boards are not divided
          count 8 --backend=gecode           | backend ("gecode") was not found
          count 8 --variant=kings            | Invalid value for option '--variant'
          count 8 --master=host:7077         | master (host:7077) must be local[K]
          count 8 --resource-timeout=0       | --resource-timeout (0) must be at least 1
          enumerate 8                        | Missing required option: '--out=FOLDER'
          enumerate 8 --out=f --journal=j    | Unknown option: '--journal=j'
          """)
  void rejectsBadUsage(String line, String message) {
    assertThat(run(line.split(" "))).isEqualTo(2);
    assertThat(err.toString()).startsWith("spark-queens: " + message);
  }

  @Test
  void tellsOfAnUnreachableMasterInOneLine() {
    assertThat(run("count", "8", "--master=spark://127.0.0.1:1")).isEqualTo(1);
    assertThat(err.toString().lines())
        .singleElement()
        .asString()
        .startsWith("spark-queens: master (spark://127.0.0.1:1) cannot be reached (");
  }

  @Test
  void tellsOfAJournalOfAnotherBoard() {
    Path journal = folder.resolve("journal");
    Journal.open(journal, PartGroup.divided(org.nqueens.batch.Batch.toCount(QueensModel.of(7))))
        .close();
    assertThat(run("count", "8", "--journal", journal.toString())).isEqualTo(1);
    assertThat(err.toString()).startsWith("spark-queens: journal (" + journal + ") is of another");
  }
}
