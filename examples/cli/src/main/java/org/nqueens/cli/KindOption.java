package org.nqueens.cli;

import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleKind;
import picocli.CommandLine.Option;

/** The kind of clues of a new puzzle: regions unless told otherwise. */
final class KindOption {
  @Option(
      names = "--blocked",
      description = "Blocked squares in place of regions, all of which are necessary.")
  private boolean blocked;

  @Option(
      names = "--given",
      description = "Given queens in place of regions, all of which are necessary.")
  private boolean given;

  PuzzleKind kind() {
    if (blocked) {
      return PuzzleKind.BLOCKED;
    }
    return given ? PuzzleKind.GIVEN : PuzzleKind.REGIONS;
  }

  /** The usual pieces of this kind. */
  Variant variant() {
    return kind() == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
  }
}
