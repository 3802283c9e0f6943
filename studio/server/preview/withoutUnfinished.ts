import { z } from "zod";
import { descriptorShape } from "#contract/descriptor/descriptorSchema.ts";
import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import type { DescriptorFile } from "#scripts/brands/languages/DescriptorFile.ts";
import { brandFileSchema } from "#scripts/brands/schema/layerSchema.ts";
import { schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";

const campaigns: Path = ["marketing", "campaigns"];

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Whether a campaign has everything without which it cannot be shown. */
const isWhole = (campaign: Readonly<Record<string, unknown>>): boolean =>
  ["firstDay", "lastDay", "texts"].every((name) => campaign[name] !== undefined && campaign[name] !== null);

/** The campaigns of one layer that have no days or no texts yet, also with what the layers below have of them. */
function unfinishedIn(layer: Path, value: unknown, below: readonly unknown[]): Path[] {
  const own = fieldsOf(valueAt(value, [...layer, ...campaigns]));
  return Object.entries(own).flatMap(([name, campaign]) => {
    if (!isObject(campaign)) return [];
    const parts = [...below.map((each) => fieldsOf(valueAt(each, [...campaigns, name]))), campaign];
    return isWhole(Object.assign({}, ...parts)) ? [] : [[...layer, ...campaigns, name]];
  });
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** What a field of the schema is, without what says that it can be left out. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap() as z.ZodType) : schema;

/**
 * The groups of fields that can be left out, and of which a part is missing that none of them may lack: «Bilkampanje»
 * with a heading and no text.
 * @param layers the value of the layer, after those of the layers below
 */
function unfinishedGroups(schema: z.ZodType, layers: readonly unknown[], path: Path = []): Path[] {
  const own = layers.at(-1);
  if (!isObject(own)) return [];
  const fieldOf = (name: string): z.ZodType | undefined => {
    if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
    return schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType | undefined) : undefined;
  };
  return Object.keys(own).flatMap((name) => {
    const field = fieldOf(name);
    if (field === undefined || !isObject(own[name])) return [];
    const group = unwrapped(field);
    const below = layers.map((each) => valueAt(each, [name]));
    const whole = Object.assign({}, ...below.map(fieldsOf)) as Readonly<Record<string, unknown>>;
    const needed =
      group instanceof z.ZodObject && field instanceof z.ZodOptional
        ? Object.entries(group.shape).filter(([, part]) => !(part instanceof z.ZodOptional))
        : [];
    return needed.some(([part]) => isMissing(whole[part]))
      ? [[...path, name]]
      : unfinishedGroups(group, below, [...path, name]);
  });
}

const descriptor = z.object(descriptorShape);

/** Whether an entry of a list lacks something. A code that its field refuses, such as half a number, is not whole. */
function isUnfinished(entry: z.ZodType, value: unknown): boolean {
  if (!(entry instanceof z.ZodObject)) return !entry.safeParse(value).success;
  const fields = fieldsOf(value);
  return Object.entries(entry.shape).some(
    ([name, part]) => !(part instanceof z.ZodOptional) && isMissing(fields[name]),
  );
}

/**
 * What of the lists of a descriptor somebody has begun and not filled in: entries that lack something, the last of each
 * list first, links of an entry that do, and lists that are too short without.
 */
function unfinishedInLists(text: string): readonly Path[] {
  const root = parseJson(text).value;
  const visit = (value: unknown, path: Path): Path[] => {
    if (isObject(value)) return Object.entries(value).flatMap(([name, part]) => visit(part, [...path, name]));
    const list = Array.isArray(value) ? schemaAt(brandFileSchema, root, path) : undefined;
    if (!Array.isArray(value) || !(list instanceof z.ZodArray)) return [];
    const entry = list.element as z.ZodType;
    const whole = value.filter((each) => !isUnfinished(entry, each));
    const issues = list.safeParse(whole).error?.issues ?? [];
    if (issues.some(({ code }) => code === "too_small")) return [path];
    return value
      .flatMap((each, index) => {
        const at = [...path, index];
        return isUnfinished(entry, each) ? [at] : unfinishedGroups(entry, [each], at);
      })
      .toReversed();
  };
  return visit(root, []);
}

/**
 * The text of a descriptor without what somebody has begun and not filled in, so that the rest can be looked at:
 * campaigns, and groups of fields that can be left out. Only previews use it: what is saved and what is checked has them.
 * @param base the value of the descriptor that all brands share
 */
export function withoutUnfinished(text: string, base: unknown): string {
  const { value } = parseJson(text);
  const unfinished = [
    ...unfinishedIn([], value, [base]),
    ...environmentNames.flatMap((name) =>
      unfinishedIn(["environments", name], value, [base, valueAt(base, ["environments", name]), value]),
    ),
  ];
  const rest = unfinished.reduce((left, path) => removeValue(left, path), text);
  const left = parseJson(rest).value;
  const groups = [
    ...unfinishedGroups(descriptor, [base, left]),
    ...environmentNames.flatMap((name) => {
      const layer: Path = ["environments", name];
      const layers = [base, valueAt(base, layer), left, valueAt(left, layer)];
      return unfinishedGroups(descriptor, layers).map((path) => [...layer, ...path]);
    }),
  ];
  // A group around them stays, also when it has nothing else: not every one can be left out.
  return groups.reduce((each, path) => setValue(each, path, null, () => []), rest);
}

/** A descriptor without the entries of lists that somebody has begun and not filled in. */
interface WholeLists {
  /** The texts of its files, by file. Those with its texts in other languages have the same entries. */
  readonly files: ReadonlyMap<string, string>;
  /** What is not in them. */
  readonly leftOut: readonly Path[];
}

/** A descriptor without the entries of lists that somebody has begun and not filled in. */
export function wholeLists({ file, languageFiles }: DescriptorFile, text: string): WholeLists {
  const leftOut = unfinishedInLists(text);
  const files = [
    [file, text] as const,
    ...[...(languageFiles?.values() ?? [])].map((each) => [each.file, each.text] as const),
  ];
  return {
    files: new Map(files.map(([name, each]) => [name, leftOut.reduce((left, path) => removeValue(left, path), each)])),
    leftOut,
  };
}

/** Where a value is in a document, by where it is when some entries of lists are left out. */
export function placeInDocument(path: Path, leftOut: readonly Path[]): Path {
  return path.reduce<Path>((place, step) => {
    if (typeof step !== "number") return [...place, step];
    const gone = leftOut
      .filter((each) => each.length === place.length + 1 && isSameJson(each.slice(0, -1), place))
      .map((each) => Number(each.at(-1)))
      .toSorted((a, b) => a - b);
    return [...place, gone.reduce((index, each) => (each <= index ? index + 1 : index), step)];
  }, []);
}
