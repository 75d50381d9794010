package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.PlayedPage.GUIDE;
import static org.nqueens.pages.PlayedPage.sentences;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;

/** The stages of a hint on a page to play in a real browser. */
@NeedsChromium
class PlayPageStagesTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  private static String button(PlayedPage page) {
    return page.page().text("hint");
  }

  @Test
  void tellsWhereThenWhatThenWhyThenDoesIt() {
    Hint hint = GUIDE.hint(Position.of(BOARD));
    Step step = ((Hint.Next) hint).step();
    assertThat(step.rule()).as("a rule with units").isNotEqualTo(Rule.TRIAL);

    String press = "press hint";
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            press,
            press + ",press hint",
            press + ",press hint,press hint",
            press + ",press hint,press hint,press hint",
            "key h,key h,key h,key h",
            "key h,key h,key h,key h,press undo");
    PlayedPage where = pages.get(0);
    assertThat(where.message()).isEqualTo(hint.sentence(Hint.Stage.WHERE));
    assertThat(where.live()).isEqualTo(where.message());
    assertThat(button(where)).isEqualTo("What to do");
    assertThat(where.layers("edge look")).isEqualTo(step.units().size());
    assertThat(where.layers("ring")).as("no square yet").isZero();

    PlayedPage what = pages.get(1);
    assertThat(what.message())
        .isEqualTo(hint.sentence(Hint.Stage.WHERE) + "\n" + hint.sentence(Hint.Stage.WHAT));
    assertThat(button(what)).isEqualTo("Why");
    assertThat(what.layers("ring")).isEqualTo(1);

    PlayedPage why = pages.get(2);
    assertThat(why.message()).isEqualTo(sentences(hint));
    assertThat(button(why)).isEqualTo("Do it");
    assertThat(why.marks()).isEmpty();

    PlayedPage done = pages.get(3);
    assertThat(done.message()).isEmpty();
    assertThat(button(done)).isEqualTo("Hint");
    assertThat(done.marks()).isEqualTo(PlayedPage.code(step.on(Position.of(BOARD))));
    assertThat(pages.get(4).marks()).as("by keys").isEqualTo(done.marks());
    assertThat(pages.get(5).marks()).as("undone").isEmpty();
  }

  @Test
  void leadsByItsButtonToTheSolution() {
    SolvingPath path = GUIDE.path(Position.of(PlayedPage.GARDEN));
    PlayedPage page =
        PlayedPage.opened(PlayedPage.scripted(Position.of(PlayedPage.GARDEN)), "#check");
    assertThat(page.page().data("check")).isEqualTo(path.steps().size() + " 3 Solved");
    assertThat(page.message()).startsWith("The board is solved.");
  }

  @Test
  void doesAStepBeforeItsReason() {
    Step step = ((Hint.Next) GUIDE.hint(Position.of(BOARD))).step();
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "press hint",
            "press hint,press hint",
            "press hint,press hint,press apply",
            "key h,key d",
            "key h,key h,key d");
    assertThat(hidden(pages.get(0))).containsExactly("apply", "another", "copy");
    assertThat(hidden(pages.get(1)))
        .as("Do it, in the place of Check")
        .containsExactly("mistakes", "another", "copy");
    String done = PlayedPage.code(step.on(Position.of(BOARD)));
    assertThat(pages.get(2).marks()).isEqualTo(done);
    assertThat(hidden(pages.get(2))).containsExactly("apply", "another", "copy");
    assertThat(pages.get(3).marks()).as("nothing is told to be done yet").isEmpty();
    assertThat(pages.get(4).marks()).as("by keys").isEqualTo(done);
  }

  private static List<String> hidden(PlayedPage page) {
    return page.page().all("<button id=\"([a-z]+)\"[^>]* hidden=");
  }

  @Test
  void tellsManySquaresByTheirNumberAndByVoiceOneByOne() {
    PlayedPage page = PlayedPage.of(PlayedPage.GARDEN, "press hint,press hint");
    assertThat(page.message())
        .isEqualTo("Look at region A and column 0.\nCross out the 6 marked squares.");
    assertThat(page.live())
        .isEqualTo(
            "Look at region A and column 0.\n"
                + "Cross out (0, 0), (0, 1), (0, 2), (0, 3), (0, 4) and (0, 5).");
    assertThat(page.page().all("<p id=\"message\" aria-hidden=\"(true)\"")).hasSize(1);
  }

  @Test
  void showsTheSolutionIfThePlayerIsSure() {
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "click 5,press solution",
            "click 5,press solution,press stay",
            "click 5,press solution,press reveal",
            "click 5,press solution,press reveal,press undo");
    assertThat(pages)
        .extracting(page -> page.page().all("<dialog id=\"question\"[^>]* (open)").size())
        .containsExactly(1, 0, 0, 0);
    assertThat(pages.get(0).marks()).isEqualTo(pages.get(1).marks()).isEqualTo("aj");
    assertThat(pages.get(2).message()).isEqualTo("This is the solution.");
    assertThat(pages.get(2).live()).isEqualTo("This is the solution.");
    assertThat(pages.get(2).status()).isEqualTo("4 of 4 queens");
    assertThat(pages.get(3).marks()).isEqualTo("aj");
    Board ambiguous = Board.of("..", "..").withVariant(Variant.ROOKS);
    assertThat(hidden(PlayedPage.of(ambiguous, "press hint"))).contains("solution");
  }

  @Test
  void closesTheHintAfterAMoveAndByTheEscapeKey() {
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "press hint,press hint,click 15,click 15,click 15",
            "press hint,key Escape",
            "press hint,press hint,key Escape,press hint");
    assertThat(pages.get(0).message()).isEmpty();
    assertThat(pages.get(1).message()).isEmpty();
    assertThat(pages.get(2).message())
        .isEqualTo(GUIDE.hint(Position.of(BOARD)).sentence(Hint.Stage.WHERE));
  }

  @Test
  void tellsTheLastSquareOfAUnitThatThePathDoesNotKnow() {
    // Row 3 has its last square by the marks of the player, not by a step.
    Board board = Board.of("....", "....", "....", "....").withVariant(Variant.ROOKS);
    PlayedPage page = PlayedPage.of(board, "drag 12 14,press hint,press hint,press hint");
    assertThat(page.message())
        .isEqualTo("Look at row 3.\nPlace a queen on (3, 3).\nNo other square is left in row 3.");
  }

  @Test
  void tellsAUnitWithoutASquare() {
    PlayedPage page =
        PlayedPage.of(BOARD, "press first,drag 12 15,press hint,press hint,press hint");
    assertThat(page.message()).isEqualTo(sentences(new Hint.Emptied(new Unit(Unit.Kind.ROW, 3))));
    assertThat(page.layers("edge empty")).isEqualTo(1);
    assertThat(button(page)).isEqualTo("Close");
  }

  @Test
  void tellsAClashAlsoWhereClashesAreHidden() {
    PlayedPage page =
        PlayedPage.of(BOARD, "press clashes,right 0,right 2,press hint,press hint,press hint");
    assertThat(page.message())
        .isEqualTo(
            "Two queens attack each other.\nOne of the queens on (0, 0) and (2, 0) is wrong.\n"
                + "The queens at (0, 0) and (2, 0) share a row.");
    assertThat(page.layers("wrong")).isEqualTo(1);
  }

  @Test
  void checksTheMarksOnlyIfAsked() {
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "right 0,click 7,click 5,press mistakes",
            "right 0,click 7,click 5",
            "click 5,press mistakes");
    PlayedPage wrong = pages.get(0);
    Position position = Position.of(BOARD).withQueen(0, 0).withCross(3, 1).withCross(1, 1);
    assertThat(wrong.message()).isEqualTo(sentences(GUIDE.mistake(position).orElseThrow()));
    assertThat(wrong.layers("wrong")).isEqualTo(1);
    assertThat(pages.get(1).message()).as("not asked").isEmpty();
    assertThat(pages.get(1).layers("wrong")).isZero();
    assertThat(pages.get(2).message()).isEqualTo("No mark is wrong.");
    assertThat(button(wrong)).as("a hint is next").isEqualTo("Hint");
  }

  @Test
  void showsTwoSolutionsWhereThereAreSeveral() {
    Board board = Board.of("..", "..").withVariant(Variant.ROOKS);
    Hint hint = GUIDE.hint(Position.of(board));
    assertThat(hint).isInstanceOf(Hint.Ambiguous.class);
    List<PlayedPage> pages =
        PlayedPage.all(
            board,
            "press hint,press hint,press hint",
            "right 0,right 3",
            "right 1,right 2",
            "click 1,press mistakes");
    assertThat(pages.get(0).message()).isEqualTo(sentences(hint));
    assertThat(pages.get(0).layers("ring")).isEqualTo(1);
    assertThat(pages.get(1).message()).startsWith("The board is solved.");
    assertThat(pages.get(2).message()).as("the other solution").startsWith("The board is solved.");
    assertThat(pages.get(3).message()).isEqualTo("No step of this page excludes your marks.");
  }
}
