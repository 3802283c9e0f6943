import { describe, expect, test } from "vitest";
import { Limiter, takeToken } from "./Limiter.ts";

const rule = { size: 3, perSecond: 0.5 };
const start = 1_800_000_000_000;

describe("Limits", () => {
  test.each<[string, readonly (readonly [seconds: number, wait: number])[]]>([
    [
      "some at once, then none",
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 2],
        [0, 2],
      ],
    ],
    [
      "one more for each two seconds",
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [1, 1],
        [2, 0],
        [2, 2],
        [4, 0],
      ],
    ],
    [
      "not more than the size after a pause",
      [
        [0, 0],
        [0, 0],
        [1000, 0],
        [1000, 0],
        [1000, 0],
        [1000, 2],
      ],
    ],
    [
      "a refused request costs nothing",
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0.5, 2],
        [1, 1],
        [1.5, 1],
        [2, 0],
      ],
    ],
    [
      "a clock that was set back neither fills nor empties",
      [
        [0, 0],
        [0, 0],
        [-500, 0],
        [-500, 2],
        [-498, 0],
      ],
    ],
  ])("%s", (_, requests) => {
    let left: Parameters<typeof takeToken>[0];
    for (const [seconds, wait] of requests) {
      const taken = takeToken(left, start + seconds * 1000, rule);
      expect(taken.waitSeconds).toBe(wait);
      ({ left } = taken);
    }
  });

  test("each has one of its own, and the first refusal of a burst is told", () => {
    const limiter = new Limiter(rule, () => start);
    const ask = (who: string) => limiter.refuse(who)?.isFirst;
    expect([1, 2, 3, 4, 5].map(() => ask("a"))).toEqual([undefined, undefined, undefined, true, false]);
    expect(ask("b")).toBeUndefined();
  });

  test("who has not asked for long is forgotten", () => {
    const limiter = new Limiter({ size: 1, perSecond: 0.001 }, () => start, 10);
    expect(limiter.refuse("a")).toBeUndefined();
    expect(limiter.refuse("a")).toBeDefined();
    for (let other = 0; other < 25; other += 1) limiter.refuse(String(other));
    expect(limiter.refuse("a")).toBeUndefined();
  });
});
