import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import { isDescriptor } from "./schemaAt.ts";
import { loadBrands } from "../loadBrands.ts";

const { brands } = await loadBrands(join(import.meta.dirname, "../../.."));
const descriptors = brands.map(({ effective }): Record<string, unknown> => effective.Production);
const [first = {}] = descriptors;

/** A copy, so that no part of it is known yet. */
const changed = (change: Record<string, unknown>): Record<string, unknown> => ({
  ...structuredClone(first),
  ...change,
});

describe("whether a value is an effective descriptor", () => {
  test("every brand's descriptor is, also when its parts were checked before", () => {
    for (const _ of [1, 2]) for (const descriptor of descriptors) expect(isDescriptor(descriptor)).toBe(true);
  });

  const without = (name: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(first).filter(([key]) => key !== name));

  test.each([
    ["an unknown field", changed({ nothing: 1 })],
    ["a field of another type", changed({ name: 1 })],
    ["an object with an unknown field", changed({ logo: { alignment: "left", nothing: 1 } })],
    ["an object that is wrong inside", changed({ urls: { timeout: "javascript:0" } })],
    ["a null", changed({ logo: null })],
    ["nothing", {}],
  ])("a value with %s is not", (_, value) => {
    expect(isDescriptor(value)).toBe(false);
    expect(effectiveDescriptorSchema.safeParse(value).success).toBe(false);
  });

  test("a value without a field is one where the field is optional", () => {
    const names = Object.keys(first);
    expect(names.length).toBeGreaterThan(15);
    for (const name of names)
      expect([name, isDescriptor(without(name))]).toEqual([
        name,
        effectiveDescriptorSchema.safeParse(without(name)).success,
      ]);
  });
});
