package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  private static final Schedule SCHEDULE = schedule(3, 3, 2, 2, 2);

  private static Schedule schedule(int... seconds) {
    return new Schedule(IntStream.of(seconds).mapToObj(Duration::ofSeconds).toList());
  }

  @Test
  void givesTheNextPartToTheWorkerThatIsFree() {
    assertThat(SCHEDULE.makespan(1, Duration.ZERO)).isEqualTo(Duration.ofSeconds(12));
    assertThat(SCHEDULE.makespan(2, Duration.ZERO)).isEqualTo(Duration.ofSeconds(7));
    assertThat(SCHEDULE.makespan(3, Duration.ZERO)).isEqualTo(Duration.ofSeconds(5));
    assertThat(SCHEDULE.makespan(99, Duration.ZERO)).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void addsTheOverheadToEveryPart() {
    assertThat(SCHEDULE.makespan(2, Duration.ofSeconds(1))).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void tellsTheSpread() {
    assertThat(SCHEDULE.total()).isEqualTo(Duration.ofSeconds(12));
    assertThat(SCHEDULE.quantile(0)).isEqualTo(Duration.ofSeconds(2));
    assertThat(SCHEDULE.quantile(0.5)).isEqualTo(Duration.ofSeconds(2));
    assertThat(SCHEDULE.quantile(1)).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void takesNoTimeForNoPart() {
    assertThat(new Schedule(List.of()).makespan(4, Duration.ZERO)).isZero();
    assertThat(new Schedule(List.of()).quantile(0.5)).isZero();
  }
}
