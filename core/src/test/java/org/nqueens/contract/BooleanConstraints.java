package org.nqueens.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The constraints of a text in OPB or DIMACS, read by a parser that knows nothing of boards.
 *
 * @param variables the number of variables, which are counted from 1
 */
public record BooleanConstraints(int variables, List<Linear> constraints) {

  /**
   * A sum of variables with coefficients, between two bounds, both inclusive.
   *
   * @param variables from 1
   */
  public record Linear(int[] variables, int[] coefficients, int min, int max) {}

  /** Reads a text, whose header must agree with it. */
  public static BooleanConstraints read(String text) {
    List<String> lines = text.lines().toList();
    String[] header = lines.get(0).replaceAll("#[a-z]*=", "").split("\\s+");
    boolean clauses = header[0].equals("p");
    int variables = Integer.parseInt(header[clauses ? 2 : 1]);
    List<Linear> constraints = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (!line.matches("[c*] .*")) {
        constraints.add(clauses ? clause(line.split(" ")) : sum(line.split(" ")));
      }
    }
    if (Integer.parseInt(header[clauses ? 3 : 2]) != constraints.size()) {
      throw new AssertionError(lines.get(0) + " does not count " + constraints.size());
    }
    return new BooleanConstraints(variables, constraints);
  }

  /** A negated literal is 1 - x, so that the sum is at least 1 less their number. */
  private static Linear clause(String[] words) {
    if (!words[words.length - 1].equals("0")) {
      throw new AssertionError("no end: " + Arrays.toString(words));
    }
    int[] literals =
        Arrays.stream(words, 0, words.length - 1).mapToInt(Integer::parseInt).toArray();
    int negated = (int) Arrays.stream(literals).filter(literal -> literal < 0).count();
    return new Linear(
        Arrays.stream(literals).map(Math::abs).toArray(),
        Arrays.stream(literals).map(Integer::signum).toArray(),
        1 - negated,
        literals.length);
  }

  private static Linear sum(String[] words) {
    int terms = (words.length - 3) / 2;
    int bound = Integer.parseInt(words[2 * terms + 1]);
    if (terms == 0 || words.length != 2 * terms + 3 || !words[words.length - 1].equals(";")) {
      throw new AssertionError("no sum: " + Arrays.toString(words));
    }
    int[] variables = new int[terms];
    int[] coefficients = new int[terms];
    for (int term = 0; term < terms; term++) {
      coefficients[term] = Integer.parseInt(words[2 * term]);
      variables[term] = Integer.parseInt(words[2 * term + 1].substring(1));
    }
    boolean equal = words[2 * terms].equals("=");
    return new Linear(variables, coefficients, bound, equal ? bound : Integer.MAX_VALUE);
  }

  /** All solutions, false before true: by propagation of bounds, which finds each one once. */
  public List<boolean[]> solutions() {
    List<boolean[]> found = new ArrayList<>();
    search(new Boolean[variables + 1], found);
    return found;
  }

  private void search(Boolean[] values, List<boolean[]> found) {
    if (!propagate(values)) {
      return;
    }
    int free = 1;
    while (free <= variables && values[free] != null) {
      free++;
    }
    if (free > variables) {
      boolean[] solution = new boolean[variables + 1];
      for (int variable = 1; variable <= variables; variable++) {
        solution[variable] = values[variable];
      }
      found.add(solution);
      return;
    }
    for (boolean value : new boolean[] {false, true}) {
      Boolean[] copy = values.clone();
      copy[free] = value;
      search(copy, found);
    }
  }

  /** Sets what follows from the bounds of one constraint at a time; false if none can hold. */
  private boolean propagate(Boolean[] values) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Linear linear : constraints) {
        int least = 0;
        int most = 0;
        for (int term = 0; term < linear.variables.length; term++) {
          Boolean value = values[linear.variables[term]];
          int coefficient = linear.coefficients[term];
          least += value == null ? Math.min(coefficient, 0) : value ? coefficient : 0;
          most += value == null ? Math.max(coefficient, 0) : value ? coefficient : 0;
        }
        if (most < linear.min || least > linear.max) {
          return false;
        }
        for (int term = 0; term < linear.variables.length; term++) {
          int size = Math.abs(linear.coefficients[term]);
          if (values[linear.variables[term]] == null
              && (most - size < linear.min || least + size > linear.max)) {
            boolean positive = linear.coefficients[term] > 0;
            values[linear.variables[term]] = most - size < linear.min ? positive : !positive;
            changed = true;
            break;
          }
        }
      }
    }
    return true;
  }
}
