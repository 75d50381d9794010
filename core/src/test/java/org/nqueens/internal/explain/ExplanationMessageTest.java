package org.nqueens.internal.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ProofChecker;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;

/** The reasons in the terms of the board. */
@Sampled
class ExplanationMessageTest {
  private static final IntBinaryOperator QUARTERS = (column, row) -> column / 2 * 2 + row / 2;
  private static final String THREE_RULES =
      "the rules \"rows\", \"ascending diagonals\" and \"descending diagonals\"";
  private static final String EMPTY =
      ": its squares are blocked, or excluded by a queen given in it";
  private static final String LIST =
      "no placement agrees with all of these, but leave out any one of them and there is one: ";

  private static QueensModelBuilder plain(int n) {
    return QueensModel.of(n).toBuilder();
  }

  private static QueensModelBuilder blockedRows(QueensModelBuilder builder, int n, int... rows) {
    for (int row : rows) {
      IntStream.range(0, n).forEach(column -> builder.block(column, row));
    }
    return builder;
  }

  static Stream<Arguments> models() {
    return Stream.of(
        Arguments.of(
            plain(6).place(1, 1).place(4, 4),
            "the queens fixed at (1, 1) and (4, 4) share a diagonal"),
        Arguments.of(
            Variant.ROOKS
                .builder(5)
                .allDifferent("mine", View.row(0), View.offset(1, 2), View.row(2))
                .place(0, 3)
                .place(1, 1),
            "the queens fixed at (0, 3) and (1, 1) break the rule \"mine\""),
        Arguments.of(
            blockedRows(Variant.ROOKS.builder(5), 5, 2),
            "row 2 has no square left: all of them are blocked"),
        Arguments.of(Variant.ROOKS.builder(5).allowOnly(3), "column 3 has no square left" + EMPTY),
        Arguments.of(QueensModel.builder(1).block(0, 0), "column 0 has no square left" + EMPTY),
        Arguments.of(plain(5).place(2, 3).block(2, 3), "column 2 has no square left" + EMPTY),
        Arguments.of(
            Variant.ROOKS
                .builder(4)
                .regionsAllDifferent(QUARTERS)
                .block(2, 0)
                .block(2, 1)
                .block(3, 0)
                .block(3, 1),
            "the region of (2, 0) has no square left: all of them are blocked"),
        Arguments.of(
            plain(10).place(0, 1).allowOnly(2, 1, 3),
            "column 2 has no square left: the queen fixed at (0, 1) attacks all but the blocked"
                + " squares of column 2 (rows 0 2 4 5 6 7 8 9), by the rules \"rows\" and \"descending"
                + " diagonals\""),
        Arguments.of(
            Variant.NON_TOUCHING.builder(6).place(1, 1).place(3, 4),
            "column 2 has no square left: the queens fixed at (1, 1) and (3, 4) attack all of them"
                + ", by the rules \"rows\" and \"not touching\""),
        Arguments.of(
            Variant.SUPERQUEENS.builder(6),
            LIST
                + "the rules \"rows\", \"ascending diagonals\", \"descending diagonals\" and"
                + " \"no knight's moves\""),
        // One rule of a family is said by its own name.
        Arguments.of(
            QueensModel.builder(4)
                .rowsAllDifferent()
                .allDifferent("mine", View.row(1), View.offset(2, -2))
                .place(0, 0)
                .place(1, 1)
                .allowOnly(2, 0, 3),
            "column 2 has no square left: the queens fixed at (0, 0) and (1, 1) attack all but the"
                + " blocked square (2, 2), by the rules \"rows\" and \"mine\""),
        Arguments.of(plain(3), LIST + THREE_RULES),
        Arguments.of(plain(6).place(0, 0), LIST + "the queen fixed at (0, 0); " + THREE_RULES),
        // Two queens and one rule, but it is not they who break it.
        Arguments.of(
            QueensModel.builder(4)
                .regionsAllDifferent((column, row) -> row == 0 && column < 2 ? 0 : 1 + row % 3)
                .place(0, 1)
                .place(1, 2),
            "the region of (0, 0) has no square left: the queens fixed at (0, 1) and (1, 2) attack"
                + " all of them, by the rule \"regions\""),
        Arguments.of(
            Variant.ROOKS.builder(4).regionsAllDifferent((column, row) -> (column + row) % 3),
            "the queens of columns 0, 1, 2 and 3 have 3 regions between them"),
        Arguments.of(
            Variant.ROOKS.builder(4).regionsAllDifferent((column, row) -> column / 2),
            "the queens of columns 0 and 1 have 1 region between them"),
        Arguments.of(
            Variant.ROOKS.builder(4).allowOnly(0, 1, 3).allowOnly(2, 1, 3).allowOnly(3, 1, 3),
            "the queens of columns 0, 2 and 3 have 2 rows between them, because of the blocked"
                + " squares (0, 0), (0, 2), (2, 0), (2, 2), (3, 0) and (3, 2)"));
  }

  @ParameterizedTest
  @MethodSource("models")
  void says(QueensModelBuilder builder, String message) {
    assertThat(QueensSolver.builder().build().explain(builder.build()))
        .isInstanceOfSatisfying(
            Explanation.Infeasible.class,
            explanation -> assertThat(explanation.message()).isEqualTo(message));
  }

  private static QueensModelBuilder withoutDiagonals(int n, int[] sums, int[] differences) {
    QueensModelBuilder builder = plain(n);
    IntStream.of(sums).forEach(builder::excludeAscendingDiagonal);
    IntStream.of(differences).forEach(builder::excludeDescendingDiagonal);
    return builder;
  }

  /** The first seven diagonals of an instance of 10 columns, of CSPLib's problem 79. */
  @Test
  void namesExcludedDiagonals() {
    QueensModel model = withoutDiagonals(10, new int[] {4, 2, 8, 3}, new int[] {5, -1, -2}).build();
    assertThat(QueensSolver.builder().build().explain(model))
        .isInstanceOfSatisfying(
            Explanation.Infeasible.class,
            explanation -> {
              long squares =
                  explanation.reasons().stream()
                      .filter(Reason.BlockedSquare.class::isInstance)
                      .count();
              assertThat(explanation.message())
                  .isEqualTo(
                      LIST
                          + squares
                          + " blocked squares, all on the ascending diagonals 2, 3, 4 and 8 (row +"
                          + " column) and the descending diagonals -2 and -1 (row - column); "
                          + THREE_RULES);
            });
  }

  /** So many squares that the reasons are columns. */
  @Test
  void namesExcludedDiagonalsOfColumns() {
    int[] sums = {2, 5, 6, 9, 13, 16, 17, 18, 19, 20, 21, 28, 29, 31};
    QueensModel model = withoutDiagonals(20, sums, new int[] {-13, -8, -2, 10, 13, 19}).build();
    assertThat(QueensSolver.builder().build().explain(model))
        .isInstanceOfSatisfying(
            Explanation.Infeasible.class,
            explanation ->
                assertThat(explanation.message())
                    .matches(
                        LIST
                            + "the blocked squares of columns [\\d, ]+ and 15, all on the ascending"
                            + " diagonals 2, 5, .* and 31 \\(row \\+ column\\) and the descending"
                            + " diagonals .* and 13 \\(row - column\\); "
                            + THREE_RULES));
  }

  /**
   * What the given queens leave is found by views alone, and sets of columns with too few values
   * among all sets.
   */
  @Test
  void statesTheFailureOfTheGivenQueens() {
    RandomModels models = RandomModels.of("crowded boards");
    Set<String> kinds = new TreeSet<>();
    for (int i = 0; i < Gate.cases(150, 1500); i++) {
      QueensModel model = models.crowded();
      if (QueensSolver.builder().build().explain(model)
          instanceof Explanation.Infeasible explanation) {
        String message = explanation.message();
        QueensModel left = left(model.size(), explanation.reasons());
        assertThat(message).as("%s: %s", model, explanation.reasons()).matches(expected(left));
        for (Reason reason : explanation.reasons()) {
          if (reason instanceof Reason.GivenQueen queen) {
            assertThat(message).contains("(%s, %s)".formatted(queen.column(), queen.row()));
          }
        }
        if (message.contains(" between them")) {
          assertThatHasTooFewValues(message, left);
        }
        kinds.add(message.split("[0-9(,]")[0]);
      }
    }
    assertThat(kinds).contains("column ", "the queens fixed at ", "row ", "the queens of columns ");
  }

  /** The squares of the reasons that no given queen of another column attacks. */
  private static QueensModel left(int n, List<Reason> reasons) {
    QueensModel asked = Reason.toModel(n, reasons);
    QueensModelBuilder left = asked.toBuilder();
    for (Reason reason : reasons) {
      if (reason instanceof Reason.GivenQueen queen) {
        Square attacking = new Square(queen.column(), queen.row());
        for (int i = 0; i < n * n; i++) {
          Square square = new Square(i / n, i % n);
          if (asked.constraints().stream()
              .anyMatch(rule -> ProofChecker.clash(rule, attacking, square))) {
            left.block(square.column(), square.row());
          }
        }
      }
    }
    return left.build();
  }

  /** The kind of the message. */
  private static String expected(QueensModel left) {
    int n = left.size();
    if (left.domains().stream().anyMatch(RowDomain::isEmpty)) {
      return "column \\d+ has no square left: .*|the queens fixed at \\S+ \\S+ and \\S+ \\S+ (share|touch|are|break).*";
    }
    if (left.constraints().stream()
        .map(rule -> ValueIndex.of(rule, n))
        .anyMatch(
            index -> index.isPermutation() && values(left, index.constraint(), -1).size() < n)) {
      return "(row \\d+|the region of .*|the line of .*) has no square left: .*";
    }
    boolean isCrowded =
        left.constraints().stream()
            .anyMatch(
                rule ->
                    IntStream.range(1, 1 << n)
                        .anyMatch(
                            columns -> values(left, rule, columns).size() < views(rule, columns)));
    return isCrowded ? "the queens of columns .* between them.*" : "no placement agrees .*";
  }

  /** The values that some columns, one bit each, can take. */
  private static Set<Integer> values(QueensModel left, AllDifferent rule, int columns) {
    return rule.views().stream()
        .filter(view -> (columns >>> view.column() & 1) != 0)
        .flatMap(view -> left.domain(view.column()).rows().mapToObj(view::valueAt))
        .collect(Collectors.toSet());
  }

  private static long views(AllDifferent rule, int columns) {
    return rule.views().stream().filter(view -> (columns >>> view.column() & 1) != 0).count();
  }

  /** The columns and the number of values in a message are those of a rule. */
  private static void assertThatHasTooFewValues(String message, QueensModel left) {
    String[] parts = message.split(" have ");
    int columns =
        Stream.of(parts[0].split("\\D+")).skip(1).mapToInt(c -> 1 << Integer.parseInt(c)).sum();
    int values = Integer.parseInt(parts[1].split(" ")[0]);
    assertThat(values).as(message).isLessThan(Integer.bitCount(columns));
    assertThat(left.constraints())
        .as("%s of %s", message, left)
        .anyMatch(
            rule -> views(rule, columns) > values && values(left, rule, columns).size() == values);
  }
}
