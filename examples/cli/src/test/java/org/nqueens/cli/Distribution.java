package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * An unpacked distribution.
 *
 * @param home its folder
 */
record Distribution(Path home) {

  /**
   * A run of a program.
   *
   * @param code the exit code
   * @param out the text on standard output
   * @param err the text on standard error
   */
  record Run(int code, String out, String err) {}

  /** Unpacks the distribution of this platform. */
  static Distribution unpack(Path place) throws Exception {
    Process tar =
        new ProcessBuilder("tar", "xzf", System.getProperty("distribution"), "-C", place.toString())
            .inheritIO()
            .start();
    assertThat(tar.waitFor()).isZero();
    try (Stream<Path> folders = Files.list(place)) {
      return new Distribution(folders.findFirst().orElseThrow());
    }
  }

  String queens() {
    return home.resolve("bin/queens").toString();
  }

  /** Runs a program on this JVM, without a class archive unless the variables name one. */
  static Run run(Path folder, Map<String, String> variables, String... command) throws Exception {
    File err = Files.createTempFile(folder, "err", "").toFile();
    return end(start(folder, err, variables, command), err);
  }

  static Process start(Path folder, File err, Map<String, String> variables, String... command)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("QUEENS_ARCHIVE", "");
    builder.environment().remove("JAVA_OPTS");
    builder.environment().putAll(variables);
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  static Run end(Process process, File err) throws Exception {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err.toPath()));
  }
}
