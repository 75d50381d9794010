package org.nqueens.pages;

/**
 * Ways to see a colour of the screen, with distances in the CIE L*a*b* space of 1976.
 *
 * <p>Dichromats are simulated in two ways that are independent of each other: by Machado, Oliveira
 * and Fernandes, <i>A Physiologically-based Model for Simulation of Color Vision Deficiency</i>,
 * IEEE Transactions on Visualization and Computer Graphics 15 (2009), for severity 1.0, and by
 * Viénot, Brettel and Mollon, <i>Digital video colourmaps for checking the legibility of displays
 * by dichromats</i>, Color Research and Application 24 (1999).
 */
enum Eyes {
  TRICHROMAT(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTANOPE_MACHADO(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPE_MACHADO(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPE_MACHADO(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
  PROTANOPE_VIENOT(0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1),
  DEUTERANOPE_VIENOT(0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1);

  private final double[] matrix;

  Eyes(double... matrix) {
    this.matrix = matrix;
  }

  /** The distance of two colours, given as {@code #rrggbb}. */
  double distance(String colour, String other) {
    double[] first = lab(seen(colour));
    double[] second = lab(seen(other));
    return Math.hypot(first[0] - second[0], Math.hypot(first[1] - second[1], first[2] - second[2]));
  }

  /** The linear channels of what is seen, each from 0 to 1. */
  private double[] seen(String colour) {
    double[] seen = new double[3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        seen[row] += matrix[3 * row + column] * linear(channel(colour, column));
      }
      seen[row] = Math.max(0, Math.min(1, seen[row]));
    }
    return seen;
  }

  /** L* of a colour: the lightness on the screen, from 0 to 100. */
  static double lightness(String colour) {
    return lab(TRICHROMAT.seen(colour))[0];
  }

  /** L* of a colour that is printed in grey, by the weights of ITU-R BT.601. */
  static double printedLightness(String colour) {
    double grey =
        linear(
            0.299 * channel(colour, 0) + 0.587 * channel(colour, 1) + 0.114 * channel(colour, 2));
    return lab(new double[] {grey, grey, grey})[0];
  }

  /** The ratio of the luminances of two colours, from 1 to 21, by the definition of WCAG 2. */
  static double contrast(String colour, String other) {
    double first = luminance(colour) + 0.05;
    double second = luminance(other) + 0.05;
    return Math.max(first, second) / Math.min(first, second);
  }

  private static double luminance(String colour) {
    return 0.2126 * linear(channel(colour, 0))
        + 0.7152 * linear(channel(colour, 1))
        + 0.0722 * linear(channel(colour, 2));
  }

  private static double channel(String colour, int index) {
    return Integer.parseInt(colour.substring(2 * index + 1, 2 * index + 3), 16) / 255.0;
  }

  private static double linear(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : Math.pow((encoded + 0.055) / 1.055, 2.4);
  }

  /** CIE 15: linear sRGB to XYZ under D65, relative to white, then to L*a*b*. */
  private static double[] lab(double[] rgb) {
    double x = (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047;
    double y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
    double z = (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883;
    return new double[] {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
  }

  private static double f(double t) {
    double delta = 6.0 / 29;
    return t > delta * delta * delta ? Math.cbrt(t) : t / (3 * delta * delta) + 4.0 / 29;
  }
}
