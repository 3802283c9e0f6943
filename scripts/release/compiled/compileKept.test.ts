import { repository } from "#scripts/files/repository.ts";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { type CompileToKeep, compileToKeep, type ReleaseCompilation } from "#scripts/compile/compile.ts";
import { makeSources } from "#tests/support/releases/makeSources.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { readOrCompile } from "./compileKept.ts";
import { readPortalText } from "./readPortalText.ts";

let root: string;
beforeEach(async () => {
  root = await makeSources();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const shellCodeOf = (name: string) =>
  `exports.renderShell = () => ({ html: "shell ${name}", pages: [], heads: {}, samples: "", css: "" });`;

let made = 0;
/** Compiles nothing: each result has another number. */
const numbered: CompileToKeep = () => {
  made += 1;
  const compilation = { ...madeUpCompilation, packages: [], boot: `boot ${made}` };
  return Promise.resolve({ compilation, shellCode: shellCodeOf(String(made)) });
};
const compileNumber = async () => (await readOrCompile(root, undefined, numbered)).boot;

/** Overwrites what is kept. */
async function damage(change: (content: Buffer) => string | Uint8Array): Promise<void> {
  const folder = join(root, ".cache/compiled");
  const [name = "", ...more] = await readdir(folder);
  expect([name, more]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []]);
  await writeFile(join(folder, name), change(await readFile(join(folder, name))));
}

/** The shell of what is kept. */
async function drawKept(): Promise<string> {
  const compileAgain = () => Promise.reject(new Error("it was compiled again"));
  const { renderShell } = await readOrCompile(root, undefined, compileAgain);
  return renderShell({} as BrandBlock, {}, "nb").html;
}

describe("The compiled portal that a build keeps for the next", () => {
  test("is used while the sources are the same, also when a test is changed", async () => {
    const first = await compileNumber();
    await writeFile(join(root, "src/main.test.tsx"), "a test");
    expect(await compileNumber()).toBe(first);
    expect(await drawKept()).toBe(`shell ${made}`);
  });

  test.each([
    "src/main.tsx",
    "src/new.ts",
    "locales/nb/new.json",
    "scripts/compile/new.ts",
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

  test.each([
    ["damaged", () => "damaged"],
    ["empty", () => ""],
    ["cut off", (content: Buffer) => content.subarray(0, -1)],
    ["changed in one byte", (content: Buffer) => content.with(40, 255 - (content[40] ?? 0))],
  ])("is compiled again when its file is %s", async (_, change) => {
    const first = await compileNumber();
    await damage(change);
    expect(await compileNumber()).not.toBe(first);
  });

  test("is not kept when a source changed meanwhile", async () => {
    await readOrCompile(root, undefined, async (folder) => {
      await writeFile(join(root, "src/main.tsx"), "meanwhile");
      return numbered(folder);
    });
    await expect(readdir(join(root, ".cache/compiled"))).rejects.toThrow("ENOENT");
  });

  test("gives the same bytes as compiling", async () => {
    const fresh = await compileToKeep(repository);
    await readOrCompile(root, undefined, () => Promise.resolve(fresh));
    const kept = await readOrCompile(root, undefined, () => Promise.reject(new Error("it was compiled again")));
    const filesOf = async (compilation: ReleaseCompilation) =>
      (await readPortalText(repository, () => Promise.resolve(compilation))).files;
    expect(await filesOf(kept)).toEqual(await filesOf(fresh.compilation));
  });
});
