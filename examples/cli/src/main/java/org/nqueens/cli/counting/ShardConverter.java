package org.nqueens.cli.counting;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.batch.Shard;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of shares such as {@code 2/4}. */
final class ShardConverter implements ITypeConverter<Shard> {
  private static final Pattern SHARD = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

  @Override
  public Shard convert(String text) {
    Matcher shard = SHARD.matcher(text);
    if (!shard.matches()) {
      throw new TypeConversionException(
          "shard (" + text + ") must be I/K with I from 1 to K: such as 1/4");
    }
    try {
      return new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
