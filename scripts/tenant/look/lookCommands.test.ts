import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { figmaColour, figmaFiles, fileOf, resolverFiles, tokensStudioFile } from "#tests/support/look/designerFiles.ts";
import { withDesign } from "#tests/support/look/LookImport.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { tenantCommands } from "../tenantCommand.ts";
import { importLook } from "./importLook.ts";
import type { RoleQuestion } from "./roleQuestions.ts";

async function call(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = await callGroup(tenantCommands({ root: repository }), [
    "look",
    ...args,
    "--brands",
    folder,
  ]);
  return { status, output: stdout + stderr };
}

const designOf = (folder: string, files: readonly SourceFile[]) =>
  files.map(({ file }) => join(folder, "design", file));
const theme = "themes/fjord.tokens.json";
/** A file whose names leave a role open. */
const openFile = fileOf("nord.json", { Nord: { Hero: { $type: "color", $value: figmaColour("#223344") } } });
const read = (folder: string, file: string) => readFile(join(folder, file), "utf8");
const valueOf = async (folder: string, file: string, role: string) => {
  const [group = "", token = ""] = role.split(".");
  const parsed = JSON.parse(await read(folder, file)) as Record<string, Record<string, { $value: { hex?: string } }>>;
  return parsed[group]?.[token]?.$value;
};

/** Every role that is open keeps its value. */
async function keepAll(folder: string, args: readonly string[]): Promise<string> {
  const { output } = await call(folder, "import", "fjord", ...args, "--dry-run", "--json");
  const { open } = JSON.parse(output) as { open: readonly { role: string }[] };
  const file = join(folder, "answers.json");
  await writeFile(file, JSON.stringify({ roles: Object.fromEntries(open.map(({ role }) => [role, null])) }));
  return file;
}

describe("npm run tenant -- look import", () => {
  test("without a terminal, open roles are listed with their candidates, and nothing is written", () =>
    withDesign([...figmaFiles, openFile], async (folder) => {
      const before = await read(folder, theme);
      const { status, output } = await call(folder, "import", "fjord", ...designOf(folder, [...figmaFiles, openFile]));
      expect(status).toBe(1);
      expect(output).toContain("1 role is open. Nothing was written.");
      expect(output).toContain("Theme/Light.tokens.json: light\n");
      expect(output).toContain("Theme/Dark.tokens.json: dark\n");
      expect(output).toContain("Primitives/Mode 1.tokens.json: light and dark\n");
      expect(output).toMatch(
        / {2}color\.hero: .*\n {4}it is #[\da-f]{6}\n {4}its contrast is checked with color\.onHero #.*\n {4}- Nord\.Hero {2}#223344\n/,
      );
      expect(await read(folder, theme)).toBe(before);
      expect(await readdir(join(folder, "tenants/fjord"))).not.toContain("look.json");
    }));

  test("a colour of the palette that gets another hue gets a name that says so", () => {
    const purple = fileOf("own.json", { color: { hero: { $type: "color", $value: figmaColour("#4a148c") } } });
    return withDesign([purple], async (folder) => {
      const written = JSON.parse(await read(folder, theme)) as Record<string, Record<string, object>>;
      const sea = { $type: "color", $value: figmaColour("#0d3b36"), $description: "Sjøgrønn" };
      const hero = { ...written["color"]?.["hero"], $value: "{palette.sea}" };
      const own = { ...written, palette: { ...written["palette"], sea }, color: { ...written["color"], hero } };
      await writeFile(join(folder, theme), JSON.stringify(own));
      expect(await call(folder, "import", "fjord", ...designOf(folder, [purple]))).toMatchObject({ status: 0 });
      const { palette } = JSON.parse(await read(folder, theme)) as { palette: Record<string, object> };
      expect(palette["sea"]).toMatchObject({ $value: { hex: "#4a148c" }, $description: "Mørk lilla" });
    });
  });

  test(
    "with answers: one edit of theme, dark values, resolver and answers, which validate passes",
    () =>
      withDesign(figmaFiles, async (folder) => {
        const files = designOf(folder, figmaFiles);
        const answers = await keepAll(folder, files);
        const dry = await call(folder, "import", "fjord", ...files, "--answers", answers, "--dry-run");
        expect(dry).toMatchObject({
          status: 0,
          output: expect.stringContaining("Would write themes/fjord.tokens.json") as string,
        });
        expect(await valueOf(folder, theme, "color.action")).toMatchObject({ hex: "#333333" });

        const { status, output } = await call(folder, "import", "fjord", ...files, "--answers", answers);
        expect(status).toBe(0);
        expect(output).toMatch(/color\.action +light +#333333 +→ +#0f4c66 +\d+\.\d\d:1 with \w+ #[\da-f]{6}, needs \d/);
        expect(output).toContain(
          "Wrote themes/fjord.tokens.json, themes/fjord.dark.tokens.json, themes/fjord.resolver.json, tenants/fjord/look.json",
        );
        expect(await valueOf(folder, theme, "color.action")).toMatchObject({ hex: "#0f4c66" });
        expect(await valueOf(folder, theme, "font.sizeMd")).toEqual({ value: 1.125, unit: "rem" });
        expect(await valueOf(folder, theme, "font.body")).toEqual(["work-sans", "system-ui", "sans-serif"]);
        expect(await valueOf(folder, "themes/fjord.dark.tokens.json", "color.page")).toMatchObject({ hex: "#0b1418" });
        expect((await validateBrands(folder)).findings).toEqual([]);

        // The next export asks nothing, and the same one changes nothing.
        const again = await call(folder, "import", "fjord", ...files);
        expect(again).toMatchObject({
          status: 0,
          // A token that no role can take is left out.
          output: expect.stringContaining("What could be read changes nothing.") as string,
        });
        const light = join(folder, "design/Theme/Light.tokens.json");
        await writeFile(
          light,
          (await readFile(light, "utf8")).replaceAll(/"Brand": \{\s*"Default": \{[^]*?"hex": "#0F4C66"/gi, (text) =>
            text.replace(/\[[^\]]*\]/, "[0.2, 0.3, 0.1]").replace(/#0F4C66/i, "#334d1a"),
          ),
        );
        expect(await call(folder, "import", "fjord", ...files)).toMatchObject({ status: 0 });
        expect(await valueOf(folder, theme, "color.action")).toMatchObject({ hex: "#334d1a" });
      }),
    60_000,
  );

  test("comments and formatting of the theme stay", () =>
    withDesign([fileOf("a.json", { border: { $type: "color", $value: figmaColour("#abcdef") } })], async (folder) => {
      const before = (await read(folder, theme)).replace('"border": {', '// decorative\n    "border": {');
      await writeFile(join(folder, theme), before);
      const answers = await keepAll(folder, [join(folder, "design/a.json")]);
      expect(await call(folder, "import", "fjord", join(folder, "design/a.json"), "--answers", answers)).toMatchObject({
        status: 0,
      });
      const [old, now] = [before.split("\n"), (await read(folder, theme)).split("\n")];
      expect(now.filter((line) => !old.includes(line))).toEqual([expect.stringContaining('"hex": "#abcdef"')]);
      expect(now).toHaveLength(old.length);
    }));

  test("a resolver names its files", () =>
    withDesign(resolverFiles, async (folder) => {
      const file = join(folder, "design/design/system.resolver.json");
      const answers = await keepAll(folder, [file]);
      expect(await call(folder, "import", "fjord", file, "--answers", answers)).toMatchObject({ status: 0 });
      expect(await valueOf(folder, theme, "color.action")).toMatchObject({ hex: "#1a4f8f" });
    }));

  test("a length that the design does not allow keeps its value, with the limit, and the rest is imported", () =>
    withDesign(
      [
        fileOf("b.json", {
          font: { sizeMd: { $type: "number", $value: 40 } },
          radius: { card: { $type: "number", $value: 70000 } },
          text: { $type: "color", $value: figmaColour("#112233") },
        }),
      ],
      async (folder) => {
        const { status, output } = await call(folder, "import", "fjord", join(folder, "design/b.json"));
        expect([status, output]).toEqual([
          0,
          expect.stringMatching(/font\.sizeMd keeps its value: .*2\.5rem, expected between 16 and 18 px/) as string,
        ]);
        expect(await valueOf(folder, theme, "color.text")).toMatchObject({ hex: "#112233" });
        // A radius from 999 px on is a pill.
        expect(await valueOf(folder, theme, "radius.card")).toEqual({ value: 999, unit: "px" });
        expect((await validateBrands(folder)).findings).toEqual([]);
      },
    ));

  test("somebody at a terminal is asked once, and Enter keeps the value", () =>
    withDesign([tokensStudioFile, openFile], async (folder) => {
      const asked: RoleQuestion[] = [];
      const request = {
        dir: folder,
        brand: "fjord",
        files: ["tokens.json", "nord.json"],
        calledFrom: join(folder, "design"),
        dryRun: false,
        ask: (question: RoleQuestion) => {
          asked.push(question);
          return Promise.resolve({ token: question.role === "color.hero" ? (question.candidates[0] ?? null) : null });
        },
      };
      const { open } = await importLook(request);
      expect(open).toEqual([]);
      expect(asked.length).toBeGreaterThan(0);
      for (const { candidates, now } of asked)
        expect([candidates.length <= 3, now]).toEqual([true, expect.stringMatching(/./)]);
      const count = asked.length;
      await importLook(request);
      expect(asked).toHaveLength(count);
      const { roles } = JSON.parse(await read(folder, "tenants/fjord/look.json")) as { roles: Record<string, unknown> };
      expect(roles["color.action"]).toBe("bakgrunn.primær");
    }));
});

describe("What an import refuses", () => {
  const nothingWritten = async (folder: string, args: readonly string[], status: number, message: string | RegExp) => {
    const files = ["themes", "tenants/fjord"];
    const before = await Promise.all(files.map((each) => readdir(join(folder, each))));
    const text = await read(folder, theme);
    const outcome = await call(folder, "import", ...args);
    expect([outcome.status, outcome.output]).toEqual([status, expect.stringMatching(message) as string]);
    expect(await Promise.all(files.map((each) => readdir(join(folder, each))))).toEqual(before);
    expect(await read(folder, theme)).toBe(text);
  };

  test("a file with an error: its place, and the lines around it", () =>
    withDesign([{ file: "a.json", text: '{\n  "constructor": { "$type": "color", "$value": "#fff" }\n}' }], (folder) =>
      nothingWritten(
        folder,
        ["fjord", join(folder, "design/a.json")],
        1,
        /a\.json:2:3\n {2}"constructor" cannot be the name of a token or group\n[^]*\^\^\^[^]*Nothing was written\./,
      ),
    ));

  test.each([
    [["look"], "Type what to do: look import, look export"],
    [["look", "imprt"], 'There is no command "look imprt". Did you mean "look import"?'],
  ])("a command of two words: %j", async (args, message) => {
    const { status, stderr } = await callGroup(tenantCommands({ root: repository }), args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message) as string]);
  });

  test("a file that is not there", () =>
    withDesign([], (folder) =>
      nothingWritten(
        folder,
        ["fjord", join(folder, "gone.json")],
        1,
        /gone\.json:1:1\n {2}The file cannot be read \(ENOENT\)/,
      ),
    ));

  test.each<readonly [file: string, bytes: string | Uint8Array, says: RegExp]>([
    [
      "logo.svg",
      '<?xml version="1.0"?>\n<!-- Generator: Illustrator -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      /logo\.svg:1:1\n {2}The file is a drawing \(SVG\) and has no design tokens\n[^]*expected .*tenants\/fjord\/logo\.svg.*npm run validate/,
    ],
    ["tokens.json", "<svg/>", /The file is a drawing/],
    [
      "logo.png",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0),
      /The file is a picture of pixels.*\n[^]*expected .*SVG/,
    ],
    ["Sans.woff2", "wOF2\0\0\0\0", /The file is a font[^]*expected .*tenants\/fjord\/fonts\//],
    ["theme.css", ":root { --page: #fff }", /A file of the kind \.css is not read[^]*expected .*docs\/from-figma\.md/],
    ["brand.pdf", "%PDF-1.7\n%\u00e2", /A file of the kind \.pdf is not read/],
  ])("%s, which is no file of tokens: what it is, and where it belongs", (file, bytes, says) =>
    withDesign([], async (folder) => {
      await writeFile(join(folder, file), bytes);
      await nothingWritten(folder, ["fjord", join(folder, file)], 1, says);
    }),
  );

  test("JSON is read whatever its file is called", () =>
    withDesign([], async (folder) => {
      await writeFile(join(folder, "havn.tokens"), '{ "page": { "$type": "color", "$value": "#fafafa" } }');
      const { status, output } = await call(folder, "import", "fjord", join(folder, "havn.tokens"), "--dry-run");
      expect([status, output]).toEqual([0, expect.stringMatching(/color\.page +light .* #fafafa/) as string]);
    }));

  test.each([
    ["a brand", ["fjrod", "a.json"], /There is no brand "fjrod"\. Did you mean "fjord"\?/],
    [
      "a scheme",
      ["fjord", "a.json", "--scheme", "darkk"],
      /--scheme darkk does not exist: expected light or dark\. Did you mean "dark"\?/,
    ],
    ["no file", ["fjord"], /Type a brand and the designer's files/],
  ])("%s that does not exist", (_, args, message) =>
    withDesign([], (folder) => nothingWritten(folder, args, 2, message)),
  );

  test.each([
    [
      { roles: { "color.pagge": null } },
      /"color\.pagge" is not a role of themes\/contract\.tokens\.json\. Did you mean "color\.page"\?/,
    ],
    [{ "color.page": "Fjord.70" }, /no token "Fjord\.70" for color\.page\. Did you mean "Fjord\.\d+"\?/],
    [[], /cannot be read/],
  ])("answers such as %j", (answers, message) =>
    withDesign([...figmaFiles, fileOf("answers.json", answers)], (folder) =>
      nothingWritten(
        folder,
        ["fjord", ...designOf(folder, figmaFiles), "--answers", join(folder, "design/answers.json")],
        2,
        message,
      ),
    ),
  );
});

describe("npm run tenant -- look export", () => {
  test.each(["dtcg", "figma"])("for %s: an import of the files changes nothing", (form) =>
    withDesign(figmaFiles, async (folder) => {
      const files = designOf(folder, figmaFiles);
      await call(folder, "import", "fjord", ...files, "--answers", await keepAll(folder, files));
      const out = join(folder, "out");
      expect(await call(folder, "export", "fjord", "--out", out, "--for", form)).toMatchObject({ status: 0 });
      const written = await readdir(out);
      expect(written).toContain(form === "figma" ? "Dark.tokens.json" : "fjord.resolver.json");
      const again = await call(folder, "import", "fjord", ...written.map((file) => join(out, file)), "--json");
      expect(JSON.parse(again.output)).toMatchObject({ open: [], changes: [], files: [] });
    }),
  );

  test("a brand that does not exist", () =>
    withDesign([], async (folder) => {
      expect(await call(folder, "export", "fjrod", "--out", join(folder, "out"))).toMatchObject({
        status: 2,
        output: expect.stringContaining('Did you mean "fjord"?') as string,
      });
    }));
});
