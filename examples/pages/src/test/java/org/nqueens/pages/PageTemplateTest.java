package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PageTemplateTest {
  private static final PageTemplate TEMPLATE = PageTemplate.of("template.html");

  @Test
  void replacesEachPlaceholderOnce() {
    assertThat(TEMPLATE.withStyle("template.css").with("title", "{style} $1 \\").fill())
        .isEqualTo(
            """
            <title>{style} $1 \\</title>
            <style>a{color:{title};}</style>sha256-1NIUkf7giQKghFtKzfsRdraHEtC0utaoTdQV3iuNEeM=
            """);
  }

  @Test
  void needsATextForEachPlaceholder() {
    PageTemplate untitled = TEMPLATE.withStyle("template.css");
    assertThatThrownBy(untitled::fill)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("placeholder ({title}) of template (template.html) has no text: call with");
  }

  @Test
  void namesAMissingResource() {
    assertThatThrownBy(() -> TEMPLATE.withScript("none.mjs"))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("resource (none.mjs) is missing: use a complete jar");
  }
}
