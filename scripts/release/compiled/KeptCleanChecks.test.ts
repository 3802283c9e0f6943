import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSources } from "#tests/support/releases/makeSources.ts";
import { KeptCleanChecks } from "./KeptCleanChecks.ts";
import { sourceDigest } from "./sourceDigest.ts";

let root: string;
beforeEach(async () => {
  root = await makeSources();
  await mkdir(join(root, ".cache"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** As the next command reads it. */
async function open(): Promise<KeptCleanChecks> {
  const digest = await sourceDigest(root);
  return new KeptCleanChecks(root, digest, join(root, ".cache", `${digest}.clean.json`));
}

describe("Checks that found nothing in the sources (spec: commands-57)", () => {
  test("are not made again while the sources are the same", async () => {
    const clean = await open();
    expect(clean.has("used texts")).toBe(false);
    await clean.add("used texts");
    expect(clean.has("used texts")).toBe(true);
    const later = await open();
    expect([later.has("used texts"), later.has("another")]).toEqual([true, false]);
  });

  test.each(["src/main.tsx", "locales/new.json", "scripts/checks/rules/new.ts", "package-lock.json"])(
    "are made again after a change of %s",
    async (path) => {
      await (await open()).add("used texts");
      await mkdir(join(root, "scripts/checks/rules"), { recursive: true });
      await writeFile(join(root, path), "second");
      expect((await open()).has("used texts")).toBe(false);
    },
  );

  test("are not kept when a source changed meanwhile", async () => {
    const clean = await open();
    await writeFile(join(root, "src/main.tsx"), "meanwhile");
    await clean.add("used texts");
    expect(clean.has("used texts")).toBe(false);
    await writeFile(join(root, "src/main.tsx"), "first");
    expect((await open()).has("used texts")).toBe(false);
  });
});
