/**
 * {@code queens site}: a folder of static pages with lessons, a puzzle for each day and an editor.
 */
package org.nqueens.cli.site;
