import * as v from "valibot";
import { tolerantList } from "#core/http/tolerantList.ts";
import { personalFieldRegistry } from "#core/errorReporting/personalFieldRegistry.ts";
import { readOre } from "#domain/format/ore.ts";
import { readText } from "#domain/format/readText.ts";
import { readTextLanguage } from "#domain/format/textLanguage.ts";

/*
 * Fields as the API really sends them: any can be missing, and one that cannot be read counts as missing
 * (spec: http-17). A strange value costs that field and never the whole list.
 */

/** A text; a number is read as text. */
export const wireText = v.optional(v.pipe(v.unknown(), v.transform(readText)));

/** The language of the texts beside it, which `readAnswer` adds (spec: languages-33). */
export const wireTextLanguage = v.optional(v.pipe(v.unknown(), v.transform(readTextLanguage)));

/** An amount in kroner, read as whole øre. */
export const wireOre = v.optional(v.pipe(v.unknown(), v.transform(readOre)));

/** A flag; anything but `true` is false. */
export const wireFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true),
  ),
  false,
);

/** A flag that the customer is shown: anything but `true` and `false` is not known (spec: profil-5). */
export const wireKnownFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === "boolean" ? value : undefined)),
  ),
);

/** A list that keeps its readable entries. A missing list is empty; another value in its place is an error. */
export function wireList<Item extends v.GenericSchema>(item: Item, name: string) {
  return v.optional(tolerantList(item, name), []);
}

/** A schema from a pure reading of `src/domain`, which returns undefined for an answer that it cannot read. */
export const wireAnswer = <Output extends object>(read: (answer: unknown) => Output | undefined) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Output>(({ dataset, addIssue, NEVER }) => {
      const output = read(dataset.value);
      if (output !== undefined) return output;
      addIssue();
      return NEVER;
    }),
  );

/** A field that is marked as personal. Only {@link wireObject} accepts it, so that no mark is without effect. */
interface Personal<Schema> {
  readonly personal: Schema;
  readonly hasParts: boolean;
}

/**
 * Marks a field of a {@link wireObject} as personal: it shows who the customer is or what they own. Its value never
 * leaves with an error report.
 * @param options `hasParts`: each word of the value is personal too, as in a name.
 */
export const personal = <Schema extends v.GenericSchema>(
  schema: Schema,
  { hasParts = false }: { readonly hasParts?: boolean } = {},
): Personal<Schema> => ({ personal: schema, hasParts });

type WireEntries = Readonly<Record<string, v.GenericSchema | Personal<v.GenericSchema>>>;
type Unmarked<Entries extends WireEntries> = {
  [Field in keyof Entries]: Entries[Field] extends Personal<infer Schema extends v.GenericSchema>
    ? Schema
    : Extract<Entries[Field], v.GenericSchema>;
};

const isPersonal = (field: WireEntries[string]): field is Personal<v.GenericSchema> => "personal" in field;

/**
 * An object of an answer. Fields that are not named here are dropped; those marked {@link personal} are kept out of
 * reports.
 */
export function wireObject<Entries extends WireEntries>(
  entries: Entries,
): v.ObjectSchema<Unmarked<Entries>, undefined> {
  const schemas = Object.entries(entries).map(([name, field]) => {
    if (!isPersonal(field)) return [name, field];
    personalFieldRegistry.set(name, field.hasParts);
    return [name, field.personal];
  });
  return v.object(Object.fromEntries(schemas) as Unmarked<Entries>);
}
