package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.cli.CommandRun;

class SiteCommandTest {
  private static final String ADDRESS = "https://queens.example/site/?a=1&b=2";
  private static final int PIXELS = 8;

  private static final String BOARD = "# n=4 variant=queens\n....\nQ...\n....\n....\n";

  @TempDir private Path folder;

  @Test
  void writesASiteOfOwnLessonsAndBoards() throws IOException, ReaderException {
    String boards = write("boards.txt", BOARD + "\nAABB\nACBB\nCCDB\nCDDD\n");
    String lesson = folder.resolve("rooks.html").toString();
    CommandRun.of("trace", "3", "--html", lesson, "--heading", "Rooks");
    Path site = Files.createDirectories(folder.resolve("site/api")).getParent();
    Files.writeString(site.resolve("api/index.html"), "API");
    String[] options = {"--address", ADDRESS, "--lesson", lesson, "--boards", boards};
    assertThat(run(site, options))
        .isEqualTo(
            new CommandRun(0, "", "queens: " + site.resolve("index.html") + " is written\n"));
    String front = Files.readString(site.resolve("index.html"));
    List<String> links =
        Pattern.compile("href=\"([^\"#:]*)\"")
            .matcher(front)
            .results()
            .map(l -> l.group(1))
            .toList();
    assertThat(links).contains("year.html", "rooks.html", "api/index.html").hasSize(9);
    assertThat(links).allSatisfy(link -> assertThat(site.resolve(link)).isRegularFile());
    assertThat(site.resolve("year.html")).content().contains("AABBACBBCCDBCDDD");
    assertThat(decoded(front)).isEqualTo(ADDRESS);
  }

  private static CommandRun run(Path site, String... options) {
    return CommandRun.of(
        Stream.concat(Stream.of("site", site.toString()), Stream.of(options))
            .toArray(String[]::new));
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  /** The text of the code of a page. */
  private static String decoded(String page) throws ReaderException {
    Matcher code =
        Pattern.compile("(?s)<div id=\"code\".*?viewBox=\"0 0 (\\d+).*?</div>").matcher(page);
    assertThat(code.find()).isTrue();
    int size = Integer.parseInt(code.group(1)) * PIXELS;
    int[] pixels = new int[size * size];
    Arrays.fill(pixels, 0xffffff);
    for (MatchResult square :
        Pattern.compile("M(\\d+) (\\d+)h1").matcher(code.group()).results().toList()) {
      for (int y = 0; y < PIXELS; y++) {
        int start =
            (Integer.parseInt(square.group(2)) * PIXELS + y) * size
                + Integer.parseInt(square.group(1)) * PIXELS;
        Arrays.fill(pixels, start, start + PIXELS, 0);
      }
    }
    return new QRCodeReader()
        .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(size, size, pixels))))
        .getText();
  }

  @Test
  void refusesBeforeItWrites() throws IOException {
    refuses("--lesson (missing.html) must be a text in UTF-8", "--lesson", "missing.html");
    refuses("--lesson (/) must be a text in UTF-8 that can be read, but", "--lesson", "/");
    run(Path.of("")).assertBadUsage("folder () must have a name");
    refuses("board (8) must have exactly one solution", "--boards", "8");
    refuses("address () must begin with https://", "--address", "");
    refuses("--stars must come with --boards: new boards have rules of", "--stars", "2");
    String file = write("file", "");
    run(Path.of(file)).assertBadUsage("folder (" + file + ") must be one that can be");
  }

  private void refuses(String message, String... options) {
    Path site = folder.resolve("refused");
    run(site, options).assertBadUsage(message);
    assertThat(site).doesNotExist();
  }
}
