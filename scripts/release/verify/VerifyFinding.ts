import { escapeHidden } from "#scripts/brands/messages/safeParams.ts";
import { type VerifyCode, type VerifyMessage, verifyMessages } from "./verifyMessages.ts";

/** A problem of a finished folder. */
export interface VerifyFinding {
  readonly code: VerifyCode;
  /** Path below the folder that is verified: `sb1/index.html`. */
  readonly file: string;
  /** A path, a value or a sentence, for the message. */
  readonly detail: string;
}

/** A finding in words. */
export interface ReportedVerifyFinding extends VerifyFinding {
  readonly level: "error" | "note";
  readonly message: string;
  /** What to do. */
  readonly advice: string;
}

/** Whether a finding is a reason to refuse a folder. */
export const isVerifyError = ({ code }: VerifyFinding): boolean => !("level" in verifyMessages[code]);

/** A finding in words. */
export function reportVerifyFinding(finding: VerifyFinding): ReportedVerifyFinding {
  const { message, advice }: VerifyMessage = verifyMessages[finding.code];
  // Not shortened: most details are sentences of ours, and the end of a path is what matters.
  const level = isVerifyError(finding) ? "error" : "note";
  return { ...finding, level, message: message(escapeHidden(finding.detail)), advice };
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
    const finding = { code, file: this.#nameOf(path), detail };
    const isKnown = this.findings.some(
      (one) => one.code === code && one.file === finding.file && one.detail === detail,
    );
    if (!isKnown) this.findings.push(finding);
  }
}
