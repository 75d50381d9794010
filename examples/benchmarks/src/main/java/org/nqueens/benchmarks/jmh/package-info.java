/** The works as JMH benchmarks: {@code mvn -q compile exec:java -Dbenchmark=Jmh}. */
package org.nqueens.benchmarks.jmh;
