package org.nqueens.pages.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.board.Board;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.OtherStars;
import org.nqueens.puzzle.RegionParts;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * A board with regions, read from a picture such as the screenshot of a puzzle.
 *
 * <p>The picture shows n by n squares, n from 4 to 26, with lines between them. Each square has the
 * colour of its region, or thick lines divide the regions, which are connected. The board may stand
 * anywhere in the picture among other things, but not aslant and not beside another board. Crosses
 * and queens are read where they are plain: a cross has two diagonal strokes, and any other large
 * figure is a queen.
 *
 * <p>The regions of the position have the letters from A on, in the order of their first squares.
 * No display is needed. Equal pixels give equal results. Immutable and thread-safe.
 */
public final class BoardPicture {
  private static final int MAX_PIXELS = 25_000_000;

  private static final int MIN_SQUARE = 9;

  /** The least clearness of regions that are read. */
  private static final double MIN_CLEARNESS = 0.2;

  /** The least certainty of what is called sure, and of what is called likely. */
  private static final double SURE = 0.7;

  private static final double LIKELY = 0.5;

  /** The most grids that are looked for in a picture. */
  private static final int MAX_GRIDS = 6;

  /**
   * Tells whether a board has one solution, as a puzzle has. A limit of failures rather than of
   * time, because equal pixels give equal results; a larger search tells nothing.
   */
  private static final TreeSearch SEARCH =
      QueensSolver.builder()
          .strategy(SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST))
          .build()
          .tree()
          .failureLimit(20_000);

  /** The same for several queens in each row, whose search counts no failures for a limit. */
  private static final QueensSolver STAR_SOLVER =
      QueensSolver.builder().timeLimit(Duration.ofSeconds(2)).build();

  /** The first bytes of a file in WebP; the length of the file stands between the words. */
  private static final String WEBP = "RIFF....WEBP";

  /** The most squares that a sentence names. */
  private static final int MAX_NAMED = 8;

  private final Position position;
  private final double certainty;
  private final List<Square> doubtful;
  private final List<Square> unread;
  private final boolean isCutOff;

  private BoardPicture(Pixels pixels, Grid grid, Regions regions) {
    int n = grid.columns();
    String letters =
        Arrays.stream(regions.numbers())
            .mapToObj(number -> String.valueOf((char) ('A' + number)))
            .collect(Collectors.joining());
    String[] lines = new String[n];
    Arrays.setAll(lines, row -> letters.substring(row * n, (row + 1) * n));
    Position read = Position.of(Board.of(lines));
    double[] clearness = regions.clearnessOfSquares();
    List<Integer> contradicted = regions.contradicted();
    List<Square> unclear = new ArrayList<>();
    List<Square> figures = new ArrayList<>();
    for (int square = 0; square < n * n; square++) {
      Square at = new Square(square % n, square / n);
      Mark mark = Mark.of(pixels, grid, at, regions.colour(square));
      read =
          switch (mark) {
            case QUEEN -> read.withQueen(at.column(), at.row());
            case CROSS -> read.withCross(at.column(), at.row());
            case UNREAD, NONE -> read;
          };
      if (mark == Mark.UNREAD) {
        figures.add(at);
      }
      if (clearness[square] < LIKELY || contradicted.contains(square)) {
        unclear.add(at);
      }
    }
    position = read;
    isCutOff = grid.isCutOff(pixels);
    doubtful = List.copyOf(unclear);
    unread = List.copyOf(figures);
    certainty =
        Math.min(
            Math.min(grid.clearness(), regions.clearness()),
            Arrays.stream(clearness).min().orElseThrow());
  }

  private BoardPicture(BoardPicture read, Position position) {
    this.position = position;
    certainty = read.certainty;
    doubtful = read.doubtful;
    unread = read.unread;
    isCutOff = read.isCutOff;
  }

  /**
   * Reads the board that a file shows.
   *
   * @param file a picture in a format that the Java platform decodes: PNG, JPEG, GIF, BMP or TIFF,
   *     or the format of a plug-in on the class path of {@code javax.imageio}, such as WebP
   * @throws BoardPictureException if the file is no picture, or the picture shows no board that can
   *     be read
   * @throws IOException if the file cannot be opened
   */
  public static BoardPicture read(Path file) throws IOException {
    Objects.requireNonNull(file, "file");
    try (InputStream picture = Files.newInputStream(file)) {
      return read("file (%s)".formatted(file.getFileName()), picture);
    }
  }

  /**
   * Reads the board that a picture shows, such as one on standard input.
   *
   * @param picture a picture in the same formats; it stays open
   * @throws BoardPictureException if it is no picture, or shows no board that can be read
   * @throws IOException if it cannot be read
   */
  public static BoardPicture read(InputStream picture) throws IOException {
    return read("picture", Objects.requireNonNull(picture, "picture"));
  }

  private static BoardPicture read(String name, InputStream picture) throws IOException {
    try (ImageInputStream stream = new MemoryCacheImageInputStream(picture)) {
      return read(decoded(name, stream));
    }
  }

  /** The first image of a stream; its size is checked before its pixels are decoded. */
  private static BufferedImage decoded(String name, ImageInputStream stream) throws IOException {
    Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
    if (readers.hasNext()) {
      ImageReader reader = readers.next();
      try {
        reader.setInput(stream, true, true);
        requireSize(reader.getWidth(0), reader.getHeight(0));
        return reader.read(0);
      } catch (BoardPictureException e) {
        throw e;
      } catch (IOException | RuntimeException e) {
        // Decoders answer to damaged files with exceptions of many types.
        throw noPicture(name, "must not be damaged: save the screenshot again as PNG", e);
      } finally {
        reader.dispose();
      }
    }
    throw noPicture(
        name,
        isWebP(stream)
            ? "is WebP, and the Java platform has no decoder for it: open it in a browser or an image program and save it as PNG"
            : "must be in PNG, JPEG, GIF, BMP or TIFF: save the screenshot as PNG",
        new IOException("no decoder knows the format"));
  }

  private static boolean isWebP(ImageInputStream stream) throws IOException {
    byte[] first = new byte[WEBP.length()];
    stream.seek(0);
    stream.read(first);
    return new String(first, StandardCharsets.ISO_8859_1).matches("(?s)" + WEBP);
  }

  private static BoardPictureException noPicture(String name, String rule, Exception cause) {
    return new BoardPictureException(name + " " + rule, cause);
  }

  private static void requireSize(int width, int height) {
    if ((long) width * height > MAX_PIXELS) {
      throw new BoardPictureException(
          "picture (%s by %s pixels) must have at most %s pixels: cut out the board or scale it down"
              .formatted(width, height, MAX_PIXELS));
    }
  }

  /** Reads the board that an image shows; transparent pixels are read as on white paper. */
  static BoardPicture read(BufferedImage image) {
    requireSize(image.getWidth(), image.getHeight());
    Pixels pixels = Pixels.of(image);
    Grid grid =
        GridFinder.find(pixels)
            .orElseThrow(
                () ->
                    new BoardPictureException(
                        "picture (%s by %s pixels) must show a board of %s to %s rows with lines between its squares of at least %s pixels: take a picture of the whole board, upright and sharp"
                            .formatted(
                                image.getWidth(),
                                image.getHeight(),
                                GridFinder.MIN_SIZE,
                                GridFinder.MAX_SIZE,
                                MIN_SQUARE)));
    requireSquares(grid);
    requireOneBoard(pixels, grid);
    Squares squares = new Squares(pixels, grid);
    Regions regions = Regions.of(squares);
    if (regions.clearness() < MIN_CLEARNESS && regions.natural() > grid.columns()) {
      Regions inParts = Regions.inParts(squares);
      regions = inParts.clearness() >= LIKELY ? inParts : regions;
    }
    requireRegions(regions, grid.columns());
    return new BoardPicture(pixels, grid, regions);
  }

  private static void requireSquares(Grid grid) {
    if (!grid.isSquare()) {
      throw new BoardPictureException(
          "grid (%s columns of %s and %s rows of %s pixels) must have as many columns as rows, of the same width: take a picture of the whole board, and do not stretch it"
              .formatted(
                  grid.columns(),
                  Math.round(grid.width()),
                  grid.rows(),
                  Math.round(grid.height())));
    }
    if (grid.width() < MIN_SQUARE) {
      throw new BoardPictureException(
          "squares (of %s pixels) must be at least %s pixels wide: enlarge the board on the screen before you take the picture"
              .formatted(Math.round(grid.width()), MIN_SQUARE));
    }
  }

  private static void requireOneBoard(Pixels pixels, Grid first) {
    Pixels rest = first.removedFrom(pixels);
    Optional<Grid> next = GridFinder.find(rest);
    for (int grids = 1; grids < MAX_GRIDS && next.isPresent(); grids++) {
      if (isFurtherBoard(rest, next.get(), first)) {
        throw new BoardPictureException(
            "boards (several in the picture) must be one: crop the picture to one board");
      }
      rest = next.get().removedFrom(rest);
      next = GridFinder.find(rest);
    }
  }

  /** Tells whether a grid beside the first one is as plainly a board, rather than a keyboard. */
  private static boolean isFurtherBoard(Pixels pixels, Grid grid, Grid first) {
    if (!grid.isSquare()
        || !grid.isOfTheSizeOf(first)
        || grid.width() < MIN_SQUARE
        || grid.clearness() < LIKELY) {
      return false;
    }
    Regions regions = Regions.of(new Squares(pixels, grid));
    return regions.natural() > 1 && regions.clearness() >= MIN_CLEARNESS;
  }

  private static void requireRegions(Regions regions, int n) {
    if (regions.natural() == 1 && regions.clearness() < MIN_CLEARNESS) {
      throw new BoardPictureException(
          "grid (of %s rows) must have regions of different colours or thick lines between them: take a picture in colour"
              .formatted(n));
    }
    if (regions.clearness() < MIN_CLEARNESS) {
      throw new BoardPictureException(
          "regions (%s found) must be as many as the %s rows of the grid: take a sharper picture without highlighted squares, or write a board without regions as text"
              .formatted(regions.natural(), n));
    }
  }

  /**
   * {@return the board, which has regions and no title, with the marks of its player, without the
   * figures that were not read}
   */
  public Position position() {
    return position;
  }

  /**
   * This reading as a star battle: a picture does not tell the number of queens in each row. The
   * {@link #sentence()} judges clashes and solutions by this number. With several queens in each
   * row its search takes 2 seconds at most; a longer search leaves the board without a doubt.
   *
   * @param stars the number of queens in each row, column and region, see {@link Board#withStars}
   * @throws IllegalArgumentException if the board cannot have this number
   */
  public BoardPicture withStars(int stars) {
    return new BoardPicture(this, position.withStars(stars));
  }

  /**
   * The least clearness of the lines, of the regions and of the region of each square, from 0,
   * where noise is as large as the difference that tells them apart, to 1.
   */
  double certainty() {
    return certainty;
  }

  /**
   * The squares that may belong to another region. Their clearness is less than 0.5, or they are at
   * a thick line inside a region or at a thin line between two regions. Single squares with a
   * figure that may hide the colour of their region also belong to them.
   */
  List<Square> doubtful() {
    return doubtful;
  }

  /** The squares with a figure that is neither plainly a cross nor plainly a queen. */
  List<Square> unread() {
    return unread;
  }

  /**
   * What was read and how sure it is, in English: sure from a certainty of 0.7 on, likely from 0.5
   * on. A board is to be compared with the picture whatever the certainty if its queens clash, if
   * it has no solution or several, or if the picture ends inside a row or column of squares.
   *
   * @return sentences on one line
   */
  public String sentence() {
    int stars = position.board().stars();
    int queens = position.queens().size();
    int crosses = position.crosses().size();
    String text =
        "The picture shows a board of %s rows and regions%s, %s and %s. "
            .formatted(
                position.board().size(),
                stars == 1 ? "" : " for %s queens in each".formatted(stars),
                queens == 1 ? "1 queen" : queens + " queens",
                crosses == 1 ? "1 cross" : crosses + " crosses");
    Optional<String> doubt = doubt();
    String confidence = certainty >= SURE ? "This is sure" : "This is likely";
    text += doubt.isEmpty() ? confidence : "Compare it with the picture";
    text += String.format(Locale.ROOT, " (certainty %.2f)", certainty);
    text += doubt.map(words -> ": " + words).orElse("");
    if (!unread.isEmpty()) {
      text += ". Neither queens nor crosses are the figures on " + list(unread);
    }
    text += RegionParts.fault(position.board()).map(words -> ". Note that " + words).orElse("");
    return text + ".";
  }

  /** The first reason to compare the board with the picture. */
  private Optional<String> doubt() {
    if (!doubtful.isEmpty()) {
      return Optional.of("the regions of these squares are in doubt: " + list(doubtful));
    }
    if (certainty < LIKELY) {
      return Optional.of("lines or colours differ little");
    }
    if (isCutOff) {
      return Optional.of("it ends inside a row or column of squares");
    }
    List<Clash> clashes = position.clashes();
    if (!clashes.isEmpty()) {
      return Optional.of("queens clash: " + list(clashes.get(0).queens()));
    }
    return doubtOfSolutions(position.board());
  }

  private static Optional<String> doubtOfSolutions(Board board) {
    try {
      Uniqueness answer =
          board.stars() == 1
              ? SEARCH.uniqueness(board.model())
              : new BoardSolver(STAR_SOLVER).uniqueness(Position.of(board));
      return answer instanceof Uniqueness.Unique
          ? Optional.empty()
          : Optional.of(
              "the board has %s solution"
                      .formatted(answer instanceof Uniqueness.None ? "no" : "more than one")
                  + OtherStars.sentence(board).map(words -> ". " + words).orElse(""));
    } catch (SearchStoppedException e) {
      return Optional.empty();
    }
  }

  private static String list(List<Square> squares) {
    String first =
        squares.stream().limit(MAX_NAMED).map(Square::toString).collect(Collectors.joining(", "));
    int others = squares.size() - MAX_NAMED;
    return others > 0 ? first + " and %s others".formatted(others) : first;
  }
}
