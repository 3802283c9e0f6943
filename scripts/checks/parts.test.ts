import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { describe, expect, test } from "vitest";

import { fixtureDescriptor, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { reportFindings } from "./report/reportFindings.ts";
import { validateBrands } from "./validateBrands.ts";

const pathOf = (id: string) => `tenants/${id}/tenant.jsonc`;
const many = Array.from({ length: 140 }, (_, index) => `b${String(index).padStart(3, "0")}`);
const [first = "", last = ""] = [many[0], many.at(-1)];

async function manyBrands(...changes: readonly (readonly [string, (text: string) => string])[]) {
  // Each brand has its own phone number, and its own name.
  const own = (id: string) => fixtureDescriptor(id).replace(/"telefon": "[^"]+"/, `"telefon": "21${id.slice(1)}000"`);
  const files = await fixtureFiles(...many);
  for (const id of many)
    files[pathOf(id)] = own(id).replace(/"organisationNumber": "\d+"/, `"organisationNumber": "999${id.slice(1)}000"`);
  for (const [id, change] of changes) {
    const before = String(files[pathOf(id)]);
    files[pathOf(id)] = change(before);
    expect(files[pathOf(id)]).not.toBe(before);
  }
  return files;
}

const found = async (files: Awaited<ReturnType<typeof manyBrands>>) =>
  withFolder(files, async (folder) => {
    const validation = await validateBrands(folder);
    expect(validation.crashes).toEqual([]);
    return {
      ids: validation.brands.map(({ id }) => id),
      checked: validation.checked,
      findings: reportFindings(validation).findings.map(({ file, code, message }) => `${file} ${code}: ${message}`),
    };
  });

describe("many brands (spec: brands-23)", () => {
  test("are all checked, and all can be built", async () => {
    const { ids, checked, findings } = await found(await manyBrands());
    expect(findings).toEqual([]);
    expect(ids).toEqual(many);
    expect(checked).toMatchObject({ brands: many.length, themes: many.length });
  });

  test.each([
    ["a host", "duplicate-host", (text: string) => text.replace(`qa.${last}.example`, `qa.${first}.example`)],
    ["a phone number", "shared-fact", (text: string) => text.replace(/"telefon": "\d+"/, '"telefon": "21000000"')],
    ["a name", "duplicate-name", (text: string) => text.replace(`Forsikring ${last}"`, `Forsikring ${first}"`)],
    ["an id in a text", "other-brand", (text: string) => text.replace("Du får mer.", `Du får mer av ${first}.`)],
  ])("%s of the first brand is found in the last", async (_, code, change) => {
    const { findings } = await found(await manyBrands([last, change]));
    expect(findings.map((finding) => finding.split(":")[0])).toContain(`${pathOf(last)} ${code}`);
    expect(findings.filter((finding) => !finding.startsWith(pathOf(last)))).toEqual([]);
    expect(findings.join("\n")).toContain(first);
  });

  test("a theme that no brand uses is checked too, once", async () => {
    const files = await manyBrands();
    const theme = String(files[`themes/${first}.tokens.json`]).replace(colourText("#555555"), colourText("#999999"));
    const { findings, checked } = await found({
      ...files,
      "themes/ubrukt.tokens.json": theme,
      "themes/ubrukt.resolver.json": resolverText("ubrukt"),
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain("themes/ubrukt.tokens.json low-contrast");
    expect(checked.themes).toBe(many.length + 1);
  });

  test("a problem of the base is one finding", async () => {
    const files = await manyBrands();
    const base = String(files["tenants/base.jsonc"]).replace('"detect"', '"detct"');
    const { findings } = await found({ ...files, "tenants/base.jsonc": base });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain("tenants/base.jsonc unknown-value");
  });
});
