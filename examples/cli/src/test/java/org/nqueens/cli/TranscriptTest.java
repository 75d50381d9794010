package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of the transcripts print what stands below them. */
class TranscriptTest {
  private static final Path TRANSCRIPTS = Path.of("src/test/resources/org/nqueens/cli");

  @TempDir private static Path folder;

  static List<Transcript> transcripts() throws IOException {
    try (Stream<Path> files = Files.list(TRANSCRIPTS)) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .sorted()
          .map(Transcript::read)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void areWhatTheCommandPrints(Transcript transcript) throws IOException {
    Path files = Files.createDirectory(folder.resolve(transcript.name()));
    for (Transcript.Run run : transcript.runs()) {
      if (run.isFile()) {
        run.writeFile(files);
        continue;
      }
      for (String backend : run.backends()) {
        CommandRun actual = run.run(files, backend);
        if (run.isRefused()) {
          assertThat(actual.err()).as(run.toString()).contains(run.message());
          actual.assertBadUsage(run.message());
        } else if (!run.isMatchedBy(actual)) {
          fail(run + " " + backend + "\nprinted\n" + run.lines(actual));
        }
      }
    }
  }
}
