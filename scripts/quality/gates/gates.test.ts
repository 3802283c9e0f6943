import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./countReport.ts";
import type { Gate, Outcome } from "./gate.ts";
import { namePlaywrightFailures, nameVitestFailures } from "./nameFailures.ts";
import { countGate } from "./runGate.ts";
import { chooseGates, runGates, summarise } from "./runGates.ts";

const gate = (name: string, needs: string[] = []): Gate => ({ name, claim: name, commands: [], needs });
const outcome = (name: string, passed: number, failed: number): Outcome => ({
  name,
  status: failed === 0 ? "passed" : "failed",
  count: { passed, failed },
  durationMs: 1234,
});

describe("npm test", () => {
  test("goes on after a failure, except with what needs the failed part", () => {
    const ran: string[] = [];
    const outcomes = runGates([gate("build"), gate("types"), gate("journeys", ["build"])], ({ name }) => {
      ran.push(name);
      return outcome(name, 0, name === "build" ? 1 : 0);
    });
    expect(ran).toEqual(["build", "types"]);
    expect(outcomes.map(({ status }) => status)).toEqual(["failed", "passed", "not run"]);
  });

  test("ends with a plain line that adds up all parts", () => {
    const lines = summarise([outcome("types", 1, 0), outcome("unit", 40, 2)]).split("\n");
    expect(lines.at(-1)).toBe("41 passed, 2 failed");
  });

  test("says what failed, near the end, where it is found in a log that was cut", () => {
    const failing = { ...outcome("unit", 40, 1), failures: ["a.test.ts: adds\n  expected 2 to be 3"] };
    expect(summarise([outcome("types", 1, 0), failing])).toMatch(
      /^Failed:\na\.test\.ts: adds\n {2}expected 2 to be 3\n/,
    );
    expect(summarise([outcome("types", 1, 0)])).not.toContain("Failed");
  });

  test("runs the named parts in their own order", () => {
    const all = ["a", "b", "c"].map((name) => gate(name));
    expect(chooseGates(all, ["--only", "c,a"]).map(({ name }) => name)).toEqual(["a", "c"]);
    expect(chooseGates(all, ["--only=b"]).map(({ name }) => name)).toEqual(["b"]);
    expect(chooseGates(all, [])).toBe(all);
  });

  test.each([["--only", "typos"], ["--only"], ["--onyl", "a"], ["a"]])("refuses %s %s", (...args) => {
    expect(() => chooseGates([gate("a")], args)).toThrow();
  });
});

describe("Counting", () => {
  const loaded = { status: "passed", assertionResults: [{}] };
  const broken = { status: "failed", assertionResults: [] };

  test.each([
    ["vitest: passed", countVitest({ numPassedTests: 3, testResults: [loaded] }), { passed: 3, failed: 0 }],
    [
      "vitest: a skipped test is a failure",
      countVitest({ numPassedTests: 3, numPendingTests: 1 }),
      { passed: 3, failed: 1 },
    ],
    [
      "vitest: a file that did not load is one",
      countVitest({ numPassedTests: 3, testResults: [loaded, broken] }),
      { passed: 3, failed: 1 },
    ],
    ["playwright: passed", countPlaywright({ stats: { expected: 5 }, errors: [] }), { passed: 5, failed: 0 }],
    [
      "playwright: flaky, skipped and broken are failures",
      countPlaywright({ stats: { expected: 5, flaky: 1, skipped: 1, unexpected: 1 }, errors: [{}] }),
      { passed: 5, failed: 4 },
    ],
    ["a gate without a report is one check", countGate({}, true, undefined), { passed: 1, failed: 0 }],
    ["a gate that fails is one failure", countGate({}, false, undefined), { passed: 0, failed: 1 }],
    [
      "a missing report is a failure",
      countGate({ countReport: countVitest }, true, undefined),
      { passed: 0, failed: 1 },
    ],
    ["an empty report is a failure", countGate({ countReport: countVitest }, true, {}), { passed: 0, failed: 1 }],
    [
      "a runner that dies after its tests is a failure",
      countGate({ countReport: countVitest }, false, { numPassedTests: 3 }),
      { passed: 3, failed: 1 },
    ],
  ])("%s", (_, counted, expected) => {
    expect(counted).toEqual(expected);
  });
});

describe("Naming failures", () => {
  test("of vitest: the file, the test and the beginning of its message, without the calls that led there", () => {
    const failureMessages = ["AssertionError: expected 2 to be 3\n    at sum.test.ts:4:1"];
    const assertionResults = [
      { fullName: "Sum adds", status: "passed" },
      { fullName: "Sum carries", status: "failed", failureMessages },
    ];
    const notLoaded = { name: "b.test.ts", status: "failed", message: "SyntaxError", assertionResults: [] };
    expect(
      nameVitestFailures({ testResults: [{ name: "a.test.ts", status: "failed", assertionResults }, notLoaded] }),
    ).toEqual(["a.test.ts: Sum carries\n  AssertionError: expected 2 to be 3", "b.test.ts\n  SyntaxError"]);
  });

  test("of Playwright: journeys at any depth", () => {
    const failed = {
      title: "logs out",
      file: "session.journey.ts",
      ok: false,
      tests: [{ results: [{ error: { message: "\u001B[31mTimed out\u001B[39m" } }] }],
    };
    const suites = [{ title: "file", suites: [{ title: "sb1", specs: [{ ...failed, ok: true }, failed] }] }];
    expect(namePlaywrightFailures({ suites })).toEqual(["session.journey.ts: logs out\n  Timed out"]);
  });

  test.each([undefined, null, {}])("of no report: nothing (%s)", (report) => {
    expect([...nameVitestFailures(report), ...namePlaywrightFailures(report)]).toEqual([]);
  });
});
