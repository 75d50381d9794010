package org.nqueens.pages.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;

/** Pictures of positions among other things, as games on web pages and telephones show them. */
final class Screenshot {
  /** The colours of a page. */
  enum Theme {
    LIGHT(0xf3f2ee, 0x000000, 0.45f, 1),
    DARK(0x1b1f23, 0x000000, 0.55f, 0.72f),
    /** Light lines between dark squares. */
    NIGHT(0x101418, 0xe8e8e8, 0.6f, 0.5f),
    /** White squares, as in print: thick lines alone divide the regions. */
    PRINT(0xffffff, 0x000000, 0, 1);

    private final Color page;
    private final Color ink;
    private final float saturation;
    private final float brightness;

    Theme(int page, int ink, float saturation, float brightness) {
      this.page = new Color(page);
      this.ink = new Color(ink);
      this.saturation = saturation;
      this.brightness = brightness;
    }

    /** Colours around the circle of hues, each second one darker. */
    private Color region(int index, int n) {
      float shade = this == PRINT || index % 2 == 0 ? brightness : 0.82f * brightness;
      return Color.getHSBColor((float) index / n, saturation, shade);
    }
  }

  private Screenshot() {}

  /** The board alone, with its frame. */
  static BufferedImage board(Position position, Theme theme, int square) {
    int side = position.board().size() * square + 2 * frame(square);
    BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
    draw(image, position, theme, square, 0, 0);
    return image;
  }

  /** The board on a page with a title, a clock, buttons, boxes and text around it. */
  static BufferedImage page(Position position, Theme theme, int square) {
    int side = position.board().size() * square + 2 * frame(square);
    int width = side + 7 * square;
    int height = side + 9 * square;
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = graphics(image);
    graphics.setColor(theme.page);
    graphics.fillRect(0, 0, width, height);
    int left = 3 * square + square / 3;
    int top = 4 * square + square / 7;
    graphics.setColor(theme.page.brighter());
    graphics.fillRect(left - square / 2, top - square, side + square, height);
    graphics.setColor(theme.page.getRed() > 128 ? Color.DARK_GRAY : Color.LIGHT_GRAY);
    graphics.drawLine(0, square, width, square);
    graphics.drawLine(0, 2 * square, width, 2 * square);
    text(graphics, square, left, 1.6 * square, 3 * square);
    text(graphics, square, left + 4 * square, 1.6 * square, square);
    for (int button = 0; button < 2; button++) {
      int x = left + button * side / 2;
      graphics.drawRoundRect(x, top + side + square / 2, side / 2 - 8, square, square, square);
      text(graphics, square, x + square / 2.0, top + side + 1.2 * square, 1.5 * square);
    }
    graphics.drawRect(left, top + side + 2 * square, side, 2 * square);
    for (int line = 0; line < 3; line++) {
      double y = top + side + (2.6 + 0.6 * line) * square;
      text(graphics, square, left + square / 3.0, y, side - square);
    }
    draw(image, position, theme, square, left, top);
    graphics.dispose();
    return image;
  }

  private static int frame(int square) {
    return Math.max(2, square / 10);
  }

  /** Strokes as wide and high as words, which need no font. */
  private static void text(Graphics2D graphics, int square, double x, double y, double width) {
    Random random = new Random(7);
    double at = x;
    while (at < x + width) {
      double letter = square * (0.08 + 0.1 * random.nextDouble());
      graphics.draw(new Line2D.Double(at, y, at + letter / 2, y - square * 0.25));
      graphics.draw(new Line2D.Double(at + letter / 2, y - square * 0.25, at + letter, y));
      at += letter * (random.nextInt(5) == 0 ? 2.5 : 1.3);
    }
  }

  private static Graphics2D graphics(BufferedImage image) {
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    return graphics;
  }

  private static void draw(
      BufferedImage image, Position position, Theme theme, int square, int x, int y) {
    Graphics2D graphics = graphics(image);
    Board board = position.board();
    int n = board.size();
    int frame = frame(square);
    String regions = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    graphics.setColor(theme.ink);
    graphics.fillRect(x, y, n * square + 2 * frame, n * square + 2 * frame);
    graphics.translate(x + frame, y + frame);
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        graphics.setColor(theme.region(regions.indexOf(board.region(column, row)), n));
        graphics.fillRect(column * square, row * square, square, square);
      }
    }
    graphics.setColor(theme.ink);
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        if (column > 0) {
          graphics.setStroke(stroke(board, column, row, column - 1, row, square));
          graphics.drawLine(column * square, row * square, column * square, (row + 1) * square);
        }
        if (row > 0) {
          graphics.setStroke(stroke(board, column, row, column, row - 1, square));
          graphics.drawLine(column * square, row * square, (column + 1) * square, row * square);
        }
      }
    }
    position.queens().forEach(queen -> graphics.fill(at(crown(), queen, square)));
    graphics.setStroke(new BasicStroke(Math.max(1, square / 24f)));
    position.crosses().forEach(cross -> graphics.draw(at(cross(), cross, square)));
    graphics.dispose();
  }

  private static BasicStroke stroke(
      Board board, int column, int row, int column2, int row2, int square) {
    boolean thin = board.region(column, row) == board.region(column2, row2);
    return new BasicStroke(thin ? Math.max(1, square / 40f) : Math.max(2, square / 15f));
  }

  private static Path2D crown() {
    Path2D crown = new Path2D.Double();
    double[] corners = {
      0.28, 0.7, 0.25, 0.35, 0.4, 0.5, 0.5, 0.28, 0.6, 0.5, 0.75, 0.35, 0.72, 0.7
    };
    crown.moveTo(corners[0], corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      crown.lineTo(corners[i], corners[i + 1]);
    }
    crown.closePath();
    crown.append(new Rectangle2D.Double(0.28, 0.73, 0.44, 0.06), false);
    return crown;
  }

  private static Path2D cross() {
    Path2D cross = new Path2D.Double(new Line2D.Double(0.36, 0.36, 0.64, 0.64));
    cross.append(new Line2D.Double(0.36, 0.64, 0.64, 0.36), false);
    return cross;
  }

  private static Shape at(Path2D shape, Square at, int square) {
    AffineTransform place = AffineTransform.getScaleInstance(square, square);
    place.translate(at.column(), at.row());
    return shape.createTransformedShape(place);
  }

  /** The picture at another size. */
  static BufferedImage scaled(BufferedImage image, double factor) {
    int width = (int) Math.round(image.getWidth() * factor);
    int height = (int) Math.round(image.getHeight() * factor);
    BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = graphics(scaled);
    graphics.drawImage(image, 0, 0, width, height, null);
    graphics.dispose();
    return scaled;
  }

  /** The picture with normally distributed noise on each channel. */
  static BufferedImage noisy(BufferedImage image, double deviation, long seed) {
    Random random = new Random(seed);
    BufferedImage noisy =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int rgb = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
          long value =
              Math.round((image.getRGB(x, y) >> shift & 0xff) + deviation * random.nextGaussian());
          rgb |= (int) Math.max(0, Math.min(255, value)) << shift;
        }
        noisy.setRGB(x, y, rgb);
      }
    }
    return noisy;
  }

  /** The picture as JPEG of a quality keeps it. */
  static BufferedImage jpeg(BufferedImage image, float quality) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
      ImageWriteParam parameters = writer.getDefaultWriteParam();
      parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      parameters.setCompressionQuality(quality);
      writer.setOutput(output);
      writer.write(null, new IIOImage(image, null, null), parameters);
      output.flush();
      return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
  }
}
