/**
 * The run of a question; not exported.
 *
 * <p>What to look for:
 *
 * <ul>
 *   <li>the plan: {@link org.nqueens.internal.run.SearchPlan} resolves strategy, decomposition and
 *       threads once;
 *   <li>the run: {@link org.nqueens.internal.run.SearchRun} carries out a plan, or searches one
 *       tree, and owns the delivery to the consumer;
 *   <li>the parts: a {@link org.nqueens.internal.run.ParallelEnumeration} fills an {@link
 *       org.nqueens.internal.run.OrderedBuffer} part by part, and a {@link
 *       org.nqueens.internal.run.ParallelCount} adds up counts. {@link
 *       org.nqueens.internal.run.WorkerThreads} are the threads of both;
 *   <li>the delivery: a {@link org.nqueens.internal.run.ConsumerSink} on the calling thread, or a
 *       {@link org.nqueens.internal.run.PlacementStream} that is pulled;
 *   <li>the progress: a search writes to a {@link org.nqueens.internal.run.ProgressLog}, and {@link
 *       org.nqueens.internal.run.ProgressReports} reads its account;
 *   <li>what is asked, and until when: {@code option};
 *   <li>the calls of a backend: {@code backend};
 *   <li>first solutions: {@code first}.
 * </ul>
 */
@NullMarked
package org.nqueens.internal.run;

import org.jspecify.annotations.NullMarked;
