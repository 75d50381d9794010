package org.nqueens.cli;

import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleKind;
import picocli.CommandLine.Option;

/** The kind of clues of a new puzzle. */
final class KindOption {
  @Option(names = "--regions", required = true, description = "Connected regions.")
  private boolean regions;

  @Option(
      names = "--blocked",
      required = true,
      description = "Blocked squares, all of which are necessary.")
  private boolean blocked;

  @Option(
      names = "--given",
      required = true,
      description = "Given queens, all of which are necessary.")
  @SuppressWarnings("UnusedVariable") // it is left where the others are not chosen
  private boolean given;

  PuzzleKind kind() {
    if (regions) {
      return PuzzleKind.REGIONS;
    }
    return blocked ? PuzzleKind.BLOCKED : PuzzleKind.GIVEN;
  }

  /** The usual pieces of this kind. */
  Variant variant() {
    return regions ? Variant.NON_TOUCHING : Variant.QUEENS;
  }
}
