import { describe, expect, test } from "vitest";
import { chooseGates, type Gate, gatesOf, type GateChoice, planGates } from "./gates.ts";
import { readReport } from "./readReport.ts";
import { judge, type Outcome, summarise } from "./runGates.ts";

const outcome = (name: string, passed: number, failed: number): Outcome => ({
  name,
  status: failed === 0 ? "passed" : "failed",
  passed,
  failed,
  failures: [],
  notProved: [],
  durationMs: 1234,
});

describe("npm test ends", () => {
  test("with a plain line that adds up all parts", () => {
    const lines = summarise([outcome("types", 1, 0), outcome("unit", 40, 2)]).split("\n");
    expect(lines.at(-1)).toBe("41 passed, 2 failed");
  });

  test("with what was not proved for want of a browser or server", () => {
    const missing: Outcome = {
      ...outcome("webkit", 0, 0),
      status: "no engine",
      notProved: ["customers find the same"],
    };
    expect(summarise([outcome("types", 1, 0), missing])).toMatch(
      /\nNot proved, for want of the browser or server:\n {2}webkit: customers find the same\n1 passed, 0 failed$/,
    );
    expect(summarise([outcome("store", 14, 0)])).not.toContain("Not proved");
  });

  test("with the failed tests above the table, so that a truncated log still shows them", () => {
    const failing = { ...outcome("unit", 40, 1), failures: ["a.test.ts: adds\n  expected 2 to be 3"] };
    expect(summarise([outcome("types", 1, 0), failing])).toMatch(
      /^Failed:\na\.test\.ts: adds\n {2}expected 2 to be 3\n/,
    );
    expect(summarise([outcome("types", 1, 0)])).not.toContain("Failed");
  });
});

describe("The parts of npm test", () => {
  const plan = (choice: Partial<GateChoice> = {}) => planGates({ isEveryBrand: false, shard: undefined, ...choice });
  const names = (choice?: Partial<GateChoice>) => gatesOf(plan(choice)).map(({ name }) => name);
  const find = (name: string, choice?: Partial<GateChoice>) => gatesOf(plan(choice)).find((each) => each.name === name);

  test("the store, which waits, is beside all steps; what keeps every core busy has a step of its own", () => {
    const { beside, steps } = plan();
    expect(beside.map(({ name }) => name)).toEqual(["store"]);
    expect(steps.map((step) => step.map(({ name }) => name))).toEqual([
      ["build", "validate", "types", "lint", "unused"],
      ["unit"],
      ["journeys"],
      ["text-fit"],
      ["nginx", "firefox", "webkit"],
    ]);
  });

  test("journeys and text fit run in every brand with --all and in CI", () => {
    expect(find("journeys")?.env).toEqual({});
    expect(find("journeys", { isEveryBrand: true })?.env).toEqual({ EVERY_BRAND: "true" });
    expect(find("text-fit")?.script).toBe("text-fit");
    expect(find("text-fit", { isEveryBrand: true })?.script).toBe("text-fit -- --all");
  });

  test("--shard 2/3 runs a third of the unit tests and of the journeys; the other gates are in shard 1", () => {
    expect(find("unit", { shard: "2/3" })?.script).toContain("--shard=2/3");
    expect(find("journeys", { shard: "2/3" })?.script).toContain("--shard=2/3");
    expect(names({ shard: "2/3" })).toEqual(["build", "unit", "journeys"]);
    expect(names({ shard: "1/3" })).toEqual(names());
  });

  test("--only runs the named parts in their own order", () => {
    expect(gatesOf(chooseGates(plan(), ["unit", "types"])).map(({ name }) => name)).toEqual(["types", "unit"]);
    expect(chooseGates(plan(), undefined)).toEqual(plan());
  });

  test.each([[["typos"]], [["types", "typos"]]])("--only %j is refused", (only) => {
    expect(() => chooseGates(plan(), only)).toThrow(/There is no gate/);
  });
});

describe("A part counts as", () => {
  const gate: Gate = { name: "types", claim: "the types are right", script: "types" };
  const withReport: Gate = { ...gate, hasReport: true };
  const report = { passed: 3, failed: 0, failures: [] };

  test.each([
    ["one check without a report", gate, { exitCode: 0, report: undefined }, [1, 0]],
    ["one failure when it fails", gate, { exitCode: 1, report: undefined }, [0, 1]],
    ["its report", withReport, { exitCode: 0, report }, [3, 0]],
    ["a failure when its report is missing", withReport, { exitCode: 0, report: undefined }, [0, 1]],
    ["a failure when nothing was checked", withReport, { exitCode: 0, report: { ...report, passed: 0 } }, [0, 1]],
    ["a failure when the runner dies after its tests", withReport, { exitCode: 1, report }, [3, 1]],
    ["nothing without its engine", withReport, { exitCode: 3, report: undefined }, [0, 0]],
  ])("%s", (_, judged, ended, [passed, failed]) => {
    expect(judge(judged, { output: "", ...ended })).toMatchObject({ passed, failed });
  });

  test("what its output says at its end, when it fails without a report", () => {
    const output = "1\n2\n\n3\n    at x.ts:1\n\u001B[31mNo Chromium was found.\u001B[39m\n\n";
    expect(judge(gate, { exitCode: 1, output, report: undefined }).failures).toEqual([
      "types: 2\n  3\n  No Chromium was found.",
    ]);
  });

  test("passed, with what its output says that it could not prove", () => {
    const { status, notProved } = judge(withReport, { exitCode: 0, output: "a\nNot proved: outages\nb", report });
    expect([status, notProved]).toEqual(["passed", ["outages"]]);
  });
});

describe("A report in JUnit's format", () => {
  test("of Vitest: failed and skipped tests, and a file that did not load, are failures", () => {
    const { passed, failed, failures } = readReport(`<testsuites><testsuite>
      <testcase classname="a.test.ts" name="Sum &gt; adds" time="0.1"></testcase>
      <testcase classname="a.test.ts" name="Sum &gt; carries"><failure message="expected 2 to be 3" type="AssertionError">
AssertionError: expected 2 to be 3
 at sum.test.ts:4:1
</failure></testcase>
      <testcase classname="a.test.ts" name="Sum &gt; later"><skipped/></testcase></testsuite><testsuite>
      <testcase classname="b.test.ts" name="b.test.ts"><failure message="Cannot find module"/></testcase>
      </testsuite></testsuites>`);
    expect([passed, failed]).toEqual([1, 3]);
    expect(failures).toEqual([
      "a.test.ts: Sum > carries\n  AssertionError: expected 2 to be 3",
      "a.test.ts: Sum > later\n  It was skipped.",
      "b.test.ts: b.test.ts\n  Cannot find module",
    ]);
  });

  test("of Playwright: the message without colours, and nothing of what a passed journey writes", () => {
    const { passed, failures } = readReport(`<testsuites><testsuite>
      <testcase classname="session.journey.ts" name="logs in"><system-out><![CDATA[written]]></system-out></testcase>
      <testcase classname="session.journey.ts" name="logs out"><failure message="session.journey.ts:4:1 logs out"
        type="FAILURE"><![CDATA[  Timed out\n    at x.ts:1:1]]></failure><system-out><![CDATA[attachment]]></system-out></testcase>
      </testsuite></testsuites>`);
    expect(passed).toBe(1);
    expect(failures).toEqual(["session.journey.ts: logs out\n  Timed out"]);
  });

  test("that is broken is an error", () => {
    expect(() => readReport("<testsuites><testsuite>")).toThrow();
  });
});
