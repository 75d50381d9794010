package org.nqueens.cli.options;

import org.nqueens.puzzle.language.Language;
import picocli.CommandLine.Option;

/** The language of sentences: {@code --language}. */
public final class LanguageOption {
  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "en",
      description =
          "The language of the sentences: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Language language;

  public Language get() {
    return language;
  }
}
