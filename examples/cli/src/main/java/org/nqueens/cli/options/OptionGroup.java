package org.nqueens.cli.options;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.nqueens.puzzle.language.Language;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.TypeConversionException;

/**
 * Options of a sub-command, declared by its fields. They are no annotations, because the JVM makes
 * a class for each type of annotation that it reads, at every start.
 */
public abstract class OptionGroup {
  /** The command that has the options. */
  protected final CommandSpec command;

  /** All options of a command. */
  OptionGroup() {
    command = CommandSpec.wrapWithoutInspection(this);
  }

  /** Options that stand in a command where another group has a field of this one. */
  protected OptionGroup(OptionGroup whole) {
    command = whole.command;
  }

  /** Begins an option that has a value. */
  protected static OptionSpec.Builder named(String name, String label, String description) {
    return OptionSpec.builder(name).paramLabel(label).description(description);
  }

  /** Begins the option of a strategy. */
  protected static OptionSpec.Builder strategy(String description) {
    return named("--strategy", "STRATEGY", description)
        .converters(new StrategyConverter())
        .completionCandidates(candidates(StrategyConverter::names));
  }

  /** Begins the option of the propagation at every node. */
  protected static OptionSpec.Builder propagation(String description) {
    return named("--propagation", "PROPAGATION", description)
        .converters(new PropagationConverter())
        .completionCandidates(candidates(PropagationConverter.LEVELS::stream));
  }

  /** Begins an option whose value is a backend. */
  protected static OptionSpec.Builder backendOption(String name, String label, String description) {
    return named(name, label, description)
        .completionCandidates(
            candidates(() -> BackendRegistry.load().all().stream().map(SolverBackend::id)));
  }

  /** The candidates of values, which are made when help or completion asks for them. */
  protected static Iterable<String> candidates(Supplier<Stream<?>> values) {
    return () -> values.get().map(Object::toString).iterator();
  }

  /** Begins an argument, or several with an arity such as {@code 1..*}. */
  protected static PositionalParamSpec.Builder argument(
      String arity, String label, String description) {
    return PositionalParamSpec.builder()
        .arity(arity)
        .required(!arity.startsWith("0"))
        .paramLabel(label)
        .description(description);
  }

  /** Declares an option that has a value. */
  protected final <T> Value<T> value(Class<T> type, String name, String label, String description) {
    return value(type, named(name, label, description));
  }

  /** The same with more than a name. */
  protected final <T> Value<T> value(Class<T> type, OptionSpec.Builder option) {
    return added(option.type(type).build());
  }

  /** Declares an option with several values, none if it is not given. */
  protected final <T> Value<List<T>> list(Class<T> type, OptionSpec.Builder option) {
    return added(option.type(List.class).auxiliaryTypes(type).initialValue(List.of()).build());
  }

  /** The same with commas between the values; one at the end is part of the last value. */
  protected final <T> Value<List<T>> listWithCommas(Class<T> type, OptionSpec.Builder option) {
    return list(type, option.splitRegex(",(?!$)").hideParamSyntax(true));
  }

  /** Declares an argument. */
  protected final <T> Value<T> value(Class<T> type, PositionalParamSpec.Builder argument) {
    return added(argument.type(type).build());
  }

  /** Declares arguments of one type. */
  protected final <T> Value<List<T>> list(Class<T> type, PositionalParamSpec.Builder arguments) {
    return added(arguments.type(List.class).auxiliaryTypes(type).build());
  }

  private <T> Value<T> added(ArgSpec declared) {
    command.add(declared);
    return new Value<>(declared);
  }

  /** Declares an option without a value. */
  protected final Value<Boolean> flag(String name, String description) {
    return value(
        boolean.class, OptionSpec.builder(name).description(description).initialValue(false));
  }

  /** Declares the language of sentences, which is English unless it is given. */
  protected final Value<Language> language() {
    return value(
        Language.class,
        named(
                "--language",
                "LANGUAGE",
                "The language of the sentences: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
            .defaultValue("en"));
  }

  /** Declares the heading of a page. */
  protected final Value<String> heading(String description) {
    return value(String.class, named("--heading", "TEXT", description).converters(new NotBlank()));
  }

  private static final class NotBlank implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      if (text.isBlank()) {
        throw new TypeConversionException(
            "heading (\"%s\") must not be blank: leave it out for the usual one".formatted(text));
      }
      return text;
    }
  }

  /**
   * Declares the format of answers, which is text unless it is given.
   *
   * @param note more that the description says
   */
  protected final Value<TableFormat> format(String note, TableFormat... formats) {
    return value(
        TableFormat.class,
        named(
                "--format",
                "FORMAT",
                "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})"
                    + note
                    + ".")
            .defaultValue("text")
            .completionCandidates(candidates(() -> Stream.of(formats))));
  }
}
