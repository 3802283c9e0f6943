import { describe, expect, test } from "vitest";
import { createFrameQueue } from "./createFrameQueue.ts";

const queueOf = () => createFrameQueue({ atOnce: 2, mostKept: 3 });
const enter = (queue: ReturnType<typeof queueOf>, ...keys: string[]) => {
  for (const key of keys) queue.enter(key);
};

describe("All brands at a glance load a few at a time", () => {
  test("two of many load; the next when one has ended, in the order in which they came into sight", () => {
    const queue = queueOf();
    enter(queue, "a", "b", "c", "d");
    expect([...queue.get()]).toEqual(["a", "b"]);
    queue.settle("b");
    expect([...queue.get()]).toEqual(["a", "b", "c"]);
  });

  test("what has gone out of sight before its turn is not loaded", () => {
    const queue = queueOf();
    enter(queue, "a", "b", "c", "d");
    queue.leave("c");
    queue.settle("a");
    expect([...queue.get()]).toEqual(["a", "b", "d"]);
  });

  test("when there are too many, the one that has been out of sight longest is removed", () => {
    const queue = queueOf();
    for (const key of ["a", "b", "c"]) {
      queue.enter(key);
      queue.settle(key);
    }
    queue.leave("b");
    queue.leave("a");
    enter(queue, "d");
    expect([...queue.get()].toSorted()).toEqual(["a", "c", "d"]);
  });

  test("none in sight is removed, however many they are", () => {
    const queue = queueOf();
    for (const key of ["a", "b", "c", "d", "e"]) {
      queue.enter(key);
      queue.settle(key);
    }
    expect(queue.get().size).toBe(5);
  });

  test("a frame that goes out of sight while it loads gives its turn to the next, and loads again later", () => {
    const queue = createFrameQueue({ atOnce: 1, mostKept: 3 });
    enter(queue, "a", "b");
    queue.leave("a");
    expect([...queue.get()]).toEqual(["b"]);
    queue.settle("b");
    queue.enter("a");
    expect([...queue.get()].toSorted()).toEqual(["a", "b"]);
  });
});
