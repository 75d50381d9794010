package org.nqueens.cli;

/** How commands about a board print it. */
enum BoardFormat {
  /** Plain characters; a board before it is solved can be read again. */
  TEXT,
  /** Lines and queens of Unicode characters. */
  UNICODE,
  /** JSON objects, a line each. */
  JSON,
  /** A picture. */
  SVG
}
