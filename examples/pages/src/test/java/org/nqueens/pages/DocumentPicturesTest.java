package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.language.Language;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/**
 * The pictures of pages in the documents. Beside each picture a file has the checksum of the markup
 * of its page: elements, style, words and data, without the code of the script. The test fails
 * where it has changed since; with {@code -Dnqueens.pictures=write} it takes the pictures again.
 */
class DocumentPicturesTest {
  private static final boolean WRITES = "write".equals(System.getProperty("nqueens.pictures"));

  /** A picture: its file from the folder of the examples, and its size in pixels. */
  private enum Picture {
    /** {@code queens play garden}, after some steps, with the reason of the next one. */
    PLAY("boards/garden-play.png", 1100, 720) {
      @Override
      String page() throws IOException {
        Path board = Path.of("../boards/garden.txt");
        return PlayPage.of(Position.parse(Files.readString(board)), PlayFixtures.GUIDE);
      }

      @Override
      String actions() {
        return """
        for (let step = 0; step < 9; step++) press("#hint", "#hint", "#hint", "#apply");
        press("#hint", "#hint", "#hint");
        """;
      }
    },

    /** {@code queens trace 4}, at the second failure. */
    SMALL_TRACE("tutorial/trace-4.png", 1400, 800) {
      @Override
      String page() {
        return TracePage.of(Language.ENGLISH, "", trace(4, VariableSelection.FIRST_UNBOUND));
      }

      @Override
      String actions() {
        return "press(\"[data-key=x]\", \"[data-key=x]\");\n";
      }
    },

    /** {@code queens trace 8 --strategy first-unbound,min-domain-size}, at the third failure. */
    TRACE("tutorial/trace-8.png", 1400, 800) {
      @Override
      String page() {
        return TracePage.of(
            Language.ENGLISH,
            "",
            trace(8, VariableSelection.FIRST_UNBOUND),
            trace(8, VariableSelection.MIN_DOMAIN_SIZE));
      }

      @Override
      String actions() {
        return "press(\"[data-key=x]\", \"[data-key=x]\", \"[data-key=x]\");\n";
      }
    };

    private final Path file;
    private final int width;
    private final int height;

    Picture(String file, int width, int height) {
      this.file = Path.of("..").resolve(file);
      this.width = width;
      this.height = height;
    }

    /** The page as the command writes it. */
    abstract String page() throws IOException;

    /** What a person presses before the picture is taken. */
    abstract String actions();

    private static SearchTrace trace(int n, VariableSelection variables) {
      return TraceFixtures.trace(
          QueensModel.of(n),
          Propagation.COVERAGE,
          SearchStrategy.of(variables, ValueSelection.SMALLEST));
    }

    Path checksumFile() {
      return file.resolveSibling(file.getFileName() + ".sha256");
    }

    /** The checksum of the markup and of what is done on the page. */
    String checksum() throws IOException {
      String markup =
          page().replaceAll("(?s)<script type=\"module\">.*?</script>|sha256-[\\w+/=]+", "");
      assertThat(markup).contains("<style>").doesNotContain("addEventListener");
      try {
        byte[] bytes = (markup + actions()).getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)) + "\n";
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError(e);
      }
    }

    void take() throws IOException {
      String script =
          """
          setTimeout(() => {
          const press = (...buttons) => buttons.forEach(button => document.querySelector(button).click());
          %s}, 1000);
          """
              .formatted(actions());
      BufferedImage picture = Chromium.screenshot(TestPage.with(page(), script), width, height);
      assertThat(ImageIO.write(picture, "png", file.toFile())).isTrue();
      Files.writeString(checksumFile(), checksum());
    }
  }

  @ParameterizedTest
  @EnumSource
  void showThePagesOfToday(Picture picture) throws IOException {
    if (WRITES) {
      picture.take();
    }
    assertThat(picture.checksumFile())
        .as("the page has changed: CONTRIBUTING has the command that takes its picture again")
        .hasContent(picture.checksum());
  }
}
