/** The embedded pure-Java engine; not exported. */
package org.nqueens.internal.embedded;
