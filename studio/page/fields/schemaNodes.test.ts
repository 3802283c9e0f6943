import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../studioApi.ts";
import { descriptionAt, fieldsAt } from "./schemaNodes.ts";

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

describe("What a schema says of a field", () => {
  test("the fields of every form that an object may have", () => {
    expect([...fieldsAt(schema, ["consent"]).keys()]).toEqual(["strategy", "script"]);
    expect([...fieldsAt(schema, ["faq", 0]).keys()]).toEqual(["link"]);
    expect([...fieldsAt(schema, ["environments", "QA", "logo"]).keys()]).toEqual(["alignment"]);
  });

  test("its own explanation before that of what it refers to", () => {
    expect(descriptionAt(schema, ["logo"])).toBe("The logo.");
    expect(descriptionAt(schema, ["consent", "script"])).toBe("Its script.");
    expect(descriptionAt(schema, ["loop"])).toBeUndefined();
  });
});
