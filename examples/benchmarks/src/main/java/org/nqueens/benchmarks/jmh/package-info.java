/**
 * The works as JMH benchmarks: {@code mvn -q -pl examples/benchmarks -am test-compile exec:java
 * -Dbenchmark=Jmh}.
 */
package org.nqueens.benchmarks.jmh;
