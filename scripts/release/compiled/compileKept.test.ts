import { repository } from "#scripts/brands/repository.ts";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { type CompileToKeep, compileToKeep } from "#scripts/compile/compile.ts";
import { runShell } from "#scripts/compile/runShell.ts";
import { makeSources } from "#tests/support/releases/makeSources.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { readOrCompile } from "./compileKept.ts";
import { neutralFiles } from "./neutralFiles.ts";

let root: string;
beforeEach(async () => {
  root = await makeSources();
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Code of the same length for every name: it counts on the top level, which a code cache has. */
const shellCodeOf = (name: string) =>
  `const html = "shell ${name}"; /*${" ".repeat(20 - name.length)}*/ exports.renderShell = () => ({ html, pages: [], heads: {}, samples: "", css: "" });`;

let made = 0;
/** Compiles nothing: each result has another number. */
const numbered: CompileToKeep = () => {
  made += 1;
  const shellCode = shellCodeOf(String(made));
  const compilation = { ...madeUpCompilation, packages: [], boot: `boot ${made}` };
  return Promise.resolve({ compilation, shellCode, codeCache: runShell(shellCode).codeCache });
};
const compileNumber = async () => (await readOrCompile(root, { compileToKeep: numbered })).boot;

const namesOfKept = async (ending = "") =>
  (await readdir(join(root, ".cache/compiled"))).filter((name) => name.endsWith(ending));

/** Overwrites the kept files, or those with an ending. */
async function damage(ending?: string): Promise<void> {
  const names = await namesOfKept(ending);
  expect(names).not.toEqual([]);
  for (const name of names) await writeFile(join(root, ".cache/compiled", name), "damaged");
}

/** The shell of what is kept. */
async function drawKept(): Promise<string> {
  const { renderShell } = await readOrCompile(root, {
    compileToKeep: () => Promise.reject(new Error("it was compiled again")),
  });
  return renderShell({} as BrandBlock).html;
}

describe("The compiled portal that a build keeps for the next (spec: commands-51, commands-57)", () => {
  test("is used while the sources are the same, also when a test is changed", async () => {
    const first = await compileNumber();
    await writeFile(join(root, "src/main.test.tsx"), "a test");
    expect(await compileNumber()).toBe(first);
    expect((await readOrCompile(root, { compileToKeep: numbered })).renderShell.toString()).toContain("html");
  });

  test.each([
    "src/main.tsx",
    "src/new.ts",
    "scripts/checks/rules/new.ts",
    "tenants/tenant.schema.json",
    "package-lock.json",
    "themes/base.tokens.json",
  ])("is compiled again after a change of %s", async (path) => {
    const first = await compileNumber();
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), "second");
    const second = await compileNumber();
    expect(second).not.toBe(first);
    expect(await compileNumber()).toBe(second);
  });

  test("is compiled again when a file cannot be read", async () => {
    const first = await compileNumber();
    await damage();
    expect(await compileNumber()).not.toBe(first);
  });

  test("runs without its code cache when that is damaged, or of other code", async () => {
    await compileNumber();
    await damage(".code-cache");
    expect(await drawKept()).toBe(`shell ${made}`);
    await rm(join(root, ".cache"), { recursive: true });
    await compileNumber();
    const [name = ""] = await namesOfKept(".cjs");
    // V8 itself takes a code cache for that of any code with the same length.
    await writeFile(join(root, ".cache/compiled", name), shellCodeOf("another"));
    expect(await drawKept()).toBe("shell another");
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
