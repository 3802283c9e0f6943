import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OtherPackagesError } from "../publication/OtherPackagesError.ts";
import { equipCheckout } from "./equipCheckout.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "equip-"));
});
afterAll(() => rm(root, { recursive: true }));

/** A checkout with packages, and files that its builds have kept. */
async function checkout(name: string, packages: string, kept: readonly string[] = []): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, ".cache"), { recursive: true });
  await writeFile(join(folder, "package-lock.json"), packages);
  for (const path of kept) {
    await mkdir(join(folder, ".cache", path, ".."), { recursive: true });
    await writeFile(join(folder, ".cache", path), name);
  }
  return folder;
}

// (spec: company-216)
test("a checkout has the packages of the studio, and what its builds have kept, so that nothing is made anew", async () => {
  const own = await checkout("own", "{}", ["compiled/a", "compressed/forms/b", "fonts/c", "node/d"]);
  const folder = await checkout("publish", "{}", ["fonts/c"]);
  await equipCheckout(own, folder);
  await equipCheckout(own, folder);
  expect(await readlink(join(folder, "node_modules"))).toBe(join(own, "node_modules"));
  const read = (path: string) => readFile(join(folder, ".cache", path), "utf8");
  expect(await Promise.all(["compiled/a", "compressed/forms/b", "fonts/c"].map(read))).toEqual([
    "own",
    "own",
    "publish",
  ]);
  await expect(read("node/d")).rejects.toThrow("ENOENT");
  await expect(equipCheckout(await checkout("other", "{ }"), folder)).rejects.toBeInstanceOf(OtherPackagesError);
  await equipCheckout(await checkout("bare", "{}"), await checkout("next", "{}"));
});
