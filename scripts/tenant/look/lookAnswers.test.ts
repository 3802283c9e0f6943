import { describe, expect, test } from "vitest";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { figmaFiles, fileOf, jokulFile, studioBrandsFile } from "#tests/support/look/designerFiles.ts";
import { withImport } from "#tests/support/look/LookImport.ts";
import { questionText } from "./lookText.ts";

const darkFile = "themes/fjord.dark.tokens.json";
/** A file whose names leave a role open. */
const openFile = fileOf("nord.json", { color: { Nord: { Hero: { light: "#223344", dark: "#ddeeff" } } } });
const contains = (text: string) => expect.stringContaining(text) as string;

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

  test("a role that stays light brings no dark back that somebody has left out", () =>
    withImport(figmaFiles, async (given) => {
      await given.write("tenants/fjord/look.json", '{ "dark": null }');
      const { output } = await given.answered({ dark: { "color.page": null } });
      expect(output).not.toMatch(/color\.\w+ +dark /);
      expect(await given.answers()).toMatchObject({ dark: null });
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

  test("control characters of an answer are shown as codes", () =>
    withImport([jokulFile], async (given) => {
      await given.write("tenants/fjord/look.json", JSON.stringify({ dark: { "color.page": "\u001b[31mgone" } }));
      const outputs = [
        await given.run("--dry-run"),
        await given.answered({ dark: { "color.page": "\u001b[31mgone" } }),
      ];
      for (const { output } of outputs) {
        expect(output).toContain("[31mgone");
        expect(output).not.toContain("\u001b");
      }
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

  test("a colour that moved to be seen beside the others does not stay as it is", () =>
    withImport([fileOf("a.json", { hero: { $type: "color", $value: "#223344" } })], async (given) => {
      const { output } = await given.run("--dry-run");
      expect(output).toMatch(/color\.onHero +light .* moved, to be seen beside the others\n/);
      expect(output).not.toMatch(/stay as they are: .*\bonHero,/);
      expect(output).toContain("89 of 92 roles keep their values.\n");
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

  test("also in a brand whose dark values an import has written before answers had a list of them", () =>
    withImport(figmaFiles, async (given) => {
      await given.run();
      const { takenInDark: _, ...others } = await given.answers();
      await given.write("tenants/fjord/look.json", JSON.stringify(others));
      await given.run();
      await given.takeAway("action");
      expect((await given.run()).output).toContain("color.action in dark stays as it is built");
      expect(await given.dark()).not.toHaveProperty("action");
    }));

  test("an answer of now counts before it", () =>
    withImport(figmaFiles, async (given) => {
      await given.run();
      await given.takeAway("action");
      const { output } = await given.answered({ dark: { "color.action": "Fjord.400" } });
      expect(output).not.toContain("taken away from themes/fjord.dark.tokens.json\n");
      expect(await given.dark()).toMatchObject({ action: "#5fa3bf" });
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
