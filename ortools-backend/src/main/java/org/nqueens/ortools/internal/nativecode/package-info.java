/**
 * The border to native code: the library, its files, its reserves of stack and heap, and its stops;
 * not for applications.
 */
@NullMarked
package org.nqueens.ortools.internal.nativecode;

import org.jspecify.annotations.NullMarked;
