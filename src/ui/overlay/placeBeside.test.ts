import { describe, expect, test } from "vitest";
import { placeBeside, type ScreenBox, type Side } from "./placeBeside.ts";

const screen = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const anchorAt = (left: number, top: number): ScreenBox => ({ left, top, width: 40, height: 20 });
const tooltip = { sides: ["above", "below"], align: "center", offset: 16, padding: 16 } as const;
const submenu = { sides: ["right", "left"], align: "start", offset: 0, padding: 16 } as const;

describe("A tooltip beside its button: offset 16, padding 16 (spec: tooltips-7)", () => {
  test("is placed 16 px above, in the middle", () => {
    expect(placeBeside(anchorAt(480, 400), size, screen, tooltip)).toEqual({ side: "above", left: 400, top: 284 });
  });

  test.each<readonly [top: number, side: Side, expectedTop: number]>([
    [132, "above", 16],
    [131, "below", 167],
  ])("with its button %i px from the upper edge it is %s", (top, side, expectedTop) => {
    expect(placeBeside(anchorAt(480, top), size, screen, tooltip)).toEqual({ side, left: 400, top: expectedTop });
  });

  test.each<readonly [left: number, expectedLeft: number]>([
    [0, 16],
    [96, 16],
    [97, 17],
    [863, 783],
    [864, 784],
    [960, 784],
  ])(
    "with its button %i px from the left it begins at %i px: never nearer than 16 to an edge",
    (left, expectedLeft) => {
      expect(placeBeside(anchorAt(left, 400), size, screen, tooltip).left).toBe(expectedLeft);
    },
  );

  test("where neither side has room it takes the side with more, and stays on the screen", () => {
    const low = { width: 1000, height: 200 };
    expect(placeBeside(anchorAt(480, 60), size, low, tooltip)).toEqual({ side: "below", left: 400, top: 84 });
    expect(placeBeside(anchorAt(480, 120), size, low, tooltip)).toEqual({ side: "above", left: 400, top: 16 });
  });

  test("what is wider than the screen begins at its edge", () => {
    expect(placeBeside(anchorAt(100, 400), size, { width: 180, height: 800 }, tooltip).left).toBe(16);
  });
});

describe("A submenu beside its item", () => {
  test.each<readonly [left: number, side: Side, expectedLeft: number]>([
    [744, "right", 784],
    [745, "left", 545],
  ])("at %i px it opens to the %s", (left, side, expectedLeft) => {
    expect(placeBeside(anchorAt(left, 400), size, screen, submenu)).toEqual({ side, left: expectedLeft, top: 400 });
  });

  test("without room anywhere it lies over its menu, within the screen", () => {
    const phone = { width: 320, height: 640 };
    expect(placeBeside({ left: 16, top: 600, width: 200, height: 44 }, size, phone, submenu)).toEqual({
      side: "right",
      left: 104,
      top: 524,
    });
  });
});
