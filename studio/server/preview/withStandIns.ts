import { z } from "zod";
import { descriptorShape } from "#contract/descriptor/descriptorSchema.ts";
import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { JsonFile, Path } from "#scripts/brands/json/jsonFile.ts";
import { brandFileSchema } from "#scripts/brands/schema/layerSchema.ts";
import { schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { unfilledIn } from "#scripts/brands/unfilled.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { describeField } from "#studio/document/describeField.ts";
import { missingText } from "#studio/document/BridgeMessage.ts";

/** Every value that is replaced is in the file: nothing has to be placed among others. */
const noNames = (): string[] => [];

/** What can stand in for a value, the plainest first: the field takes the first one of its format. */
function candidatesFor(title: string): string[] {
  return [
    `${missingText}: ${title}`,
    missingText,
    `/simulator/side?${new URLSearchParams({ navn: `Adresse mangler: ${title}` })}`,
    "mangler.example",
    "post@mangler.example",
    "00000000",
    "000000000",
    "https://mangler.example",
    "https://mangler@mangler.example/1",
    "mangler",
    "MANGLER",
    "1",
  ];
}

/** The stand-in for a value at a path; undefined when none has the format of the field. */
function standInFor({ value }: JsonFile, path: Path): string | undefined {
  const schema = schemaAt(brandFileSchema, value, path);
  const title = describeField("descriptor", path)?.title ?? String(path.at(-1));
  return candidatesFor(title).find((candidate) => schema?.safeParse(candidate).success === true);
}

const descriptor = z.object(descriptorShape);

/** The lists without which there is no portal, and which have a smallest number of entries. */
function* neededLists(schema: z.ZodType, path: Path = []): Generator<readonly [path: Path, list: z.ZodArray]> {
  if (schema instanceof z.ZodArray) yield [path, schema];
  if (!(schema instanceof z.ZodObject)) return;
  for (const [name, part] of Object.entries(schema.shape)) yield* neededLists(part as z.ZodType, [...path, name]);
}

/** The entries of a list of parts, as many as it has to have, each with what none of them may lack; undefined: it has them. */
function wholeEntries(file: JsonFile, path: Path, list: z.ZodArray): readonly unknown[] | undefined {
  const value = valueAt(file.value, path);
  const { element } = list;
  if (!Array.isArray(value) || !(element instanceof z.ZodObject)) return undefined;
  const [issue] = list.safeParse([]).error?.issues ?? [];
  const fewest = issue?.code === "too_small" ? Number(issue.minimum) : 0;
  const needed = Object.entries(element.shape).filter(([, part]) => !(part instanceof z.ZodOptional));
  const whole = Array.from({ length: Math.max(fewest, value.length) }, (_, index) => {
    const entry: unknown = value[index] ?? {};
    if (!isObject(entry)) return entry;
    const standIns = needed.map(([name]) => [name, standInFor(file, [...path, index, name])]);
    return { ...Object.fromEntries(standIns), ...entry };
  });
  return fewest > 0 && !isSameJson(whole, value) ? whole : undefined;
}

/**
 * The text of a descriptor with a stand-in for each value that has still to be filled in, so that the brand can be
 * looked at, also in the lists without which there is no portal. Only previews use it: what is saved and what is checked
 * has the empty value, or none.
 */
export function withStandIns(file: JsonFile): string {
  const lists = [...neededLists(descriptor)].flatMap(([path, list]) => {
    const whole = wholeEntries(file, path, list);
    return whole === undefined ? [] : [[path, whole] as const];
  });
  const text = lists.reduce((each, [path, whole]) => setValue(each, path, whole, noNames), file.text);
  return [...unfilledIn(parseJson(text).value)].reduce((each, path) => {
    const standIn = standInFor(file, path);
    return standIn === undefined ? each : setValue(each, path, standIn, noNames);
  }, text);
}
