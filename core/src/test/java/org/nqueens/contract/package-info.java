/**
 * The contract that every backend keeps, as a test suite.
 *
 * <p>To test a backend, implement {@link org.nqueens.contract.BackendContract} in a JUnit 5 test
 * class, with the artifact nqueens-backend-tests on the test class path. It brings this package,
 * JUnit Jupiter and AssertJ.
 *
 * <pre>{@code
 * class MyBackendTest implements BackendContract {
 *   public String backend() {
 *     return "my-backend";
 *   }
 * }
 * }</pre>
 *
 * <p>The suite compares placements with brute force, and the tree at each level of propagation that
 * the backend claims with that of the embedded engine: whole and cut, by decisions, failures and
 * nodes, by the causes in its traces, and by the dead ends that a strategy hears. The effort of a
 * backend that claims no level has to be that of a tree. A search that does not hear the stop
 * signal of its request fails within 30 s, and any other test that does not end within 60 s, or
 * later on a busy machine; the tests after it are skipped. Every five seconds the suite prints
 * which test runs.
 *
 * <p>The sizes of the tests suit a backend that backtracks without propagation, on which the suite
 * takes about 12 s. A stronger backend overrides them, see {@link
 * org.nqueens.contract.BackendFixture}. A test of a feature that the backend does not support is
 * left out, or skipped with a message.
 *
 * <p>{@link org.nqueens.contract.AdapterContract} is the part that a project proves often where the
 * whole takes too long.
 */
package org.nqueens.contract;
