/**
 * A contestant of a work as a JMH benchmark: {@code mvn -q -pl examples/benchmarks -am test-compile
 * exec:java -Dbenchmark=Jmh}.
 */
package org.nqueens.benchmarks.jmh;
