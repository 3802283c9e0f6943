import type { Locator } from "@playwright/test";
import { expect } from "./journey.ts";

/** Where an element is, in pixels from the corner of the window, and how large it is. */
type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Chromium's arithmetic leaves differences far below what a screen shows. */
const inHundredths = (length: number): number => Math.round(length * 100) / 100;

/**
 * What a box is compared with that may be elsewhere or measured later: `expect(await boxOf(a)).toEqual(sameBox(b))`. A
 * browser places things in parts of a pixel, so that equal lengths can be a hundredth apart.
 */
export const sameBox = (box: Partial<Box>): unknown =>
  expect.objectContaining(
    Object.fromEntries(Object.entries(box).map(([side, length]) => [side, expect.closeTo(length, 1)])),
  );

/** The box of an element, to a hundredth of a pixel. Waits until the element is shown: a page that replaces it has none for a moment. */
export async function boxOf(locator: Locator): Promise<Box> {
  const found: Box[] = [];
  const isShown = async () => {
    const box = await locator.boundingBox();
    if (box !== null) found.push(box);
    return found.length > 0;
  };
  await expect.poll(isShown, locator.toString()).toBe(true);
  const [box] = found;
  if (box === undefined) throw new Error(`${locator.toString()} is not shown`);
  const { x, y, width, height } = box;
  return { x: inHundredths(x), y: inHundredths(y), width: inHundredths(width), height: inHundredths(height) };
}
