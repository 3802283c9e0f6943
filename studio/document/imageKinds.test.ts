import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { imageField, imageKinds } from "./imageKinds.ts";

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Fields with a file name, as paths with dots. */
const fieldsIn = ({ properties }: Schema, path: string): string[] =>
  properties === undefined
    ? [path]
    : Object.entries(properties).flatMap(([name, each]) => fieldsIn(each, `${path}.${name}`));

test("every image that a descriptor can name is a file of the document", () => {
  const schema = JSON.parse(readFileSync("tenants/tenant.schema.json", "utf8")) as Schema;
  const named = fieldsIn(schema.properties?.["assets"] ?? {}, "assets");
  expect(imageKinds.map((kind) => imageField(kind).join(".")).toSorted()).toEqual(named.toSorted());
});
