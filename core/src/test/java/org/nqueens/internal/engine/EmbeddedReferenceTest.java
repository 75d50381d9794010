package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.AskedModel;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceContract;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;

@Sampled
class EmbeddedReferenceTest implements ReferenceContract {
  @Override
  public String backend() {
    return "embedded";
  }

  @Test
  void explainsLargeBoardsThatCannotBeSolved() {
    List<String> boards =
        ReferenceData.boards("blocked-28.txt").stream()
            .filter(text -> ReferenceData.word(text, "expected").equals("UNSAT"))
            .toList();
    for (String text : Gate.sample(5, boards)) {
      Explanation answer = solver().explain(ReferenceData.model(text));
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
