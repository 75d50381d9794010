package org.nqueens.cli;

import org.nqueens.format.Board;
import org.nqueens.format.BoardSvg;
import org.nqueens.format.BoardText;
import org.nqueens.format.BoardUnicode;
import org.nqueens.model.Placement;

/** How commands about a board print it. */
enum BoardFormat {
  /** Plain characters; a board before it is solved can be read again. */
  TEXT {
    @Override
    String draw(Board board) {
      return board.toString();
    }

    @Override
    String draw(Board board, Placement placement) {
      return BoardText.draw(board, placement);
    }
  },
  /** Lines and queens of Unicode characters. */
  UNICODE {
    @Override
    String draw(Board board) {
      return BoardUnicode.draw(board);
    }

    @Override
    String draw(Board board, Placement placement) {
      return BoardUnicode.draw(board, placement);
    }
  },
  /** A JSON object on a line. */
  JSON {
    @Override
    String draw(Board board) {
      return Json.object(generator -> Json.writeBoard(generator, board));
    }

    @Override
    String draw(Board board, Placement placement) {
      return Json.object(
          generator -> {
            generator.writeFieldName("rows");
            Json.writeRows(generator, placement);
          });
    }
  },
  /** A picture. */
  SVG {
    @Override
    String draw(Board board) {
      return BoardSvg.draw(board);
    }

    @Override
    String draw(Board board, Placement placement) {
      return BoardSvg.draw(board, placement);
    }
  };

  /** The board before it is solved. */
  abstract String draw(Board board);

  /** A solution, in its board where that can be drawn. */
  abstract String draw(Board board, Placement placement);
}
