package org.nqueens.format;

/**
 * A node of a drawn search tree.
 *
 * @param parent the place of its parent in the list of the drawn nodes, -1 for the root
 * @param shape the shape
 * @param label the decision, applied or refuted, that leads to the node
 * @param title the node, its decision and its outcome in words
 * @param size the number of nodes that the shape stands for, 1 unless it is a folded subtree
 */
record TraceSvgNode(int parent, TraceSvgShape shape, String label, String title, int size) {}
