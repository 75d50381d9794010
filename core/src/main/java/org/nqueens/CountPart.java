package org.nqueens;

import org.nqueens.model.QueensModel;

/**
 * A part of a model to be counted.
 *
 * @param model the part
 * @param weight how many parts have as many solutions, this one included
 */
record CountPart(QueensModel model, int weight) {}
