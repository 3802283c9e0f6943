import { describe, expect, test } from "vitest";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { fixed, rangeOf } from "../findings/findingPlace.ts";
import type { JsonSchema } from "../studioApi.ts";
import { changeBetween } from "#studio/document/changeBetween.ts";
import { descriptionAt, emptyValueOf, fieldsAt, valuesAt } from "../fields/schemaNodes.ts";

const schema: JsonSchema = {
  properties: {
    logo: { $ref: "#/$defs/logo", description: "The logo." },
    consent: {
      anyOf: [
        { properties: { strategy: { const: "cookie" } } },
        {
          properties: {
            strategy: { const: "service" },
            script: { type: ["string", "null"], description: "Its script." },
          },
        },
      ],
    },
    faq: { items: { properties: { link: { type: "object" } } } },
    environments: { additionalProperties: { properties: { logo: { $ref: "#/$defs/logo" } } } },
    loop: { $ref: "#/properties/loop" },
  },
  $defs: { logo: { description: "A logo.", properties: { alignment: { enum: ["left", "centered", null] } } } },
};

describe("What the editor knows of a field", () => {
  test("the fields of every form that an object may have", () => {
    expect([...fieldsAt(schema, ["consent"]).keys()]).toEqual(["strategy", "script"]);
    expect([...fieldsAt(schema, ["faq", 0]).keys()]).toEqual(["link"]);
    expect([...fieldsAt(schema, ["environments", "QA", "logo"]).keys()]).toEqual(["alignment"]);
  });

  test("the values that it may have, without null, which removes", () => {
    expect(valuesAt(schema, ["logo", "alignment"])).toEqual(["left", "centered"]);
    expect(valuesAt(schema, ["consent", "strategy"])).toEqual(["cookie", "service"]);
    expect(valuesAt({ properties: { on: { type: ["boolean", "null"] } } }, ["on"])).toEqual([true, false]);
  });

  test("its own explanation before that of what it refers to", () => {
    expect(descriptionAt(schema, ["logo"])).toBe("The logo.");
    expect(descriptionAt(schema, ["consent", "script"])).toBe("Its script.");
    expect(descriptionAt(schema, ["loop"])).toBeUndefined();
  });

  test("an empty value of its type", () => {
    const types = ["object", "array", "boolean", "number", "string"];
    expect(types.map((type) => emptyValueOf({ type: [type, "null"] }))).toEqual(["{}", "[]", "true", "0", '""']);
  });
});

describe("changeBetween", () => {
  test.each([
    ["abc", "abXc"],
    ["abc", "ac"],
    ["aaa", "aa"],
    ["", "a"],
    ["a", ""],
    ["abab", "ababab"],
  ])('makes "%s" into "%s" with one change', (before, after) => {
    const change = changeBetween(before, after);
    expect(change && before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });

  test("is undefined for equal texts", () => {
    expect(changeBetween("a", "a")).toBeUndefined();
  });
});

describe("The place of a finding in a text", () => {
  const finding: StudioFinding = {
    file: "f",
    line: 2,
    column: 3,
    length: 4,
    code: "c",
    level: "error",
    message: "m",
    fix: { kind: "spelling", text: "good" },
  };

  test("its correction replaces the token there", () => {
    expect(fixed("one\n  oops,\n", finding)).toBe("one\n  good,\n");
  });

  test("a text without that line stays as it is", () => {
    expect(rangeOf("one", finding)).toBeUndefined();
    expect(fixed("one", finding)).toBe("one");
  });
});
