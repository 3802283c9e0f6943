import { repository } from "#scripts/files/repository.ts";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inWords, type ReportedFinding } from "#scripts/findings/inWords.ts";
import { isError } from "#scripts/findings/Finding.ts";
import type { ToolLanguage } from "#scripts/findings/readWords.ts";
import { codeFrame } from "./codeFrame.ts";
import type { Validation } from "../validateBrands.ts";

/** Findings in words, with their frames. */
export interface FindingsReport {
  readonly findings: readonly ReportedFinding[];
  /** How many more there are. */
  readonly more: number;
}

function readText(root: string, file: string): string {
  try {
    const path = join(file.startsWith("locales/") ? repository : root, file);
    // Nothing of what a link leads to is shown.
    return lstatSync(path).isFile() ? readFileSync(path, "utf8") : "";
  } catch {
    return "";
  }
}

/** Lines of the files that have findings. Each file is read and split once. */
class FrameReader {
  readonly #root: string;
  readonly #lines = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A file that cannot be read has no frame. */
  frame(finding: ReportedFinding): string | undefined {
    if (finding.code === "too-large") return undefined;
    const lines = this.#lines.get(finding.file) ?? readText(this.#root, finding.file).split(/\r?\n/);
    this.#lines.set(finding.file, lines);
    return lines.length === 1 && lines[0] === "" ? undefined : codeFrame(lines, finding);
  }
}

/** The first `most` findings of a run in words. Errors come before notes only by their places. */
export function reportFindings(
  { root, findings }: Pick<Validation, "findings" | "root">,
  { most = Number.POSITIVE_INFINITY, language = "en" }: { most?: number; language?: ToolLanguage } = {},
): FindingsReport {
  const reader = new FrameReader(root);
  const shown = findings.slice(0, most).map((finding) => {
    const words = inWords(finding, language);
    const frame = reader.frame(words);
    return frame === undefined ? words : { ...words, frame };
  });
  return { findings: shown, more: findings.length - shown.length };
}

/** Whether a run found nothing that refuses a brand. */
export const isClean = ({ findings, crashes }: Pick<Validation, "crashes" | "findings">): boolean =>
  crashes.length === 0 && !findings.some(isError);

/** 0 clean or notes only, 1 findings, 2 the checker itself failed. */
export function exitCodeOf({ findings, crashes }: Pick<Validation, "crashes" | "findings">): 0 | 1 | 2 {
  if (crashes.length > 0) return 2;
  return findings.some(isError) ? 1 : 0;
}
