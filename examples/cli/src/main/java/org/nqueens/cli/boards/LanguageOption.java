package org.nqueens.cli.boards;

import org.nqueens.puzzle.language.Language;
import picocli.CommandLine.Option;

/** The language of sentences: {@code --language}. */
final class LanguageOption {
  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "en",
      description =
          "The language of the sentences: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Language language;

  Language get() {
    return language;
  }
}
