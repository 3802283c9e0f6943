import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { repository } from "#scripts/files/repository.ts";
import {
  figmaColour,
  figmaThreeModes,
  fileOf,
  jokulFile,
  resolverFiles,
  studioBrandsFile,
  studioFolder,
} from "#tests/support/look/designerFiles.ts";
import { withDesign } from "#tests/support/look/LookImport.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { tenantCommands } from "../tenantCommand.ts";
import { importLook } from "./importLook.ts";
import { lookSources } from "./lookSources.ts";

/** Calls the import for files in a folder of their own, and writes nothing. Paths are shown from that folder. */
const dryRun = (files: readonly SourceFile[], named: readonly string[], ...options: readonly string[]) =>
  withDesign(files, async (folder) => {
    const words = named.map((file) => join(folder, "design", file));
    const args = ["look", "import", "fjord", ...words, "--dry-run", "--brands", folder, ...options];
    const { status, stdout, stderr } = await callGroup(tenantCommands({ root: repository }), args);
    return { status, output: (stdout + stderr).replaceAll(`${folder}/design/`, "") };
  });

const colour = (value: unknown) => ({ $type: "color", $value: value });
const contains = (text: string) => expect.stringContaining(text) as string;

describe("Several looks in the files", () => {
  test("are asked about, and nothing is mixed", async () => {
    expect(await dryRun([studioBrandsFile], ["brands.json"])).toEqual({
      status: 1,
      output: [
        "brands.json: light (Light), dark (Dark)",
        "The files have several looks. Nothing was written.",
        "brands.json, Brand: one of these looks is read, say which:",
        '  --theme "Vik"',
        '  --theme "Li"',
        "",
      ].join("\n"),
    });
  });

  test("--theme says which, and the others are named", async () => {
    const { status, output } = await dryRun([studioBrandsFile], ["brands.json"], "--theme", "li");
    expect(status).toBe(0);
    expect(output).toContain("brands.json: light (Li, Light), dark (Li, Dark)\n");
    expect(output).toContain("  Left out: Vik. What is read instead: Li\n");
    expect(output).toMatch(/color\.action +light +#333333 +→ +#9c2f1c/);
    expect(output).toMatch(/color\.action +dark .*background\.action has #dfac9d/);
    // The other brand has a footer, this one has none.
    expect(output).not.toMatch(/color\.footer +(?:light|dark)/);
  });

  test("--theme takes one of each group", async () => {
    const theme = (name: string, group: string, set: string) => ({
      name,
      group,
      selectedTokenSets: { [set]: "enabled" },
    });
    const file = fileOf("sizes.json", {
      small: { radius: { card: { $type: "dimension", $value: "4px" } } },
      large: { radius: { card: { $type: "dimension", $value: "16px" } } },
      a: { background: { action: colour("#145a6e") } },
      b: { background: { action: colour("#9c2f1c") } },
      $themes: [
        theme("Small", "Size", "small"),
        theme("Large", "Size", "large"),
        theme("A", "Brand", "a"),
        theme("B", "Brand", "b"),
      ],
    });
    const asked = await dryRun([file], ["sizes.json"], "--theme", "Large");
    expect([asked.status, asked.output]).toEqual([1, contains("sizes.json, Brand: one of these looks is read")]);
    const { status, output } = await dryRun([file], ["sizes.json"], "--theme", "Large,b");
    expect([status, output]).toEqual([0, expect.stringMatching(/radius\.card +light +8px +→ +16px/) as string]);
    expect(output).toMatch(/color\.action +light +#333333 +→ +#9c2f1c/);
  });

  test("a name that the files do not have", async () => {
    expect(await dryRun([studioBrandsFile], ["brands.json"], "--theme", "Øst")).toEqual({
      status: 2,
      output: contains("--theme Øst: the files have no such theme. They have: Vik, Li, Light"),
    });
  });

  test("somebody at a terminal is asked which", async () => {
    await withDesign([studioBrandsFile], async (folder) => {
      const asked: (readonly string[])[] = [];
      const { changes } = await importLook({
        dir: folder,
        brand: "fjord",
        files: ["brands.json"],
        calledFrom: join(folder, "design"),
        dryRun: true,
        ask: () => Promise.resolve({ token: null }),
        askTheme: ({ names }) => {
          asked.push(names);
          return Promise.resolve("Vik");
        },
      });
      expect(asked).toEqual([["Vik", "Li"]]);
      expect(changes.find(({ role }) => role === "color.footer")?.after).toBe("#0c2f3a");
    });
  });
});

describe("What a file was taken for", () => {
  test.each<readonly [what: string, files: readonly SourceFile[], named: readonly string[], lines: readonly string[]]>([
    [
      "modes of Figma, in a folder",
      figmaThreeModes,
      ["modes"],
      ["modes/Dark.tokens.json: dark", "modes/Light.tokens.json: light", "  Left out: High contrast."],
    ],
    [
      "a folder of Tokens Studio",
      studioFolder,
      ["studio"],
      ["studio/base.json: light and dark", "studio/mode/lys.json: light", "studio/mode/mork.json: dark"],
    ],
    ["Jøkul", [jokulFile], ["jokul.json"], ["jokul.json: light, dark"]],
    ["a resolver", resolverFiles, ["design/system.resolver.json"], ["design/system.resolver.json: light, dark"]],
    [
      "folders called light and dark",
      ["light", "dark"].map((name) =>
        fileOf(`${name}/colors.json`, { page: colour(name === "dark" ? "#111" : "#fff") }),
      ),
      ["light/colors.json", "dark/colors.json"],
      ["light/colors.json: light", "dark/colors.json: dark"],
    ],
  ])("%s", async (_, files, named, lines) => {
    const { status, output } = await dryRun(files, named);
    expect(status).toBe(0);
    for (const line of lines) expect(output).toContain(line);
  });

  test("a file for dark alone changes dark alone", async () => {
    const { output } = await dryRun(
      [fileOf("Mørkmodus.json", { background: { action: colour("#8fd0e3") } })],
      ["Mørkmodus.json"],
    );
    expect(output).toContain("Mørkmodus.json: dark\n");
    expect(output).toMatch(/color\.action +dark/);
    expect(output).not.toMatch(/ light /);
  });

  test("--scheme says it for all files", async () => {
    const { output } = await dryRun([jokulFile], ["jokul.json"], "--scheme", "dark");
    expect(output).toContain("jokul.json: dark\n");
    expect(output).not.toMatch(/color\.\w+ +light /);
  });
});

describe("What is left out", () => {
  test("the files change nothing is said only when everything was read", async () => {
    const page = { page: colour("#f6f6f6") };
    expect((await dryRun([fileOf("a.json", page)], ["a.json"])).output).toContain("The files change nothing.");
    const { status, output } = await dryRun([fileOf("a.json", { ...page, link: colour("{gone}") })], ["a.json"]);
    expect([status, output]).toEqual([0, contains("What could be read changes nothing.")]);
    expect(output).toContain('  "link" is left out: there is no token "gone", which it refers to\n');
  });

  test("a font that is not installed is named, with the package that has it", async () => {
    const font = {
      heading: { $type: "fontFamily", $value: ["Inter", "sans-serif"] },
      body: { $type: "string", $value: "Inter" },
    };
    const { status, output } = await dryRun([fileOf("a.json", { font })], ["a.json"]);
    expect(status).toBe(0);
    for (const name of ["heading", "body"])
      expect(output).toContain(`"font.${name}" is left out: the font Inter is not installed`);
    expect(output).toContain("npm install --save-dev @fontsource-variable/inter");
  });

  test("both sides of a pair of colours are shown", async () => {
    const { output } = await dryRun([fileOf("a.json", { background: { action: colour("#145a6e") } })], ["a.json"]);
    expect(output).toMatch(/color\.action +light .* \d+\.\d\d:1 with onAction #ffffff, needs 4\.5/);
  });
});

describe("Files of somebody who means harm", () => {
  const secret = fileOf("../secret.json", { background: { action: colour("#bada55") } });

  test.each([
    "../secret.json",
    "file:///etc/passwd",
    "https://example.com/tokens.json",
    "/etc/passwd",
    "..\\secret.json",
  ])("a resolver that refers to %s gets nothing", async ($ref) => {
    const file = fileOf("a.resolver.json", {
      version: "2025.10",
      sets: { base: { sources: [{ $ref }] } },
      resolutionOrder: [{ $ref: "#/sets/base" }],
    });
    const { status, output } = await dryRun([file, secret], ["a.resolver.json"]);
    expect([status, output]).toEqual([1, contains("which is not there")]);
    expect(output).not.toMatch(/bada55|root:/);
  });

  test("a pointer of a token into another file gets nothing", async () => {
    const file = fileOf("a.json", {
      page: { $type: "color", $ref: "../secret.json#/background/action" },
      link: colour("#145a6e"),
    });
    const { status, output } = await dryRun([file, secret], ["a.json"]);
    expect([status, output]).toEqual([
      0,
      contains('"page" is left out: there is no token "../secret.json#/background/action"'),
    ]);
    expect(output).not.toContain("bada55");
  });

  test("a link in a folder is not followed", () =>
    withDesign([fileOf("a/own.json", { link: colour("#145a6e") }), secret], async (folder) => {
      await symlink(join(folder, "secret.json"), join(folder, "design/a/linked.json"));
      await symlink(folder, join(folder, "design/a/loop"));
      const { sources } = lookSources(["a"], join(folder, "design"), "fjord");
      expect(sources.map(({ file }) => file)).toEqual(["a/own.json"]);
      expect(await readFile(join(folder, "secret.json"), "utf8")).toContain("bada55");
    }));

  test("control characters of a name are shown as codes", async () => {
    const { output } = await dryRun(
      [
        fileOf("a.json", {
          "\u001b[31mred": { $type: "color", $value: figmaColour("#123456"), x: 1 },
          b: colour("{\u202egone}"),
        }),
      ],
      ["a.json"],
    );
    expect(["\u001b", "\u202e"].filter((hidden) => output.includes(hidden))).toEqual([]);
  });
});
