import { describe, expect, test } from "vitest";
import { samplingAt } from "./sampling.ts";

describe("Error-reporting sampling (spec: errors-5)", () => {
  test.each([
    ["NORMAL", 0.1],
    ["HIGH", 0.01],
    ["EXTRA_HIGH", 0.005],
  ] as const)("at %s traffic records a share of %d of the visits", (traffic, replays) => {
    expect(samplingAt(traffic)).toEqual({ traces: 0.2, profiles: 1, replays, replaysOnError: 1, violations: replays });
  });
});
