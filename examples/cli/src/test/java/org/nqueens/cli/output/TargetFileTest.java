package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.CommandRun;

class TargetFileTest {
  @TempDir private Path folder;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Output out = new Output(bytes);

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void writesANewFileAndReplacesAnOldOne() throws IOException {
    Path page = folder.resolve("page.html");
    TargetFile target = new TargetFile(page.toString());
    target.requireWritable();
    assertThat(files()).isEmpty();
    target.write("a long text, ♕\n", out);
    assertThat(page).usingCharset(StandardCharsets.UTF_8).hasContent("a long text, ♕\n");
    target.requireWritable();
    assertThat(page).usingCharset(StandardCharsets.UTF_8).hasContent("a long text, ♕\n");
    target.write("text\n", out);
    assertThat(page).hasContent("text\n");
    assertThat(files()).containsExactly(page);
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs links: elsewhere they take rights")
  void writesThroughALink() throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "a longer text\n");
    Path link = Files.createSymbolicLink(folder.resolve("link.html"), page);
    TargetFile target = new TargetFile(link.toString());
    target.requireWritable();
    target.write("text\n", out);
    assertThat(page).hasContent("text\n");
    assertThat(files()).containsExactly(link, page);
    assertThat(link).isSymbolicLink();
  }

  /** The system follows a link before it goes up. */
  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs links: elsewhere they take rights")
  void goesUpFromTheTargetOfALink() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other/inner")).getParent();
    Path here = Files.createDirectory(folder.resolve("here"));
    Files.createSymbolicLink(here.resolve("link"), Path.of("../other/inner"));
    Path kept = Files.writeString(here.resolve("page.html"), "keep");
    TargetFile target = new TargetFile(here + "/link/../page.html");
    target.requireWritable();
    target.write("text\n", out);
    assertThat(kept).hasContent("keep");
    assertThat(other.resolve("page.html")).hasContent("text\n");
    assertThat(target.isSameAs(new TargetFile(other + "/page.html"))).isTrue();
    assertThat(target.isSameAs(new TargetFile(kept.toString()))).isFalse();
  }

  /** Each command would write its page over the board that it reads. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "play @board --html=@",
        "draw @answer --of @board --html=@",
        "play @answer --of @board --html=@",
        "sheet @answer --of @board --html @",
        "sheet @answer --of @board --html - --solutions @",
        "sheet ../boards/garden.txt @board --html @",
        "sheet ../boards/garden.txt @board --html - --solutions @",
        "trace @board --html=@"
      })
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs links: elsewhere they take rights")
  void keepsTheBoardThatIsRead(String command) throws IOException {
    Path board = Files.copy(Path.of("../boards/garden.txt"), folder.resolve("board"));
    String text = Files.readString(board);
    Files.writeString(folder.resolve("answer"), "7 5 2 4 0 6 1 3\n");
    Files.createSymbolicLink(folder.resolve("link"), board);
    Files.createLink(folder.resolve("hard-link"), board);
    for (String name : List.of("board", "link", "hard-link")) {
      CommandRun.of((command + name).replace("@", folder + "/").split(" "))
          .assertBadUsage(
              "queens: file (%s/%s) must not be the board itself, which would be lost: give another path\n"
                  .formatted(folder, name));
      assertThat(board).hasContent(text);
    }
    assertThat(CommandRun.of((command + "page").replace("@", folder + "/").split(" ")).code())
        .isZero();
  }

  /** The second text would take the place of the first. */
  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs links: elsewhere they take rights")
  void comparesFilesAndNotNames() throws IOException {
    Path page = folder.resolve("page");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("page"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), link);
    Path inFolder = Files.createSymbolicLink(folder.resolve("folder"), folder).resolve("page");
    assertTwoFilesAreRefused(page, inFolder);
    assertTwoFilesAreRefused(inFolder, page);
    assertThat(page).doesNotExist();
    assertTwoFilesAreRefused(second, page);
    assertThat(page).as("the puzzles").content().contains("Garden").doesNotContain("Solutions");
    Files.writeString(page, "before");
    assertTwoFilesAreRefused(page, second);
    assertThat(page).hasContent("before");
    Path loop = Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
    assertThat(new TargetFile(loop.toString()).isSameAs(new TargetFile(page.toString()))).isFalse();
  }

  private static void assertTwoFilesAreRefused(Path one, Path other) {
    CommandRun.of("sheet", "../boards/garden.txt", "--html=" + one, "--solutions=" + other)
        .assertBadUsage("must go to different files: name another one");
  }

  @Test
  void refusesWhereNoFileCanBe() {
    String nowhere = folder.resolve("missing").resolve("page.html").toString();
    assertRefused(nowhere, "must be in a folder that exists: give another path");
    assertRefused("a\0b", "must be in a folder that exists: give another path");
    assertRefused(folder.toString(), "must be writable, but it is a folder: give another path");
    assertRefused("", "must have a name: give a path, or - for standard output");
  }

  private static void assertRefused(String name, String rule) {
    assertThatThrownBy(() -> new TargetFile(name).requireWritable())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("file (" + name + ") " + rule);
  }

  @Test
  void refusesAFileKeptFromWriting() throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "text\n");
    assumeTrue(
        page.toFile().setReadOnly() && !Files.isWritable(page),
        "needs an ordinary user: root may write all files");
    assertRefused(page.toString(), "must be writable, but access is denied: give another path");
    assertThat(page).hasContent("text\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs /dev/full: Linux has it")
  void saysThatTheDeviceIsFull() {
    TargetFile full = new TargetFile("/dev/full");
    full.requireWritable();
    assertThatThrownBy(() -> full.write("text\n", out))
        .isInstanceOf(Output.UnwritableException.class)
        .hasMessageStartingWith("cannot write the results: No space left on device");
    assertThat(Path.of("/dev/full")).exists();
  }

  @Test
  void leavesTheOldFileWhereTheNewOneCannotBeWritten() throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "old\n");
    TargetFile target = new TargetFile(page.toString());
    // A lone surrogate has no bytes in UTF-8.
    assertThatThrownBy(() -> target.write("half a page \uD83D", out))
        .isInstanceOf(Output.UnwritableException.class);
    assertThat(page).hasContent("old\n");
    assertThat(files()).containsExactly(page);
  }
}
