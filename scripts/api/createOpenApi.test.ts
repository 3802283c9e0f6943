import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { callNames, methodOf, pathOf } from "#contract/callNames.ts";
import { createOpenApi } from "./createOpenApi.ts";

const text = readFileSync(new URL("../../docs/api/openapi.json", import.meta.url), "utf8");
const document = JSON.parse(text) as ReturnType<typeof createOpenApi>;

describe("The description of the API (spec: http-44)", () => {
  test("is what npm run generate:schema writes", () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(createOpenApi())));
  });

  test("is a valid OpenAPI document", async () => {
    expect(await new Validator().validate(text)).toEqual({ valid: true });
    const broken = JSON.stringify({ ...document, info: { title: "No version" } });
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  test("has every call, and nothing else", () => {
    const paths = document["paths"] as Record<string, Record<string, { operationId: string }>>;
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(described.toSorted()).toEqual(callNames.map((call) => `${methodOf(call)} ${pathOf(call)}`).toSorted());
    const ids = Object.values(paths).flatMap((operations) => Object.values(operations).map((each) => each.operationId));
    expect(new Set(ids).size).toBe(callNames.length);
    expect(ids).toContain("getAuthSessionStatus");
  });
});
