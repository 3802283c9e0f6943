import { describe, expect, test } from "vitest";

import { withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { largeInputs } from "#tests/support/brandFixtures/largeInputs.ts";
import { formatReport } from "./report/formatReport.ts";
import { jsonReport } from "./report/jsonReport.ts";
import { validateBrands } from "./validateBrands.ts";

describe("npm run validate: files up to the size limit (spec: brands-24)", () => {
  // With time that grows with the square of the input, none of these ends within minutes.
  test.each(largeInputs)("$name", async ({ files }) => {
    await withFolder(await files(), async (folder) => {
      const validation = await validateBrands(folder);
      expect(validation.crashes).toEqual([]);
      expect(validation.findings.length).toBeGreaterThan(0);
      const report = formatReport(validation, { colour: false });
      expect(report.length).toBeLessThan(200_000);
      const shown = report.match(/^(?:tenants|themes)\/.*:\d+:\d+ {2}[a-z]/gm)?.length ?? 0;
      expect(shown).toBe(Math.min(100, validation.findings.length));
      if (validation.findings.length > 100)
        expect(report).toContain(`… and ${validation.findings.length - 100} more finding`);
      expect(jsonReport(validation).length).toBeLessThan(10_000_000);
    });
  });
});
