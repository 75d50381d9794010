package org.nqueens.pages;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/**
 * Tests that see pages in Chromium. Without it they are skipped before they make the pages, which
 * takes longer than seeing them.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(
    value = "org.nqueens.pages.Browser#isInstalled",
    disabledReason =
        "needs chromium: it is not on the PATH, install chromium-headless-shell or chromium")
public @interface NeedsChromium {}
