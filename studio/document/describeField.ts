import fieldTexts from "#studio/texts/fields.nb.json" with { type: "json" };
import { fillText } from "#contract/fillText.ts";
import { type FileKind, isLanguageFile } from "./StudioDocument.ts";

/** The steps to a value in a file: keys, and numbers of items. */
export type FieldPath = readonly (string | number)[];

/** A field of one of the files of a document. */
export interface FieldPlace {
  readonly kind: FileKind;
  readonly path: FieldPath;
}

/** The title and the explanation of a field, in bokmål. */
export interface FieldDescription {
  readonly title: string;
  readonly text: string;
}

interface Entry {
  readonly title: string;
  readonly text: string;
  /** Labels of the values, or the name of a list of labels. */
  readonly values?: string | Readonly<Record<string, string>>;
  /** The list with words for the key that `{{key}}` is replaced by. */
  readonly keys?: string;
}

type Table = Readonly<Record<string, Entry>>;

/** A value that is taken over is that of a role of the theme. */
const tables: Readonly<Record<FileKind, Table>> = {
  descriptor: fieldTexts.descriptor,
  nb: fieldTexts.descriptor,
  nn: fieldTexts.descriptor,
  en: fieldTexts.descriptor,
  theme: fieldTexts.theme,
  resolver: {},
  dark: fieldTexts.theme,
  more: fieldTexts.theme,
};
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = fieldTexts.lists;

/** Every field that has words, as a path with `*` for items and keys. */
export const describedFields = (kind: FileKind): readonly string[] => Object.keys(tables[kind]);

/** The titles of a campaign's texts, by the part of the campaign. */
const phaseTitles: Readonly<Record<string, string>> = fieldTexts.lists.campaignPart;

/** The field of the brand that a value of an environment or a campaign replaces. */
export function originalPath(path: FieldPath): FieldPath {
  const [first, , third, fourth] = path;
  if (first === "environments" && path.length > 2 && third !== "hostnames") return originalPath(path.slice(2));
  const isCampaign = first === "marketing" && path[1] === "campaigns" && path.length > 4;
  return isCampaign && fourth !== undefined && phaseTitles[fourth] !== undefined
    ? ["marketing", ...path.slice(4)]
    : path;
}

/** The title of a field says in which part of a campaign it is. */
function titleIn(path: FieldPath, title: string): string {
  const at = path.indexOf("campaigns") + 2;
  const phase = originalPath(path)[1] === "campaigns" || at < 3 ? undefined : phaseTitles[path[at] ?? ""];
  return phase === undefined ? title : fillText(phase, { title, name: String(path[at - 1]) });
}

interface Match {
  /** The key of the table: the path with `*` for items and keys. */
  readonly pattern: string;
  /** The last key in the place of `*`. */
  readonly key: string;
  readonly length: number;
}

/** The longest beginning of a path that has words. */
function match(kind: FileKind, path: FieldPath): Match {
  let found: Match = { pattern: "", key: "", length: 0 };
  for (const step of path) {
    const start = found.pattern === "" ? "" : `${found.pattern}.`;
    const [own, any] = [`${start}${step}`, `${start}*`];
    const isOwn = tables[kind][own] !== undefined;
    if (!isOwn && tables[kind][any] === undefined) break;
    found = { pattern: isOwn ? own : any, key: isOwn ? found.key : String(step), length: found.length + 1 };
  }
  return found;
}

/** The path of a field with `*` for items and keys; undefined for a value that no schema has. */
export function fieldPattern(kind: FileKind, path: FieldPath): string | undefined {
  const original = originalPath(path);
  const { pattern, length } = match(kind, original);
  // A role is described as a whole: `$value` and the fields below it belong to it.
  return pattern !== "" && (length === original.length || tables[kind] === fieldTexts.theme) ? pattern : undefined;
}

/** A field in plain bokmål; undefined when it has no words. */
export function describeField(kind: FileKind, path: FieldPath): FieldDescription | undefined {
  const pattern = fieldPattern(kind, path);
  const entry = pattern === undefined ? undefined : tables[kind][pattern];
  if (entry === undefined) return undefined;
  const { key } = match(kind, originalPath(path));
  const word = (entry.keys === undefined ? undefined : lists[entry.keys]?.[key]) ?? key;
  const title = titleIn(path, fillText(entry.title, { key: word }));
  return { title, text: fillText(entry.text, { key: word }) };
}

/** The name of a field; its path where it has no name. */
export const fieldTitle = ({ kind, path }: FieldPlace): string => describeField(kind, path)?.title ?? path.join(".");

/** The words for one of the values that a field may have; undefined when it has none. */
export function valueText(kind: FileKind, path: FieldPath, value: unknown): string | undefined {
  const pattern = fieldPattern(kind, path);
  const values = pattern === undefined ? undefined : tables[kind][pattern]?.values;
  return (typeof values === "string" ? lists[values] : values)?.[
    typeof value === "string" ? value : JSON.stringify(value)
  ];
}

/** The field of the form for a place in a file: without its environment, and without its language. */
export function fieldOf({ kind: file, path }: FieldPlace): FieldPlace {
  const kind = isLanguageFile(file) ? "descriptor" : file;
  const isInEnvironment = kind === "descriptor" && path[0] === "environments" && path.length > 2;
  return isInEnvironment && path[2] !== "hostnames" ? { kind, path: path.slice(2) } : { kind, path };
}
