package org.nqueens.cli.site;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.TracePage;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/** A search or two to look at, with what to look for. */
enum Lesson {
  BACKTRACKING(
      "Backtracking beside arc consistency",
      "Four queens, searched twice. How many squares does the left search try before its first"
          + " solution, and why does the right one need two?",
      QueensModel.of(4),
      List.of(SearchStrategy.LEXICOGRAPHIC),
      Propagation.NONE,
      Propagation.ARC),
  VALUE(
      "Four queens",
      "A whole search on one screen. Why does each square go, and where does the first queen turn"
          + " out to be wrong?",
      QueensModel.of(4),
      List.of(SearchStrategy.LEXICOGRAPHIC),
      Propagation.VALUE),
  PROPAGATION(
      "Value beside domain propagation",
      "Six queens, searched twice. What does the right search see at its first node that the left"
          + " one has to try?",
      QueensModel.of(6),
      List.of(SearchStrategy.LEXICOGRAPHIC),
      Propagation.VALUE,
      Propagation.DOMAIN),
  STRATEGY(
      "First fail beside input order",
      "Eight queens. The next column is the first one, or the one with the fewest rows left: which"
          + " tree is smaller, and why?",
      QueensModel.of(8),
      List.of(SearchStrategy.LEXICOGRAPHIC, Garden.FIRST_FAIL),
      Propagation.VALUE),
  REGIONS(
      "A board with regions",
      "A puzzle as a search: a queen in each column, row and region, and no two that touch. Which"
          + " rule removes most?",
      Garden.BOARD.model(),
      List.of(Garden.FIRST_FAIL),
      Propagation.VALUE);

  /** What the constants need before they are made. */
  static final class Garden {
    /** The board {@code garden} of the command, which a jar without its folder of boards needs. */
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

  private final String title;
  private final String question;
  private final QueensModel model;
  private final List<SearchStrategy> strategies;
  private final List<Propagation> levels;

  Lesson(
      String title,
      String question,
      QueensModel model,
      List<SearchStrategy> strategies,
      Propagation... levels) {
    this.title = title;
    this.question = question;
    this.model = model;
    this.strategies = strategies;
    this.levels = List.of(levels);
  }

  String file() {
    return "lesson-%s.html".formatted(ordinal() + 1);
  }

  /** The page, which searches by each strategy at each level. */
  String page() {
    SearchTrace[] traces =
        strategies.stream()
            .map(strategy -> QueensSolver.builder().strategy(strategy).build().tree())
            .flatMap(tree -> levels.stream().map(level -> tree.at(level).trace(model)))
            .toArray(SearchTrace[]::new);
    return TracePage.lesson(title, question, traces);
  }
}
