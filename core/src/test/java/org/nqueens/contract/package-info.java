/**
 * The contract that every backend keeps, as a test suite.
 *
 * <p>To test a backend, implement {@link org.nqueens.contract.BackendContract} in a JUnit 5 test
 * class, with the test-jar of nqueens-core, JUnit Jupiter and AssertJ on the test class path:
 *
 * <pre>{@code
 * class MyBackendTest implements BackendContract {
 *   public String backend() {
 *     return "my-backend";
 *   }
 * }
 * }</pre>
 *
 * <p>The sizes of the tests suit a backend that backtracks without propagation, on which the suite
 * takes about 12 s. A stronger backend overrides them, see {@link
 * org.nqueens.contract.BackendFixture}. A test of a feature that the backend does not support is
 * skipped with a message.
 */
package org.nqueens.contract;
