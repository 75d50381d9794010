package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.PlayFixtures.GUIDE;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.BoardFormatException;
import org.nqueens.board.Position;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.result.Uniqueness;

/** The golden answers that the scripts of pages give, too: here the library gives them. */
class GoldenAnswersTest {
  @Test
  void readsTexts() {
    JsonNode texts = Node.golden("board-texts.json").get("readable");
    assertThat(texts).hasSizeGreaterThan(5);
    for (JsonNode text : texts) {
      assertThat(Position.parse(text.get("text").asText()).board().toString())
          .as(text.toString())
          .isEqualTo(text.get("board").asText());
    }
  }

  @Test
  void refusesTexts() {
    JsonNode texts = Node.golden("board-texts.json").get("refused");
    assertThat(texts).hasSizeGreaterThan(20);
    for (JsonNode text : texts) {
      assertThatThrownBy(() -> Position.parse(text.get("text").asText()))
          .as(text.toString())
          .isInstanceOf(BoardFormatException.class)
          .hasMessage(text.get("problem").asText());
    }
  }

  /** What a draft of the page still misses, the library refuses. */
  @Test
  void countsSolutions() {
    JsonNode boards = Node.golden("board-answers.json");
    assertThat(boards).hasSizeGreaterThan(10);
    for (JsonNode board : boards) {
      if (board.has("solutions")) {
        assertThat(solutions(Board.parse(board.get("text").asText())))
            .as(board.toString())
            .isEqualTo(board.get("solutions").asInt());
      } else {
        assertThatThrownBy(() -> Board.parse(board.get("text").asText()).model())
            .as(board.toString())
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
  }

  /** The number of solutions of a board, of which two are enough. */
  static int solutions(Board board) {
    Uniqueness uniqueness = QueensSolver.builder().build().uniqueness(board.model());
    if (uniqueness instanceof Uniqueness.None) {
      return 0;
    }
    return uniqueness instanceof Uniqueness.Unique ? 1 : 2;
  }

  @Test
  void writesThePageOfHints() {
    Position position = Position.of(Board.of("AABB", "ACBB", "CCDB", "CDDD"));
    JsonNode golden = Node.golden("hints.json");
    assertThat(Node.data(PlayPage.of(position, GUIDE))).isEqualTo(golden.get("book"));
    assertThat(golden.get("positions")).hasSizeGreaterThan(3);
    for (JsonNode at : golden.get("positions")) {
      Position marked = position;
      for (JsonNode square : at.get("queens")) {
        marked = marked.withQueen(square.asInt() % 4, square.asInt() / 4);
      }
      for (JsonNode square : at.get("crosses")) {
        marked = marked.withCross(square.asInt() % 4, square.asInt() / 4);
      }
      Optional<Hint.Mistake> mistake = GUIDE.mistake(marked);
      boolean isToldFirst = mistake.isPresent() && marked.clashes().isEmpty();
      Hint hint = isToldFirst ? mistake.get() : GUIDE.hint(marked);
      assertThat(PlayFixtures.code(marked)).isEqualTo(at.get("marks").asText());
      assertThat(texts(at.get("hint"))).as(at.toString()).isEqualTo(sentences(hint));
      assertThat(texts(at.get("mistakes")))
          .as(at.toString())
          .isEqualTo(
              mistake.map(GoldenAnswersTest::sentences).orElse(List.of("No mark is wrong.")));
    }
  }

  private static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }

  private static List<String> sentences(Hint hint) {
    return Stream.of(Hint.Stage.values()).map(hint::sentence).toList();
  }
}
