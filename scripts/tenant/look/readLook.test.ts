import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { colourCss } from "#scripts/colours/readColour.ts";
import { readColourObject } from "#scripts/colours/colourObject.ts";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { processorMs } from "#tests/support/processorMs.ts";
import { figmaColour, figmaFiles, fileOf, resolverFiles, tokensStudioFile } from "#tests/support/look/designerFiles.ts";
import type { Scheme } from "#scripts/colours/contexts/buildContexts.ts";
import type { Look } from "./Look.ts";
import { readLook } from "./readLook.ts";

const read = (...files: readonly SourceFile[]): Look => readLook({ files, language: "en" });
const shown = (value: unknown): unknown => {
  const color = readColourObject(value);
  return color === undefined ? value : colourCss(color);
};
const valueOf = ({ tokens }: Look, name: string, scheme: Scheme = "light") => shown(tokens.get(name)?.[scheme]);
const textOf = ({ findings }: Look) =>
  findings.map(({ file, line, column, level, message }) => `${file}:${line}:${column} ${level}: ${message}`);

describe("Variables as Figma exports them", () => {
  const look = read(...figmaFiles);

  test("a file a collection and mode: light and dark by the mode, anything else for both", () => {
    expect(valueOf(look, "Color.Background.Default.Page")).toBe("#ffffff");
    expect(valueOf(look, "Color.Background.Default.Page", "dark")).toBe("#0b1418");
    expect(valueOf(look, "Fjord.700")).toBe("#0f4c66");
    // A step of a scale is the same in both: that says nothing about dark.
    expect(look.tokens.get("Fjord.700")).not.toHaveProperty("dark");
  });

  test("aliases inside a collection are followed; across collections the value is there", () => {
    expect(valueOf(look, "Color.Heading")).toBe("#06212d");
    expect(valueOf(look, "Color.Heading", "dark")).toBe("#e6f0f5");
    expect(valueOf(look, "Color.Background.Brand.Default", "dark")).toBe("#8cc6de");
  });

  test("lengths are numbers without a unit", () => {
    expect(look.tokens.get("Radius.Card")).toMatchObject({ type: "number", light: 14 });
  });

  test("what no role can take is left out with a note", () => {
    expect(textOf(look)).toEqual([
      expect.stringMatching(/^Primitives\/Mode 1\.tokens\.json:\d+:3 note: 1 token of type boolean left out/),
    ]);
  });

  test("the place of a token is that of its name", () => {
    const { file, line, column } = look.tokens.get("Color.Heading")?.place ?? expect.fail();
    const text = figmaFiles.find((each) => each.file === file)?.text ?? "";
    expect(text.split("\n")[line - 1]?.slice(column - 1)).toMatch(/^"Heading"/);
  });

  test("the mode counts, not the name of the file; without either, the option says it", () => {
    const [file] = [fileOf("a.json", { page: { $type: "color", $value: figmaColour("#112233") } })];
    expect(
      valueOf(readLook({ files: [file ?? expect.fail()], schemeOf: () => "dark", language: "en" }), "page", "dark"),
    ).toBe("#112233");
    const renamed = { ...(figmaFiles[2] ?? expect.fail()), file: "Light.tokens.json" };
    expect(valueOf(read(renamed), "Color.Text.Default", "dark")).toBe("#e6f0f5");
  });

  test("two modes that are neither light nor dark cannot both be read", () => {
    const size = (file: string, value: number) => fileOf(file, { space: { $type: "number", $value: value } });
    expect(textOf(read(size("Desktop.json", 24), size("Mobile.json", 16)))).toEqual([
      'Mobile.json:2:3 error: The token "space" has another value in Desktop.json, line 2',
    ]);
    expect(read(size("Desktop.json", 24), size("Mobile.json", 24)).tokens.size).toBe(1);
  });

  test("a mode for some customers is left out", () => {
    const file = fileOf("Dark high contrast.tokens.json", { page: { $type: "color", $value: figmaColour("#000000") } });
    expect(textOf(read(...figmaFiles, file))).toContainEqual(
      expect.stringContaining('"Dark high contrast" is left out'),
    );
  });
});

describe("Tokens of DTCG 2025.10 with a resolver", () => {
  const look = read(...resolverFiles);

  test("light and dark are the contexts of the modifier that has them", () => {
    expect(valueOf(look, "background.action")).toBe("#1a4f8f");
    expect(valueOf(look, "background.action", "dark")).toBe("#cfe0f5");
    expect(valueOf(look, "background", "dark")).toBe("#101418");
    expect(valueOf(look, "border")).toBe("#cfe0f5");
    expect(look.tokens.get("border")).not.toHaveProperty("dark");
    expect(textOf(look)).toEqual([
      expect.stringMatching(/^design\/system\.resolver\.json:\d+:\d+ note: "dark-high-contrast" is left out/),
    ]);
  });

  test("files that were dropped without their folders are found by their names", () => {
    const flat = resolverFiles.map(({ file, text }) => ({ file: file.replace(/^.*\//, ""), text }));
    expect(valueOf(read(...flat), "background.action", "dark")).toBe("#cfe0f5");
  });

  test.each([
    ["a file that is not there", { $ref: "./gone.tokens.json" }, "refers to ./gone.tokens.json, which is not there"],
    ["a file above the resolver", { $ref: "../../secret.json" }, "refers to ../../secret.json"],
    ["an address", { $ref: "https://example.com/a.json" }, "refers to https://example.com/a.json"],
    ["another modifier", { $ref: "#/modifiers/theme" }, "leads to no set, modifier or file"],
    ["a set that is not there", { $ref: "#/sets/nothing" }, "leads to no set, modifier or file"],
    ["itself", { $ref: "#/sets/round" }, "leads to no set, modifier or file"],
    ["a number", 7, "leads to no set, modifier or file"],
  ])("a set that refers to %s is an error", (_, source, message) => {
    const file = fileOf("a.resolver.json", {
      version: "2025.10",
      sets: { round: { sources: [source] } },
      resolutionOrder: [{ $ref: "#/sets/round" }],
    });
    const found = read(file, fileOf("../secret.json", {}));
    expect(textOf(found)).toContainEqual(expect.stringContaining(message));
    expect(found.tokens.size).toBe(0);
  });
});

describe("The file of Tokens Studio", () => {
  const look = read(tokensStudioFile);

  test("sets by the themes that have them, hexadecimal colours, values without $", () => {
    expect(valueOf(look, "bakgrunn.primær")).toBe("#1f5a3c");
    expect(valueOf(look, "bakgrunn.primær", "dark")).toBe("#e4f0e8");
    expect(valueOf(look, "tekst", "dark")).toBe("#eef4f0");
    expect(look.tokens.get("avstand.md")).toMatchObject({ type: "number", light: 16 });
    expect(look.tokens.get("hjorne.kort")).toMatchObject({ light: { value: 10, unit: "px" } });
    expect(look.tokens.get("linje.brodtekst")).toMatchObject({ type: "number", light: 1.5 });
    expect(look.tokens.get("skygge.kort")?.light).toMatchObject({ offsetY: { value: 2, unit: "px" } });
  });

  test("a calculation is left out, at its place", () => {
    expect(textOf(look)).toEqual([
      expect.stringMatching(
        /^tokens\.json:\d+:7 note: "avstand\.lg" is left out: "\{avstand\.md\} \* 2" is a calculation$/,
      ),
    ]);
  });

  test("one set without themes", () => {
    const file = fileOf("lys.json", { side: { value: "#abc", type: "color" } });
    expect(valueOf(read(file), "side")).toBe("#aabbcc");
  });
});

const token = (value: unknown, type = "color") => ({ $type: type, $value: value });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("Files that cannot be read", () => {
  test.each<readonly [what: string, file: SourceFile, finding: string | RegExp]>([
    ["not JSON", { file: "a.json", text: '{\n  "page": \n}' }, "a.json:3:1 error"],
    ["empty", { file: "a.json", text: "" }, "a.json:1:1 error: The file is empty"],
    ["a list", { file: "a.json", text: "[1]" }, "a.json:1:1 error: The file does not hold an object"],
    [
      "no tokens",
      fileOf("a.json", { compilerOptions: { strict: true } }),
      "a.json:1:1 error: The file has no design tokens",
    ],
    ["nested too deep", { file: "a.json", text: nested(5000) }, "nested more than 60 levels"],
    ["too large", { file: "a.json", text: `{"a":"${"x".repeat(1_000_001)}"}` }, "The file has 1000 kB"],
    [
      "ten thousand tokens",
      {
        file: "a.json",
        text: JSON.stringify(
          Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`t${index}`, token(1, "number")])),
        ),
      },
      "more than 20000 fields",
    ],
    [
      "six thousand small tokens",
      {
        file: "a.json",
        text: JSON.stringify({
          $type: "number",
          ...Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`t${index}`, { $value: 1 }])),
        }),
      },
      "more than 5000 tokens",
    ],
    [
      "the prototype",
      {
        file: "a.json",
        text: '{"__proto__": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}}',
      },
      'a.json:1:2 error: "__proto__" cannot be the name',
    ],
    [
      "a token twice",
      { file: "a.json", text: '{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}' },
      'Duplicate key "a"',
    ],
    [
      "a token that refers to itself",
      fileOf("a.json", { a: token("{b}"), b: token("{a}") }),
      /a\.json:2:3 error: The alias refers to itself/,
    ],
    [
      "a token that refers to nothing",
      fileOf("a.json", { a: token("{gone}") }),
      'a.json:2:3 error: There is no token "gone"',
    ],
    [
      "a group that extends itself",
      fileOf("a.json", { a: { $extends: "{a}", b: token("{c}") }, c: token(figmaColour("#123456")) }),
      /refers to itself|extends/,
    ],
    [
      "a long way of aliases",
      fileOf(
        "a.json",
        Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [`t${index}`, token(`{t${index + 1}}`)]).concat([
            ["t40", token(figmaColour("#123456"))],
          ]),
        ),
      ),
      /alias/,
    ],
    [
      "themes that are none",
      fileOf("a.json", { a: token("{b}"), $themes: [null, 7, { selectedTokenSets: [] }] }),
      "a.json:1:1 error",
    ],
  ])("%s: a finding with file, line and column, and no tokens", async (_, file, finding) => {
    const reading = await processorMs(() => {
      const look = read(file);
      expect(look.tokens.size).toBe(0);
      expect(textOf(look).join("\n")).toMatch(finding);
    });
    expect(reading).toBeLessThan(4000);
  });

  test("in bokmål too", () => {
    const { findings } = readLook({ files: [fileOf("a.json", {})], language: "nb" });
    expect(findings.map(({ message }) => message)).toEqual(["Filen har ingen designverdier"]);
  });

  test("a value of another type is left out with a note, and the rest is read", () => {
    const look = read(fileOf("a.json", { a: token("var(--a)"), b: token(figmaColour("#123456")) }));
    expect(textOf(look)).toEqual(['a.json:2:3 note: "a" is left out: "var(--a)" is not a value of type color']);
    expect([...look.tokens.keys()]).toEqual(["b"]);
  });

  test("damaged files never end the reader, and are read or refused with a place", () => {
    const files = [...figmaFiles, ...resolverFiles, tokensStudioFile];
    const pieces = ["", "null", "{", "]", '"', "\\", "1e999", '"$ref": "#/a", ', '"__proto__": {},', '"{a.b}"', "[]"];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 4 }),
        (file, cuts) => {
          const text = cuts.reduce((rest, [offset, length, piece]) => {
            const at = offset % (rest.length + 1);
            return rest.slice(0, at) + piece + rest.slice(at + length);
          }, file.text);
          const others = files.filter((each) => each !== file && each.file.split("/")[0] === file.file.split("/")[0]);
          const { tokens, findings } = read({ ...file, text }, ...others);
          const isRefused = findings.some(({ level }) => level === "error");
          expect(tokens.size > 0).toBe(!isRefused);
          for (const { line, column, message } of findings)
            expect([line > 0, column > 0, message !== ""]).toEqual([true, true, true]);
        },
      ),
      fuzzParameters(150),
    );
  });
});
