import type { Finding } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { BrandProblemId, Problem, ToolProblemId } from "#scripts/findings/Problem.ts";

/** What is wrong in the configuration of the studio's server alone. */
export type ConfigProblemId = Extract<ToolProblemId, `studio:${string}`>;
/** A problem of a value in a configuration. */
export type ConfigProblem = Problem<ConfigProblemId>;
/** A problem in a configuration, for the administrator. What is wrong with JSON and fields, `npm run validate` says too. */
export type ConfigFinding = Finding<BrandProblemId | ConfigProblemId>;

function textOf(finding: ConfigFinding): string {
  const { file, line, column, message, expected, suggestion } = inWords(finding);
  return [
    `${file}:${line}:${column}`,
    `  ${message}`,
    ...(expected === undefined ? [] : [`  expected ${expected}`]),
    ...(suggestion === undefined ? [] : [`  did you mean ${suggestion}?`]),
  ].join("\n");
}

/**
 * The findings as text, in the order of the file. The lines of the file are not shown: they can hold a secret that
 * should not be there.
 */
export function configReport(findings: readonly ConfigFinding[]): string {
  const ordered = findings.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  return `${[...ordered.map(textOf), `✗ ${count}. Nothing was started.`].join("\n\n")}\n`;
}
