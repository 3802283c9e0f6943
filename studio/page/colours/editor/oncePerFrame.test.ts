import { expect, test } from "vitest";
import { oncePerFrame } from "./oncePerFrame.ts";

test("the first value of a frame at once, the last one in the next frame, none between", () => {
  const frames: (() => void)[] = [];
  const seen: string[] = [];
  const run = oncePerFrame((task) => frames.push(task));
  for (const value of ["a", "b", "c"]) run(() => seen.push(value));
  expect(seen).toEqual(["a"]);
  frames.shift()?.();
  expect(seen).toEqual(["a", "c"]);
  run(() => seen.push("d"));
  expect(seen).toEqual(["a", "c"]);
  frames.shift()?.();
  expect(seen).toEqual(["a", "c", "d"]);
  frames.shift()?.();
  expect(frames).toEqual([]);
  run(() => seen.push("e"));
  expect(seen).toEqual(["a", "c", "d", "e"]);
});
