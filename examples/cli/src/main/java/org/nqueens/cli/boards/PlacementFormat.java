package org.nqueens.cli.boards;

import java.util.Locale;
import java.util.Optional;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.format.Board;
import org.nqueens.format.PlacementText;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

/** The output formats of placements. */
public enum PlacementFormat {
  /** Boards of Q and _, without regions: the format of the OR-Tools N-queens guide. */
  BOARD {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      if (placement.size() > PlacementText.MAX_SIZE) {
        throw new IllegalArgumentException(
            "n (%s) must be at most %s for a board as text: give --format rows"
                .formatted(placement.size(), PlacementText.MAX_SIZE));
      }
      return PlacementText.board(placement);
    }
  },
  /** One line of rows per placement, such as 0 4 7 5 2 6 1 3. */
  ROWS {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return placement + "\n";
    }
  },
  /** Plain characters, with the regions of the board. */
  TEXT {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return drawing(board, placement).withTitle().text();
    }
  },
  /** Box-drawing characters and chess symbols of Unicode with the regions, for eyes alone. */
  UNICODE {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return drawing(board, placement).withTitle().unicode();
    }
  },
  /** One JSON object per line. */
  JSON {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return Json.placement(placement);
    }
  },
  /** An SVG picture of one placement. */
  SVG {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return BoardSvg.of(drawing(board, placement));
    }
  },
  /** No placement: the statistics of an enumeration only. */
  NONE {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return "";
    }
  };

  /** The text of a placement; the board is there for a format that draws it. */
  public abstract String text(Optional<Board> board, Placement placement);

  /** The text of a placement whose number counts from 0, which boards have in a line above. */
  public final String text(Optional<Board> board, long number, Placement placement) {
    String text = text(board, placement);
    return this == BOARD || this == TEXT || this == UNICODE
        ? "Solution " + number + "\n" + text
        : text;
  }

  private static Drawing drawing(Optional<Board> board, Placement placement) {
    return Drawing.of(Position.of(board.orElseThrow())).withPlacement(placement);
  }

  /** Tells whether it shows regions, blocked squares and given queens. */
  public boolean isDrawing() {
    return this == TEXT || this == UNICODE || this == SVG;
  }

  /** Throws an IllegalArgumentException if a board cannot be drawn; called before a search. */
  public void requireDrawable(Optional<Board> board) {
    if (this == SVG) {
      BoardSvg.of(Drawing.of(board.orElseThrow()));
    } else if (isDrawing()) {
      Drawing.of(board.orElseThrow()).unicode();
    }
  }

  /** The text at the end of an enumeration. */
  public String end(Effort effort) {
    return this == JSON ? effort.json(generator -> {}) : effort.text();
  }

  /** True if statistics are printed elsewhere, because other programs read the placements. */
  public boolean isForPrograms() {
    return this == ROWS;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
