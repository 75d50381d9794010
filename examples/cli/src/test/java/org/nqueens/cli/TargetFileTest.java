package org.nqueens.cli;

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
    assertThat(page).hasContent("a long text, ♕\n");
    target.requireWritable();
    assertThat(page).hasContent("a long text, ♕\n");
    target.write("text\n", out);
    assertThat(page).hasContent("text\n");
    assertThat(files()).containsExactly(page);
  }

  @Test
  void writesToStandardOutput() {
    TargetFile target = new TargetFile("-");
    target.requireWritable();
    target.write("text\n", out);
    out.close();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("text\n");
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "links need rights elsewhere")
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

  @Test
  void refusesWhereNoFileCanBe() {
    String nowhere = folder.resolve("missing").resolve("page.html").toString();
    assertRefused(nowhere, "must be in a folder that exists: give another path");
    assertRefused("a\0b", "must be in a folder that exists: give another path");
    assertRefused(folder.toString(), "must be writable, but: it is a folder");
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
    assumeTrue(page.toFile().setReadOnly());
    assumeTrue(!Files.isWritable(page), "root may write all files");
    assertRefused(page.toString(), "must be writable, but access is denied: give another path");
    assertThat(page).hasContent("text\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "there is no other device that is always full")
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
