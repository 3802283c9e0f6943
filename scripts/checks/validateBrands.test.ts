import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { chmod, mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { MissingFolderError } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "./Rule.ts";
import { rules } from "./rules/rules.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { exitCodeOf, reportFindings } from "./report/reportFindings.ts";
import { formatReport } from "./report/formatReport.ts";
import { jsonReport } from "./report/jsonReport.ts";
import { validateBrands } from "./validateBrands.ts";

const rule = (check: Rule["check"]): Rule => ({ name: "broken", check });

async function withRule(check: Rule["check"]) {
  return withFolder(await fixtureFiles("fjord"), (folder) => validateBrands(folder, [...rules, rule(check)]));
}

describe("npm run validate: valid brands", () => {
  test("have no findings, and all of them can be built", async () => {
    const result = await withFolder(await fixtureFiles("fjord", "vidde"), (folder) => validateBrands(folder));
    expect(result.findings).toEqual([]);
    expect(result.crashes).toEqual([]);
    expect(result.brands.map(({ id }) => id)).toEqual(["fjord", "vidde"]);
    expect(exitCodeOf(result)).toBe(0);
    expect(formatReport(result, { colour: false })).toMatch(/^✓ no findings \(2 brands, 2 themes, \d+ text files\)\n$/);
  });
});

const descriptor = "tenants/fjord/tenant.jsonc";

/** The codes of the findings in a valid brand with one part of its descriptor replaced. */
async function codesWith(part: string, replacement: string): Promise<readonly string[]> {
  const files = await fixtureFiles("fjord");
  const text = String(files[descriptor]);
  expect(text).toContain(part);
  const changed = { ...files, [descriptor]: text.replace(part, () => replacement) };
  const { findings } = await withFolder(changed, (folder) => validateBrands(folder));
  return findings.map(({ code }) => code);
}

describe("npm run validate: what is near a problem and is none", () => {
  test.each([
    [
      "the cookie domain is the host itself",
      '"Production": {',
      '"Production": { "cookieConsent": { "domain": "forsikring.fjord.example" },',
    ],
    [
      "a product that cannot be bought is a candidate where nothing is recommended",
      '"marketing": {',
      '"features": { "recommendations": false }, "recommendations": { "candidates": ["BIL", "MC"] }, "marketing": {',
    ],
  ])("%s", async (_, part, replacement) => {
    expect(await codesWith(part, replacement)).toEqual([]);
  });

  test("a host name that is there twice is one finding", async () => {
    const host = '"hostnames": ["qa.fjord.example"]';
    expect(await codesWith(host, host.replace("]", ', "qa.fjord.example"]'))).toEqual(["duplicate-host"]);
  });
});

describe("npm run validate: a rule that throws is never a pass", () => {
  test("a rule that throws is reported by name, with exit code 2", async () => {
    const result = await withRule(() => {
      throw new Error("broken on purpose");
    });
    expect(result.crashes).toMatchObject([{ rule: "broken", message: expect.stringContaining("broken on purpose") }]);
    expect(exitCodeOf(result)).toBe(2);
    expect(formatReport(result, { colour: false })).toContain('The rule "broken" failed with an error');
    expect(JSON.parse(jsonReport(result))).toMatchObject({ ok: false, crashes: [{ rule: "broken" }] });
  });

  test("the findings of the other rules are still reported", async () => {
    const files = { ...(await fixtureFiles("fjord")), "tenants/fjord/tenant.jsonc": '{ "id": "x" }' };
    const crash = rule(() => {
      throw new Error("broken on purpose");
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

  test("a problem in the base is one finding, not one for each brand", async () => {
    const files = await fixtureFiles("fjord", "vidde", "topp");
    const broken = {
      ...files,
      "tenants/base.jsonc": String(files["tenants/base.jsonc"]).replace('"detect"', '"detct"'),
    };
    const { findings } = await withFolder(broken, (folder) => validateBrands(folder));
    expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual(["tenants/base.jsonc unknown-value"]);
  });

  test("a base that is not JSON is one finding, and no brand can be built", async () => {
    const whole = await withFolder(await fixtureFiles("fjord"), async (folder) => {
      const { brands } = await validateBrands(folder);
      return brands[0];
    });
    // Complete without the base, so that only the broken base keeps it from being built.
    const complete = JSON.stringify({
      ...whole?.effective.Production,
      environments: {
        Production: { hostnames: ["forsikring.fjord.example"] },
        QA: { hostnames: ["qa.fjord.example"] },
      },
    });
    const files = {
      ...(await fixtureFiles("fjord")),
      "tenants/fjord/tenant.jsonc": complete,
      "tenants/base.jsonc": "{",
    };
    const { findings, brands } = await withFolder(files, (folder) => validateBrands(folder));
    expect(findings.map(({ code }) => code)).toEqual(["syntax-error"]);
    expect(brands).toEqual([]);
  });

  test("has a code frame with the token underlined", async () => {
    const files = await fixtureFiles("fjord");
    const changed = {
      ...files,
      "tenants/fjord/tenant.jsonc": String(files["tenants/fjord/tenant.jsonc"]).replace('"left"', '"lefft"'),
    };
    const report = await withFolder(changed, async (folder) =>
      formatReport(await validateBrands(folder), { colour: false }),
    );
    expect(report).toContain('> 7 │   "logo": { "alignment": "lefft" },\n');
    expect(report).toContain(`    │                          ${"^".repeat(7)}\n`);
    expect(report).toContain('did you mean "left"?');
    expect(report).toContain("✗ 1 finding in 1 file");
  });
});

describe("npm run validate: colours with too little contrast", () => {
  test("are reported with pair, ratio and the nearest colour that passes", async () => {
    const files = await fixtureFiles("fjord");
    const theme = String(files["themes/fjord.tokens.json"]).replace(colourText("#555555"), colourText("#999999"));
    const result = await withFolder({ ...files, "themes/fjord.tokens.json": theme }, (folder) =>
      validateBrands(folder),
    );
    const report = formatReport(result, { colour: false });
    expect(report).toContain(
      "textSubtle #999999 on page #f6f6f6 has 2.63:1; textSubtle #999999 on surface #ffffff has 2.84:1",
    );
    const nearest = /nearest colour that passes: .*"hex": "(#[\da-f]{6})"/.exec(report)?.[1] ?? "";
    const mended = theme.replace(colourText("#999999"), colourText(nearest));
    const again = await withFolder({ ...files, "themes/fjord.tokens.json": mended }, (folder) =>
      validateBrands(folder),
    );
    expect(again.findings).toEqual([]);
  });
});

describe("npm run validate: a colour of the palette with too little contrast", () => {
  test("is one finding, where the colour is written, with one suggestion for all its pairs", async () => {
    const files = await fixtureFiles("fjord");
    const roles = ["action", "link", "linkHover", "actionHover"];
    const theme = roles.reduce(
      (text, role) => text.replace(new RegExp(`("${role}": \\{\\s*"\\$value": )\\{[^}]*\\}`), '$1"{palette.blue}"'),
      String(files["themes/fjord.tokens.json"]).replace(
        '"color": {',
        '"palette": { "$type": "color", "blue": { "$value": ' + colourText("#6ea8e0") + ' } }, "color": {',
      ),
    );
    const check = (text: string) =>
      withFolder({ ...files, "themes/fjord.tokens.json": text }, (folder) => validateBrands(folder));
    const { findings } = await check(theme);
    expect(findings.map(({ code }) => code)).toEqual(["low-contrast"]);
    const [finding] = findings;
    expect(theme.split("\n")[(finding?.line ?? 1) - 1]?.slice((finding?.column ?? 1) - 1)).toMatch(
      /^\{ "colorSpace".*"hex": "#6ea8e0"/,
    );
    expect(finding?.related?.length).toBeGreaterThan(1);
    const mended = theme.replace(colourText("#6ea8e0"), finding?.fix?.text ?? "");
    expect((await check(mended)).findings).toEqual([]);
  });
});

describe("npm run validate: folders", () => {
  test("one that does not exist is an error, not a result", async () => {
    await expect(validateBrands("/does/not/exist")).rejects.toThrow(MissingFolderError);
  });

  test.each([
    ["a brand's folder", "tenants/fjord", "tenants/vidde"],
    ["a folder that does not exist", "tenants/nowhere", "tenants/vidde"],
    ["a descriptor", "tenants/fjord/tenant.jsonc", "tenants/vidde/tenant.jsonc"],
    ["an image", "/etc/passwd", "tenants/fjord/logo.svg"],
    ["a theme", "themes/fjord.tokens.json", "themes/vidde.tokens.json"],
  ])("a link to %s is a finding, and nothing of what it leads to is read", async (_, target, file) => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await rm(join(folder, file), { force: true });
      await symlink(resolve(folder, target), join(folder, file));
      const validation = await validateBrands(folder);
      const { findings } = reportFindings(validation);
      const found = findings.find((finding) => finding.file === file);
      expect(found).toMatchObject({ code: "unreadable-file", message: `${file} is a link` });
      expect(found).not.toHaveProperty("frame");
      expect(validation.brands.map(({ id }) => id)).not.toContain("vidde");
    });
  });

  test("unreadable-file: a file without read permission", async () => {
    const { findings, crashes } = await withFolder(await fixtureFiles("fjord"), async (folder) => {
      const path = join(folder, "tenants/fjord/logo.svg");
      await chmod(path, 0);
      return validateBrands(folder);
    });
    expect(crashes).toEqual([]);
    // root can read every file.
    expect(findings.map(({ code }) => code)).toEqual(process.getuid?.() === 0 ? [] : ["unreadable-file"]);
  });
});
