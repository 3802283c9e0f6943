import type { StudioFinding } from "#studio/document/StudioDocument.ts";

/** The findings that are counted: what a new brand has still to fill in is counted where it is listed. */
export const countedFindings = (findings: readonly StudioFinding[]): readonly StudioFinding[] =>
  findings.filter(({ code }) => code !== "unfilled-value");
