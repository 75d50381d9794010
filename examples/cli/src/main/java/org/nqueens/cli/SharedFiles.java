package org.nqueens.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The man page and the completion of {@code queens}, which the build writes from the model of the
 * command. They lie where {@code man} and bash look for those of a command in the {@code PATH}.
 */
final class SharedFiles {
  /**
   * The function that the shells call. picocli's own expects an option and its value in words of
   * their own, and completes whole words. {@code --format=json} is one word in zsh and three in
   * bash, and the values of some options are lists.
   */
  private static final String WORDS =
      """
      # Splits --option=value into two words, takes the last value of a list for the word to complete,
      # and puts what it took off in front of the candidates.
      function _complete_queens_words() {
        local prefix=""
        local -a split
        local word i
        split=()
        for (( i = 0; i <= COMP_CWORD; i++ )); do
          word=${COMP_WORDS[i]}
          prefix=""
          if [[ $word == "=" && $i -gt 0 ]]; then
            if (( i == COMP_CWORD )); then split+=(""); fi
          elif [[ $word == --*=* ]]; then
            prefix=${word%%=*}=
            split+=("${word%%=*}" "${word#*=}")
          else
            split+=("$word")
          fi
        done
        i=$(( ${#split[@]} - 1 ))
        if (( i > 1 )); then
          case "${split[1]} ${split[i-1]}" in
            LISTS)
              word=${split[i]}
              if [[ $word == *,* ]]; then
                prefix+=${word%,*},
                split[i]=${word##*,}
              fi
              ;;
          esac
        fi
        COMP_WORDS=("${split[@]}")
        COMP_CWORD=$i
        _complete_queens
        if [[ -n $prefix && ${#COMPREPLY[@]} -eq 0 ]]; then # no file begins with the prefix
          for word in "${split[i]}"*; do
            if [[ -e $word ]]; then COMPREPLY+=("$word"); fi
          done
        fi
        if [[ -z $prefix && ${#COMPREPLY[@]} -eq 0 ]]; then
          case "${split[1]}" in
            BOARDS) _complete_queens_boards "${split[0]}" "${split[i-1]}" "${split[i]}" ;;
          esac
        fi
        for (( i = 0; i < ${#COMPREPLY[@]}; i++ )); do
          COMPREPLY[i]=$prefix${COMPREPLY[i]}
        done
      }

      # Offers the boards of the folder of a command whose names begin with a word, and the files; only
      # files, which are the default, where there is no such board or the word is the value of an option.
      function _complete_queens_boards() {
        local place file
        case "$2" in
          VALUES) return ;;
        esac
        place=$(command -v -- "$1") || return
        file=$(readlink -f -- "$place" 2> /dev/null) && place=$file
        for file in "${place%/*}/../boards/$3"*.txt; do
          if [[ -e $file ]]; then
            file=${file##*/}
            COMPREPLY+=("${file%.txt}")
          fi
        done
        if (( ${#COMPREPLY[@]} > 0 )); then
          compopt -o filenames 2> /dev/null # bash alone has it
          for file in "$3"*; do
            if [[ -e $file ]]; then COMPREPLY+=("$file"); fi
          done
        fi
      }

      """;

  private SharedFiles() {}

  /** Writes the files below the folder given. */
  public static void main(String[] arguments) throws IOException {
    CommandLine command =
        Queens.command(
            Subcommands.NAMES,
            new Output(OutputStream.nullOutputStream()),
            new PrintWriter(Writer.nullWriter()));
    Path share = Path.of(arguments[0]);
    write(share.resolve("man/man1/queens.1"), ManPage.of(command));
    write(share.resolve("bash-completion/completions/queens"), completion(command));
  }

  /** The completion for bash and zsh; where it has no candidates, those are the names of files. */
  static String completion(CommandLine command) {
    Locale before = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // the script has numbers in its names
    try {
      // An argument that picocli cannot complete would have no candidates at all.
      String script =
          AutoComplete.bash("queens", command)
              .replace("  type compopt &>/dev/null && compopt +o default\n\n", "");
      int end = script.indexOf("# Define a completion specification");
      return script.substring(0, end)
          + WORDS
              .replace("LISTS", String.join(" | ", lists(command)))
              .replace("BOARDS", String.join(" | ", boards(command)))
              .replace("VALUES", String.join(" | ", withValues(command)))
          + script.substring(end).replace("_complete_queens", "_complete_queens_words");
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, before);
    }
  }

  /** The options whose values are lists, each after its command, as patterns of a shell. */
  private static List<String> lists(CommandLine command) {
    return command.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .flatMap(
            spec ->
                spec.options().stream()
                    .filter(option -> !option.splitRegex().isEmpty())
                    .map(option -> '"' + spec.name() + " " + option.longestName() + '"'))
        .toList();
  }

  /** The commands that take a board. */
  private static List<String> boards(CommandLine command) {
    return command.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(
            spec ->
                spec.positionalParameters().stream()
                    .anyMatch(operand -> operand.paramLabel().matches("(N\\|)?FILE")))
        .map(CommandSpec::name)
        .toList();
  }

  /** The options behind which no operand can follow. */
  private static List<String> withValues(CommandLine command) {
    return command.getSubcommands().values().stream()
        .flatMap(subcommand -> subcommand.getCommandSpec().options().stream())
        .filter(option -> option.arity().min() > 0)
        .flatMap(option -> Stream.of(option.names()))
        .distinct()
        .toList();
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
