/**
 * Pictures of boards and search trees, pages that show or play them in a browser, search traces in
 * words, and boards from pictures.
 */
module org.nqueens.pages {
  requires static org.jspecify;
  requires transitive java.desktop;
  requires transitive org.nqueens.core;
  requires transitive org.nqueens.puzzles;

  exports org.nqueens.pages;
  exports org.nqueens.pages.picture;
  exports org.nqueens.pages.trace;
}
