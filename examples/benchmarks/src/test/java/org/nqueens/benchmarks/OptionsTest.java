package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.measure.ColdRuns;
import org.nqueens.benchmarks.measure.TableFormat;
import org.nqueens.benchmarks.work.Work;

class OptionsTest {

  @Test
  void readsWorksAndOptions() {
    Options options = Options.parse("cp-8", "--format=csv", "--runs=7", "--cold", "sweep");
    assertThat(options.works()).extracting(Work::name).containsExactly("cp-8", "sweep");
    assertThat(options.format()).isEqualTo(TableFormat.CSV);
    assertThat(options.way()).isEqualTo(new ColdRuns(7, List.of()));
  }

  @Test
  void measuresAllWorksIfNoneIsNamed() {
    assertThat(Options.parse("--runs=1").works())
        .extracting(Work::name)
        .startsWith("enumerate-12", "enumerate-14");
  }

  @Test
  void saysWhatIsWrong() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.parse("--hot"))
        .withMessage("option (--hot): is unknown, choose from " + Options.USAGE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.parse("--format=html"))
        .withMessage("--format (html): must be text, markdown or csv, choose one");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.parse("--runs=0"))
        .withMessage("--runs (0): must be a number from 1 to 9999, such as 5");
  }
}
