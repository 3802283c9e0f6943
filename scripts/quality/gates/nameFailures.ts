import { stripVTControlCharacters } from "node:util";

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** A failure in a few lines, since often only the end of a long log is kept. */
const briefly = (where: string, message: string | undefined): string => {
  const lines = stripVTControlCharacters(message ?? "").split("\n");
  const shown = lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line)).slice(0, 12);
  return [where, ...shown.map((line) => `  ${line}`)].join("\n");
};

/** The tests that failed in the JSON report of vitest, each with its file and the beginning of its message. */
export function nameVitestFailures(report: unknown): string[] {
  return ((report as VitestReport | null)?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return file.status === "failed" ? [briefly(file.name, file.message)] : [];
    return failed.map((test) => briefly(`${file.name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/** The journeys that failed in the JSON report of Playwright, each with the beginning of its message. */
export function namePlaywrightFailures(report: unknown): string[] {
  const inSuite = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        briefly(
          `${file}: ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return ((report as { suites?: readonly PlaywrightSuite[] } | null)?.suites ?? []).flatMap(inSuite);
}
