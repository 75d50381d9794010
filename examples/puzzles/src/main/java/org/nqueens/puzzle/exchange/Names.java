package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of boards, and what they say of them. */
final class Names {
  /** Words for regions in a name. */
  private static final Pattern REGIONS =
      Pattern.compile("(?i).*(?:region|colou?r|area|zone|cage|group).*");

  private final Claims claims;

  /** The names that may have a meaning. */
  private final List<Entry> names = new ArrayList<>(0);

  Names(Claims claims) {
    this.claims = claims;
  }

  /** Carries out or tells what the name of boards says, and refuses boards of another kind. */
  void apply(Entry entry, List<Found> boards) {
    Role role = entry.role();
    boolean arePlacements = boards.stream().allMatch(board -> board.form() == Form.PLACEMENT);
    if (Variables.areColumns(entry.name())) {
      if (arePlacements) {
        boards.replaceAll(board -> board.isRead() ? board.mirrored() : board);
      }
      claims.remark(
          arePlacements
              ? Variables.COLUMNS
              : "rows named '%s' are taken as rows; as columns they are the mirrored board"
                  .formatted(entry.name()));
    } else if (arePlacements) {
      claims.releaseName(entry.first(), entry.name());
    } else {
      names.add(entry);
      if (entry.name().contains("tar") || entry.name().contains("★")) { // no pattern for each name
        Stars.in(entry.name())
            .filter(stars -> boards.stream().anyMatch(board -> board.hasOtherStars(stars)))
            .ifPresent(stars -> claims.remark(Stars.remark(stars)));
      }
    }
    if (role == Role.STARS && !arePlacements) {
      claims.remark("stars above boards are left out: give stars beside each board");
    }
    boolean areRegions = REGIONS.matcher(entry.name()).matches();
    for (int i = 0; i < boards.size(); i++) {
      Found board = boards.get(i);
      if (role == Role.SOLUTION && board.hasRegions()) {
        String fault = "'%s' must be queens, and has regions: name it regions, or leave it out";
        boards.set(i, board.as(Reading.refused(fault, entry.name())));
      } else if (role == Role.WALLS || role == Role.BLOCKED && board.isQueens()) {
        String fault =
            "'%s' must be a list of squares: draw them on the board, # for a blocked square and %% for a wall";
        boards.set(i, board.as(Reading.refused(fault, entry.name())));
      } else if (areRegions && board.isEmpty()) {
        String fault = "'%s' (of one name) must have as many regions as rows (%s): name them";
        boards.set(i, board.as(Reading.refused(fault, entry.name(), board.size())));
      }
    }
  }

  /** Tells that a solution is the board of a text that speaks of regions. */
  void tellSolution(Tree tree) {
    Matcher region = REGIONS.matcher("");
    if (tree.words().stream().anyMatch(word -> region.reset(word.text()).matches())) {
      claims.remark("the solution is taken as the board, since no regions are read");
    }
  }

  /** Leaves the names of one board or two to be told. */
  void release(int boards) {
    if (boards <= 2) {
      names.forEach(claims::releaseName);
    }
  }
}
