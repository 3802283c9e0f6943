import { describe, expect, test } from "vitest";
import { previewColumns } from "./previewColumns.ts";
import type { PreviewView } from "./previewView.ts";

const view = (width: number | undefined, comparison: PreviewView["comparison"]): PreviewView => ({
  path: "",
  state: "",
  customer: "",
  channel: "nettbank",
  width,
  comparison,
  isLarge: false,
  day: undefined,
  scheme: "light",
  contrast: "normal",
});

describe("The windows of the preview", () => {
  test("one is as wide as there is room beside its frame, or in the middle, or smaller", () => {
    const free = { key: "first", width: 880, scale: 1, left: 10, device: "browser" };
    expect(previewColumns(900, view(undefined, "none"))).toEqual([free]);
    const phone = { key: "first", width: 360, scale: 1, left: 270, device: "phone" };
    expect(previewColumns(900, view(360, "none"))).toEqual([phone]);
    const wide = { key: "first", width: 1100, scale: 0.8, left: 10, device: "browser" };
    expect(previewColumns(900, view(1100, "none"))).toEqual([wide]);
  });

  test.each([
    [undefined, "phone", [492, 360], ["browser", "phone"]],
    [1200, "phone", [1200, 360], ["browser", "phone"]],
    [680, "desk", [680, 1200], ["tablet", "browser"]],
    [undefined, "saved", [426, 426], ["browser", "browser"]],
    [1600, "saved", [1600, 1600], ["browser", "browser"]],
  ] as const)("two, of %s and %s, fill the room and are scaled alike", (width, comparison, widths, devices) => {
    const columns = previewColumns(900, view(width, comparison));
    expect(columns.map((column) => column.width)).toEqual(widths);
    expect(columns.map((column) => column.device)).toEqual(devices);
    expect(columns[0]?.scale).toBe(columns[1]?.scale);
    const last = columns[1];
    expect((last?.left ?? 0) + (last?.width ?? 0) * (last?.scale ?? 0)).toBeLessThanOrEqual(900.01);
    expect(columns[0]?.left).toBeGreaterThanOrEqual(-0.01);
  });
});
