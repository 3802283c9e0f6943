import { describe, expect, test } from "vitest";
import { judge, notStarted, type Outcome, summarise } from "./judge.ts";
import type { PlannedGate } from "./planGates.ts";
import { noReport, readReport } from "./readReport.ts";

const outcome = (name: string, passed: number, failed: number): Outcome => ({
  ...noReport,
  name,
  status: failed === 0 ? "passed" : "failed",
  passed,
  failed,
  notProved: [],
  durationMs: 1234,
});

describe("A run of gates ends", () => {
  test("with a plain line that adds up all gates", () => {
    const lines = summarise([outcome("types", 1, 0), outcome("unit", 40, 2)]).split("\n");
    expect(lines.at(-1)).toBe("41 passed, 2 failed");
  });

  test("with what was not proved, and why", () => {
    const missing: Outcome = {
      ...outcome("webkit", 0, 0),
      status: "not run",
      notProved: ["customers find the same (no driver)"],
    };
    expect(summarise([outcome("types", 1, 0), missing])).toMatch(
      /\nNot proved here:\n {2}webkit: customers find the same \(no driver\)\n1 passed, 0 failed$/,
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

describe("A gate counts as", () => {
  const gate: PlannedGate = { name: "types", claim: "the types are right", script: "types", seconds: 1 };
  const withReport: PlannedGate = { ...gate, hasReport: true };
  const share: PlannedGate = { ...withReport, isShare: true };
  const report = { ...noReport, passed: 3 };
  const lenient = { needsEngines: false, isWhole: false };
  const nothing = "Nothing to check: no page differs\n";

  test.each([
    ["one check without a report", gate, { exitCode: 0, report: undefined }, [1, 0, "passed"]],
    ["one failure when it fails", gate, { exitCode: 1, report: undefined }, [0, 1, "failed"]],
    ["its report", withReport, { exitCode: 0, report }, [3, 0, "passed"]],
    ["a failure when its report is missing", withReport, { exitCode: 0, report: undefined }, [0, 1, "failed"]],
    ["a failure when nothing was checked", withReport, { exitCode: 0, report: noReport }, [0, 1, "failed"]],
    ["a failure when the runner dies after its tests", withReport, { exitCode: 1, report }, [3, 1, "failed"]],
    ["nothing without its engine", withReport, { exitCode: 3, report: undefined }, [0, 0, "not run"]],
    ["nothing when it says that there is nothing to check", gate, { exitCode: 0, output: nothing }, [0, 0, "not run"]],
    ["nothing when no file of its share has a test", share, { exitCode: 0, report: noReport }, [0, 0, "not run"]],
    ["a failure when it fails after it has said so", gate, { exitCode: 2, output: nothing }, [0, 1, "failed"]],
  ])("%s", (_, judged, ended, [passed, failed, status]) => {
    expect(judge(judged, { output: "", report: undefined, ...ended }, lenient)).toMatchObject({
      passed,
      failed,
      status,
    });
  });

  test("a failure in a whole run, when it had nothing to check", () => {
    const ended = { exitCode: 0, output: nothing, report: undefined };
    expect(judge(gate, ended, { ...lenient, isWhole: true })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ["types: it checked nothing: no page differs"],
    });
    expect(judge(gate, ended, lenient).notProved).toEqual(["the types are right (nothing to check: no page differs)"]);
  });

  test("a failure without its engine, where engines are needed; elsewhere it says what is missing", () => {
    const ended = { exitCode: 3, output: "webkit was not tested: no driver\n", report: undefined };
    expect(judge(withReport, ended, { ...lenient, needsEngines: true })).toMatchObject({
      status: "failed",
      passed: 0,
      failed: 1,
      failures: ["types: webkit was not tested: no driver"],
    });
    expect(judge(withReport, ended, lenient).notProved).toEqual([
      "the types are right (webkit was not tested: no driver)",
    ]);
  });

  test("passed with what it says that it could not prove; where engines are needed, that is a failure", () => {
    const ended = { exitCode: 0, output: "a\nNot proved: outages\nb", report };
    expect(judge(withReport, ended, lenient)).toMatchObject({ status: "passed", passed: 3, notProved: ["outages"] });
    expect(judge(withReport, ended, { ...lenient, needsEngines: true })).toMatchObject({
      status: "failed",
      passed: 3,
      failed: 1,
      failures: ["types: not proved: outages"],
    });
  });

  test("what its output says at its end, when it fails without a report", () => {
    const output = "1\n2\n\n3\n    at x.ts:1\n\u001B[31mNo Chromium was found.\u001B[39m\n\n";
    expect(judge(gate, { exitCode: 1, output, report: undefined }, lenient).failures).toEqual([
      "types: 2\n  3\n  No Chromium was found.",
    ]);
  });

  test("a failure when it was not started, because one that it needs has failed", () => {
    expect(notStarted(gate, "build")).toMatchObject({
      failed: 1,
      failures: ["types: not started, because build has failed"],
    });
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

  test("has the time of each file, over all projects that run it", () => {
    const { seconds } = readReport(`<testsuites>
      <testsuite name="pages/kjop.journey.ts" time="3.5"><testcase classname="a" name="b" time="3"/></testsuite>
      <testsuite name="pages/kjop.journey.ts" time="1"/><testsuite name="src/a.test.ts" time="0.25"/></testsuites>`);
    expect(Object.fromEntries(seconds)).toEqual({ "pages/kjop.journey.ts": 4.5, "src/a.test.ts": 0.25 });
  });

  test("that is broken is an error", () => {
    expect(() => readReport("<testsuites><testsuite>")).toThrow();
  });
});
