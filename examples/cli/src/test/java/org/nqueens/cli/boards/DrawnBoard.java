package org.nqueens.cli.boards;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.nqueens.board.Board;
import org.nqueens.board.Position;

/** A board with regions as the screenshot of a puzzle shows it. */
final class DrawnBoard {
  private static final int SQUARE = 40;

  private DrawnBoard() {}

  static BufferedImage of(Position position) {
    Board board = position.board();
    int n = board.size();
    String regions = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    BufferedImage image = new BufferedImage(n * SQUARE, n * SQUARE, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        graphics.setColor(
            Color.getHSBColor((float) regions.indexOf(board.region(column, row)) / n, 0.6f, 1));
        graphics.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE);
        graphics.setColor(Color.BLACK);
        graphics.drawRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE);
      }
    }
    graphics.drawRect(0, 0, n * SQUARE - 1, n * SQUARE - 1);
    graphics.setStroke(new BasicStroke(2));
    position
        .queens()
        .forEach(
            queen ->
                graphics.fillOval(queen.column() * SQUARE + 8, queen.row() * SQUARE + 8, 24, 24));
    position
        .crosses()
        .forEach(
            cross -> {
              int x = cross.column() * SQUARE;
              int y = cross.row() * SQUARE;
              graphics.drawLine(x + 14, y + 14, x + 26, y + 26);
              graphics.drawLine(x + 14, y + 26, x + 26, y + 14);
            });
    graphics.dispose();
    return image;
  }
}
