import { describe, expect, test } from "vitest";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { type JsonFile, parseJsonFile } from "./json/jsonFile.ts";
import { layersOf, merged, provenance } from "./layers.ts";
import { overlayBetween } from "./loadBrands.ts";

function parsed(name: string, text: string): JsonFile {
  const { json } = parseJsonFile({ file: name, text });
  if (json === undefined) throw new Error(`${name} is not JSON`);
  return json;
}

const base = parsed(
  "base",
  '{ "urls": { "timeout": "/b", "login": "/b" }, "faq": [1],\n  "environments": { "QA": { "urls": { "timeout": "/base-qa" } } } }',
);
const brand = parsed(
  "brand",
  '{ "urls": { "timeout": "/t" },\n  "environments": { "QA": { "faq": [2] }, "Dev": { "urls": { "login": null } } } }',
);

describe("layers: base, brand, base's environment, brand's environment (spec: brands-7)", () => {
  test("objects merge, arrays replace, null removes", () => {
    expect(merged(layersOf(base, brand))).toEqual({ urls: { timeout: "/t", login: "/b" }, faq: [1] });
    expect(merged(layersOf(base, brand, "QA"))).toEqual({ urls: { timeout: "/base-qa", login: "/b" }, faq: [2] });
    expect(merged(layersOf(base, brand, "Dev"))).toEqual({ urls: { timeout: "/t" }, faq: [1] });
  });

  test.each([
    ["a value that is only in the base", undefined, ["urls", "login"], base, '"/b" }, "faq"'],
    ["a value that is in both", undefined, ["urls", "timeout"], brand, '"/t"'],
    ["a value of the base's environment, which lies over the brand", "QA", ["urls", "timeout"], base, '"/base-qa"'],
    ["an entry of an array that replaces another", "QA", ["faq", 0], brand, "2]"],
    ["a value that was removed: the null that removes it", "Dev", ["urls", "login"], brand, "null"],
  ] as const)("provenance: %s", (_, environment, path, file, token) => {
    const { file: name, line, column } = provenance(layersOf(base, brand, environment), path).value;
    expect(name).toBe(file.file);
    expect(
      file.text
        .split("\n")
        [line - 1]?.slice(column - 1)
        .startsWith(token),
    ).toBe(true);
  });

  test("provenance of a value in no layer: the innermost object around it, in the topmost layer that has it", () => {
    expect(provenance(layersOf(base, brand), ["urls", "meldSkade"]).key).toMatchObject({
      file: "brand",
      line: 1,
      column: 3,
    });
    expect(provenance(layersOf(base, brand), ["name"]).key).toMatchObject({ file: "brand", line: 1, column: 1 });
  });
});

describe("the stand-ins of this machine (spec: brands-10)", () => {
  const named = parsed("named", '{ "id": "fjord", "urls": { "timeout": "/t" }, "allowedHosts": ["a.example"] }');
  const local = parsed(
    "local",
    '{ "urls": { "timeout": "/simulator/ut", "inbox": "/simulator/inn" },\n  "allowedHosts": ["{brand}.localhost"] }',
  );

  test("replace in Test what the brand has, with the brand's id for {brand}, and add nothing", () => {
    expect(merged(layersOf(undefined, named, "Test", { local }))).toEqual({
      id: "fjord",
      urls: { timeout: "/simulator/ut" },
      allowedHosts: ["fjord.localhost"],
    });
  });

  test("change no other environment", () => {
    expect(merged(layersOf(undefined, named, "QA", { local }))).toEqual(merged(layersOf(undefined, named, "QA")));
  });

  test("are the provenance of their values", () => {
    const layers = layersOf(undefined, named, "Test", { local });
    expect(provenance(layers, ["allowedHosts", 0]).value).toMatchObject({ file: "local", line: 2, column: 20 });
    expect(provenance(layers, ["urls", "timeout"]).value).toMatchObject({ file: "local", line: 1 });
    expect(provenance(layers, ["id"]).value).toMatchObject({ file: "named" });
  });
});

/** A random generator with a seed: a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomDescriptor(random: (below: number) => number, depth = 3): Record<string, unknown> {
  const keys = ["a", "b", "c", "d"].filter(() => random(3) > 0);
  const value = (): unknown =>
    [1, "x", true, [1, 2], ["y"], depth > 0 ? randomDescriptor(random, depth - 1) : 2][random(6)];
  return Object.fromEntries(keys.map((key) => [key, value()]));
}

describe("the overlay of an environment", () => {
  test("laid over the brand, equals all layers merged", () => {
    const random = randomFrom(7);
    for (let run = 0; run < 500; run += 1) {
      const [below, above] = [randomDescriptor(random), randomDescriptor(random)];
      expect(mergeLayers(below, overlayBetween(below, above))).toEqual(above);
    }
  });

  test("has no value that is already in the brand", () => {
    expect(overlayBetween({ a: 1, b: { c: [1], d: 2 } }, { a: 1, b: { c: [1], d: 3 } })).toEqual({ b: { d: 3 } });
  });
});
