package org.nqueens.cli.boards;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.nqueens.board.Position;
import org.nqueens.cli.options.OpenOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.pages.SiteBuilder;

/** {@code queens site FOLDER}. */
public final class SiteCommand extends Subcommand {
  private static final int QUIET_ZONE = 2;

  private final Value<Path> folder =
      value(
          Path.class,
          argument("1", "FOLDER", "The folder of the site; it is made if it does not exist."));

  private final Boards.OfDays days = new Boards.OfDays(this);

  private final Value<List<Path>> lessons =
      list(
          Path.class,
          named(
              "--lesson",
              "PAGE",
              "A page for the list of lessons, such as of `queens trace --html`; may be repeated. The list"
                  + " shows its title and, of --question, its description."));

  private final Value<String> address =
      value(
          String.class,
          "--address",
          "URL",
          "Where the site will be served: the front page shows it as a QR code (default: the front"
              + " page says how to serve it).");

  private final OpenOption opening = new OpenOption(this);

  public SiteCommand() {
    super("site", "Writes a site of static pages: lessons, a puzzle a day, an editor.");
    command.usageMessage().customSynopsis("queens site FOLDER [OPTION]...");
  }

  @Override
  public Integer call() {
    require("--boards", Boards.OPTIONS, "new boards have rules of their own");
    SiteBuilder site = new SiteBuilder(Year.now(ZoneOffset.UTC));
    // No address that is refused has a code.
    address.optional().ifPresent(url -> site.address(url, "").address(url, code(url)));
    for (Path lesson : lessons.get()) {
      site.lesson(lesson.toFile().getName(), read("--lesson", lesson));
    }
    List<Position> boards = days.puzzles();
    if (!boards.isEmpty()) {
      site.boards(boards);
    }
    makeFolder(); // before all puzzles, which take minutes
    if (Files.isRegularFile(folder.get().resolve("api/index.html"))) {
      site.api();
    }
    Map<String, String> pages = Progress.during("site", progress -> site.build());
    pages.forEach((name, page) -> file(name).write(page, out));
    opening.written(List.of(file("index.html")), err);
    return Outcome.DONE;
  }

  private void makeFolder() {
    if (folder.get().toString().isEmpty()) {
      throw new IllegalArgumentException("folder () must have a name: give such as public");
    }
    try {
      Files.createDirectories(folder.get());
      file("index.html").requireWritable();
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "folder (%s) must be one that can be made, but %s"
              .formatted(folder.get(), TargetFile.reason(e)),
          e);
    }
  }

  private TargetFile file(String name) {
    return new TargetFile(folder.get().resolve(name).toString());
  }

  /** A text as a QR code by ISO/IEC 18004. */
  private static String code(String text) {
    try {
      BitMatrix dark =
          new QRCodeWriter()
              .encode(
                  text,
                  BarcodeFormat.QR_CODE,
                  0,
                  0,
                  Map.of(EncodeHintType.MARGIN, QUIET_ZONE, EncodeHintType.CHARACTER_SET, "UTF-8"));
      StringBuilder path = new StringBuilder();
      for (int y = 0; y < dark.getHeight(); y++) {
        for (int x = 0; x < dark.getWidth(); x++) {
          if (dark.get(x, y)) {
            path.append("M%s %sh1v1h-1z".formatted(x, y));
          }
        }
      }
      return "<svg viewBox=\"0 0 %1$s %1$s\" aria-hidden=\"true\"><path d=\"%2$s\"/></svg>"
          .formatted(dark.getWidth(), path);
    } catch (WriterException e) {
      throw new IllegalArgumentException(
          "address (%s) must fit a QR code: pass a shorter one".formatted(text), e);
    }
  }
}
