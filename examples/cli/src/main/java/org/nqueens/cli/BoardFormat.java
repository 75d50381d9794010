package org.nqueens.cli;

import org.nqueens.format.Board;
import org.nqueens.format.BoardSvg;
import org.nqueens.format.BoardText;
import org.nqueens.format.BoardUnicode;
import org.nqueens.model.Placement;

/** How commands about a board print it. */
enum BoardFormat {
  /** Plain characters. */
  TEXT {
    @Override
    String draw(Board board, Placement placement) {
      return BoardText.draw(board, placement);
    }
  },
  /** Lines and queens of Unicode characters. */
  UNICODE {
    @Override
    String draw(Board board, Placement placement) {
      return BoardUnicode.draw(board, placement);
    }
  },
  /** A JSON object on a line. */
  JSON {
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
    String draw(Board board, Placement placement) {
      return BoardSvg.draw(board, placement);
    }
  };

  abstract String draw(Board board, Placement placement);
}
