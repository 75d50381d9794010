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
 */
package org.nqueens.contract;
