package org.nqueens.cli.options;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nqueens.search.Propagation;
import picocli.CommandLine.ITypeConverter;

/** A parser of the propagation that can be asked for, also by its names in the literature. */
public final class PropagationConverter implements ITypeConverter<Propagation> {
  /** The levels that can be asked for. */
  public static final List<Propagation> LEVELS =
      List.copyOf(EnumSet.complementOf(EnumSet.of(Propagation.UNSPECIFIED)));

  /** The text of {@code queens help propagation}. */
  public static final String HELP =
      """
      Propagation removes rows from the columns at each node of a search, until nothing more \
      follows, before the strategy decides again. More propagation makes a smaller tree, but its nodes \
      take longer. A strategy that looks at the domains, or learns, may then decide differently, so \
      its tree can be larger. Propagation stops at the first failure.
        value
          value elimination, or forward checking (fc): what a placed queen attacks
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
      domain removes at least as much as the others, and each of them at least as much as value.
      The backend embedded keeps all four, and cp keeps value and bounds. cp-sat keeps none: it \
      learns clauses, and its nodes have no propagation in common. `queens backends` lists other \
      backends. Without --propagation a search goes the fastest way of its backend. `queens compare \
      8` shows what each propagation removes.
      """;

  private static final Map<String, Propagation> OTHERS =
      Map.of("fc", Propagation.VALUE, "gac", Propagation.DOMAIN);

  /** The completion candidates. */
  public static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return LEVELS.stream().map(Propagation::toString).iterator();
    }
  }

  @Override
  public Propagation convert(String text) {
    return Optional.ofNullable(OTHERS.get(text.strip().toLowerCase(Locale.ROOT)))
        .orElseGet(() -> Choices.choice("propagation", LEVELS, text));
  }
}
