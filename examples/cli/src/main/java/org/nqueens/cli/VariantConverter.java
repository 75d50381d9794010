package org.nqueens.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.nqueens.model.Variant;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of variants, in the spelling of board headers: {@code non-touching}. */
final class VariantConverter implements ITypeConverter<Variant> {
  /** The completion candidates. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return names().iterator();
    }
  }

  @Override
  public Variant convert(String text) {
    int index = names().indexOf(text.toLowerCase(Locale.ROOT).replace('_', '-'));
    if (index < 0) {
      throw new TypeConversionException(
          "variant (%s) must be one of %s".formatted(text, String.join(", ", names())));
    }
    return Variant.values()[index];
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Variant variant : Variant.values()) {
      names.add(variant.toString());
    }
    return names;
  }
}
