package org.nqueens.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.nqueens.model.Variant;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of variants, in the spelling of board headers: {@code non-touching}. */
final class VariantConverter implements ITypeConverter<Variant> {
  private static final List<String> NAMES =
      Arrays.stream(Variant.values()).map(Variant::toString).toList();

  /** The completion candidates. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return NAMES.iterator();
    }
  }

  @Override
  public Variant convert(String text) {
    int index = NAMES.indexOf(text.toLowerCase(Locale.ROOT).replace('_', '-'));
    if (index < 0) {
      throw new TypeConversionException(
          "variant (%s) must be one of %s".formatted(text, String.join(", ", NAMES)));
    }
    return Variant.values()[index];
  }
}
