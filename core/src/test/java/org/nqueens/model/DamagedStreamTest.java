package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectOutputStream;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.Serialized;

/** What comes from a stream obeys the rules of what is constructed. */
class DamagedStreamTest {
  private static final QueensModel MODEL =
      QueensModel.of(3).toBuilder().allDifferent("mine", View.lookup(1, 7, 8, 9)).build();

  /** Writes other objects in place of some. */
  private static final class DamagingStream extends ObjectOutputStream {
    private final UnaryOperator<Object> damage;

    DamagingStream(ByteArrayOutputStream out, UnaryOperator<Object> damage) throws IOException {
      super(out);
      this.damage = damage;
      enableReplaceObject(true);
    }

    @Override
    protected Object replaceObject(Object object) {
      return damage.apply(object);
    }
  }

  private static byte[] write(Object object, UnaryOperator<Object> damage) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new DamagingStream(bytes, damage)) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  private static UnaryOperator<Object> replace(Class<?> type, Object other) {
    return object -> type.isInstance(object) ? other : object;
  }

  private static Arguments bad(String message, Object object, Class<?> type, Object other) {
    return Arguments.of(message, object, replace(type, other));
  }

  static Stream<Arguments> damages() {
    return Stream.of(
        bad("table", View.lookup(0, 7, 8), int[].class, null),
        bad(
            "table length (1) of column 1 in the all-different \"mine\" must be 3: give a value for every row",
            MODEL,
            int[].class,
            new int[1]),
        bad(
            "views[0] (of type java.lang.Integer) must be of type View: give the views that shall differ",
            MODEL.constraints().get(0),
            View.class,
            7),
        bad(
            "domains[0] (of type java.util.BitSet) must be of type RowDomain: give a domain for every column",
            MODEL,
            RowDomain.class,
            new BitSet()),
        bad(
            "constraints[0] (of type java.lang.String) must be of type AllDifferent: give a list, empty if need be",
            MODEL,
            AllDifferent.class,
            "rows"),
        bad(
            "row (1) in the domain of column 0 must be between 0 and 0",
            QueensModel.of(1),
            RowDomain.class,
            RowDomain.of(1)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("damages")
  void refusesWhatCannotBeConstructed(String message, Object object, UnaryOperator<Object> damage)
      throws Exception {
    assertThat(Serialized.read(Serialized.write(object))).isEqualTo(object);
    byte[] bytes = write(object, damage);
    assertThatThrownBy(() -> Serialized.read(bytes))
        .isInstanceOf(InvalidObjectException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void refusesAColumnThatNoBoardHas() {
    int column = 0x0A0B;
    byte[] bytes = Serialized.write(new AllDifferent("mine", List.of(View.row(column))));
    int at = 0;
    while (bytes[at] != 0x0A || bytes[at + 1] != 0x0B) {
      at++;
    }
    bytes[at - 2] = Byte.MAX_VALUE;
    assertThatThrownBy(() -> Serialized.read(bytes))
        .isInstanceOf(InvalidObjectException.class)
        .hasMessageStartingWith("column (2130709003) must be between 0 and 24999");
  }
}
