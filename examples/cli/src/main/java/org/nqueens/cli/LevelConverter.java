package org.nqueens.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.nqueens.search.Propagation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of levels of propagation, in lower case as in texts: {@code bounds}. */
final class LevelConverter implements ITypeConverter<Propagation> {
  static final List<Propagation> LEVELS =
      Arrays.stream(Propagation.values())
          .filter(level -> level != Propagation.UNSPECIFIED)
          .toList();

  private static final List<String> NAMES = LEVELS.stream().map(Propagation::toString).toList();

  /** The completion candidates. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return NAMES.iterator();
    }
  }

  @Override
  public Propagation convert(String text) {
    int index = NAMES.indexOf(text.toLowerCase(Locale.ROOT));
    if (index < 0) {
      throw new TypeConversionException(
          "level (%s) must be one of %s".formatted(text, String.join(", ", NAMES)));
    }
    return LEVELS.get(index);
  }
}
