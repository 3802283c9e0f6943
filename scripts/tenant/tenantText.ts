import { escapeHidden, shortened } from "#scripts/findings/safeValues.ts";
import { problem, type ToolProblemId, type ValuesOf } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import type { Difference } from "./diffBrands.ts";
import type { ExplainedValue, Explanation, LayerValue } from "./Explanation.ts";
import type { FixResult } from "./fixBrands.ts";

type TextId = Extract<ToolProblemId, `tenant:${string}`>;
const text = <Id extends TextId>(id: Id, values: ValuesOf<Id>): string =>
  wordsOf(problem(id, values), "en", { isWhole: true }).message;

const shown = (value: unknown): string =>
  value === undefined ? text("tenant:no-value", {}) : escapeHidden(shortened(JSON.stringify(value), 300));

/** Editors open a file at `file:line`. */
const placeText = ({ file, line, layer }: LayerValue): string =>
  `${escapeHidden(file)}:${line}${layer === file ? "" : ` (${layer.slice(file.length + 2)})`}`;

const layerText = (each: LayerValue): string =>
  `${placeText(each)}  ${each.field === undefined ? "" : `${each.field}: `}${shown(each.value)}`;

/** Since when, by whom and with which proposal a value has been what it is. */
function sinceText({ since }: LayerValue): string[] {
  if (since === undefined) return [];
  if (since === "not committed") return [`  ${text("tenant:not-committed", {})}`];
  return [`  ${text("tenant:since", since)}`];
}

function valueText({ from, shadows, parts, aliases = [], sharedWith }: Omit<ExplainedValue, "environment" | "value">) {
  const shared = sharedWith.length === 0 ? [] : [`  ${text("tenant:same-in", { brands: sharedWith.slice(0, 40) })}`];
  if (parts !== undefined)
    return [
      ...parts.map(
        (part) => `  ${part.field}: ${shown(part.value)}${part.from === undefined ? "" : `  ${placeText(part.from)}`}`,
      ),
      ...shared,
    ];
  return [
    ...(from === undefined ? [] : [`  ${text("tenant:from", { value: layerText(from) })}`, ...sinceText(from)]),
    ...shadows.map((each) => `  ${text("tenant:over", { value: layerText(each) })}`),
    ...aliases.map((each) => `  ${text("tenant:which-is", { value: layerText(each) })}`),
    ...shared,
  ];
}

/** An explanation for people. Environments with the same answer are one paragraph. */
export function explanationText({ brand, field, description, environments }: Explanation): string {
  const groups = Map.groupBy(environments, ({ environment: _, ...rest }) => JSON.stringify(rest));
  const paragraphs = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = group.map(({ environment }) => environment).join(", ");
    const value = first.parts === undefined ? ` ${shown(first.value)}` : "";
    return ["", `${names}:${value}`, ...valueText(first)];
  });
  return [`${brand}, ${field}${description === undefined ? "" : `: ${description}`}`, ...paragraphs, ""].join("\n");
}

/** Differences for people. */
export function differencesText(a: string, b: string, differences: readonly Difference[]): string {
  if (differences.length === 0) return `${text("tenant:no-differences", { a, b })}\n`;
  const lines = differences.map(({ field, environments, language, ...values }) => {
    const conditions = [
      ...(environments.length === 4 ? [] : environments),
      ...(language === undefined ? [] : [language]),
    ];
    const where = conditions.length === 0 ? "" : ` (${conditions.join(", ")})`;
    return `${field}${where}\n  ${a}: ${shown(values.a)}\n  ${b}: ${shown(values.b)}`;
  });
  return `${lines.join("\n")}\n\n${text("tenant:differences", { count: differences.length })}\n`;
}

/** The files of a new brand, and what comes next, for people. `brands`: the folder that was given with `--brands`. */
export function newBrandText(files: readonly string[], brands: string | undefined): string {
  const command = brands === undefined ? "npm run validate" : `npm run validate -- --brands ${brands}`;
  return `${files.map((file) => `  ${file}`).join("\n")}\n\n${text("tenant:next", { command })}\n`;
}

/** What `fix` changed, or would change, for people. */
export function fixText({ fixed, left }: FixResult, isDryRun: boolean): string {
  const lines = fixed.map(
    ({ file, line, code, before, after }) =>
      `${escapeHidden(file)}:${line}  ${code}\n  - ${shownText(before)}${after === "" ? "" : `\n  + ${shownText(after)}`}`,
  );
  const done = text(isDryRun ? "tenant:would-fix" : "tenant:fixed", { count: fixed.length });
  return `${[...lines, `${done} ${text("tenant:left", { count: left })}`].join("\n")}\n`;
}

const shownText = (text: string): string => escapeHidden(shortened(text, 200));
