import type { Validation } from "../validateBrands.ts";
import { isClean, reportFindings } from "./reportFindings.ts";

/** Characters that JSON allows in a text, but that steer a terminal or mislead a reader. */
export const escapeInJson = (json: string): string =>
  json.replaceAll(/[\p{Cc}\p{Bidi_Control}\u{200b}\u{2028}\u{2029}\u{2060}\u{feff}\u{fff9}-\u{fffb}]/gu, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Findings beyond this are counted, not listed, in the formats for machines. */
export const mostListed = 5000;

/** The result of a run as JSON. `more`: how many findings are not in the list. */
export function jsonReport(validation: Validation): string {
  const { crashes, checked } = validation;
  const { findings, more } = reportFindings(validation, { most: mostListed });
  const report = { ok: isClean(validation), checked, findings, ...(more > 0 ? { more } : {}), crashes };
  return `${escapeInJson(JSON.stringify(report, null, 2))}\n`;
}
