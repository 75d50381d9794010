package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.format.Position;
import org.nqueens.puzzle.exchange.ForeignBoards;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code queens import FILE|URL|-}. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints a board of another program as text.",
      "The text tells the format: an object of JSON or JavaScript with colorRegions, or an "
          + "array of rows; rows of numbers or of letters, with blanks or commas between them; "
          + "the address of a star battle with one star on puzz.link. A picture is read, too. "
          + "Names of regions that are no letters become letters, in the order of their first "
          + "squares. Several boards, with empty lines between them or of several colorRegions, are all printed."
    })
final class ImportCommand implements Queens.Action {
  private static final int MAX_BYTES = 1_000_000;
  private static final Pattern SCHEME = Pattern.compile("https?://.*");

  private final Output out;
  private final PrintWriter err;

  @Parameters(
      paramLabel = "FILE|URL",
      description =
          "A file, or - for standard input; or an address of puzz.link, which has the whole board:"
              + " nothing is fetched.")
  private String source;

  ImportCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    List<Position> positions =
        isAddress()
            ? ForeignBoards.read(source)
            : new BoardPath(source, OptionalInt.empty()).read(ImportCommand::read, List::of, err);
    out.print(positions.stream().map(Position::toString).collect(Collectors.joining("\n")));
    return Queens.DONE;
  }

  private boolean isAddress() {
    boolean hasScheme = SCHEME.matcher(source).matches();
    if (ForeignBoards.isAddress(source) && (hasScheme || !Files.exists(Path.of(source)))) {
      return true;
    }
    if (hasScheme) {
      throw new IllegalArgumentException(
          "address (%s) must be that of a star battle on puzz.link: nothing is fetched, save the page as a file"
              .formatted(source));
    }
    return false;
  }

  private static List<Position> read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new IllegalArgumentException(
          "text must have at most %s bytes: cut out the board".formatted(MAX_BYTES));
    }
    return ForeignBoards.read(new String(bytes, StandardCharsets.UTF_8));
  }
}
