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
