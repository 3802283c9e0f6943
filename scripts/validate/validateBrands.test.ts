import { describe, expect, test } from "vitest";

import { fixtureFiles, withFolder } from "./testing/fixtureFolder.ts";
import { validateBrands } from "./validateBrands.ts";

describe("npm run validate: sound brands", () => {
  test("have no findings, and all of them can be built", async () => {
    const { diagnostics, crashes, brands } = await withFolder(await fixtureFiles("fjord", "vidde"), (folder) =>
      validateBrands(folder),
    );
    expect(diagnostics).toEqual([]);
    expect(crashes).toEqual([]);
    expect(brands.map(({ id }) => id)).toEqual(["fjord", "vidde"]);
  });
});
