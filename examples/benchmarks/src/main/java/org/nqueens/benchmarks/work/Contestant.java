package org.nqueens.benchmarks.work;

/**
 * One way to do a piece of work.
 *
 * @param name the name in the tables
 * @param task does the work once
 */
public record Contestant(String name, Task task) {}
