package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.batch.Batch;
import org.nqueens.batch.PartResult;
import org.nqueens.batch.Shard;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** Any bytes are read as an object that is written and read again as it was, or are refused. */
class SerializedFormFuzzIT {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static final ObjectInputFilter FILTER =
      ObjectInputFilter.Config.createFilter(
          "maxarray=100000;maxdepth=50;maxrefs=10000;org.nqueens.**;java.lang.*;java.time.*;java.util.*;!*");

  static Stream<byte[]> objects() {
    QueensModel model = Variant.TOROIDAL.builder(5).place(1, 3).build();
    return Stream.of(
            model,
            QueensModel.of(3).toBuilder().allDifferent("mine", View.lookup(1, 7, 8, 9)).build(),
            RowDomain.of(1, 5, 800),
            RowDomain.all(1_000),
            Placement.of(1, 3, 0, 2),
            Batch.toCount(QueensModel.of(12)).shard(new Shard(1, 3)),
            Batch.toCount(model).iterator().next(),
            new PartResult(1, 2, Duration.ofNanos(3)),
            QueensSolver.enumerate(4, placement -> {}),
            SOLVER.uniqueness(QueensModel.of(4)),
            SOLVER.explain(QueensModel.of(3).toBuilder().place(0, 0).block(1, 2).build()),
            Orbit.of(Placement.of(1, 3, 0, 2), QueensModel.of(4).symmetries()))
        .map(Serialized::write);
  }

  @MethodSource("objects")
  @Fuzz
  void readsOrRefuses(byte[] bytes) throws Exception {
    Object object;
    try {
      object = read(bytes);
    } catch (IOException | ClassNotFoundException e) {
      return;
    } catch (RuntimeException | InternalError e) { // thrown by the JDK for damage of its own types
      assertThat(e.getStackTrace())
          .extracting(StackTraceElement::getClassName)
          .filteredOn(name -> name.startsWith("org.nqueens."))
          .isSubsetOf(SerializedFormFuzzIT.class.getName());
      return;
    }
    if (object != null && isOfTheApi(object.getClass())) {
      assertThat(object.toString()).isNotEmpty();
      assertThat(read(Serialized.write(object))).isEqualTo(object).hasSameHashCodeAs(object);
    }
  }

  private static boolean isOfTheApi(Class<?> type) {
    return type.getName().startsWith("org.nqueens.") && Modifier.isPublic(type.getModifiers());
  }

  private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      in.setObjectInputFilter(FILTER);
      return in.readObject();
    }
  }
}
