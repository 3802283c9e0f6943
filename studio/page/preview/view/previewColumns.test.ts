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
  isPrinted: false,
  isHighContrast: false,
  day: undefined,
  scheme: "light",
  contrast: "normal",
});

describe("The windows of the preview", () => {
  test("one is as wide as there is room, or in the middle, or smaller", () => {
    expect(previewColumns(900, view(undefined, "none"))).toEqual([{ key: "first", width: 900, scale: 1, left: 0 }]);
    expect(previewColumns(900, view(360, "none"))).toEqual([{ key: "first", width: 360, scale: 1, left: 270 }]);
    expect(previewColumns(900, view(1200, "none"))).toEqual([{ key: "first", width: 1200, scale: 0.75, left: 0 }]);
  });

  test.each([
    [undefined, "phone", [516, 360]],
    [1200, "phone", [1200, 360]],
    [undefined, "desk", [438, 1200]],
    [undefined, "saved", [438, 438]],
    [1600, "saved", [1600, 1600]],
  ] as const)("two, of %s and %s, fill the room and are scaled alike", (width, comparison, widths) => {
    const columns = previewColumns(900, view(width, comparison));
    expect(columns.map((column) => column.width)).toEqual(widths);
    expect(columns[0]?.scale).toBe(columns[1]?.scale);
    const last = columns[1];
    expect((last?.left ?? 0) + (last?.width ?? 0) * (last?.scale ?? 0)).toBeLessThanOrEqual(900.01);
    expect(columns[0]?.left).toBeGreaterThanOrEqual(-0.01);
  });
});
