package org.nqueens.pages;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/** Tests of the logic of pages in node; without it they are skipped before they make the cases. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(
    value = "org.nqueens.pages.Node#isInstalled",
    disabledReason = "needs node: it is not on the PATH")
@interface NeedsNode {}
