package org.nqueens.cli.output;

import java.util.List;

/**
 * What a command answers.
 *
 * @param text sentences for people, each with its line end
 * @param json objects for programs, each on a line
 */
public record Answer(String text, List<Json> json) {}
