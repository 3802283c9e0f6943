import type { Finding } from "#scripts/findings/Finding.ts";
import { levelOf } from "#scripts/findings/codes.ts";
import { type CodeOf, type Problem, problem, type ToolProblemId } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";

type VerifyProblemId = Extract<ToolProblemId, `verify:${string}`>;
/** A stable code of `npm run verify`. docs/deploy.md lists them. */
export type VerifyCode = CodeOf<VerifyProblemId>;
/**
 * A problem of a finished folder. Its file is below the folder that is verified: `sb1/index.html`; its value is a path, a
 * value or a sentence.
 */
export type VerifyFinding = Finding<VerifyProblemId, { readonly file: string }>;

/** A finding of `npm run verify`. */
export const verifyFinding = (code: VerifyCode, file: string, detail = ""): VerifyFinding => ({
  file,
  code,
  ...(problem(`verify:${code}`, { detail }) as Problem<VerifyProblemId>),
});

/** A finding in words. */
export interface ReportedVerifyFinding {
  readonly code: VerifyCode;
  readonly file: string;
  readonly detail: string;
  readonly level: "error" | "note";
  readonly message: string;
  /** What to do. */
  readonly advice: string;
}

/** A finding in words. */
export function reportVerifyFinding(finding: VerifyFinding): ReportedVerifyFinding {
  const { code, file, id, values } = finding;
  // Whole: most details are sentences of ours, and the end of a path is what matters.
  const { message, advice = "" } = wordsOf(finding, "en", { isWhole: true });
  return { code, file, detail: values.detail, level: levelOf(id), message, advice };
}

/** Collects the findings of one brand's folder. */
export class FindingList {
  readonly #nameOf: (path: string) => string;
  readonly findings: VerifyFinding[] = [];

  /** @param nameOf what messages call a path of the brand's folder */
  constructor(nameOf: (path: string) => string) {
    this.#nameOf = nameOf;
  }

  /** `path`: below the brand's folder. */
  add(code: VerifyCode, path: string, detail = ""): void {
    const finding = verifyFinding(code, this.#nameOf(path), detail);
    const isKnown = this.findings.some(
      (one) => one.code === code && one.file === finding.file && one.values.detail === detail,
    );
    if (!isKnown) this.findings.push(finding);
  }
}
