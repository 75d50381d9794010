/** A folder of static pages: lessons, a puzzle for each day, an editor and the API. */
package org.nqueens.site;
