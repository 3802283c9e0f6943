import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";

import { orderedFindings } from "#scripts/brands/finding.ts";
import { fixtureDescriptor, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { checkInThread, sharesOf } from "./checkInThread.ts";
import { validateBrands } from "./validateBrands.ts";

const today = "2026-12-24";

describe("brands checked in several threads", () => {
  test("have the findings that they have in one, also those between two shares", async () => {
    const ids = ["alfa", "beta", "gamma", "topp"];
    const files = await fixtureFiles(...ids);
    files["tenants/topp/tenant.jsonc"] = fixtureDescriptor("topp")
      .replace("qa.topp.example", "qa.alfa.example")
      .replace('"left"', '"lefft"');
    files["tenants/base.jsonc"] = String(files["tenants/base.jsonc"]).replace('"detect"', '"detct"');
    await withFolder(files, async (folder) => {
      const whole = await validateBrands(folder, undefined, today);
      const shares = [ids.slice(0, 2), ids.slice(2)];
      const checked = await Promise.all(
        shares.map((folders) => checkInThread({ brandsDir: folder, folders, today, portal: undefined })),
      );
      expect(checked.flatMap(({ crashes }) => crashes)).toEqual([]);
      expect(orderedFindings(checked.flatMap(({ findings }) => findings))).toEqual(whole.findings);
      expect(whole.findings.map(({ code }) => code)).toEqual(
        expect.arrayContaining(["unknown-value", "duplicate-host"]),
      );
      expect(checked.flatMap(({ ids: built }) => built)).toEqual(whole.brands.ids);
      expect(checked.reduce((sum, { brands }) => sum + brands, 0)).toBe(ids.length);
    });
  });

  test("a folder that does not exist is an error here too", async () => {
    await expect(
      checkInThread({ brandsDir: "/does/not/exist", folders: [], today, portal: undefined }),
    ).rejects.toThrow("/does/not/exist is not a folder");
  });

  test("are shared out in their order; few stay together", () => {
    const many = Array.from({ length: 4001 }, (_, index) => `b${index}`);
    const shares = sharesOf(many);
    expect(shares.flat()).toEqual(many);
    expect(shares).toHaveLength(Math.min(2, availableParallelism()));
    expect(sharesOf(many.slice(0, 999))).toEqual([many.slice(0, 999)]);
    expect(sharesOf([])).toEqual([[]]);
  });
});
