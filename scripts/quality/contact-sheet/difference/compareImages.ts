import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** What differs between two images. */
export interface ImageDifference {
  /** How many pixels differ to the eye. */
  readonly pixels: number;
  /** Their share of the image: above 0, at most 1. */
  readonly share: number;
  /** The second image, pale, with what differs in red: PNG. */
  readonly image: Buffer;
}

/** The image with white below and beside it. */
function enlarged(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const larger = new PNG({ width, height });
  larger.data.fill(255);
  PNG.bitblt(image, larger, 0, 0, image.width, image.height, 0, 0);
  return larger;
}

/**
 * Compares two images of PNG, pixel by pixel. What only smooths edges is not a difference. The smaller one is enlarged
 * with white.
 * @returns undefined when there is no visible difference
 */
export function compareImages(before: Buffer, after: Buffer): ImageDifference | undefined {
  if (before.equals(after)) return undefined;
  const images = [before, after].map((bytes) => PNG.sync.read(bytes));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [one, other] = images.map((image) => enlarged(image, width, height)) as [PNG, PNG];
  const result = new PNG({ width, height });
  const counted = pixelmatch(one.data, other.data, result.data, width, height, { threshold: 0.05 });
  const isOtherSize = images.some((image) => image.width !== width || image.height !== height);
  const pixels = isOtherSize ? Math.max(counted, 1) : counted;
  return pixels === 0 ? undefined : { pixels, share: pixels / (width * height), image: PNG.sync.write(result) };
}
