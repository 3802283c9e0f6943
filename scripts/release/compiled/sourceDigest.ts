import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { codeThemes, themeFileOf } from "#scripts/brands/brandFiles.ts";

/** What the compiled portal is made of, and what makes and keeps it. */
export const sourceFolders = ["src", "locales", "scripts/compile", "scripts/release/compiled"];

const files = [
  // The themes that are a part of the code.
  ...codeThemes.map(themeFileOf),
  // The packages that are wanted, and the packages that npm has installed.
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

/**
 * Digest of the contents of everything that decides how the portal is compiled.
 * @param root the repository's folder
 */
export function sourceDigest(root: string): string {
  const digest = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const path of sourceFiles(root)) {
    const bytes = readFileSync(path);
    digest.update(`${path.slice(root.length)} ${bytes.length}\n`).update(bytes);
  }
  return digest.digest("hex").slice(0, 32);
}
