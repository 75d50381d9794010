/** A count on a cluster of Apache Spark, part by part of a batch. */
package org.nqueens.spark;
