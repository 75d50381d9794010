package org.nqueens.cli;

import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Stack;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * A file that receives a whole text or stays as it was: the text is written to a file beside it,
 * which then replaces it. A device, a pipe and a link are written directly.
 *
 * @param name the name of the file, or {@code -} for standard output
 */
record TargetFile(String name) {
  static final String STANDARD_OUTPUT = "-";

  /** Where the system has names for them. */
  private static final Path STANDARD_OUTPUT_FILE = Path.of("/dev/stdout");

  private static final Path STANDARD_INPUT_FILE = Path.of("/dev/stdin");

  /** The value of an option without a file; no file has this name. */
  static final String UNNAMED = "\0";

  /** A parser that takes every name. */
  static final class Converter implements ITypeConverter<TargetFile> {
    @Override
    public TargetFile convert(String text) {
      return new TargetFile(text);
    }
  }

  /**
   * Takes the word after an option such as {@code --html} for the page if it ends in {@code .html}
   * or {@code .htm} or is {@code -}, and leaves any other to the operands, so that {@code play
   * --html garden} plays the board. Refuses a word that neither takes. With {@code =} any file
   * follows.
   */
  static final class PageOrOperand implements IParameterPreprocessor {
    /** The end of the description of such an option. */
    static final String RULE =
        " After a blank FILE must be such as page.html or page.htm, as other words are operands; after"
            + " = it may have any name. - is standard output.";

    private static final Pattern PAGE = Pattern.compile("-?|.*\\.html?", Pattern.CASE_INSENSITIVE);

    @Override
    public boolean preprocess(
        Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      boolean attached = "=".equals(info.get("separator"));
      if (!attached && !arguments.isEmpty() && !isPage(arguments.peek())) {
        requireOperand(arguments.peek(), command, option);
        arguments.push(UNNAMED);
      }
      return false; // the parser goes on with the word on top
    }

    private static boolean isPage(String word) {
      return PAGE.matcher(word).matches();
    }

    private static void requireOperand(String word, CommandSpec command, ArgSpec option) {
      if (!word.startsWith("-") && !takesMore(command)) {
        String name = ((OptionSpec) option).longestName();
        throw new ParameterException(
            command.commandLine(),
            "%s (%s) must end in .html or .htm: write %s %s.html, or %s=%s"
                .formatted(name, word, name, word, name, word));
      }
    }

    private static boolean takesMore(CommandSpec command) {
      return command.positionalParameters().stream()
          .anyMatch(operand -> operand.arity().max() > 1 || operand.getValue() == null);
    }
  }

  /** This file, or a page of the current folder with another name if the option came without. */
  TargetFile orPage(String otherName) {
    return name.equals(UNNAMED) ? new TargetFile(otherName + ".html") : this;
  }

  /**
   * Writes beside the file, for a try before the search; throws an IllegalArgumentException that
   * names the file if that fails.
   */
  void requireWritable() {
    if (name.isEmpty()) {
      throw new IllegalArgumentException(
          "file () must have a name: give a path, or - for standard output");
    }
    try {
      if (!isStandardOutput() && isReplaced()) {
        Path beside = beside();
        Files.createFile(beside);
        Files.delete(beside);
      }
    } catch (NoSuchFileException | InvalidPathException e) {
      throw refused("must be in a folder that exists: give another path", e);
    } catch (AccessDeniedException e) {
      throw refused("must be writable, but access is denied: give another path", e);
    } catch (IOException e) {
      throw refused("must be writable, but: " + e.getMessage(), e);
    }
  }

  private IllegalArgumentException refused(String rule, Exception cause) {
    return new IllegalArgumentException("file (" + name + ") " + rule, cause);
  }

  /** Writes the whole text; throws an UnwritableException if that fails. */
  void write(String text, Output out) {
    write(
        sink -> {
          sink.accept(text);
          return text;
        },
        out);
  }

  /**
   * Runs work that writes the text piece by piece; what the work throws leaves the file as it was.
   * Throws an UnwritableException if the text cannot be written.
   */
  <T> T write(Function<Consumer<String>, T> work, Output out) {
    try {
      if (isStandardOutput()) {
        return work.apply(out::print);
      }
      return isReplaced() ? replace(work) : writeTo(path(), work);
    } catch (UncheckedIOException e) {
      throw new Output.UnwritableException(e.getCause());
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
  }

  private <T> T replace(Function<Consumer<String>, T> work) throws IOException {
    Path beside = beside();
    try {
      T result = writeTo(beside, work);
      Files.move(beside, path(), StandardCopyOption.REPLACE_EXISTING);
      return result;
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** Writes by a stream that an interrupt of the search does not close. */
  private static <T> T writeTo(Path file, Function<Consumer<String>, T> work) throws IOException {
    try (Writer writer =
        new BufferedWriter(
            new OutputStreamWriter(
                new FileOutputStream(file.toFile()), StandardCharsets.UTF_8.newEncoder()))) {
      return work.apply(
          text -> {
            try {
              writer.write(text);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }

  /** True if both lead to one file, by whatever links, or to standard output. */
  boolean isSameAs(TargetFile other) {
    return isStandardOutput() || other.isStandardOutput()
        ? isStandardOutput() && other.isStandardOutput()
        : path().equals(other.path()) || isSame(path(), other.path());
  }

  /** Refuses the file of a board, which would be lost. */
  void requireOtherThan(BoardPath board) {
    Path read = board.isStandardInput() ? STANDARD_INPUT_FILE : board.file();
    if (!name.equals(STANDARD_OUTPUT) && Files.isRegularFile(read) && isSame(path(), read)) {
      throw new IllegalArgumentException(
          "file (%s) must not be that of the board, which would be lost: give another path"
              .formatted(name));
    }
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "file (%s) must be another one than %s, but they cannot be compared: %s"
              .formatted(one, other, e.getMessage()),
          e);
    }
  }

  /** True for {@code -} and for the regular file to which standard output is redirected. */
  boolean isStandardOutput() {
    return name.equals(STANDARD_OUTPUT)
        || !name.equals(UNNAMED)
            && Files.isRegularFile(STANDARD_OUTPUT_FILE)
            && isSame(path(), STANDARD_OUTPUT_FILE);
  }

  /** False for a device, a pipe and a link; throws an exception for what cannot be written. */
  private boolean isReplaced() throws IOException {
    Path path = path();
    if (Files.isDirectory(path)) {
      throw new IOException("it is a folder");
    }
    if (Files.exists(path) && !Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    return !Files.exists(path, LinkOption.NOFOLLOW_LINKS)
        || Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** The absolute path; throws an InvalidPathException for a name that cannot be one. */
  Path path() {
    return Path.of(name).toAbsolutePath().normalize();
  }

  private Path beside() {
    return path().resolveSibling(path().getFileName() + "." + UUID.randomUUID() + ".part");
  }
}
