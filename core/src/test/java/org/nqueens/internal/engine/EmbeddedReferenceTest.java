package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.AskedModel;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceContract;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.format.BoardFormatException;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;

@Sampled
class EmbeddedReferenceTest implements ReferenceContract {
  @Override
  public String backend() {
    return "embedded";
  }

  @Override
  public int largestEnumeration() {
    return 12;
  }

  private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+): ");

  @Test
  void saysWhereBoardsAreMalformed() {
    List<String> boards = ReferenceData.boards("region-boards-malformed.txt");
    assertThat(boards).hasSize(41);
    for (String text : boards) {
      int lines = (int) text.lines().count();
      int width = text.lines().skip(1).mapToInt(String::length).max().getAsInt();
      assertThatThrownBy(() -> Board.parse(text))
          .as(text)
          .isInstanceOfSatisfying(
              BoardFormatException.class,
              e -> {
                Matcher place = PLACE.matcher(e.getMessage());
                assertThat(place.lookingAt()).isTrue();
                // Below the header, and no further than just behind the end.
                assertThat(Integer.parseInt(place.group(1))).isBetween(2, lines + 1);
                assertThat(Integer.parseInt(place.group(2))).isBetween(1, width + 1);
              });
    }
  }

  @Test
  void explainsLargeBoardsThatCannotBeSolved() {
    List<String> boards =
        ReferenceData.boards("blocked-28.txt").stream()
            .filter(text -> ReferenceData.word(text, "expected").equals("UNSAT"))
            .toList();
    for (String text : Gate.sample(5, boards)) {
      Explanation answer = solver().explain(Board.parse(text).model());
      assertThat(answer).as(text).isInstanceOf(Explanation.Infeasible.class);
      List<Reason> reasons = ((Explanation.Infeasible) answer).reasons();
      assertThat(solver().findAny(AskedModel.of(28, reasons))).as(text).isEmpty();
      for (Reason reason : reasons) {
        List<Reason> others = reasons.stream().filter(other -> other != reason).toList();
        assertThat(solver().findAny(AskedModel.of(28, others)))
            .as("%s of %s", reason, text)
            .isPresent();
      }
    }
  }
}
