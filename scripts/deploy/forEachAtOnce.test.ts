import { expect, test } from "vitest";
import { forEachAtOnce } from "./forEachAtOnce.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("forEachAtOnce works on as many items at a time as it may", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await turn();
    running -= 1;
    done.push(item);
  });
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test("forEachAtOnce ends what was started after a failure, starts nothing more, and throws the first error", async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error("two");
    await turn();
    ended.push(item);
    if (item === 3) throw new Error("three");
  };
  await expect(forEachAtOnce([1, 2, 3, 4, 5], 3, work)).rejects.toThrow("two");
  expect(ended).toEqual([1, 3]);
});
