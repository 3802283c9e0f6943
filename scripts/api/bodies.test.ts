import { describe as suite, expect, test } from "vitest";
import { text, textLanguage } from "#answers/fields.ts";
import { object, type Schema } from "#answers/schema.ts";
import { answers, describe, promiseName } from "./bodies.ts";
import { fields, requiredFields } from "./promisedFields.ts";

/** The fields of an answer at any depth, by name. Those of one name are promised alike. */
function fieldsIn({ item, fields: parts = {} }: Schema): [name: string, schema: Schema][] {
  const own = Object.entries(parts).filter(([, schema]) => schema !== textLanguage);
  return [...own, ...own.flatMap(([, schema]) => fieldsIn(schema)), ...(item ? fieldsIn(item) : [])];
}

const bodies = Object.entries(answers).map(([body, schema]) => ({ body, all: fieldsIn(schema) }));

const leaves = bodies.flatMap(({ body, all }) =>
  all
    .filter(([, { fields: parts, item }]) => !parts && !item)
    .map(([name, schema]) => ({ name: promiseName(body, name) ?? "", schema })),
);

/** What the portal gets for a field that is missing. */
function readMissing(schema: Schema): unknown {
  try {
    return schema.read(undefined);
  } catch {
    return undefined;
  }
}

suite("What a back end promises of the fields of answers (spec: http-44)", () => {
  test("a field of which nothing is promised is refused", () => {
    expect(() => describe(object({ nytt: text }), "Avtaler")).toThrow("The field nytt of Avtaler is missing");
  });

  test("nothing is promised of a field that the portal does not read", () => {
    expect(Object.keys(fields).toSorted()).toEqual([...new Set(leaves.map(({ name }) => name))].toSorted());
    const required = Object.entries(requiredFields).flatMap(([body, names]) => names.map((name) => ({ body, name })));
    const isRead = (of: string, name: string) =>
      bodies.some(({ body, all }) => body === of && all.some(([each]) => each === name));
    expect(required.filter(({ body, name }) => !isRead(body, name))).toEqual([]);
  });

  test.each(leaves)("the portal reads what is promised of $name", ({ name, schema }) => {
    const anyOf: Readonly<Record<string, readonly unknown[]>> = {
      string: ["tekst"],
      boolean: [true, false],
      number: [1],
      integer: [1],
    };
    const { type, examples, enum: allowed } = fields[name] ?? {};
    const promised = (allowed ?? examples ?? anyOf[type as string]) as readonly unknown[];
    const readings = promised.map((value) => schema.read(value));
    expect(readings).not.toEqual(promised.map(() => readMissing(schema)));
  });

  test("a field that is not always there can be null", () => {
    expect(describe(object({ policyNumber: text, systemSourceError: text, textLanguage }), "Avtaler")).toEqual({
      type: "object",
      properties: {
        policyNumber: { anyOf: [fields["policyNumber"], { type: "null" }] },
        systemSourceError: fields["systemSourceError"],
      },
      required: ["systemSourceError"],
    });
  });
});
