import { describe as suite, expect, test } from "vitest";
import { text, textLanguage } from "#answers/fields.ts";
import { object, type Schema } from "#answers/schema.ts";
import { answers, describe, namesOf } from "./bodies.ts";
import { fields, requiredFields } from "./promisedFields.ts";

interface Field {
  readonly schema: Schema;
  /** In `fields` and `requiredFields`. */
  readonly names: readonly string[];
}

function fieldsIn({ item, fields: parts = {} }: Schema, body: string): Field[] {
  const own = Object.entries(parts).map(([name, schema]) => ({ schema, names: namesOf(body, name) }));
  const sent = own.filter(({ schema }) => schema !== textLanguage);
  return [
    ...sent,
    ...[...sent.map(({ schema }) => schema), ...(item ? [item] : [])].flatMap((part) => fieldsIn(part, body)),
  ];
}

const all = Object.entries(answers).flatMap(([body, schema]) => fieldsIn(schema, body));
const leaves = all.filter(({ schema }) => !schema.fields && !schema.item);

/** The words that apply to a field: those of its body, else those of its name. */
const nameIn = (known: readonly string[], { names }: Field) => names.find((name) => known.includes(name)) ?? "none";

suite("The words of the fields of answers (spec: http-44)", () => {
  test("a field without words is refused", () => {
    expect(() => describe(object({ nytt: text }), "Avtaler")).toThrow("The field nytt of Avtaler has no words");
  });

  test("there are none without a field", () => {
    const used = new Set(leaves.map((field) => nameIn(Object.keys(fields), field)));
    expect(Object.keys(fields).filter((name) => !used.has(name))).toEqual([]);
    const required = new Set(all.map((field) => nameIn(requiredFields, field)));
    expect(requiredFields.filter((name) => !required.has(name))).toEqual([]);
  });

  test("what they promise is what the portal reads: no example counts as missing", () => {
    const anyOf = { string: ["tekst"], boolean: [true], number: [1], integer: [1] };
    for (const field of leaves) {
      const { type, examples, enum: allowed } = fields[nameIn(Object.keys(fields), field)] ?? {};
      for (const example of (allowed ?? examples ?? anyOf[type as keyof typeof anyOf]) as readonly unknown[])
        expect([field.names, field.schema.read(example)]).not.toEqual([field.names, undefined]);
    }
  });

  test("every field of an object is described, and a field that can be missing can be null", () => {
    const schema = object({ policyNumber: text, systemSourceError: text, textLanguage });
    expect(describe(schema, "Avtaler")).toEqual({
      type: "object",
      properties: {
        policyNumber: { anyOf: [fields["policyNumber"], { type: "null" }] },
        systemSourceError: fields["systemSourceError"],
      },
      required: ["systemSourceError"],
    });
  });
});
