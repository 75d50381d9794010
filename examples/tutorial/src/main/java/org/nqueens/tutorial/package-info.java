/** Example programs, each about one feature of the library. */
package org.nqueens.tutorial;
