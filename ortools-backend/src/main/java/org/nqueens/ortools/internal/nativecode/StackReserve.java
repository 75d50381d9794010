package org.nqueens.ortools.internal.nativecode;

import java.util.List;

/**
 * Checks that the calling thread has the stack that a native search needs, while an overflow is
 * still an exception.
 *
 * <p>A stack overflow in native code, or in an upcall to Java, ends the process. The JVM requires
 * 80 kB of stack for every native call; the solvers use up to 60 kB of it, and an upcall requires
 * 80 kB again. Before a search, a recursion of 360 frames of at least 40 words each therefore
 * requires another 112 kB, and a quarter more when interpreted.
 */
final class StackReserve {
  private static final int FRAMES = 360;
  private static final Object MARK = new Object();

  private StackReserve() {}

  /** Throws a {@link StackOverflowError} if a native search may not begin. */
  static void require() {
    descend(
        FRAMES, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK,
        MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK,
        MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK, MARK);
  }

  /**
   * Recurses. Every parameter may be needed after the call and therefore takes a word of the frame,
   * whether interpreted or compiled, and the method is too long to be inlined into itself.
   */
  private static Object descend(
      int frames,
      Object a0,
      Object a1,
      Object a2,
      Object a3,
      Object a4,
      Object a5,
      Object a6,
      Object a7,
      Object a8,
      Object a9,
      Object a10,
      Object a11,
      Object a12,
      Object a13,
      Object a14,
      Object a15,
      Object a16,
      Object a17,
      Object a18,
      Object a19,
      Object a20,
      Object a21,
      Object a22,
      Object a23,
      Object a24,
      Object a25,
      Object a26,
      Object a27,
      Object a28,
      Object a29,
      Object a30,
      Object a31,
      Object a32,
      Object a33,
      Object a34,
      Object a35,
      Object a36,
      Object a37,
      Object a38,
      Object a39) {
    if (frames == 0) {
      return a0;
    }
    int next = frames - 1;
    Object deepest =
        descend(
            next, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18,
            a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35,
            a36, a37, a38, a39, a0);
    return deepest == MARK
        ? deepest
        : List.of(
            new Object[] {
              a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18,
              a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35,
              a36, a37, a38, a39
            });
  }
}
