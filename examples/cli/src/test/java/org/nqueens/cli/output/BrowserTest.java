package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.cli.CommandRun;
import org.nqueens.cli.ProcessTest;

/** Pages that are named when they are written, and opened. */
class BrowserTest extends ProcessTest {
  private Path program(String name, String... lines) throws IOException {
    Path program = Files.createDirectories(folder.resolve("bin")).resolve(name);
    Files.writeString(program, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program;
  }

  @Test
  void takesTheFirstProgramThatExists() throws IOException {
    Path page = folder.resolve("a page.html");
    Browser browser =
        new Browser(folder.resolve("missing") + File.pathSeparator + folder.resolve("bin"));
    assertThat(browser.command(page)).isEmpty();
    String cmd = program("cmd.exe").toString();
    assertThat(browser.command(page))
        .contains(List.of(cmd, "/c", "start", "\"\"", page.toString()));
    String open = program("open").toString();
    assertThat(browser.command(page)).contains(List.of(open, page.toString()));
    String xdg = program("xdg-open").toString();
    assertThat(browser.command(page)).contains(List.of(xdg, page.toString()));
  }

  @ParameterizedTest
  @CsvSource({
    "play ../boards/garden.txt --html",
    "draw 8 --html",
    "trace 4 --html",
    "sheet ../boards/garden.txt --out"
  })
  void saysWhichPageIsWritten(String command) {
    String page = folder.resolve("page.html").toString();
    assertThat(CommandRun.of((command + " " + page).split(" ")))
        .isEqualTo(new CommandRun(0, "", "queens: " + page + " is written\n"));
    assertThat(CommandRun.of((command + " -").split(" ")).err()).isEmpty();
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs a shell: the browser of this test is a script of it")
  void opensThePage() throws Exception {
    Path opened = folder.resolve("opened");
    program(
        "xdg-open", "echo \"$1\" > " + opened + ".part", "/bin/mv " + opened + ".part " + opened);
    Path page = folder.resolve("page.html");
    ProcessBuilder builder = builder(List.of(), "trace", "4", "--html", page.toString(), "--open");
    builder.environment().put("PATH", folder.resolve("bin").toString());
    assertThat(start(builder).waitFor()).isZero();
    assertThat(err()).isEqualTo("queens: " + page + " is written\n");
    while (Files.notExists(opened)) { // the browser outlives the command, the test has a timeout
      Thread.sleep(1);
    }
    assertThat(opened).hasContent(page.toString());
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
