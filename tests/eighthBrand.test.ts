import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eighthBrand, writeEighthBrand } from "#tests/support/brandFixtures/eighthBrand.ts";
import { brands, readJourneyBrands } from "#tests/support/journeys/brands.ts";
import { callCommand } from "#tests/support/releases/callCommand.ts";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "eighth-brand-"));
  await writeEighthBrand(root, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("A copy of a brand with its own facts and no code", () => {
  test("validates", async () => {
    const { findings, crashes } = await validateBrands(folder);
    // That a campaign of the brands is over is a note, from the day after it.
    expect([...findings.filter(isError), ...crashes]).toEqual([]);
  });

  test("builds beside the other brands and leaks nothing of the original", async () => {
    const out = join(folder, "dist");
    const build = ["--brands", folder, "--out", out];
    const { status, stdout, stderr } = await callCommand(buildCommand({ root }), build);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`dist/${eighthBrand}\n`);
    expect(await readdir(out)).toEqual(expect.arrayContaining([eighthBrand, ...brands.map(({ id }) => id)]));
  });

  test("is in the list of the journeys", async () => {
    const ids = (await readJourneyBrands(folder)).map(({ id }) => id);
    expect(ids).toEqual([...brands.map(({ id }) => id), eighthBrand].sort());
  });
});
