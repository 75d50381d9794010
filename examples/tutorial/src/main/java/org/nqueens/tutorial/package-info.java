/** Small programs, each with one idea. */
package org.nqueens.tutorial;
