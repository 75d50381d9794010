/** What self-contained pages and pictures are made of: templates, hashes, escapes, shapes. */
@NullMarked
package org.nqueens.internal.page;

import org.jspecify.annotations.NullMarked;
