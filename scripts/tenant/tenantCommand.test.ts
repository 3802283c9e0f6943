import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { repository } from "#scripts/files/repository.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { variantValues } from "#scripts/brands/themes/themeContract.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { tenantCommands } from "./tenantCommand.ts";

async function run(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = await callGroup(tenantCommands({ root: repository }), [
    ...args,
    "--brands",
    folder,
  ]);
  return { exitCode: status, output: stdout + stderr };
}

const descriptor = "tenants/fjord/tenant.jsonc";
const replaced = (files: FixtureFiles, file: string, from: string, to: string): FixtureFiles => ({
  ...files,
  [file]: String(files[file]).replace(from, () => to),
});

describe("npm run tenant -- diff", () => {
  test("lists the variants of the theme", async () => {
    const [name = "", [first = "", second = ""] = []] = Object.entries(variantValues)[0] ?? [];
    const files = await fixtureFiles("fjord", "vidde");
    const written = new RegExp(`("${name}":\\s*)"([^"]*)"`);
    const theme = String(files["themes/vidde.tokens.json"]);
    const own = written.exec(theme)?.[2] ?? "";
    const other = own === first ? second : first;
    const changed = { ...files, "themes/vidde.tokens.json": theme.replace(written, (_, key) => `${key}"${other}"`) };
    await withFolder(changed, async (folder) => {
      const { differences } = JSON.parse((await run(folder, "diff", "fjord", "vidde", "--json")).output) as {
        differences: unknown[];
      };
      expect(differences).toContainEqual({ field: `theme variant ${name}`, environments: [], a: own, b: other });
    });
  });

  test("lists all differences of a field in one place, with the environments", async () => {
    const brands = replaced(
      await fixtureFiles("fjord", "vidde"),
      "themes/vidde.tokens.json",
      colourText("#f6f6f6"),
      colourText("#f7f7f7"),
    );
    const files = replaced(brands, descriptor, '"hostnames": ["qa.', '"name": "Prøve", "hostnames": ["qa.');
    await withFolder(files, async (folder) => {
      const { differences } = JSON.parse((await run(folder, "diff", "fjord", "vidde", "--json")).output) as {
        differences: { field: string; environments: string[] }[];
      };
      const fields = differences.map(({ field }) => field);
      // Equal fields are neighbours.
      expect(fields.filter((field, index) => field !== fields[index - 1])).toEqual([...new Set(fields)]);
      expect(differences.filter(({ field }) => field === "name")).toEqual([
        { field: "name", environments: ["Production", "Dev", "Test"], a: "Forsikring fjord", b: "Forsikring vidde" },
        { field: "name", environments: ["QA"], a: "Prøve", b: "Forsikring vidde" },
      ]);
      expect(differences).toContainEqual({
        field: "urls.timeout",
        environments: ["Production", "QA", "Dev"],
        a: "https://www.fjord.example/tidsavbrudd",
        b: "https://www.vidde.example/tidsavbrudd",
      });
      expect(differences).toContainEqual({ field: "theme color.page", environments: [], a: "#f6f6f6", b: "#f7f7f7" });
      expect(differences).toContainEqual({
        field: "hostnames",
        environments: ["QA"],
        a: ["qa.fjord.example"],
        b: ["qa.vidde.example"],
      });
      expect((await run(folder, "diff", "fjord", "fjord")).output).toContain("same values");
    });
  });

  test("lists the texts of a language that both have, and no other value again (spec: brands-56)", async () => {
    const files = await fixtureInEnglish();
    const { [`tenants/vidde/tenant.jsonc`]: _, ...vidde } = await fixtureFiles("vidde");
    const texts = String(files["tenants/fjord/tenant.en.jsonc"]);
    const both = {
      ...vidde,
      ...files,
      "tenants/vidde/tenant.jsonc": String(files[descriptor]).replaceAll("fjord", "vidde"),
      "tenants/vidde/tenant.en.jsonc": texts.replace("Good to have you here", "Nice to see you"),
    };
    await withFolder(both, async (folder) => {
      const { output } = await run(folder, "diff", "fjord", "vidde");
      expect(output).toContain(
        'marketing.heroTitle (en)\n  fjord: "Good to have you here"\n  vidde: "Nice to see you"\n',
      );
      expect(output.match(/\(en\)/g)).toHaveLength(1);
    });
  });
});

describe("npm run tenant -- fix", () => {
  const broken = async (): Promise<FixtureFiles> => {
    const files = await fixtureFiles("fjord");
    const misspelt = replaced(files, descriptor, '"alignment": "left"', '"alignement": /* kept */ "lefft"');
    return replaced(misspelt, descriptor, '"21 00 00 00"', '"+47 21 00 00 00"');
  };

  test("takes the data of drawing programs out of images, and says which", async () => {
    const drawing = await readFile(join(repository, "tests/support/drawings/inkscape/inkscape.svg"), "utf8");
    const logo = "tenants/fjord/logo.svg";
    await withFolder({ ...(await fixtureFiles("fjord")), [logo]: drawing }, async (folder) => {
      const dry = await run(folder, "fix", "fjord", "--dry-run");
      expect(dry.output).toContain("sodipodi:namedview");
      expect(await readFile(join(folder, logo), "utf8")).toBe(drawing);
      const { output, exitCode } = await run(folder, "fix", "fjord");
      expect(output).toContain(`${logo}:10`);
      expect(output).toContain("Made 1 correction. No findings are left.");
      expect(exitCode).toBe(0);
      const after = await readFile(join(folder, logo), "utf8");
      expect(after).toContain('id="circle30"');
      expect(after).not.toMatch(/inkscape:|sodipodi:/);
      expect((await run(folder, "fix", "fjord")).output).toContain("Made 0 corrections");
    });
  });

  test("takes the mark out that Windows' programs write before a text", async () => {
    const files = await fixtureFiles("fjord");
    const logo = "tenants/fjord/logo.svg";
    const marked = Object.fromEntries([descriptor, logo].map((file) => [file, `\ufeff${String(files[file])}`]));
    await withFolder({ ...files, ...marked }, async (folder) => {
      const { output, exitCode } = await run(folder, "fix", "fjord");
      expect([output, exitCode]).toEqual([expect.stringContaining("Made 2 corrections. No findings are left."), 0]);
      for (const file of [descriptor, logo]) expect(await readFile(join(folder, file), "utf8")).toBe(files[file]);
    });
  });

  test("replaces characters that are not what they look like", async () => {
    const files = [
      ['"theme": "fjord"', '"theme":\u00a0\u201cfjord\u201d'],
      ['"alignment"', '"\u0430lignment"'],
      ['"21 00 00 00"', '"21\u00a000\u00a000\u00a000"'],
      ['"qa.fjord.example"', '"q\u0430.fjord.example"'],
      ['"Godt å ha deg her"', '"Godt å h\u0430 deg\u200b her"'],
    ].reduce((changed, [from = "", to = ""]) => replaced(changed, descriptor, from, to), await fixtureFiles("fjord"));
    await withFolder(files, async (folder) => {
      const { output } = await run(folder, "fix", "fjord");
      expect(output).toContain("No findings are left.");
      const text = await readFile(join(folder, descriptor), "utf8");
      expect(text).toMatch(/"theme": +"fjord"/);
      for (const word of ['"alignment"', '"21000000"', '"qa.fjord.example"', '"Godt å ha deg her"'])
        expect(text).toContain(word);
    });
  });

  test("corrects keys, values and forms, and keeps comments and order", async () => {
    await withFolder(await broken(), async (folder) => {
      const before = await readFile(join(folder, descriptor), "utf8");
      const dry = await run(folder, "fix", "--dry-run");
      expect(dry.output).toContain('- "alignement"\n  + "alignment"');
      expect(dry.output).toContain('- "+47 21 00 00 00"\n  + "21000000"');
      expect(await readFile(join(folder, descriptor), "utf8")).toBe(before);
      // The misspelt value is seen when its key is corrected.
      const { output } = await run(folder, "fix", "fjord");
      expect(output).toContain("Made 3 corrections. No findings are left.");
      const after = await readFile(join(folder, descriptor), "utf8");
      expect(after).toBe(
        before
          .replace('"alignement"', '"alignment"')
          .replace('"lefft"', '"left"')
          .replace('"+47 21 00 00 00"', '"21000000"'),
      );
      expect((await run(folder, "fix", "fjord")).exitCode).toBe(0);
    });
  });

  test("makes objects of colours that are texts, also in shadows, and writes a missing resolver", async () => {
    const { "themes/fjord.resolver.json": _, ...others } = await fixtureFiles("fjord");
    const theme = "themes/fjord.tokens.json";
    const texts = replaced(
      replaced(others, theme, colourText("#f6f6f6"), '"#F6F6F6"'),
      theme,
      colourText("#0000001f"),
      '"#0000001F"',
    );
    await withFolder(texts, async (folder) => {
      expect((await run(folder, "fix", "fjord")).exitCode).toBe(0);
      expect(await readFile(join(folder, theme), "utf8")).toBe(String(others[theme]));
      expect(await readFile(join(folder, "themes/fjord.resolver.json"), "utf8")).toBe(resolverText("fjord"));
      expect((await validateBrands(folder)).findings).toEqual([]);
    });
  });

  test("replaces a colour that is written on several lines as a whole", async () => {
    const long = JSON.stringify(JSON.parse(colourText("#999999")), null, 2);
    const files = replaced(await fixtureFiles("fjord"), "themes/fjord.tokens.json", colourText("#555555"), long);
    await withFolder(files, async (folder) => {
      expect((await run(folder, "fix", "--colours")).exitCode).toBe(0);
      expect((await validateBrands(folder)).findings).toEqual([]);
    });
  });

  test("changes a colour only when asked to", async () => {
    const files = replaced(
      await fixtureFiles("fjord"),
      "themes/fjord.tokens.json",
      colourText("#555555"),
      colourText("#999999"),
    );
    await withFolder(files, async (folder) => {
      expect((await run(folder, "fix")).exitCode).toBe(1);
      expect((await run(folder, "fix", "--colours")).exitCode).toBe(0);
      expect((await validateBrands(folder)).findings).toEqual([]);
    });
  });

  test("a brand that does not exist is an error, not a brand without findings", async () => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      expect(await run(folder, "fix", "fjrod")).toEqual({
        exitCode: 2,
        output: expect.stringContaining('There is no brand "fjrod". Did you mean "fjord"?') as string,
      });
    });
  });

  test("with --json: each correction with its place, and how many findings are left", async () => {
    await withFolder(await broken(), async (folder) => {
      const { output, exitCode } = await run(folder, "fix", "fjord", "--dry-run", "--json");
      expect(JSON.parse(output)).toEqual({
        fixed: [
          { file: descriptor, line: 7, code: "unknown-key", before: '"alignement"', after: '"alignment"' },
          { file: descriptor, line: 8, code: "bad-phone", before: '"+47 21 00 00 00"', after: '"21000000"' },
        ],
        left: 0,
      });
      expect(exitCode).toBe(0);
    });
  });

  test("a note is not among the findings that are left", async () => {
    const consent = '"consent": { "strategy": "bank-cookie-level", "cookieName": "level", "optedInLevel": "2" }';
    const files = replaced(await fixtureFiles("fjord"), descriptor, '"id":', `"analytics": { ${consent} }, "id":`);
    await withFolder(files, async (folder) => {
      expect((await validateBrands(folder)).findings.map(({ code }) => code)).toEqual(["unneeded-consent"]);
      expect(await run(folder, "fix")).toEqual({
        output: "Made 0 corrections. No findings are left.\n",
        exitCode: 0,
      });
    });
  });

  test("does not write a key that is there already", async () => {
    const files = replaced(
      await fixtureFiles("fjord"),
      descriptor,
      '"alignment":',
      '"alignement": "left", "alignment":',
    );
    await withFolder(files, async (folder) => {
      const { exitCode } = await run(folder, "fix");
      expect(exitCode).toBe(1);
      expect(await readFile(join(folder, descriptor), "utf8")).toBe(files[descriptor]);
    });
  });
});
