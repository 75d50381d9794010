package org.nqueens.pages.picture;

import java.awt.image.BufferedImage;

/** The opaque pixels of a picture; what is transparent is shown on white. */
final class Pixels {
  final int width;
  final int height;
  private final int[] rgb;

  private Pixels(int width, int height) {
    this.width = width;
    this.height = height;
    this.rgb = new int[width * height];
  }

  static Pixels of(BufferedImage image) {
    Pixels pixels = new Pixels(image.getWidth(), image.getHeight());
    image.getRGB(0, 0, pixels.width, pixels.height, pixels.rgb, 0, pixels.width);
    for (int i = 0; i < pixels.rgb.length; i++) {
      int argb = pixels.rgb[i];
      int alpha = argb >>> 24;
      if (alpha < 255) {
        pixels.rgb[i] =
            onWhite(argb, alpha, 16) | onWhite(argb, alpha, 8) | onWhite(argb, alpha, 0);
      }
    }
    return pixels;
  }

  private static int onWhite(int argb, int alpha, int shift) {
    return ((argb >> shift & 0xff) * alpha + 255 * (255 - alpha)) / 255 << shift;
  }

  /** A channel of a pixel, from 0 to 255; {@code shift} is 16 for red, 8 for green, 0 for blue. */
  int channel(int x, int y, int shift) {
    return rgb[y * width + x] >> shift & 0xff;
  }

  int rgb(int x, int y) {
    return rgb[y * width + x] & 0xffffff;
  }

  /** The mean colour of a rectangle as a number 0xRRGGBB; the ends are exclusive. */
  int mean(int left, int top, int right, int bottom) {
    int mean = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int sum = 0;
      for (int y = top; y < bottom; y++) {
        for (int x = left; x < right; x++) {
          sum += channel(x, y, shift);
        }
      }
      mean |= sum / ((right - left) * (bottom - top)) << shift;
    }
    return mean;
  }

  /** The greatest difference of a channel of two colours. */
  static int contrast(int rgb, int other) {
    int greatest = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      greatest = Math.max(greatest, Math.abs((rgb >> shift & 0xff) - (other >> shift & 0xff)));
    }
    return greatest;
  }

  Pixels transposed() {
    Pixels transposed = new Pixels(height, width);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        transposed.rgb[x * height + y] = rgb[y * width + x];
      }
    }
    return transposed;
  }

  /** The picture with a rectangle, or its part inside the picture, painted black. */
  Pixels without(int left, int top, int right, int bottom) {
    Pixels rest = new Pixels(width, height);
    System.arraycopy(rgb, 0, rest.rgb, 0, rgb.length);
    for (int y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      for (int x = Math.max(0, left); x < Math.min(width, right); x++) {
        rest.rgb[y * width + x] = 0;
      }
    }
    return rest;
  }

  /** The picture at half its size, each pixel the mean of four. */
  Pixels halved() {
    Pixels half = new Pixels(width / 2, height / 2);
    for (int y = 0; y < half.height; y++) {
      for (int x = 0; x < half.width; x++) {
        half.rgb[y * half.width + x] = mean(2 * x, 2 * y, 2 * x + 2, 2 * y + 2);
      }
    }
    return half;
  }
}
