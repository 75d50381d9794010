package org.nqueens.contract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test that has two minutes to end, because it takes seconds even if all is well. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Lengthy {}
