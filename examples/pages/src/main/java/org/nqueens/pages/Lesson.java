package org.nqueens.pages;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.language.Language;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/** A search or two to look at, with what to look for. */
enum Lesson {
  BACKTRACKING(
      QueensModel.of(4), List.of(SearchStrategy.LEXICOGRAPHIC), Propagation.NONE, Propagation.ARC),
  VALUE(QueensModel.of(4), List.of(SearchStrategy.LEXICOGRAPHIC), Propagation.VALUE),
  PROPAGATION(
      QueensModel.of(6),
      List.of(SearchStrategy.LEXICOGRAPHIC),
      Propagation.VALUE,
      Propagation.DOMAIN),
  STRATEGY(
      QueensModel.of(8),
      List.of(SearchStrategy.LEXICOGRAPHIC, Garden.FIRST_FAIL),
      Propagation.VALUE),
  REGIONS(Garden.BOARD.model(), List.of(Garden.FIRST_FAIL), Propagation.VALUE);

  /** What the constants need before they are made. */
  static final class Garden {
    /** The board {@code garden} of the command, whose file is not in a jar. */
    static final Board BOARD =
        Board.of(
            "CCCEEGHH",
            "CCCCEGGH",
            "CCCCHHHH",
            "BBDHHHHH",
            "BDDDHHHH",
            "BBBDDDDH",
            "ABBDDFFH",
            "ABBDDFFH");

    private static final SearchStrategy FIRST_FAIL =
        SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

    private Garden() {}
  }

  private final QueensModel model;
  private final List<SearchStrategy> strategies;
  private final List<Propagation> levels;

  Lesson(QueensModel model, List<SearchStrategy> strategies, Propagation... levels) {
    this.model = model;
    this.strategies = strategies;
    this.levels = List.of(levels);
  }

  /** The file of the page in a language, as {@code home-page.mjs} has it. */
  String file(Language language) {
    String tag = language == Language.ENGLISH ? "" : "-" + language;
    return "lesson-%s%s.html".formatted(ordinal() + 1, tag);
  }

  /** The key of the title; with {@code .question} it is the key of the question. */
  String words() {
    return "site.lesson." + name().toLowerCase(Locale.ROOT);
  }

  /** The pages in all languages, of searches by each strategy at each level. */
  List<SitePage> pages() {
    SearchTrace[] traces =
        strategies.stream()
            .map(strategy -> QueensSolver.builder().strategy(strategy).build().tree())
            .flatMap(tree -> levels.stream().map(level -> tree.at(level).trace(model)))
            .toArray(SearchTrace[]::new);
    return Stream.of(Language.values()).map(language -> page(language, traces)).toList();
  }

  private SitePage page(Language language, SearchTrace... traces) {
    String question = language.text(words() + ".question");
    String html = TracePage.lesson(language, language.text(words()), question, traces);
    return SitePage.of(file(language), html);
  }
}
