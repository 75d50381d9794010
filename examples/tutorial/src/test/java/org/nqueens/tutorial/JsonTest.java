package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.format.ModelText;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Uniqueness;

/** What a service answers by Jackson without annotations or modules. */
class JsonTest {
  private static final ObjectMapper JACKSON = new ObjectMapper();

  private static String json(Object value) throws Exception {
    return JACKSON.writeValueAsString(value);
  }

  @Test
  void writesPlacementsAsRows() throws Exception {
    assertThat(json(Placement.of(1, 3, 0, 2))).isEqualTo("{\"rows\":[1,3,0,2]}");
    assertThat(json(List.of(Placement.of(0)))).isEqualTo("[{\"rows\":[0]}]");
  }

  @Test
  void writesWhetherASolutionIsUnique() throws Exception {
    Placement first = Placement.of(1, 3, 0, 2);
    assertThat(json(new Uniqueness.None())).isEqualTo("{\"answer\":\"none\"}");
    assertThat(JACKSON.readTree(json(new Uniqueness.Unique(first))))
        .isEqualTo(JACKSON.readTree("{\"answer\":\"unique\",\"placement\":{\"rows\":[1,3,0,2]}}"));
    assertThat(JACKSON.readTree(json(new Uniqueness.Ambiguous(first, Placement.of(2, 0, 3, 1)))))
        .isEqualTo(
            JACKSON.readTree(
                "{\"answer\":\"ambiguous\",\"first\":{\"rows\":[1,3,0,2]},\"second\":{\"rows\":[2,0,3,1]}}"));
  }

  @Test
  void writesBoardsAndPositionsAsTexts() throws Exception {
    Board board = Board.of("AABB", "AABB", "CCDD", "CCDD").withTitle("Small");
    Position position = Position.of(board).withQueen(0, 1).withCross(1, 1);
    JsonNode asBoard = JACKSON.readTree(json(board));
    JsonNode asPosition = JACKSON.readTree(json(position));
    assertThat(Board.parse(asBoard.get("text").asText())).isEqualTo(board);
    assertThat(Position.parse(asPosition.get("text").asText())).isEqualTo(position);
  }

  @Test
  void writesModelsByTheirText() throws Exception {
    QueensModel model = QueensModel.of(4).toBuilder().place(1, 3).build();
    JsonNode written = JACKSON.readTree(json(ModelText.of(model)));
    QueensModel read = ModelText.parse(written.asText());
    assertThat(read).isEqualTo(model);
  }
}
