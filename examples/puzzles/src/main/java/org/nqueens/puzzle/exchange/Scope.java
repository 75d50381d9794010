package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The parts of an object, a row of a table or a text: boards, and what stands beside them. */
final class Scope {
  final List<Found> boards = new ArrayList<>();

  /** Keys with words, which say something of the boards. */
  final List<Entry> settings = new ArrayList<>();

  /** Keys with lists of squares. */
  final List<Entry> squares = new ArrayList<>();

  /** True for the whole text: its comments and loose words speak of its board. */
  final boolean isWhole;

  Scope(boolean isWhole) {
    this.isWhole = isWhole;
  }

  List<Entry> settings(Role role) {
    List<Entry> ofRole = new ArrayList<>(0);
    for (Entry entry : settings) {
      if (entry.role() == role) {
        ofRole.add(entry);
      }
    }
    return ofRole;
  }

  /** What an object of this project's JSON lines is; empty for others. */
  Optional<Entry> type() {
    for (Entry type : settings(Role.TYPE)) {
      if (List.of("board", "placement", "result").contains(type.text())) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  boolean isOf(String type) {
    return type().filter(entry -> entry.text().equals(type)).isPresent();
  }

  void sort() {
    boards.sort(Comparator.comparing(Found::first));
  }
}
