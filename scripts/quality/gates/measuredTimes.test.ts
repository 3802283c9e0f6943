import { describe, expect, test } from "vitest";
import { cutShare } from "./cutShare.ts";
import { type MeasuredTimes, renewTimes, secondsByFile } from "./measuredTimes.ts";
import { inWords, secondsLeft, stepSeconds } from "./timeLeft.ts";

const times: MeasuredTimes = {
  gates: { unit: 60 },
  files: { unit: { "a.test.ts": 1, "b.test.ts": 9, "c.test.ts": 2, "none.test.ts": 0 } },
};

describe("The time of a test file", () => {
  test("is its share of the gate's time", () => {
    expect([...secondsByFile(times, "unit", ["a.test.ts", "b.test.ts"]).values()]).toEqual([6, 54]);
  });

  test("that was not measured is the median of the others that have tests", () => {
    expect(secondsByFile(times, "unit", ["c.test.ts", "new.test.ts"]).get("new.test.ts")).toBe(30);
  });

  test("is never nothing, since a file may have got its first test", () => {
    expect(secondsByFile(times, "unit", ["a.test.ts", "none.test.ts"]).get("none.test.ts")).toBeGreaterThan(0);
  });

  test("is equal for all files of a gate that was never measured", () => {
    expect([...secondsByFile(times, "studio", ["x", "y"]).values()]).toEqual([5, 5]);
  });

  test("is renewed gate by gate; files that are gone are forgotten", () => {
    const measured = { gates: { unit: 50, studio: 7 }, files: { studio: { "z.test.ts": 3 } } };
    expect(renewTimes(times, measured, ["b.test.ts", "z.test.ts"])).toEqual({
      gates: { studio: 7, unit: 50 },
      files: { studio: { "z.test.ts": 3 }, unit: { "b.test.ts": 9 } },
    });
  });
});

test("Shares take about the same time, also when one item is as long as all others", () => {
  const items = [
    ["a", 10],
    ["b", 4],
    ["c", 3],
    ["d", 3],
  ] as const;
  expect([1, 2].map((index) => cutShare(items, { index, count: 2 }))).toEqual([["a"], ["b", "c", "d"]]);
  expect([1, 2, 3, 4, 5].map((index) => cutShare(items, { index, count: 5 }).length)).toEqual([1, 1, 1, 1, 0]);
});

describe("What is left of a run", () => {
  const gate = (name: string, seconds: number) => ({ name, claim: "", script: "", seconds });
  const plan = {
    steps: [[gate("build", 10), gate("lint", 10)], [gate("unit", 60)], [gate("journeys", 100)]],
    isWhole: true,
  };
  const left = (ended: number, endedSeconds: number, runningSeconds: number) =>
    secondsLeft(plan, { ended, endedSeconds, runningSeconds }, 2);

  test("gates side by side take as long as the longest, or as the cores need", () => {
    expect(stepSeconds([{ seconds: 30 }, { seconds: 10 }], 2)).toBe(30);
    expect(stepSeconds([{ seconds: 30 }, { seconds: 40 }, { seconds: 10 }], 2)).toBe(40);
    expect(stepSeconds([{ seconds: 30 }, { seconds: 40 }, { seconds: 30 }], 2)).toBe(50);
  });

  test("is what was measured, by how much slower this machine was so far", () => {
    expect(left(0, 0, 0)).toBe(170);
    expect(left(1, 10, 20)).toBe(140);
    expect(left(2, 200, 0)).toBe(200);
  });

  test("grows when a step takes longer than expected", () => {
    expect(left(1, 10, 54)).toBeCloseTo(106);
    expect(left(1, 10, 108)).toBeCloseTo(212);
  });

  test.each([
    [0, "5 s"],
    [42, "45 s"],
    [89, "90 s"],
    [410, "7 min"],
  ])("%i s is said as %s", (seconds, said) => {
    expect(inWords(seconds)).toBe(said);
  });
});
