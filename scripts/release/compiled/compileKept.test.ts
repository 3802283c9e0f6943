import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CompileToKeep, compileToKeep } from "#scripts/compile/compile.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { readOrCompile } from "./compileKept.ts";
import { neutralFiles } from "./neutralFiles.ts";
import { sourceFolders } from "./sourceDigest.ts";

const repository = join(import.meta.dirname, "../../..");

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "compile-kept-"));
  for (const folder of sourceFolders) await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, "src/main.tsx"), "first");
  await writeFile(join(root, "package.json"), "{}");
});
afterEach(() => rm(root, { recursive: true, force: true }));

let made = 0;
/** Compiles nothing: each result has another number. */
const numbered: CompileToKeep = () => {
  made += 1;
  return Promise.resolve({
    compilation: { ...madeUpCompilation, packages: [], boot: `boot ${made}` },
    shellCode: `export const renderShell = () => ({ html: "shell ${made}", samples: "", css: "" });`,
  });
};
const compileNumber = async () => (await readOrCompile(root, { compileToKeep: numbered })).boot;

async function damage(): Promise<void> {
  const folder = join(root, ".cache/compiled");
  for (const name of await readdir(folder)) await writeFile(join(folder, name), "damaged");
}

describe("The compiled portal that a build keeps for the next (spec: commands-51)", () => {
  test("is used while the sources are the same, also when a test is changed", async () => {
    const first = await compileNumber();
    await writeFile(join(root, "src/main.test.tsx"), "a test");
    expect(await compileNumber()).toBe(first);
    expect((await readOrCompile(root, { compileToKeep: numbered })).renderShell.toString()).toContain("shell");
  });

  test.each(["src/main.tsx", "src/new.ts", "package-lock.json", "themes/base.tokens.json"])(
    "is compiled anew after a change of %s",
    async (path) => {
      const first = await compileNumber();
      await mkdir(join(root, "themes"), { recursive: true });
      await writeFile(join(root, path), "second");
      const second = await compileNumber();
      expect(second).not.toBe(first);
      expect(await compileNumber()).toBe(second);
    },
  );

  test("is compiled anew when a file cannot be read", async () => {
    const first = await compileNumber();
    await damage();
    expect(await compileNumber()).not.toBe(first);
  });

  test("is not kept when a source changed meanwhile", async () => {
    await readOrCompile(root, {
      compileToKeep: async (folder) => {
        await writeFile(join(root, "src/main.tsx"), "meanwhile");
        return numbered(folder);
      },
    });
    await expect(readdir(join(root, ".cache/compiled"))).rejects.toThrow("ENOENT");
  });

  test("gives the same bytes as compiling", async () => {
    const made = await compileToKeep(repository);
    await readOrCompile(root, { compileToKeep: () => Promise.resolve(made) });
    const kept = await readOrCompile(root, { compileToKeep: () => Promise.reject(new Error("it was compiled again")) });
    expect(await neutralFiles(repository, () => Promise.resolve(kept))).toEqual(
      await neutralFiles(repository, () => Promise.resolve(made.compilation)),
    );
  }, 120_000);
});
