import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { figmaFiles, fileOf, jokulFile, studioBrandsFile } from "#tests/support/look/designerFiles.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { tenantCommands } from "../tenantCommand.ts";
import { importLook } from "./importLook.ts";
import type { AskRole } from "./roleQuestions.ts";
import { questionText } from "./lookText.ts";

const darkFile = "themes/fjord.dark.tokens.json";
/** A file whose names leave a role open. */
const openFile = fileOf("nord.json", { color: { Nord: { Hero: { light: "#223344", dark: "#ddeeff" } } } });
const contains = (text: string) => expect.stringContaining(text) as string;

/** A brand with the files of a designer beside it. */
class Import {
  readonly #folder: string;
  readonly #named: readonly string[];

  constructor(folder: string, files: readonly SourceFile[]) {
    this.#folder = folder;
    this.#named = files.map(({ file }) => join(folder, "design", file));
  }

  /** Imports the files. */
  async run(...options: readonly string[]) {
    const args = ["look", "import", "fjord", ...this.#named, "--brands", this.#folder, ...options];
    const { status, stdout, stderr } = await callGroup(tenantCommands({ root: repository }), args);
    return { status, output: stdout + stderr };
  }

  /** Imports the files with somebody at the terminal. */
  async asked(ask: AskRole) {
    const [dir, files] = [this.#folder, this.#named];
    return importLook({ dir, brand: "fjord", files, calledFrom: dir, dryRun: false, ask });
  }

  /** Imports the files with a file of answers. */
  async answered(answers: object, ...options: readonly string[]) {
    const file = join(this.#folder, "answers.json");
    await writeFile(file, JSON.stringify(answers));
    return this.run("--answers", file, ...options);
  }

  async json(file: string): Promise<Record<string, unknown>> {
    return JSON.parse(await readFile(join(this.#folder, file), "utf8")) as Record<string, unknown>;
  }

  /** What the brand remembers. */
  answers = () => this.json("tenants/fjord/look.json");

  /** The colours that are taken over in dark, as `#rrggbb`. */
  async dark(): Promise<Record<string, string | undefined>> {
    const { color } = (await this.json(darkFile)) as { color: Record<string, { $value?: { hex?: string } }> };
    const roles = Object.entries(color).filter(([name]) => !name.startsWith("$"));
    return Object.fromEntries(roles.map(([name, { $value }]) => [name, $value?.hex]));
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.#folder, file), text);
  }

  /** Takes values out of the file with the dark colours, as somebody does in an editor. */
  async takeAway(...roles: readonly string[]): Promise<void> {
    const whole = (await this.json(darkFile)) as { color: Record<string, unknown> };
    const color = Object.fromEntries(Object.entries(whole.color).filter(([name]) => !roles.includes(name)));
    await this.write(darkFile, JSON.stringify({ ...whole, color }));
  }

  /** Takes dark away from the brand. */
  async takeDarkAway(): Promise<void> {
    await rm(join(this.#folder, darkFile));
    await this.write("themes/fjord.resolver.json", resolverText("fjord", ["light"], []));
  }

  findings = async () => (await validateBrands(this.#folder)).findings;
}

const withImport = async (files: readonly SourceFile[], task: (given: Import) => Promise<void>): Promise<void> =>
  withFolder(await fixtureFiles("fjord"), async (folder) => {
    for (const { file, text } of files) {
      await mkdir(dirname(join(folder, "design", file)), { recursive: true });
      await writeFile(join(folder, "design", file), text);
    }
    await task(new Import(folder, files));
  });

describe("Dark is answered apart from light", () => {
  test("light alone: dark is as it was, and so it stays at the next import", () =>
    withImport([jokulFile], async (given) => {
      const { status, output } = await given.answered({ dark: null });
      expect([status, output]).toEqual([0, expect.stringMatching(/color\.action +light .* #145a6e/) as string]);
      expect(output).not.toMatch(/color\.\w+ +dark /);
      expect(output).toContain('Light alone is read, as "dark": null in tenants/fjord/look.json says.\n');
      expect(await given.answers()).toMatchObject({ dark: null });
      expect((await given.run()).output).not.toMatch(/color\.\w+ +dark |Wrote/);
      expect(await given.findings()).toEqual([]);
    }));

  test("a role in light alone, and another token in dark", () =>
    withImport(figmaFiles, async (given) => {
      const dark = { "color.page": null, "color.action": "Fjord.400" };
      const { status, output } = await given.answered({ dark });
      expect([status, output]).toEqual([0, expect.stringMatching(/color\.action +dark .* #5fa3bf .* Fjord\.400/)]);
      expect(await given.dark()).toMatchObject({ action: "#5fa3bf", text: "#e6f0f5" });
      expect(await given.dark()).not.toHaveProperty("page");
      expect(await given.answers()).toMatchObject({ dark });
      expect(await given.findings()).toEqual([]);
    }));

  test("the words of an import say how", () =>
    withImport([jokulFile], async (given) => {
      const { output } = await given.run("--dry-run");
      expect(output).toContain(
        '"dark": null in tenants/fjord/look.json leaves dark as it is, "dark": {"color.page": null} one role of it.\n',
      );
    }));

  test.each([
    [{ "color.pagge": null }, '"color.pagge" is not a role'],
    [{ "color.page": "Fjord.70" }, 'the files have no token "Fjord.70" for color.page in dark'],
  ])("answers such as %j are refused", (dark, message) =>
    withImport(figmaFiles, async (given) => {
      expect(await given.answered({ dark })).toEqual({ status: 2, output: contains(message) });
    }),
  );

  test("a token for dark that a later file does not have: the value stays, and it is said", () =>
    withImport([jokulFile], async (given) => {
      await given.write("tenants/fjord/look.json", '{ "dark": { "color.page": "gone" } }');
      const { status, output } = await given.run();
      expect([status, output]).toEqual([0, contains('color.page in dark keeps its value: the files have no "gone"')]);
      expect(await given.dark()).not.toHaveProperty("page");
    }));

  test("at a terminal the question shows dark, and takes a token for light alone", () =>
    withImport([openFile], async (given) => {
      const asked: string[] = [];
      const { changes } = await given.asked((question) => {
        asked.push(questionText(question));
        return Promise.resolve({ token: question.candidates[0] ?? null, isLightOnly: true });
      });
      expect(asked).toEqual([expect.stringMatching(/1 {2}color\.Nord\.Hero {2}#223344, in dark #ddeeff\n[^]*1 light/)]);
      expect(changes.map(({ role, scheme }) => [role, scheme])).toContainEqual(["color.hero", "light"]);
      expect(changes.filter(({ scheme }) => scheme === "dark")).toEqual([]);
      expect(await given.answers()).toMatchObject({
        roles: { "color.hero": "color.Nord.Hero" },
        dark: { "color.hero": null },
      });
    }));
});

describe("A role that no name says", () => {
  const files = [
    fileOf("a.json", { ocean: { $type: "color", $value: "#0b4f6c" }, page: { $type: "color", $value: "#fafafa" } }),
  ];

  test("is listed with what it is for and its colour, beside the tokens that no role has", () =>
    withImport(files, async (given) => {
      const { output } = await given.run("--dry-run");
      expect(output).toMatch(/\n {2}color\.hero +#[\da-f]{6} +Background of the band at the top of a page\.\n/);
      expect(output).toContain("Tokens that no role has:\n  ocean  #0b4f6c\n");
      expect(output).toContain('"roles": {"color.hero": "ocean"} in tenants/fjord/look.json gives a role a token');
    }));

  test("a line in look.json decides: then the list does not have it any more", () =>
    withImport(files, async (given) => {
      await given.write("tenants/fjord/look.json", '{ "roles": { "color.hero": "ocean", "color.footer": null } }');
      const { output } = await given.run();
      expect(output).toMatch(/color\.hero +light +#\w{6} +→ +#0b4f6c/);
      expect(output).not.toContain("Tokens that no role has");
      // Without a token there is nothing to decide: the others are a line.
      expect(output).toMatch(/\nColours that no name in the files says stay as they are: surface, .*, overlay, .*\n/);
      expect(output).not.toMatch(/as they are: .*\b(?:hero|footer)\b,/);
    }));

  test("an open role comes with an answer that can be copied", () =>
    withImport([openFile], async (given) => {
      const { output } = await given.run();
      expect(output).toContain(
        'Answer in tenants/fjord/look.json, or in another file for --answers, and import again:\n  {"roles":{"color.hero":"color.Nord.Hero"}}\n',
      );
      await given.write("tenants/fjord/look.json", '{"roles":{"color.hero":"color.Nord.Hero"}}');
      expect(await given.run()).toMatchObject({ status: 0 });
    }));
});

describe("What somebody has taken away after an import", () => {
  test("a dark value stays away: it is said once, and remembered", () =>
    withImport(figmaFiles, async (given) => {
      await given.run();
      expect(await given.dark()).toMatchObject({ action: "#8cc6de", page: "#0b1418" });
      await given.takeAway("action");
      const { status, output } = await given.run();
      expect([status, output]).toEqual([
        0,
        contains(`color.action in dark stays as it is built: it was taken away from ${darkFile}`),
      ]);
      expect(output).not.toMatch(/color\.action +dark /);
      expect(await given.dark()).not.toHaveProperty("action");
      expect(await given.dark()).toHaveProperty("page");
      expect(await given.answers()).toMatchObject({ dark: { "color.action": null } });
      const again = await given.run();
      expect(again.output).not.toMatch(/taken away|Wrote|color\.action +dark/);
    }));

  test("dark as a whole stays away", () =>
    withImport(figmaFiles, async (given) => {
      await given.run();
      await given.takeDarkAway();
      const { output } = await given.run();
      expect(output).toContain("Dark stays away: it was taken away from themes/fjord.resolver.json");
      expect(output).not.toMatch(/color\.\w+ +dark /);
      expect(await given.answers()).toMatchObject({ dark: null });
      expect((await given.run()).output).not.toMatch(/taken away|Wrote/);
      expect(await given.findings()).toEqual([]);
    }));

  test("who removes the answer gets it again", () =>
    withImport(figmaFiles, async (given) => {
      await given.run();
      await given.takeAway("action");
      await given.run();
      const { dark: _, ...others } = await given.answers();
      await given.write("tenants/fjord/look.json", JSON.stringify(others));
      await given.run();
      expect(await given.dark()).toMatchObject({ action: "#8cc6de" });
    }));
});

describe("The rows for dark", () => {
  test("what follows light has a row, where the brand had dark before", () =>
    withImport([fileOf("a.json", { background: { action: { $type: "color", $value: "#145a6e" } } })], async (given) => {
      expect((await given.run("--dry-run")).output).not.toMatch(/ dark /);
      await given.write("themes/fjord.resolver.json", resolverText("fjord", ["light", "dark"], []));
      const { output } = await given.run("--dry-run");
      expect(output).toMatch(/color\.action +dark +#\w{6} +→ +#\w{6} .* built from the other colours\n/);
      expect(output).not.toContain(darkFile);
    }));
});

describe("Which look of the files is read", () => {
  test("is remembered: the second import needs no option, and another one can be said", () =>
    withImport([studioBrandsFile], async (given) => {
      expect(await given.run()).toMatchObject({ status: 1 });
      await given.run("--theme", "li");
      expect(await given.answers()).toMatchObject({ themes: ["Li"] });
      const { status, output } = await given.run();
      expect([status, output]).toEqual([0, contains("brands.json: light (Li, Light), dark (Li, Dark)\n")]);
      await given.run("--theme", "Vik");
      expect(await given.answers()).toMatchObject({ themes: ["Vik"] });
      expect((await given.run()).output).toContain("brands.json: light (Vik, Light), dark (Vik, Dark)\n");
    }));

  test("the answer that can be copied has it", () =>
    withImport([studioBrandsFile, openFile], async (given) => {
      const { status, output } = await given.run("--theme", "li");
      expect([status, output]).toEqual([1, contains('  {"themes":["Li"],"roles":{"color.hero":"color.Nord.Hero"}}\n')]);
    }));

  test("answers can have it", () =>
    withImport([studioBrandsFile], async (given) => {
      expect((await given.answered({ themes: ["Vik"] })).output).toContain("light (Vik, Light)");
      expect(await given.answers()).toMatchObject({ themes: ["Vik"] });
    }));

  test("a name that the files have no more is asked about again", () =>
    withImport([studioBrandsFile], async (given) => {
      await given.write("tenants/fjord/look.json", '{ "themes": ["Øst"] }');
      expect(await given.run()).toEqual({ status: 1, output: contains('--theme "Vik"') });
      await given.run("--theme", "Vik");
      expect(await given.answers()).toMatchObject({ themes: ["Vik"] });
    }));
});
