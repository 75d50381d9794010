/** Programs that decide whether a board has a placement, and how their time is limited. */
package org.nqueens.benchmarks.first;
