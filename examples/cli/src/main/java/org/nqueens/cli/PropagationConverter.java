package org.nqueens.cli;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.nqueens.search.Propagation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of the propagation of a search, in lower case as in texts: {@code bounds}. */
final class PropagationConverter implements ITypeConverter<Propagation> {
  static final List<Propagation> CHOICES =
      List.copyOf(EnumSet.complementOf(EnumSet.of(Propagation.UNSPECIFIED)));

  /** The completion candidates. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return names().iterator();
    }
  }

  @Override
  public Propagation convert(String text) {
    int index = names().indexOf(text.toLowerCase(Locale.ROOT));
    if (index < 0) {
      throw new TypeConversionException(
          "propagation (%s) must be one of %s".formatted(text, String.join(", ", names())));
    }
    return CHOICES.get(index);
  }

  private static List<String> names() {
    return CHOICES.stream().map(Propagation::toString).toList();
  }
}
