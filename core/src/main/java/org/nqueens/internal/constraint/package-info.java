/** What follows from a single all-different and the domains; not exported. */
package org.nqueens.internal.constraint;
