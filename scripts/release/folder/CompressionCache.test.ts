import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CompressionCache } from "./CompressionCache.ts";
import { compressFiles } from "./compressFiles.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compression-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (text: string) => ({ path: "assets/a.js", bytes: new TextEncoder().encode(text) });
const compressed = (text: string) => compressFiles([file(text)], "quick", new CompressionCache(folder));
const unused = () => Promise.reject(new Error("it was compressed again"));

async function kept(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

describe("The compressed forms that a build keeps for the next", () => {
  test("are those of the same bytes, and are not made again", async () => {
    const [first] = await compressed("const a = 1;");
    expect(await new CompressionCache(folder).formsOf(file("const a = 1;").bytes, unused)).toEqual(first?.compressed);
    await expect(new CompressionCache(folder).formsOf(file("const b = 1;").bytes, unused)).rejects.toThrow();
  });

  test("are made again when a file is damaged or missing", async () => {
    const [first] = await compressed("const a = 1;");
    const [damaged = ""] = await kept();
    for (const content of ["damaged", "", (await readFile(damaged)).subarray(0, -1)]) {
      await writeFile(damaged, content);
      expect(await compressed("const a = 1;")).toEqual([first]);
    }
    await rm(damaged);
    expect(await compressed("const a = 1;")).toEqual([first]);
  });

  test("are removed when no chunk has these bytes any more", async () => {
    await compressed("const old = 1;");
    const cache = new CompressionCache(folder);
    await compressFiles([file("const a = 1;")], "quick", cache);
    await cache.prune();
    const left = await kept();
    expect(left).toHaveLength(1);
    await expect(new CompressionCache(folder).formsOf(file("const old = 1;").bytes, unused)).rejects.toThrow();
  });

  test("are not needed: without a folder that can be written, everything is compressed", async () => {
    const path = join(folder, "file");
    await writeFile(path, "");
    const [made] = await compressFiles([file("const a = 1;")], "quick", new CompressionCache(path));
    expect(gunzipSync(made?.compressed?.gzip ?? "").toString()).toBe("const a = 1;");
  });
});
