import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import type { Compile } from "#scripts/compile/compile.ts";
import { type SearchedFile, textOf } from "#scripts/leaks/findLeaks.ts";
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

/** Every file of the sources, in one order. */
async function sourceFiles(root: string): Promise<string[]> {
  const folders = await Promise.all(
    sources.map((source) => readdir(join(root, source), { recursive: true, withFileTypes: true })),
  );
  const files = folders.flat().filter((entry) => entry.isFile());
  return [join(root, "package.json"), ...files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()];
}

/** Digest of names, sizes and times: when it is the same, no source has changed. */
function digestOfStates(root: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
    hash.update(`${file.slice(root.length)} ${size} ${mtimeNs} ${ctimeNs} ${ino}\n`);
  }
  return hash.digest("hex").slice(0, 32);
}

async function digestOfContents(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const [at, bytes] of (await Promise.all(files.map((file) => readFile(file)))).entries())
    hash.update((files[at] ?? "").slice(root.length)).update(bytes);
  return hash.digest("hex").slice(0, 32);
}

const statesFile = "sources.json";

/**
 * Digest of the sources. To read them takes five times as long as to look at their times, so that the digest is kept
 * with these.
 */
async function digestOf(root: string, folder: string): Promise<string> {
  const files = await sourceFiles(root);
  const states = digestOfStates(root, files);
  const kept = await readFile(join(folder, statesFile), "utf8").then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  );
  if (isObject(kept) && kept["states"] === states && typeof kept["contents"] === "string") return kept["contents"];
  const contents = await digestOfContents(root, files);
  await write(folder, statesFile, JSON.stringify({ states, contents })).catch(() => undefined);
  return contents;
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

const toStored = (files: readonly SearchedFile[]): Stored => files.map((file) => [file.path, textOf(file)]);
const fromStored = (stored: Stored): SearchedFile[] => stored.map(([path, text]) => ({ path, bytes: text }));

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
  const digest = await digestOf(root, folder);
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

async function write(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${process.pid}-${name}`);
  await writeFile(temporary, content);
  await rename(temporary, join(folder, name));
}

async function keep(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await write(folder, name, content);
  for (const other of await readdir(folder))
    if (other !== statesFile && !(other in files)) await rm(join(folder, other), { force: true });
}
