package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.cli.ProcessTest;

/** Pages that are opened in a browser. */
class BrowserTest extends ProcessTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"xdg-open open | ", "open cmd.exe | ", "cmd.exe | /c start \"\" "})
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs a shell: the browsers of this test are scripts of it")
  void opensThePageByTheFirstProgramThatExists(String programs, String before) throws Exception {
    Path opened = folder.resolve("opened");
    String script = "#!/bin/sh\necho \"${0##*/} $*\" > %1$s.part\n/bin/mv %1$s.part %1$s\n";
    Path bin = Files.createDirectory(folder.resolve("bin"));
    for (String program : programs.split(" ")) {
      Path file = Files.writeString(bin.resolve(program), script.formatted(opened));
      assertThat(file.toFile().setExecutable(true)).isTrue();
    }
    Path page = folder.resolve("page.html");
    ProcessBuilder builder = builder(List.of(), "trace", "4", "--html", page.toString(), "--open");
    builder.environment().put("PATH", bin.toString());
    assertThat(start(builder).waitFor()).isZero();
    assertThat(err()).isEqualTo("queens: " + page + " is written\n");
    while (Files.notExists(opened)) { // the browser outlives the command, the test has a timeout
      Thread.sleep(1);
    }
    assertThat(opened)
        .content()
        .isEqualTo(
            String.join(" ", programs.split(" ")[0], before == null ? "" : before, page + "\n")
                .replace("  ", " "));
  }

  @Test
  void saysThatThereIsNoBrowser() throws Exception {
    ProcessBuilder builder = builder(List.of(), "draw", "4", "--html", "board.html", "--open");
    builder.directory(folder.toFile()).redirectOutput(folder.resolve("out").toFile());
    builder.environment().put("PATH", folder.toString());
    assertThat(start(builder).waitFor()).isZero();
    assertThat(err().lines())
        .containsExactly(
            "queens: board.html is written",
            "queens: --open: none of xdg-open, open and cmd is in the PATH: open the page in a browser");
    assertThat(folder.resolve("out")).isEmptyFile();
    assertThat(folder.resolve("board.html")).isNotEmptyFile();
  }
}
