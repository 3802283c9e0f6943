import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeThemes, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { isObject } from "#contract/isObject.ts";
import { keepFiles } from "./keepFiles.ts";

/** What the compiled portal is made of, what makes it, and what checks it. */
export const sourceFolders = [
  "src",
  "locales",
  ...["brands", "checks", "colours", "compile", "fonts", "html", "leaks", "release", "stamp"].map(
    (room) => `scripts/${room}`,
  ),
];

const files = [
  // The themes that are a part of the code.
  ...codeThemes.map(themeFileOf),
  // Its choices are words of the portal.
  "tenants/tenant.schema.json",
  // The packages that are wanted, and those that npm has installed.
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
];

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** Every file of the sources, in one order. A link counts as what it leads to. */
function sourceFiles(root: string): string[] {
  const found = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !isTest(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const others = files.map((file) => join(root, file)).filter((file) => statSync(file, { throwIfNoEntry: false }));
  return [...others, ...found.toSorted()];
}

const hashOfTools = () => createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}\n`);

/** Digest of names, sizes and times: when it is the same, no source has changed. */
function digestOfStates(root: string, paths: readonly string[]): string {
  const hash = hashOfTools();
  for (const path of paths) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(path, { bigint: true });
    hash.update(`${path.slice(root.length)} ${size} ${mtimeNs} ${ctimeNs} ${ino}\n`);
  }
  return hash.digest("hex").slice(0, 32);
}

function digestOfContents(root: string, paths: readonly string[]): string {
  const hash = hashOfTools();
  for (const path of paths) {
    const bytes = readFileSync(path);
    hash.update(`${path.slice(root.length)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex").slice(0, 32);
}

/**
 * Digest of everything that decides how the portal is compiled, and what is found in its sources. To read the files
 * takes five times as long as to look at their times, so that the digest is kept with these in `.cache/`.
 * @param root the repository's folder
 */
export async function sourceDigest(root: string): Promise<string> {
  const folder = join(root, ".cache", "sources");
  const paths = sourceFiles(root);
  const states = digestOfStates(root, paths);
  const kept = await readFile(join(folder, "digest.json"), "utf8").then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  );
  if (isObject(kept) && kept["states"] === states && typeof kept["contents"] === "string") return kept["contents"];
  const contents = digestOfContents(root, paths);
  await keepFiles(folder, { "digest.json": JSON.stringify({ states, contents }) });
  return contents;
}
