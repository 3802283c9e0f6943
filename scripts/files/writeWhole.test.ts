import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writeWhole, writeWholeSync } from "./writeWhole.ts";

const folder = mkdtempSync(join(tmpdir(), "whole-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = {
  writeWhole,
  writeWholeSync: (path: string, text: string) => Promise.resolve().then(() => writeWholeSync(path, text)),
};

describe.each(Object.entries(write))("%s", (name, writeFile) => {
  test("replaces a file, and leaves nothing beside it", async () => {
    const own = join(folder, name);
    mkdirSync(own);
    await writeFile(join(own, "a.txt"), "før");
    await writeFile(join(own, "a.txt"), "etter");
    expect(readFileSync(join(own, "a.txt"), "utf8")).toBe("etter");
    expect(readdirSync(own)).toEqual(["a.txt"]);
  });

  test("that fails leaves nothing behind", async () => {
    const own = join(folder, `${name}-failed`);
    // A folder is where the file should be.
    mkdirSync(join(own, "a.txt/inner"), { recursive: true });
    await expect(writeFile(join(own, "a.txt"), "text")).rejects.toThrow();
    expect(readdirSync(own)).toEqual(["a.txt"]);
  });
});
