package org.nqueens.pages;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A colour of the screen as different eyes see it: those of trichromats, protanopes, deuteranopes
 * and tritanopes, and all eyes on a grey print.
 *
 * <p>The matrices are those of Machado, Oliveira and Fernandes, <i>A Physiologically-based Model
 * for Simulation of Color Vision Deficiency</i>, IEEE Transactions on Visualization and Computer
 * Graphics 15 (2009), for severity 1.0; they act on linear red, green and blue.
 *
 * @param rgb the colour as a number 0xRRGGBB
 * @param seen the colour as seen by each kind of eyes
 */
record SeenColour(int rgb, List<LabColour> seen) {
  private static final List<double[][]> EYES =
      List.of(
          new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
          new double[][] {
            {0.152286, 1.052583, -0.204868},
            {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}
          },
          new double[][] {
            {0.367322, 0.860646, -0.227968},
            {0.280085, 0.672501, 0.047413},
            {-0.011820, 0.042940, 0.968881}
          },
          new double[][] {
            {1.255528, -0.076749, -0.178779},
            {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}
          });

  /** The weights of ITU-R BT.601, by which printers turn encoded red, green and blue into grey. */
  private static final double[] GREY = {0.299, 0.587, 0.114};

  /** The nearest colour of the screen to one of a lightness, a hue, and at most a given chroma. */
  static SeenColour of(double lightness, double maxChroma, double hue) {
    double chroma = maxChroma;
    double[] linear = LabColour.of(lightness, chroma, hue).toLinear();
    while (DoubleStream.of(linear).anyMatch(channel -> channel < 0 || channel > 1)) {
      chroma--;
      linear = LabColour.of(lightness, chroma, hue).toLinear();
    }
    int rgb = 0;
    double grey = 0;
    double[] screen = new double[3];
    for (int channel = 0; channel < 3; channel++) {
      int level = (int) Math.round(255 * encoded(linear[channel]));
      rgb = rgb << 8 | level;
      grey += GREY[channel] * level / 255;
      screen[channel] = decoded(level / 255.0);
    }
    double print = decoded(grey);
    return new SeenColour(
        rgb,
        Stream.concat(
                EYES.stream().map(eyes -> clamped(LabColour.product(eyes, screen))),
                Stream.of(new double[] {print, print, print}))
            .map(LabColour::ofLinear)
            .toList());
  }

  private static double[] clamped(double[] channels) {
    return DoubleStream.of(channels).map(channel -> Math.max(0, Math.min(1, channel))).toArray();
  }

  /** The transfer function of sRGB, IEC 61966-2-1. */
  private static double encoded(double linear) {
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * StrictMath.pow(linear, 1 / 2.4) - 0.055;
  }

  private static double decoded(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : StrictMath.pow((encoded + 0.055) / 1.055, 2.4);
  }

  /** The distance to another colour as all eyes see it at least, also on a grey print. */
  double distance(SeenColour other) {
    return IntStream.range(0, seen.size())
        .mapToDouble(eyes -> seen.get(eyes).distance(other.seen.get(eyes)))
        .min()
        .orElseThrow();
  }

  /** The distance to another colour as trichromats see it on a screen. */
  double distanceForMost(SeenColour other) {
    return seen.get(0).distance(other.seen.get(0));
  }
}
