package org.nqueens.site;

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
          + " solution, and why does the right one need two?") {
    @Override
    String page(Board board) {
      QueensModel model = QueensModel.of(4);
      return TracePage.of(
          title(),
          trace(model, Propagation.NONE, INPUT_ORDER),
          trace(model, Propagation.ARC, INPUT_ORDER));
    }
  },
  VALUE(
      "Four queens",
      "A whole search on one screen. Why does each square go, and where does the first queen turn"
          + " out to be wrong?") {
    @Override
    String page(Board board) {
      return TracePage.of(title(), trace(QueensModel.of(4), Propagation.VALUE, INPUT_ORDER));
    }
  },
  PROPAGATION(
      "Value beside domain propagation",
      "Six queens, searched twice. What does the right search see at its first node that the left"
          + " one has to try?") {
    @Override
    String page(Board board) {
      QueensModel model = QueensModel.of(6);
      return TracePage.of(
          title(),
          trace(model, Propagation.VALUE, INPUT_ORDER),
          trace(model, Propagation.DOMAIN, INPUT_ORDER));
    }
  },
  STRATEGY(
      "First fail beside input order",
      "Eight queens. The next column is the first one, or the one with the fewest rows left: which"
          + " tree is smaller, and why?") {
    @Override
    String page(Board board) {
      QueensModel model = QueensModel.of(8);
      return TracePage.of(
          title(),
          trace(model, Propagation.VALUE, INPUT_ORDER),
          trace(model, Propagation.VALUE, FIRST_FAIL));
    }
  },
  REGIONS(
      "A board with regions",
      "A puzzle as a search: a queen in each column, row and region, and no two that touch. Which"
          + " rule removes most?") {
    @Override
    String page(Board board) {
      return TracePage.of(title(), trace(board.model(), Propagation.VALUE, FIRST_FAIL));
    }
  };

  private static final SearchStrategy INPUT_ORDER = SearchStrategy.LEXICOGRAPHIC;
  private static final SearchStrategy FIRST_FAIL =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  private final String title;
  private final String question;

  Lesson(String title, String question) {
    this.title = title;
    this.question = question;
  }

  /** The page of the lesson; a board with regions is for the lesson that has them. */
  abstract String page(Board board);

  String title() {
    return title;
  }

  String question() {
    return question;
  }

  String file() {
    return "lesson-%s.html".formatted(ordinal() + 1);
  }

  private static SearchTrace trace(
      QueensModel model, Propagation propagation, SearchStrategy strategy) {
    return QueensSolver.builder().strategy(strategy).build().tree().at(propagation).trace(model);
  }
}
