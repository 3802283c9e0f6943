import { describe, expect, test } from "vitest";
import { estimate, type Load, type Measured, type Prices } from "./estimate.ts";

const load: Load = {
  brands: 100,
  visitsPerDay: 360_000,
  firstVisits: 0.25,
  codeDeploymentsPerDay: 1,
  brandDeploymentsPerDay: 10,
  keptReleases: 2,
};
const measured: Measured = {
  shared: { bytes: 8e6, files: 50 },
  own: { bytes: 1e6, files: 4 },
  firstVisit: { requests: 20, bytes: 400_000, calls: 10 },
  nextVisit: { requests: 4, bytes: 40_000, calls: 6 },
  compileSeconds: 20,
  brandSeconds: 1,
};
const prices: Prices = {
  storagePerGbMonth: 1,
  putPer1000: 1,
  readPer1000: 1,
  getPer10000: 1,
  functionPerMillion: 1,
  trafficPerGb: 1,
  invalidationPer1000: 1,
  buildMinute: 1,
};

describe("What many brands and visits need (spec: commands-33)", () => {
  const result = estimate(load, measured, prices);

  test("storage and writes, with whole folders and with what all share once", () => {
    expect(result.storageGb).toBeCloseTo(1.8);
    expect(result.storageSharedOnceGb).toBeCloseTo(0.216);
    expect(result.writesPerCodeDeployment).toBe(5400);
    expect(result.writesPerCodeDeploymentSharedOnce).toBe(450);
  });

  test("requests, calls and traffic, of first and next visits; the busiest hour has a tenth of the day", () => {
    expect(result.requestsPerDay).toBe(360_000 * 8);
    expect(result.requestsPerSecond).toBeCloseTo(80);
    expect(result.callsPerSecond).toBeCloseTo(70);
    expect(result.trafficGbPerDay).toBeCloseTo(46.8);
  });

  test("builds, and one invalidation for each page that changes where there is no function at the edge", () => {
    expect(result.buildMinutesPerCodeDeployment).toBe(2);
    expect(result.invalidationsPerDay).toBe(110);
    expect(result.invalidationDollarsPerMonth).toBeCloseTo(3.3);
  });

  test("money a month", () => {
    const { storage, writes, reads, requests, functions, traffic, builds } = result.dollarsPerMonth;
    expect(storage).toBeCloseTo(1.8);
    expect(writes).toBeCloseTo(((5400 + 40) * 30) / 1000);
    // A visit reads host name, pointer and page.
    expect(reads).toBeCloseTo(360 * 3 * 30);
    expect(requests).toBeCloseTo(8640);
    expect(traffic).toBeCloseTo(46.8 * 30);
    expect(functions).toBeCloseTo(86.4);
    expect(builds).toBeCloseTo((2 + 10 * 0.35) * 30);
  });

  test("twice the brands are twice the writes of whole folders, and no more visits", () => {
    const doubled = estimate({ ...load, brands: 200 }, measured, prices);
    expect(doubled.writesPerCodeDeployment).toBe(2 * result.writesPerCodeDeployment);
    expect(doubled.requestsPerDay).toBe(result.requestsPerDay);
  });
});
