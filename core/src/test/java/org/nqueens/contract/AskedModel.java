package org.nqueens.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Reason;

/** The model of the reasons of an explanation, built without the library's own code for it. */
public final class AskedModel {
  private AskedModel() {}

  /** The model of size n with the given reasons as its only domains and constraints. */
  public static QueensModel of(int n, List<Reason> reasons) {
    List<List<Integer>> rows = new ArrayList<>();
    List<AllDifferent> rules = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      rows.add(new ArrayList<>(IntStream.range(0, n).boxed().toList()));
    }
    for (Reason reason : reasons) {
      if (reason instanceof Reason.GivenQueen given) {
        rows.get(given.column()).removeIf(row -> row != given.row());
      } else if (reason instanceof Reason.BlockedSquare blocked) {
        rows.get(blocked.column()).removeIf(row -> row == blocked.row());
      } else if (reason instanceof Reason.RestrictedColumn restricted) {
        rows.get(restricted.column()).removeIf(row -> !restricted.allowed().contains(row));
      } else if (reason instanceof Reason.Rule rule) {
        rules.add(rule.constraint());
      }
    }
    return new QueensModel(
        rows.stream()
            .map(left -> RowDomain.of(left.stream().mapToInt(Integer::intValue).toArray()))
            .toList(),
        rules);
  }
}
