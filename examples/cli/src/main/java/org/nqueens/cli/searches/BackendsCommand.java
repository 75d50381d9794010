package org.nqueens.cli.searches;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.cli.options.SearchOptions;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.ReportFormat;
import org.nqueens.result.Completion;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code queens backends}. */
@Command(
    name = "backends",
    description = {
      "Lists the backends and what they can do.",
      "For one that is unavailable here, the reason."
    })
public final class BackendsCommand implements Callable<Integer> {
  private final Output out;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  public BackendsCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    for (SolverBackend backend : BackendRegistry.load().all()) {
      if (format == ReportFormat.JSON) {
        out.print(json(backend));
      } else {
        out.printWords(text(backend));
      }
    }
    if (format == ReportFormat.JSON) {
      out.print(Json.result(Completion.EXHAUSTED, generator -> {}));
    }
    return Outcome.DONE;
  }

  private static String text(SolverBackend backend) {
    StringBuilder text = new StringBuilder();
    text.append(backend.id()).append(": ").append(backend.description()).append('\n');
    Optional<String> reason = backend.unavailability();
    if (reason.isPresent()) {
      return text.append("  unavailable: ").append(reason.get()).append('\n').toString();
    }
    int maxSize = backend.capabilities().maxSize();
    int toPlace = backend.capabilities().maxSizeToPlace();
    text.append("  boards up to n = ")
        .append(maxSize)
        .append(maxSize < toPlace ? ", first placements up to n = " + toPlace : "")
        .append('\n');
    List<String> selections = selections(backend);
    boolean all = selections.size() == VariableSelection.values().length;
    text.append("  variable selections: ")
        .append(all ? "all" : String.join(", ", selections))
        .append('\n');
    List<String> propagation = propagation(backend);
    if (!propagation.isEmpty()) {
      text.append("  propagation: ").append(String.join(", ", propagation)).append('\n');
    }
    for (String capability : capabilities(backend)) {
      text.append("  ").append(capability).append('\n');
    }
    return text.toString();
  }

  private static String json(SolverBackend backend) {
    Optional<String> reason = backend.unavailability();
    return Json.line(
        "backend",
        generator -> {
          generator.writeStringField("id", backend.id());
          generator.writeStringField("description", backend.description());
          generator.writeBooleanField("available", reason.isEmpty());
          if (reason.isPresent()) {
            generator.writeStringField("unavailability", reason.get());
            return;
          }
          generator.writeNumberField("maxSize", backend.capabilities().maxSize());
          generator.writeNumberField("maxSizeToPlace", backend.capabilities().maxSizeToPlace());
          writeStrings(generator, "variableSelections", selections(backend));
          writeStrings(generator, "propagation", propagation(backend));
          writeStrings(generator, "capabilities", capabilities(backend));
        });
  }

  private static void writeStrings(JsonGenerator generator, String name, List<String> values)
      throws IOException {
    generator.writeArrayFieldStart(name);
    for (String value : values) {
      generator.writeString(value);
    }
    generator.writeEndArray();
  }

  /** The abilities beyond the default strategy. */
  private static List<String> capabilities(SolverBackend backend) {
    List<String> capabilities = new ArrayList<>();
    if (selections(backend).size() == VariableSelection.values().length) {
      capabilities.add("every named strategy");
    }
    if (backend.capabilities().supports(state -> SearchStrategy.LEXICOGRAPHIC.next(state))) {
      capabilities.add("custom strategies");
    }
    if (backend instanceof CountingBackend) {
      capabilities.add("counts without placements");
    }
    if (backend instanceof TracingBackend) {
      capabilities.add("shows its search tree");
    }
    return capabilities;
  }

  private static List<String> propagation(SolverBackend backend) {
    return SearchOptions.LEVELS.stream()
        .filter(backend.capabilities().levels()::contains)
        .map(Propagation::toString)
        .toList();
  }

  private static List<String> selections(SolverBackend backend) {
    return Arrays.stream(VariableSelection.values())
        .filter(selection -> supports(backend, selection))
        .map(VariableSelection::toString)
        .toList();
  }

  private static boolean supports(SolverBackend backend, VariableSelection selection) {
    return Arrays.stream(ValueSelection.values())
        .anyMatch(value -> backend.capabilities().supports(SearchStrategy.of(selection, value)));
  }
}
