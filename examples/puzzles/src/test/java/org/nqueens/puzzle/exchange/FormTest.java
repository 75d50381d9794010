package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FormTest {
  /** Forms of whole texts, which need no finder. */
  private static final Set<Form> TEXTS = Set.of(Form.PAGE, Form.ANSWER);

  @ParameterizedTest
  @EnumSource
  void readsItsExamples(Form form) {
    assertThat(form.examples()).isNotEmpty();
    for (String example : form.examples()) {
      ForeignBoards read = ForeignBoards.read(example);
      assertThat(read.boards()).as(example).extracting(Reading::fault).containsExactly("");
      if (TEXTS.contains(form)) {
        assertThat(Form.read(Form.Level.TEXT, new Part(example)))
            .hasValueSatisfying(found -> assertThat(found.form()).isEqualTo(form));
      } else {
        assertThat(Finder.of(Parser.parse(Spellings.usual(example)), OptionalInt.empty()).boards())
            .as(example)
            .extracting(Found::form)
            .containsExactly(form);
      }
    }
  }
}
