import { createInstance } from "i18next";
import type { ProblemId } from "./Problem.ts";
import { readWords, type ToolLanguage } from "./readWords.ts";
import { isMissing, safeValues, shortened, type Value, type Values } from "./safeValues.ts";
import type { Term, TermTable } from "./terms.ts";

/** The words of a finding or a refusal. */
export interface Wording {
  /** What is wrong: one sentence without a full stop. */
  readonly message: string;
  /** What is expected instead, as the end of a sentence that starts with "expected". */
  readonly expected?: string;
  /** What to do: a sentence. */
  readonly advice?: string;
}

/** Longest message, in UTF-16 units: only long lists of long names reach it. */
const longest = 1500;
/** What is beyond it is counted. */
const most = { entries: 40, pairs: 6 };

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  keySeparator: ".",
  nsSeparator: false,
  resources: {},
  // A part of a sentence whose value is not there.
  missingInterpolationHandler: () => "",
  interpolation: { escapeValue: false },
});

function addWords(language: ToolLanguage): void {
  if (i18n.hasResourceBundle(language, "translation")) return;
  const { problems, parts } = readWords(language);
  i18n.addResourceBundle(language, "translation", { ...problems, parts });
}

/**
 * The key of a text. For a value that is missing there may be another text: `expected_no_known` in place of `expected`.
 * Undefined where there is none.
 */
function keyOf(texts: Readonly<Record<string, string>>, name: string, values: Values): string | undefined {
  const start = `${name}_no_`;
  const without = Object.keys(texts).find((key) => key.startsWith(start) && isMissing(values[key.slice(start.length)]));
  return without ?? (name in texts || `${name}_other` in texts ? name : undefined);
}

/** A text of the first id that has it, filled in. */
function textOf(language: ToolLanguage, ids: readonly string[], name: string, values: Values): string | undefined {
  addWords(language);
  const { problems, parts } = readWords(language);
  for (const id of ids) {
    const key = keyOf(id === "parts" ? parts : (problems[id] ?? {}), name, values);
    const options = { lng: language, replace: values, count: values["count"], nest: false };
    const text: unknown = key === undefined ? undefined : i18n.t(`${id}.${key}` as never, options as never);
    if (typeof text === "string") return text === "" ? undefined : text;
  }
  return undefined;
}

const partOf = (language: ToolLanguage, name: string, values: Values): string =>
  textOf(language, ["parts"], name, values) ?? "";

/** A word that sentences can name. */
export const termOf = <Table extends TermTable>(table: Table, name: Term<Table>, language: ToolLanguage): string =>
  readWords(language).terms[table]?.[name as string] ?? "";

/** Whether a table has a word. */
export const isTerm = <Table extends TermTable>(table: Table, name: string): name is Term<Table> & string =>
  Object.hasOwn(readWords("en").terms[table] ?? {}, name);

/** "a, b, c"; a long list is cut. */
export function listed(items: readonly string[], language: ToolLanguage): string {
  const more = items.length - most.entries;
  const start = items.slice(0, most.entries).join(", ");
  return more > 0 ? `${start} ${partOf(language, "more", { count: more })}` : start;
}

/** "a", or "one of a, b, c". */
const oneOf = (items: readonly string[], language: ToolLanguage): string =>
  items.length === 1 ? (items[0] ?? "") : partOf(language, "oneOf", { all: listed(items, language) });

/** Colours whose contrast is too low. */
function pairs(all: readonly Values[], language: ToolLanguage): string {
  const count = all.length - most.pairs;
  return [
    ...all.slice(0, most.pairs).map((pair) => partOf(language, "pair", pair)),
    ...(count > 0 ? [partOf(language, "morePairs", { count })] : []),
  ].join("; ");
}

type Format = (value: Value, language: ToolLanguage, options: Readonly<Record<string, string>>) => string;

/** How a value is written: the format is the word after the comma in `{{known, all}}`. */
const formats: Readonly<Record<string, Format>> = {
  all: (value, language) => listed(value as readonly string[], language),
  arrows: (value) => (value as readonly string[]).join(" → "),
  oneOf: (value, language) => oneOf(value as readonly string[], language),
  pairs: (value, language) => pairs(value as readonly Values[], language),
  /** A part of a sentence that depends on its value: `readAs` of `parts.json`, or `no_readAs` where that is missing. */
  part: (value, language, options) => {
    const name = String(options["interpolationkey"]);
    return partOf(language, isMissing(value) ? `no_${name}` : name, options);
  },
  /** A word of a table: `{{kind, term(of: kinds)}}`. */
  term: (value, language, { of: table = "" }) => readWords(language).terms[table]?.[value as string] ?? "",
};
for (const [name, format] of Object.entries(formats))
  i18n.services.formatter?.add(name, (value: Value, language, options) =>
    format(value, language as ToolLanguage, options as Readonly<Record<string, string>>),
  );

/**
 * The words of a problem. What its own words do not say, those of its code do: `unsafe-svg` for `unsafe-svg/style`.
 * Hidden characters of values are written out.
 * @param isWhole values and words are as long as they are; otherwise they are shortened, as values come from files
 */
export function wordsOf(
  { id, values }: { readonly id: ProblemId; readonly values: Values },
  language: ToolLanguage = "en",
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Wording {
  const safe = safeValues(values, isWhole ? Number.POSITIVE_INFINITY : undefined);
  const [message, expected, advice] = ["message", "expected", "advice"].map((name) => {
    const text = textOf(language, [id, id.replace(/\/.*$/, "")], name, safe);
    return text === undefined || isWhole ? text : shortened(text, longest);
  });
  return {
    message: message ?? "",
    ...(expected !== undefined && { expected }),
    ...(advice !== undefined && { advice }),
  };
}
