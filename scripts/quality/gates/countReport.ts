import { isObject } from "#contract/isObject.ts";
import type { Count } from "./gate.ts";

const numberAt = (report: unknown, key: string): number => {
  const value = isObject(report) ? report[key] : undefined;
  return typeof value === "number" ? value : 0;
};

/**
 * Counts the JSON report of vitest. A skipped test checks nothing, so it counts as failed; so does a file that did not
 * load.
 */
export function countVitest(report: unknown): Count {
  const files = (report as { testResults?: readonly { status: string; assertionResults: readonly unknown[] }[] } | null)
    ?.testResults;
  const notLoaded = (files ?? []).filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: numberAt(report, "numPassedTests"),
    failed:
      numberAt(report, "numFailedTests") +
      numberAt(report, "numPendingTests") +
      numberAt(report, "numTodoTests") +
      notLoaded.length,
  };
}

/** Counts the JSON report of Playwright. A flaky or skipped journey counts as failed. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = (report ?? {}) as { stats?: unknown; errors?: readonly unknown[] };
  return {
    passed: numberAt(stats, "expected"),
    failed:
      numberAt(stats, "unexpected") + numberAt(stats, "flaky") + numberAt(stats, "skipped") + (errors?.length ?? 0),
  };
}
