import { describe, expect, test, vi } from "vitest";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { Frames } from "./createFrames.ts";
import { createWindowsInStep } from "./useWindowsInStep.ts";

const position = { headings: 2, above: 0, fraction: 0.5, ofPage: 0.4 };
const scrolled: FromPreview = { type: "scrolled", position };
const restored: FromPreview = { type: "restored" };

function startWindows() {
  const windows = createWindowsInStep();
  const frames = (): Frames => ({ scroll: vi.fn(), reportScroll: vi.fn() }) as Partial<Frames> as Frames;
  const [first, second] = [frames(), frames()];
  windows.keepFirst(first);
  windows.keepSecond(second);
  return { ...windows, frames, first, second };
}

describe("Windows that scroll in step", () => {
  test("all follow the one that is scrolled", () => {
    const { first, second, receive } = startWindows();
    receive(scrolled, first);
    expect(second.scroll).toHaveBeenCalledWith(position);
    expect(first.scroll).not.toHaveBeenCalled();
  });

  test("a page that was loading meanwhile asks the scrolled window, and follows its answer", () => {
    const { first, second, receive } = startWindows();
    receive(scrolled, first);
    receive(restored, second);
    expect(first.reportScroll).toHaveBeenCalledTimes(1);
    receive(scrolled, first);
    expect(second.scroll).toHaveBeenCalledTimes(2);
  });

  test("a window that is new asks the first one, also when the scrolled one is gone", () => {
    const { first, second, receive, keepSecond, frames } = startWindows();
    receive(scrolled, second);
    keepSecond(undefined);
    const next = frames();
    keepSecond(next);
    receive(restored, next);
    expect(first.reportScroll).toHaveBeenCalledTimes(1);
  });

  test("a page that returns to its own place, and pages that nobody has scrolled, ask nothing", () => {
    const { first, second, receive } = startWindows();
    receive(restored, second);
    expect(first.reportScroll).not.toHaveBeenCalled();
    receive(scrolled, first);
    receive(restored, first);
    expect(first.reportScroll).not.toHaveBeenCalled();
    expect(second.reportScroll).not.toHaveBeenCalled();
  });
});
