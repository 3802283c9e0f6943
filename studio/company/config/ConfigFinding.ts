import type { Place } from "#scripts/brands/finding.ts";
import { escapeHidden, shortened } from "#scripts/brands/messages/safeParams.ts";

/** A problem in a configuration, for the administrator. */
export interface ConfigFinding extends Place {
  /** What is wrong: one sentence without a full stop. */
  readonly message: string;
  /** What is expected instead, as the end of a sentence that starts with "expected". */
  readonly expected?: string | undefined;
  /** What was probably meant, as it is written in the file. */
  readonly suggestion?: string | undefined;
}

const textOf = ({ file, line, column, message, expected, suggestion }: ConfigFinding): string =>
  [
    `${file}:${line}:${column}`,
    `  ${message}`,
    ...(expected === undefined ? [] : [`  expected ${expected}`]),
    ...(suggestion === undefined ? [] : [`  did you mean ${suggestion}?`]),
  ]
    .map((text) => escapeHidden(shortened(text, 1500)))
    .join("\n");

/**
 * The findings as text, in the order of the file. The lines of the file are not shown: they can hold a secret that
 * should not be there.
 */
export function configReport(findings: readonly ConfigFinding[]): string {
  const ordered = findings.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  return `${[...ordered.map(textOf), `✗ ${count}. Nothing was started.`].join("\n\n")}\n`;
}
