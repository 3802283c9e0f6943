import { z } from "zod";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { isObject } from "#contract/isObject.ts";

/** A row has values that no version of the studio writes. */
export class UnreadableRowError extends Error {}

/** A column with JSON. */
export const storedJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "no JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A column with a time, read as the wire has it. */
export const storedTime = z.number().transform((at) => new Date(at).toISOString());

/** A column with `PersonName` as JSON. */
export const storedPerson = storedJson(
  z.strictObject({ id: z.string(), name: z.string() }) satisfies z.ZodType<PersonName>,
);

/**
 * The row of a table, checked.
 * @param name of the table
 * @throws UnreadableRowError
 */
export function readRow<Row>(schema: z.ZodType<Row>, row: object, name: string): Row {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const key = String(Object.values(row)[0]);
  throw new UnreadableRowError(
    `The database has a row that cannot be read: ${name} ${key}. ${z.prettifyError(result.error)}\n` +
      "Restore a backup (docs/studio-server.md).",
  );
}

/** JSON with the keys of each object in alphabetical order: equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
