import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { text } from "../texts.ts";

/** What is wrong, and what was expected, for people who do not read the file. */
export function findingSentence({ message, expected, plain }: StudioFinding): string {
  const words = plain ?? { message, expected };
  if (words.expected === undefined) return words.message;
  return `${words.message}. ${text("findings.expected", { expected: words.expected })}`;
}

/** Where a finding is in its file. */
export const findingWhere = ({ file, line, column }: StudioFinding): string =>
  text("findings.place", { file, line, column });

/** The findings that are counted: what a new brand has still to fill in is counted where it is listed. */
export const countedFindings = (findings: readonly StudioFinding[]): readonly StudioFinding[] =>
  findings.filter(({ code }) => code !== "unfilled-value");
