import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Compile } from "#scripts/compile/compile.ts";
import type { SearchedFile } from "#scripts/leaks/findLeaks.ts";
import { beginningsOf, type PortalText } from "#scripts/leaks/PortalText.ts";
import { TextBeginnings } from "#scripts/leaks/TextBeginnings.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { fieldNames, neutralInput } from "./neutralInput.ts";

/** What the compiled portal is made of, and what its texts are read with. */
const sources = [
  "src",
  "locales",
  "themes",
  ...["compile", "stamp", "html", "release", "leaks"].map((room) => `scripts/${room}`),
];

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

// The compiler takes long to load, and is seldom needed.
const compileNow: Compile = async (root) => (await import("#scripts/compile/compile.ts")).compileOnce(root);

async function compiledText(root: string, compile: Compile): Promise<SearchedFile[]> {
  const compilation = await compile(root);
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

/** The beginnings of texts from a file that was kept, or made again. */
function readBeginnings(path: string, files: readonly SearchedFile[]): TextBeginnings {
  try {
    return new TextBeginnings(readFileSync(path));
  } catch {
    return beginningsOf(files);
  }
}

/**
 * The words that every brand's folder has: the compiled files, and the page of a brand without words of its own.
 * Compiling takes a second, and half of that again to read what was compiled, so the results are kept in `.cache/`
 * until a source changes.
 */
export async function readPortalText(root: string, compile: Compile = compileNow): Promise<PortalText> {
  const folder = join(root, ".cache", "portal-text");
  const digest = await digestOf(root);
  const [textFile, beginningsFile] = [`${digest}.json`, `${digest}.beginnings`];
  const kept = await readFile(join(folder, textFile), "utf8").catch(() => undefined);
  if (kept !== undefined) {
    const files = fromStored(JSON.parse(kept) as Stored);
    return { files, beginnings: () => readBeginnings(join(folder, beginningsFile), files) };
  }
  const files = await compiledText(root, compile);
  const beginnings = beginningsOf(files);
  // A folder that cannot be written costs a second each time, and nothing else. The text is last: it counts.
  await keep(folder, { [beginningsFile]: beginnings.bytes, [textFile]: JSON.stringify(toStored(files)) }).catch(
    () => undefined,
  );
  return { files, beginnings: () => beginnings };
}

async function keep(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const temporary = join(folder, `.${process.pid}-${name}`);
    await writeFile(temporary, content);
    await rename(temporary, join(folder, name));
  }
  for (const other of await readdir(folder)) if (!(other in files)) await rm(join(folder, other), { force: true });
}
