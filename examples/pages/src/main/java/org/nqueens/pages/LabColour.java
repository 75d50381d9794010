package org.nqueens.pages;

/**
 * A colour in the CIE L*a*b* space of 1976, whose Euclidean distances are those that the eye sees;
 * the white point is that of sRGB, D65.
 *
 * @param lightness L*, from 0 for black to 100 for white
 * @param a a*, from green to red
 * @param b b*, from blue to yellow
 */
record LabColour(double lightness, double a, double b) {
  private static final double[][] TO_XYZ = {
    {0.4124564, 0.3575761, 0.1804375},
    {0.2126729, 0.7151522, 0.0721750},
    {0.0193339, 0.1191920, 0.9503041}
  };

  private static final double[][] FROM_XYZ = {
    {3.2404542, -1.5371385, -0.4985314},
    {-0.9692660, 1.8760108, 0.0415560},
    {0.0556434, -0.2040259, 1.0572252}
  };

  private static final double[] WHITE = {0.95047, 1, 1.08883};

  /** The two parameters by which CIE defines the cube root and its linear part near black. */
  private static final double EPSILON = 216.0 / 24_389;

  private static final double KAPPA = 24_389.0 / 27;

  /** The colour of a lightness, a distance from grey, and a hue in degrees. */
  static LabColour of(double lightness, double chroma, double hue) {
    double angle = Math.toRadians(hue);
    return new LabColour(lightness, chroma * StrictMath.cos(angle), chroma * StrictMath.sin(angle));
  }

  /** The colour of linear red, green and blue, each from 0 to 1. */
  static LabColour ofLinear(double[] rgb) {
    double[] xyz = product(TO_XYZ, rgb);
    double x = root(xyz[0] / WHITE[0]);
    double y = root(xyz[1] / WHITE[1]);
    double z = root(xyz[2] / WHITE[2]);
    return new LabColour(116 * y - 16, 500 * (x - y), 200 * (y - z));
  }

  private static double root(double value) {
    return value > EPSILON ? StrictMath.cbrt(value) : (KAPPA * value + 16) / 116;
  }

  /** Linear red, green and blue, from 0 to 1 if sRGB has the colour. */
  double[] toLinear() {
    double y = (lightness + 16) / 116;
    return product(
        FROM_XYZ,
        new double[] {
          WHITE[0] * power(y + a / 500), WHITE[1] * power(y), WHITE[2] * power(y - b / 200)
        });
  }

  private static double power(double value) {
    double cube = value * value * value;
    return cube > EPSILON ? cube : (116 * value - 16) / KAPPA;
  }

  /** A matrix of three rows, multiplied by a vector. */
  static double[] product(double[][] matrix, double[] vector) {
    double[] product = new double[3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        product[row] += matrix[row][column] * vector[column];
      }
    }
    return product;
  }

  double distance(LabColour other) {
    double light = lightness - other.lightness;
    double red = a - other.a;
    double yellow = b - other.b;
    return Math.sqrt(light * light + red * red + yellow * yellow);
  }
}
