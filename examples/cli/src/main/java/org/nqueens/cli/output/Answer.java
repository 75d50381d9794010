package org.nqueens.cli.output;

/**
 * What a command answers.
 *
 * @param text sentences for people, each with its line end
 * @param json objects for programs, each on a line
 */
public record Answer(String text, String json) {}
