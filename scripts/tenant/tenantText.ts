import { escapeHidden, shortened } from "#scripts/brands/messages/safeParams.ts";
import type { Difference } from "./diffBrands.ts";
import type { Explanation, LayerValue } from "./explainField.ts";
import type { FixResult } from "./fixBrands.ts";

const shown = (value: unknown): string =>
  value === undefined ? "—" : escapeHidden(shortened(JSON.stringify(value), 300));

const layerText = ({ layer, line, value }: LayerValue): string => `${layer} line ${line}: ${shown(value)}`;

/** An explanation for people. Environments with the same answer are told together. */
export function explanationText({ brand, field, description, environments }: Explanation): string {
  const groups = Map.groupBy(environments, ({ environment: _, ...rest }) => JSON.stringify(rest));
  const parts = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { value, from, shadows, sharedWith } = first;
    const names = group.map(({ environment }) => environment).join(", ");
    return [
      "",
      `${names}: ${value === undefined ? "no value" : shown(value)}`,
      ...(from === undefined ? [] : [`  from ${layerText(from)}`]),
      ...shadows.map((each) => `  over ${layerText(each)}`),
      ...(sharedWith.length === 0 ? [] : [`  the same in ${sharedWith.slice(0, 40).join(", ")}`]),
    ];
  });
  return [`${brand}, ${field}${description === undefined ? "" : `: ${description}`}`, ...parts, ""].join("\n");
}

/** Differences for people. */
export function differencesText(a: string, b: string, differences: readonly Difference[]): string {
  if (differences.length === 0) return `${a} and ${b} have the same values.\n`;
  const lines = differences.map(({ field, environments, ...values }) => {
    const where = environments.length === 0 || environments.length === 4 ? "" : ` (${environments.join(", ")})`;
    return `${field}${where}\n  ${a}: ${shown(values.a)}\n  ${b}: ${shown(values.b)}`;
  });
  return `${lines.join("\n")}\n\n${differences.length} differences.\n`;
}

/** What `fix` changed, or would change, for people. */
export function fixText({ fixed, left }: FixResult, isDryRun: boolean): string {
  const lines = fixed.map(
    ({ file, line, code, before, after }) =>
      `${escapeHidden(file)}:${line}  ${code}\n  - ${shownText(before)}\n  + ${shownText(after)}`,
  );
  const count = `${fixed.length} ${fixed.length === 1 ? "correction" : "corrections"}`;
  const rest = left === 0 ? "No findings are left." : `${left} findings are left: npm run validate lists them.`;
  return `${[...lines, `${isDryRun ? "Would make" : "Made"} ${count}. ${rest}`].join("\n")}\n`;
}

const shownText = (text: string): string => escapeHidden(shortened(text, 200));
