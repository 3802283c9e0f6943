import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./countReport.ts";
import type { Gate, Outcome } from "./gate.ts";
import { namePlaywrightFailures, nameVitestFailures } from "./nameFailures.ts";
import { createGates } from "./gates.ts";
import { countGate, lastLinesOf, readNotProved } from "./runGate.ts";
import { readTestOptions } from "./readTestOptions.ts";
import { chooseGates, runGates } from "./runGates.ts";
import { summarise } from "./summarise.ts";

const gate = (name: string, needs: string[] = []): Gate => ({ name, claim: name, commands: [], needs });
const outcome = (name: string, passed: number, failed: number): Outcome => ({
  name,
  claim: `the claim of ${name}`,
  status: failed === 0 ? "passed" : "failed",
  count: { passed, failed },
  durationMs: 1234,
});

/** Runs gates that end when `end` names them, and records what starts. */
function startGates(gates: readonly Gate[], slots: number) {
  const started: string[] = [];
  const ends = new Map<string, (failed: number) => void>();
  const result = runGates(gates, slots, ({ name }) => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, (failed) => resolve(outcome(name, 1, failed))));
  });
  const end = async (name: string, failed = 0) => {
    ends.get(name)?.(failed);
    // The next gates start in microtasks.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, result, end };
}

describe("npm test", () => {
  test("runs quick gates side by side, as many as there are slots, in their order", async () => {
    const { started, result, end } = startGates([gate("a"), gate("b"), gate("c")], 2);
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect((await result).map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  test("runs only gates that wait beside one that keeps every core busy", async () => {
    const gates: Gate[] = [{ ...gate("waits"), load: "waits" }, gate("a"), { ...gate("all"), load: "all cores" }];
    const { started, result, end } = startGates([...gates, { ...gate("more"), load: "all cores" }, gate("b")], 2);
    expect(started).toEqual(["waits", "a"]);
    await end("a");
    expect(started).toEqual(["waits", "a", "all"]);
    await end("waits");
    expect(started).toEqual(["waits", "a", "all"]);
    await end("all");
    expect(started).toEqual(["waits", "a", "all", "more"]);
    await end("more");
    expect(started).toEqual(["waits", "a", "all", "more", "b"]);
    await end("b");
    await result;
  });

  test("starts what waits first, beside all that keeps the cores busy", () => {
    const gates = createGates(readTestOptions([], {}));
    expect(gates.map(({ load }) => load === "waits").lastIndexOf(true)).toBe(0);
  });

  test("starts a gate when those that it needs have ended", async () => {
    const { started, result, end } = startGates([gate("build"), gate("firefox", ["build"])], 2);
    expect(started).toEqual(["build"]);
    await end("build", 1);
    expect((await result).map(({ status }) => status)).toEqual(["failed", "not run"]);
    expect(started).toEqual(["build"]);
  });

  test("runs the other gates after a failure, except those that need the failed one", async () => {
    const { started, result, end } = startGates([gate("build"), gate("types"), gate("journeys", ["build"])], 1);
    await end("build", 1);
    await end("types");
    expect((await result).map(({ status }) => status)).toEqual(["failed", "passed", "not run"]);
    expect(started).toEqual(["build", "types"]);
  });

  test("a browser or server that is missing counts as neither passed nor failed, and is named", () => {
    const missing: Outcome = { ...outcome("webkit", 0, 0), status: "no engine" };
    expect(summarise([outcome("types", 1, 0), missing])).toMatch(
      /\nNot proved, for want of the browser or server:\n {2}webkit: the claim of webkit\n1 passed, 0 failed$/,
    );
  });

  test("names what a passed gate could not prove", () => {
    const partly: Outcome = { ...outcome("store", 14, 0), notProved: readNotProved("a\nNot proved: outages\nb") };
    expect(summarise([partly])).toMatch(/:\n {2}store: outages\n14 passed, 0 failed$/);
    expect(summarise([outcome("store", 14, 0)])).not.toContain("Not proved");
  });

  test("says at the end why a command failed that has no report", () => {
    expect(lastLinesOf("1\n2\n\n3\n    at x.ts:1\n\u001B[31mNo Chromium was found.\u001B[39m\n\n")).toBe(
      "2\n  3\n  No Chromium was found.",
    );
  });

  test("ends with a plain line that adds up all parts", () => {
    const lines = summarise([outcome("types", 1, 0), outcome("unit", 40, 2)]).split("\n");
    expect(lines.at(-1)).toBe("41 passed, 2 failed");
  });

  test("names the failed tests near the end, so that a truncated log still shows them", () => {
    const failing = { ...outcome("unit", 40, 1), failures: ["a.test.ts: adds\n  expected 2 to be 3"] };
    expect(summarise([outcome("types", 1, 0), failing])).toMatch(
      /^Failed:\na\.test\.ts: adds\n {2}expected 2 to be 3\n/,
    );
    expect(summarise([outcome("types", 1, 0)])).not.toContain("Failed");
  });
});

describe("The arguments of npm test", () => {
  const all = ["a", "b", "c"].map((name) => gate(name));
  const chosen = (...args: string[]) => chooseGates(all, readTestOptions(args, {}).only).map(({ name }) => name);

  test("--help is not taken for a part (spec: commands-50)", () => {
    expect(readTestOptions(["--help"], {}).isHelp).toBe(true);
    expect(readTestOptions(["--only", "types"], {}).isHelp).toBe(false);
  });

  test("--only runs the named parts in their own order", () => {
    expect(chosen("--only", "c,a")).toEqual(["a", "c"]);
    expect(chosen("--only=b")).toEqual(["b"]);
    expect(chosen()).toEqual(["a", "b", "c"]);
  });

  test.each([
    ["--only", "typos"],
    ["--only"],
    ["--only="],
    ["--onyl", "a"],
    ["a"],
    ["--shard", "3/2"],
    ["--shard", "1"],
  ])("%s %s is refused", (...args) => {
    expect(() => chosen(...args)).toThrow();
  });

  const commandOf = (name: string, args: readonly string[], env = {}) =>
    createGates(readTestOptions(args, env))
      .find((each) => each.name === name)
      ?.commands.flat();

  test("journeys run in every brand with --all and in CI", () => {
    expect(commandOf("journeys", [])).not.toContain("--all");
    expect(commandOf("journeys", ["--all"])).toContain("--all");
    expect(commandOf("journeys", [], { CI: "true" })).toContain("--all");
  });

  test("--shard 2/3 runs a third of the unit tests and of the journeys; the static gates are in shard 1", () => {
    expect(commandOf("unit", ["--shard", "2/3"])).toContain("--shard=2/3");
    expect(commandOf("journeys", ["--shard", "2/3"])).toContain("--shard=2/3");
    const names = (shard: string) => createGates(readTestOptions(["--shard", shard], {})).map(({ name }) => name);
    expect(names("2/3")).toEqual(["build", "unit", "journeys"]);
    expect(names("1/3")).toEqual(createGates(readTestOptions([], {})).map(({ name }) => name));
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
      "vitest: a file that did not load is a failure",
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
  test("of vitest: the file, the test and the beginning of its message, without the stack", () => {
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

  test.each([undefined, null, {}])("of a missing or empty report: none (%s)", (report) => {
    expect([...nameVitestFailures(report), ...namePlaywrightFailures(report)]).toEqual([]);
  });
});
