import type { Outcome } from "./gate.ts";

/**
 * The failed tests, the table and the last line of `npm test`. They are printed last, since often only the end of a log
 * is kept.
 */
export function summarise(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, status, count, durationMs }) =>
    [
      name.padEnd(10),
      status.padEnd(9),
      String(count.passed).padStart(6),
      String(count.failed).padStart(6),
      `${(durationMs / 1000).toFixed(1)} s`.padStart(9),
    ].join("  "),
  );
  const total = (key: "passed" | "failed") => outcomes.reduce((sum, { count }) => sum + count[key], 0);
  const heading = ["part".padEnd(10), "".padEnd(9), "passed", "failed", "time".padStart(9)].join("  ");
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const named = failures.length === 0 ? [] : ["Failed:", ...failures, ""];
  const unproved = outcomes.flatMap(({ name, claim, status, notProved = [] }) =>
    status === "no engine" ? [`  ${name}: ${claim}`] : notProved.map((each) => `  ${name}: ${each}`),
  );
  const missing = unproved.length === 0 ? [] : ["Not proved, for want of the browser or server:", ...unproved];
  return [...named, heading, ...rows, "", ...missing, `${total("passed")} passed, ${total("failed")} failed`].join(
    "\n",
  );
}
