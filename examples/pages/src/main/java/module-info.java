/** Pictures of boards and search trees, and pages that show or play them in a browser. */
module org.nqueens.pages {
  requires static org.jspecify;
  requires transitive org.nqueens.core;
  requires transitive org.nqueens.puzzles;

  exports org.nqueens.pages;
}
