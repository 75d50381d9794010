package org.nqueens.batch;

/**
 * A point of an enumeration up to which the consumer has made all placements durable, and to which
 * it returns before a later run continues.
 *
 * @param position the place of the point for the consumer, for example the length of its file
 * @param checksum a checksum of all that the consumer has before the position, for example the
 *     CRC-32C ({@link java.util.zip.CRC32C}) of the bytes of its file; a later run computes it
 *     again, and another value means that the file has changed
 */
public record Checkpoint(long position, long checksum) {}
