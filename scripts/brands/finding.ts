import type { FindingCode } from "./findingCodes.ts";

/** A place in a file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  /** Path in the report: below the checked folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Length of the token on that line, in UTF-16 units; at least 1. */
  readonly length: number;
}

/** A problem in a file, with all that a person needs to correct it. */
export interface Finding extends Place {
  readonly code: FindingCode;
  /** What is wrong, one sentence without a full stop. */
  readonly message: string;
  /** What is expected instead. */
  readonly expected?: string;
  /** What was probably meant. */
  readonly suggestion?: string;
  /** The line and its neighbours. Added at the end of a run. */
  readonly frame?: string;
}

/** A finding without its place. */
export interface Problem {
  readonly code: FindingCode;
  readonly message: string;
  readonly expected?: string | undefined;
  readonly suggestion?: string | undefined;
}

/** The finding of a problem at a place. */
export function findingAt(place: Place, problem: Problem): Finding {
  const { code, message, expected, suggestion } = problem;
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    length: place.length,
    code,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** Order of the report: file, line, column, code. It compares code units, so that it is the same in every locale. */
export function compareFindings(a: Finding, b: Finding): number {
  const byText = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0);
  return (
    byText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byText(a.code, b.code) ||
    byText(a.message, b.message)
  );
}

/** Sorted and without duplicates: a problem of a shared layer is found again in every brand. */
export function orderedFindings(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return found.toSorted(compareFindings).filter(({ file, line, column, code, message }) => {
    // The same code twice at one place is one problem, found in two layers.
    const key = [file, line, column, code, code === "missing-value" || code === "missing-token" ? message : ""].join(
      "\0",
    );
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
