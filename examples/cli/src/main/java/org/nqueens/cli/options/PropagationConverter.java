package org.nqueens.cli.options;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nqueens.search.Propagation;
import picocli.CommandLine.ITypeConverter;

/** A parser of the propagation that can be asked for, also by its names in the literature. */
public final class PropagationConverter implements ITypeConverter<Propagation> {
  public static final List<Propagation> LEVELS =
      List.copyOf(EnumSet.complementOf(EnumSet.of(Propagation.UNSPECIFIED)));

  /** The text of {@code queens help propagation}. */
  public static final String HELP =
      """
      Propagation removes rows from the columns at each node of a search, until nothing more \
      follows, before the strategy decides again. More propagation makes a smaller tree, but its nodes \
      take longer. A strategy that looks at the domains, or learns, may then decide differently, so \
      its tree can be larger. Propagation stops at the first failure.
        none
          plain backtracking (bt): nothing is removed; each new queen is compared with the queens \
      that stand, up to the first that it attacks
        value
          value elimination, or forward checking (fc): what a placed queen attacks
        arc
          arc consistency (ac) of pairs of columns, in a search known as mac: what a placed queen \
      attacks, and each square whose queen attacks all rows left in another column
        bounds
          bounds consistency by Hall intervals: what a placed queen attacks, and the ends of \
      domains where k columns need all values of an interval of k
        domain
          domain consistency, or generalized arc consistency (gac): every row without a support in its \
      constraint
        coverage
          last places: what a placed queen attacks, and the other rows of a column that has the \
      last place of a row or region, a hidden single of Sudoku
      On ascending diagonals the value of a queen is row + column, on descending ones row - column.
      Each level but none removes at least as much as value, and domain as bounds and coverage. \
      arc looks at two columns and all rules, domain at all columns and one rule, so each removes \
      squares that the other keeps.
      The backend embedded keeps all six, and cp keeps value and bounds. cp-sat has no level: it \
      learns clauses, and its nodes have no propagation in common. `queens backends` lists other \
      backends. Without --propagation a search goes the fastest way of its backend. `queens compare \
      8` shows what each propagation removes.
      """;

  private static final Map<String, Propagation> OTHERS =
      Map.of(
          "bt", Propagation.NONE,
          "fc", Propagation.VALUE,
          "ac", Propagation.ARC,
          "mac", Propagation.ARC,
          "gac", Propagation.DOMAIN);

  @Override
  public Propagation convert(String text) {
    return Optional.ofNullable(OTHERS.get(text.strip().toLowerCase(Locale.ROOT)))
        .orElseGet(() -> Choices.choice("propagation", LEVELS, text));
  }
}
