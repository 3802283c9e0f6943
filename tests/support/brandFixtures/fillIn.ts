import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, type Edit } from "jsonc-parser";

import type { Finding } from "#scripts/findings/Finding.ts";

const values: readonly (readonly [field: RegExp, value: (field: string, id: string) => string])[] = [
  [/hostnames\.\d+$/, (field, id) => `forsikring-${(field.split(".")[1] ?? "").toLowerCase()}.${id}.example`],
  [/allowedHosts\.\d+$/, (_, id) => `innlogging.${id}.example`],
  [/(?:owner|epost)$/, (_, id) => `post@${id}.example`],
  [/telefon$/, () => "80000808"],
  [/organisationNumber$/, () => "900000808"],
  [/bankPlaces\.\d+$/, () => "8808"],
  [/dsn$/, (_, id) => `https://11111111@feil.${id}.example/808`],
  [/marketSource$/, (_, id) => id.toUpperCase()],
  [/windowObject$/, (_, id) => `${id}OptIn`],
  [/cookieConsent\.domain$/, (_, id) => `${id}.example`],
  [/cookieName$/, (_, id) => `${id}-samtykke`],
  [/(?:messageOrigin|frameAncestors\.\d+)$/, (_, id) => `https://bank.${id}.example`],
  [
    /(?:[uU]rl|goto|login|timeout|default|byLoginContext\.[^.]+|meldSkade|destination|fallback|endpoint|script|partner[DI]\w+)$/,
    (_, id) => `https://www.${id}.example/side`,
  ],
  [/optedInLevel$/, () => "2"],
  [/shortnames\.\d+$/, (_, id) => id],
  [/token$/, (_, id) => `${id}-token`],
];

/**
 * Fills in the values that `npm run tenant -- new` left to fill in, as a brand manager does: at the places of the
 * findings.
 */
export async function fillIn(folder: string, id: string, findings: readonly Finding[]): Promise<void> {
  for (const [file, found] of Map.groupBy(findings, (each) => each.file)) {
    const text = await readFile(join(folder, file), "utf8");
    const lines = text.split("\n");
    const edits = found.flatMap(({ line, column, length, ...problem }): Edit[] => {
      const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
      if (problem.code !== "unfilled-value") return [];
      if ("file" in problem.values) return [{ offset, length, content: "data-drawn" }];
      const { field } = problem.values as { readonly field: string };
      const value = values.find(([pattern]) => pattern.test(field))?.[1](field, id) ?? `${id} ${line}`;
      return [{ offset, length, content: JSON.stringify(value) }];
    });
    await writeFile(join(folder, file), applyEdits(text, edits));
  }
}
