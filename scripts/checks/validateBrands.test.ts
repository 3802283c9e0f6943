import { chmod, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { MissingFolderError } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "./Rule.ts";
import { rules } from "./rules/rules.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { exitCodeOf, formatReport, jsonReport } from "./formatReport.ts";
import { validateBrands } from "./validateBrands.ts";

const rule = (check: Rule["check"]): Rule => ({ meta: { name: "broken", codes: [] }, check });

async function withRule(check: Rule["check"]) {
  return withFolder(await fixtureFiles("fjord"), (folder) => validateBrands(folder, [...rules, rule(check)]));
}

describe("npm run validate: sound brands", () => {
  test("have no findings, and all of them can be built", async () => {
    const result = await withFolder(await fixtureFiles("fjord", "vidde"), (folder) => validateBrands(folder));
    expect(result.findings).toEqual([]);
    expect(result.crashes).toEqual([]);
    expect(result.brands.map(({ id }) => id)).toEqual(["fjord", "vidde"]);
    expect(exitCodeOf(result)).toBe(0);
    expect(formatReport(result, { colour: false })).toMatch(/^✓ no findings \(2 brands, 2 themes, \d+ text files\)\n$/);
  });
});

describe("npm run validate: a rule that fails itself is never a pass", () => {
  test("one that throws is told by name, with exit 2", async () => {
    const result = await withRule(() => {
      throw new Error("no idea");
    });
    expect(result.crashes).toMatchObject([{ rule: "broken", message: expect.stringContaining("no idea") }]);
    expect(exitCodeOf(result)).toBe(2);
    expect(formatReport(result, { colour: false })).toContain('The rule "broken" failed itself');
    expect(JSON.parse(jsonReport(result))).toMatchObject({ ok: false, crashes: [{ rule: "broken" }] });
  });

  test("one that rejects too", async () => {
    expect(exitCodeOf(await withRule(() => Promise.reject(new Error("later"))))).toBe(2);
  });

  test("one that gives a code that it does not declare, too", async () => {
    const found = { code: "bad-url", file: "x", line: 1, column: 1, length: 1, message: "m" } as const;
    expect((await withRule(() => [found])).crashes[0]?.message).toContain('the code "bad-url"');
  });

  test("the other rules still tell what they found", async () => {
    const files = { ...(await fixtureFiles("fjord")), "tenants/fjord/tenant.jsonc": '{ "id": "x" }' };
    const crash = rule(() => {
      throw new Error("no idea");
    });
    const result = await withFolder(files, (folder) => validateBrands(folder, [crash, ...rules]));
    expect(result.findings.map(({ code }) => code)).toContain("folder-mismatch");
    expect(exitCodeOf(result)).toBe(2);
  });
});

describe("npm run validate: the report", () => {
  test("is sorted by file, line and column, and the same in every run", async () => {
    const files = {
      ...(await fixtureFiles("vidde", "fjord")),
      "tenants/fjord/tenant.jsonc": '{ "id": "x", "b": 1, "a": 1 }',
      "tenants/vidde/tenant.jsonc": '{\n "b": 1,\n "id": 1 }',
    };
    const run = () => withFolder(files, async (folder) => (await validateBrands(folder)).findings);
    const [one, two] = [await run(), await run()];
    expect(one).toEqual(two);
    const places = one.map(
      ({ file, line, column }) => `${file} ${String(line).padStart(3, "0")} ${String(column).padStart(3, "0")}`,
    );
    expect(places).toEqual(places.toSorted());
  });

  test("a problem of the base is told once, not once a brand", async () => {
    const files = await fixtureFiles("fjord", "vidde", "topp");
    const broken = {
      ...files,
      "tenants/base.jsonc": String(files["tenants/base.jsonc"]).replace('"detect"', '"detct"'),
    };
    const { findings } = await withFolder(broken, (folder) => validateBrands(folder));
    expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual(["tenants/base.jsonc unknown-value"]);
  });

  test("a base that is no JSON is one finding, and no brand is built on it", async () => {
    const files = { ...(await fixtureFiles("fjord")), "tenants/base.jsonc": "{" };
    const { findings, brands } = await withFolder(files, (folder) => validateBrands(folder));
    expect(findings.map(({ code }) => code)).toEqual(["syntax-error"]);
    expect(brands).toEqual([]);
  });

  test("shows a code frame that names the token", async () => {
    const files = await fixtureFiles("fjord");
    const changed = {
      ...files,
      "tenants/fjord/tenant.jsonc": String(files["tenants/fjord/tenant.jsonc"]).replace('"left"', '"lefft"'),
    };
    const report = formatReport(await withFolder(changed, (folder) => validateBrands(folder)), { colour: false });
    expect(report).toContain('> 7 │   "logo": { "alignment": "lefft" },\n');
    expect(report).toContain(`    │                          ${"^".repeat(7)}\n`);
    expect(report).toContain('did you mean "left"?');
    expect(report).toContain("✗ 1 finding in 1 file");
  });
});

describe("npm run validate: colours that are too alike", () => {
  test("are told with pair, ratio and the nearest colour that passes", async () => {
    const files = await fixtureFiles("fjord");
    const theme = String(files["themes/fjord.tokens.json"]).replace('"#555555"', '"#999999"');
    const result = await withFolder({ ...files, "themes/fjord.tokens.json": theme }, (folder) =>
      validateBrands(folder),
    );
    const report = formatReport(result, { colour: false });
    expect(report).toContain(
      "textSubtle #999999 on page #f6f6f6 has 2.63:1; textSubtle #999999 on surface #ffffff has 2.84:1",
    );
    const nearest = /nearest that passes: "(#[\da-f]{6})"/.exec(report)?.[1] ?? "";
    const mended = theme.replace("#999999", nearest);
    const again = await withFolder({ ...files, "themes/fjord.tokens.json": mended }, (folder) =>
      validateBrands(folder),
    );
    expect(again.findings).toEqual([]);
  });
});

describe("npm run validate: folders", () => {
  test("one that does not exist is no result at all", async () => {
    await expect(validateBrands("/does/not/exist")).rejects.toThrow(MissingFolderError);
  });

  test("a link out of the brand's folder is not followed", async () => {
    const files = await fixtureFiles("fjord");
    delete files["tenants/fjord/logo.svg"];
    const { findings } = await withFolder(files, async (folder) => {
      await symlink("/etc/passwd", join(folder, "tenants/fjord/logo.svg"));
      return validateBrands(folder);
    });
    expect(findings.map(({ code }) => code)).toEqual(["missing-file"]);
  });

  test("unreadable-file: a file without the right to read it", async () => {
    const { findings, crashes } = await withFolder(await fixtureFiles("fjord"), async (folder) => {
      const path = join(folder, "tenants/fjord/logo.svg");
      await chmod(path, 0);
      return validateBrands(folder);
    });
    expect(crashes).toEqual([]);
    // root may read everything
    expect(findings.map(({ code }) => code)).toEqual(process.getuid?.() === 0 ? [] : ["unreadable-file"]);
  });
});
