import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { SearchedFile } from "#scripts/leaks/findLeaks.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { fieldNames, neutralInput } from "./neutralInput.ts";

/** What the compiled portal is made of. */
const sources = ["src", "locales", "themes", "scripts/compile", "scripts/stamp", "scripts/html", "scripts/release"];

async function digestOf(root: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, "package.json")));
  for (const source of sources) {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const contents = await Promise.all(
      files.sort().map(async (file) => [file.slice(root.length), await readFile(file)]),
    );
    for (const [file = "", bytes = ""] of contents) hash.update(file).update(bytes);
  }
  return hash.digest("hex").slice(0, 32);
}

const isText = (path: string) => /\.(?:html|js|css|svg|json)$/.test(path);

/** Compiles for customers, also where this process is a test: the words of a development build are others. */
async function inProduction<T>(task: () => Promise<T>): Promise<T> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await task();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

async function compiledText(root: string): Promise<SearchedFile[]> {
  // The compiler takes long to load, and is seldom needed.
  const { compileOnce } = await import("#scripts/compile/compile.ts");
  const compilation = await inProduction(() => compileOnce(root));
  const { files } = await stamp(neutralInput, compilation);
  const names = { path: "index.html", bytes: new TextEncoder().encode(`"${fieldNames()}"`) };
  return [...compilation.files, ...files, names].filter(({ path }) => isText(path));
}

/** Text and path of each file: JSON is read twice as fast as it is made. */
type Stored = readonly (readonly [string, string])[];

const toStored = (files: readonly SearchedFile[]): Stored =>
  files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]);
const fromStored = (stored: Stored): SearchedFile[] =>
  stored.map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));

/**
 * The words that every brand's folder has: the compiled files, and the page of a brand without words of its own.
 * Compiling takes a second, so the result is kept in `.cache/` until a source changes.
 */
export async function readPortalText(root: string): Promise<readonly SearchedFile[]> {
  const folder = join(root, ".cache", "portal-text");
  const name = `${await digestOf(root)}.json`;
  const kept = await readFile(join(folder, name), "utf8").catch(() => undefined);
  if (kept !== undefined) return fromStored(JSON.parse(kept) as Stored);
  const files = await compiledText(root);
  // A folder that cannot be written costs a second each time, and nothing else.
  await keep(folder, name, JSON.stringify(toStored(files))).catch(() => undefined);
  return files;
}

async function keep(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${process.pid}-${name}`);
  await writeFile(temporary, text);
  await rename(temporary, join(folder, name));
  for (const other of await readdir(folder)) if (other !== name) await rm(join(folder, other), { force: true });
}
