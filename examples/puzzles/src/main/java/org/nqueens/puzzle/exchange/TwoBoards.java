package org.nqueens.puzzle.exchange;

/** Two boards of a text or an object that are one: its regions, squares of it, or its solution. */
final class TwoBoards {
  private TwoBoards() {}

  /** Leaves out one of two boards that says nothing new, or refuses them. */
  static void join(Scope scope) {
    Found first = scope.boards.get(0);
    Found second = scope.boards.get(1);
    Found refused = first.isRead() ? second : first;
    if (!scope.isWhole && refused.form() == Form.REGIONS && refused.isRefused()) {
      scope.boards.removeIf(Found::isSolution);
    }
    if (!first.isRead() || !second.isRead() || first.size() != second.size()) {
      return;
    }
    if (first.hasRegions() && second.hasRegions()) {
      leaveOutEqual(scope);
      return;
    }
    boolean areQueens = !first.hasRegions() && !second.hasRegions();
    Found queens = first.hasRegions() || areQueens && second.isEmpty() ? second : first;
    Found other = queens.equals(first) ? second : first;
    if (queens.isEmpty() && (!areQueens || !scope.isWhole && !scope.haveRows)) {
      scope.boards.remove(queens);
      scope.claims.remark("an empty board beside another one is left out");
    } else if (scope.haveRows
        || !areQueens && (!scope.isWhole || queens.queens() != queens.size())) {
      scope.boards.remove(queens);
      if (!areQueens && queens.isSolution()) {
        scope.claims.remark(
            "queens in rows beside the regions are taken as the solution and left out");
        Doubts.tellSolved(queens.queens(), scope.boards, scope.claims);
      } else {
        String fault =
            "queens, walls or blocked squares in rows beside the board may be given ones or the player's: draw them on the board, [A] for a queen on region A and # for a blocked square";
        scope.boards.set(0, other.as(Reading.refused(fault)));
      }
    }
  }

  /** Leaves out equal regions by other names. */
  private static void leaveOutEqual(Scope scope) {
    int first = scope.boards.get(0).first();
    int second = scope.boards.get(1).first();
    boolean haveKeys =
        scope.entries.stream()
            .filter(entry -> entry.key().isPresent())
            .anyMatch(entry -> entry.first() > first && entry.first() <= second);
    if (!scope.isWhole && haveKeys && scope.boards.get(0).hasRegionsOf(scope.boards.get(1))) {
      scope.boards.remove(1);
      scope.claims.remark(
          "equal regions that stand beside each other, by other names, are one board");
    }
  }
}
