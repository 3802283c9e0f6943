import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "./findStatements.ts";

const folders = ["src", "scripts", "gallery", "studio", "tests", "docs", "tenants", "themes", "locales", ".ci"];
const textFile = /\.(?:tsx?|mjs|md|jsonc?)$/;

/** Every file of the repository that people write, with the text of a file that can hold references. */
export async function readRepository(root: string): Promise<Repository> {
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    ),
  );
  const top = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  const paths = [...top, ...listed.flat()].filter((path) => path !== "package-lock.json").toSorted();
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, string]> => [
        path,
        textFile.test(path) ? await readFile(join(root, path), "utf8") : "",
      ]),
    ),
  );
}
