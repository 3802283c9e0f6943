import { describe, expect, test } from "vitest";
import { exitCodeOf } from "./report/reportFindings.ts";
import {
  fixtureDescriptor,
  fixtureFiles,
  fixtureTheme,
  withFolder,
} from "#tests/support/brandFixtures/fixtureFolder.ts";
import { validateBrands } from "./validateBrands.ts";

/** A random generator with a seed: a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The text with one to three pieces removed, doubled or replaced. */
function damaged(text: string, random: (below: number) => number): string {
  let result = text;
  for (let cuts = random(3); cuts >= 0; cuts -= 1) {
    const at = random(result.length);
    const length = random(40) + 1;
    const piece = result.slice(at, at + length);
    const instead = ["", piece + piece, "null", "{", "]", '"', "\\", "1e999", '"__proto__": {},'][random(9)] ?? "";
    result = result.slice(0, at) + instead + result.slice(at + length);
  }
  return result;
}

describe("npm run validate: damaged files", () => {
  test.each([1, 2, 3, 4])("never make the checker itself fail (seed %i)", async (seed) => {
    const random = randomFrom(seed);
    const valid = await fixtureFiles("fjord");
    const theme = await fixtureTheme();
    for (let run = 0; run < 40; run += 1) {
      const files = {
        ...valid,
        "tenants/fjord/tenant.jsonc": damaged(fixtureDescriptor("fjord"), random),
        "themes/fjord.tokens.json": damaged(theme, random),
        "tenants/fjord/logo.svg": damaged(String(valid["tenants/fjord/logo.svg"]), random),
      };
      const result = await withFolder(files, (folder) => validateBrands(folder));
      expect(result.crashes).toEqual([]);
      expect(exitCodeOf(result)).toBeLessThan(2);
      for (const { line, column, file } of result.findings) {
        expect(file).not.toBe("");
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
      }
    }
  });
});
