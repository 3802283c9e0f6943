import { describe, expect, test } from "vitest";
import type { PreviewColumn } from "../view/previewColumns.ts";
import { pagePlace } from "./DeviceFrame.tsx";

const column = (change: Partial<PreviewColumn>): PreviewColumn => ({
  key: "first",
  width: 360,
  scale: 1,
  left: 0,
  device: "phone",
  ...change,
});

describe("A page in the frame of a device", () => {
  test("a phone has its shape where there is room for it; in a lower room its lower end is not seen", () => {
    expect(pagePlace(column({}), 900)).toEqual({ top: 10, height: 756, isWhole: true });
    expect(pagePlace(column({}), 500)).toEqual({ top: 10, height: 490, isWhole: false });
    expect(pagePlace(column({ scale: 0.5 }), 500)).toEqual({ top: 10, height: 378, isWhole: true });
  });

  test("a browser's window goes down to the end of the room", () => {
    expect(pagePlace(column({ device: "browser", width: 1200 }), 4000)).toEqual({
      top: 28,
      height: 3972,
      isWhole: false,
    });
  });

  test("a small portal in a list has no frame", () => {
    expect(pagePlace({ key: "first", width: 360, scale: 0.5, left: 0 }, 400)).toMatchObject({ top: 0, height: 400 });
  });
});
