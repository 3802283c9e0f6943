import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { figmaColour, figmaFiles, fileOf, resolverFiles, tokensStudioFile } from "#tests/support/look/designerFiles.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { findingLines, readFiles, shown } from "#tests/support/look/readFiles.ts";
import type { Look } from "./Look.ts";
import { readLook } from "./readLook.ts";

const read = (...files: readonly SourceFile[]) => readFiles(files);
const valueOf = ({ tokens }: Look, name: string, scheme: Scheme = "light") => shown(tokens.get(name)?.[scheme]);

describe("Variables as Figma exports them", async () => {
  const look = await read(...figmaFiles);

  test("a file a collection and mode: light and dark by the mode, anything else for both", async () => {
    expect(valueOf(look, "Color.Background.Default.Page")).toBe("#ffffff");
    expect(valueOf(look, "Color.Background.Default.Page", "dark")).toBe("#0b1418");
    expect(valueOf(look, "Fjord.700")).toBe("#0f4c66");
    // A step of a scale is the same in both: that says nothing about dark.
    expect(look.tokens.get("Fjord.700")).not.toHaveProperty("dark");
  });

  test("aliases inside a collection are followed; across collections the value is there", async () => {
    expect(valueOf(look, "Color.Heading")).toBe("#06212d");
    expect(valueOf(look, "Color.Heading", "dark")).toBe("#e6f0f5");
    expect(valueOf(look, "Color.Background.Brand.Default", "dark")).toBe("#8cc6de");
  });

  test("lengths are numbers without a unit", async () => {
    expect(look.tokens.get("Radius.Card")).toMatchObject({ type: "number", light: 14 });
  });

  test("what no role can take is left out with a note", async () => {
    expect(findingLines(look)).toEqual([
      expect.stringMatching(
        /^Primitives\/Mode 1\.tokens\.json:\d+:3 note: "Shown" is left out: the portal has no role for the type boolean/,
      ),
    ]);
  });

  test("the place of a token is that of its name", async () => {
    const { file, line, column } = look.tokens.get("Color.Heading")?.place ?? expect.fail();
    const text = figmaFiles.find((each) => each.file === file)?.text ?? "";
    expect(text.split("\n")[line - 1]?.slice(column - 1)).toMatch(/^"Heading"/);
  });

  test("the mode counts, not the name of the file; without either, the option says it", async () => {
    const [file] = [fileOf("a.json", { page: { $type: "color", $value: figmaColour("#112233") } })];
    expect(valueOf(await readLook({ files: [file ?? expect.fail()], scheme: "dark" }), "page", "dark")).toBe("#112233");
    const renamed = { ...(figmaFiles[2] ?? expect.fail()), file: "Light.tokens.json" };
    expect(valueOf(await read(renamed), "Color.Text.Default", "dark")).toBe("#e6f0f5");
  });

  test("of several modes with other values one is read, and somebody says which", async () => {
    const size = (file: string, value: number) => fileOf(file, { space: { $type: "number", $value: value } });
    const files = [size("Desktop.json", 24), size("Mobile.json", 16)];
    const asked = await read(...files);
    expect([asked.tokens.size, asked.questions.map(({ names }) => names)]).toEqual([0, [["Desktop", "Mobile"]]]);
    const chosen = await readLook({ files, themes: ["mobile"] });
    expect(valueOf(chosen, "space")).toBe(16);
    expect(findingLines(chosen)).toEqual(["Desktop.json:1:1 note: Left out: Desktop. What is read instead: Mobile"]);
    expect((await read(size("Desktop.json", 24), size("Mobile.json", 24))).tokens.size).toBe(1);
  });
});

describe("Tokens of DTCG 2025.10 with a resolver", async () => {
  const look = await read(...resolverFiles);

  test("light and dark are the contexts of the modifier that has them", async () => {
    expect(valueOf(look, "background.action")).toBe("#1a4f8f");
    expect(valueOf(look, "background.action", "dark")).toBe("#cfe0f5");
    expect(valueOf(look, "background", "dark")).toBe("#101418");
    expect(valueOf(look, "border")).toBe("#cfe0f5");
    expect(look.tokens.get("border")).not.toHaveProperty("dark");
    expect(findingLines(look)).toEqual([
      expect.stringMatching(/^design\/system\.resolver\.json:\d+:\d+ note: Left out: dark-high-contrast/),
    ]);
  });

  test("files that were dropped without their folders are found by their names", async () => {
    const flat = resolverFiles.map(({ file, text }) => ({ file: file.replace(/^.*\//, ""), text }));
    expect(valueOf(await read(...flat), "background.action", "dark")).toBe("#cfe0f5");
  });

  test.each([
    ["a file that is not there", { $ref: "./gone.tokens.json" }, "refers to ./gone.tokens.json, which is not there"],
    ["a file above the resolver", { $ref: "../../secret.json" }, "refers to ../../secret.json"],
    ["an address", { $ref: "https://example.com/a.json" }, "refers to https://example.com/a.json"],
    ["another modifier", { $ref: "#/modifiers/theme" }, "The resolver cannot be read"],
    ["a set that is not there", { $ref: "#/sets/nothing" }, "The resolver cannot be read"],
    ["itself", { $ref: "#/sets/round" }, "The resolver cannot be read"],
    ["a number", 7, "The resolver cannot be read"],
  ])("a set that refers to %s is an error", async (_, source, message) => {
    const file = fileOf("a.resolver.json", {
      version: "2025.10",
      sets: { round: { sources: [source] } },
      resolutionOrder: [{ $ref: "#/sets/round" }],
    });
    const found = await read(file, fileOf("../secret.json", {}));
    expect(findingLines(found)).toContainEqual(expect.stringContaining(message));
    expect(found.tokens.size).toBe(0);
  });
});

describe("The file of Tokens Studio", async () => {
  const look = await read(tokensStudioFile);

  test("sets by the themes that have them, hexadecimal colours, values without $", async () => {
    expect(valueOf(look, "bakgrunn.primær")).toBe("#1f5a3c");
    expect(valueOf(look, "bakgrunn.primær", "dark")).toBe("#e4f0e8");
    expect(valueOf(look, "tekst", "dark")).toBe("#eef4f0");
    expect(look.tokens.get("avstand.md")).toMatchObject({ type: "number", light: 16 });
    expect(look.tokens.get("hjorne.kort")).toMatchObject({ light: { value: 10, unit: "px" } });
    expect(look.tokens.get("linje.brodtekst")).toMatchObject({ type: "number", light: 1.5 });
    expect(look.tokens.get("skygge.kort")?.light).toMatchObject({ offsetY: { value: 2, unit: "px" } });
  });

  test("sums are calculated", () => {
    expect(look.tokens.get("avstand.lg")).toMatchObject({ type: "number", light: 32 });
    expect(findingLines(look)).toEqual([]);
  });

  test("one set without themes", async () => {
    const file = fileOf("lys.json", { side: { value: "#abc", type: "color" } });
    expect(valueOf(await read(file), "side")).toBe("#aabbcc");
  });
});
