import { isObject } from "#contract/isObject.ts";

/** Told of the entries of a list that could not be read: the name of its field, how many of how many. */
export type NoteBroken = (list: string | undefined, broken: number, of: number) => void;

/**
 * How an answer, or a part of it, is read. `Read` is what the portal gets. `Sent` is what a back end sends: the type of
 * the simulator's answers.
 */
export interface Schema<Read = unknown, Sent = unknown> {
  /**
   * @param value The JSON; undefined for an answer without a body. A field can be missing or null.
   * @param name Name of the field; left out for the whole answer.
   * @param noteBroken Left out: nobody is told.
   * @throws Unreadable
   */
  readonly read: (value: unknown, name?: string, noteBroken?: NoteBroken) => Read;
  /** The fields of an object, by name. */
  readonly fields?: Fields;
  /** An entry of a list. */
  readonly item?: Schema;
  /** Has no value: it carries the type. */
  readonly sent?: Sent;
}

type Fields = Readonly<Record<string, Schema>>;

/** What the portal gets. */
export type Read<Described extends Schema> = ReturnType<Described["read"]>;

/** What a back end sends. */
export type Sent<Described extends Schema> = NonNullable<Described["sent"]>;

type ReadFields<Of extends Fields> = { readonly [Name in keyof Of]: Read<Of[Name]> };
type SentFields<Of extends Fields> = { -readonly [Name in keyof Of]?: Sent<Of[Name]> | null | undefined };

/** A value that does not have the form that the portal needs. The message is the name of its field. */
export class Unreadable extends Error {}

/**
 * An object. Fields that are not named here are dropped. An object in another one counts as empty when it cannot be
 * read (spec: http-17).
 */
export function object<Of extends Fields>(fields: Of): Schema<ReadFields<Of>, SentFields<Of>> {
  const all = Object.entries(fields);
  return {
    fields,
    read(value = {}, name, noteBroken) {
      if (!isObject(value)) throw new Unreadable(name);
      const readField = ([own, field]: readonly [string, Schema]) => {
        const given = value[own];
        return [own, field.read(field.fields && !isObject(given) ? {} : given, own, noteBroken)];
      };
      return Object.fromEntries(all.map(readField)) as ReadFields<Of>;
    },
  };
}

/**
 * A list. Entries that cannot be read are left out (spec: http-18). A list that is missing is empty; another value in
 * its place makes the answer unreadable.
 */
export const list = <Item, SentItem>(item: Schema<Item, SentItem>): Schema<readonly Item[], SentItem[]> => ({
  item,
  read(value, name, noteBroken) {
    const entries: unknown = value ?? [];
    if (!Array.isArray(entries)) throw new Unreadable(name);
    const readable = entries.flatMap((entry) => {
      try {
        return [item.read(entry, name, noteBroken)];
      } catch (error) {
        if (error instanceof Unreadable) return [];
        throw error;
      }
    });
    const broken = entries.length - readable.length;
    if (broken > 0) noteBroken?.(name, broken, entries.length);
    return readable;
  },
});

/** A schema whose value is changed after it has been read. */
export const changed = <From, To, Body>(schema: Schema<From, Body>, change: (read: From) => To): Schema<To, Body> => ({
  ...schema,
  read: (...given) => change(schema.read(...given)),
});

/** An answer that is read as `empty` when it has no body. */
export const whenEmpty = <From, To, Body>(schema: Schema<From, Body>, empty: To): Schema<From | To, Body> => ({
  ...schema,
  read: (value, ...more) => (value === undefined ? empty : schema.read(value, ...more)),
});
