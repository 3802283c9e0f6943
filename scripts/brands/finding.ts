import type { FindingCode } from "./findingCodes.ts";

/** Where something stands in a file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  /** Path as the report shows it: below the checked folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** How many characters the offending token takes on that line; at least 1. */
  readonly length: number;
}

/** One problem, with all that a person needs to mend it. */
export interface Finding extends Place {
  readonly code: FindingCode;
  /** What is wrong, one sentence without a full stop. */
  readonly message: string;
  /** What is expected instead. */
  readonly expected?: string;
  /** What was probably meant. */
  readonly suggestion?: string;
  /** The line of the file and its neighbours, filled in when the run is complete. */
  readonly frame?: string;
}

/** What a rule says about a place. */
export interface Problem {
  readonly code: FindingCode;
  readonly message: string;
  readonly expected?: string | undefined;
  readonly suggestion?: string | undefined;
}

/** Puts a problem in its place. */
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

/** Order of the report: file, line, column, code. Compares code units, so that it is the same in every locale. */
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

/** Sorted, and each problem of a place once: a problem of a shared layer is found again in every brand. */
export function orderedFindings(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return found.toSorted(compareFindings).filter(({ file, line, column, code, message }) => {
    // One place has one cause: the same code twice there is the same problem seen from two layers.
    const key = [file, line, column, code, code === "missing-value" || code === "missing-token" ? message : ""].join(
      "\0",
    );
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
