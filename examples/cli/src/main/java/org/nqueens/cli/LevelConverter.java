package org.nqueens.cli;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.nqueens.search.Propagation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of levels of propagation, in lower case as in texts: {@code bounds}. */
final class LevelConverter implements ITypeConverter<Propagation> {
  static final List<Propagation> LEVELS =
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
          "level (%s) must be one of %s".formatted(text, String.join(", ", names())));
    }
    return LEVELS.get(index);
  }

  private static List<String> names() {
    return LEVELS.stream().map(Propagation::toString).toList();
  }
}
