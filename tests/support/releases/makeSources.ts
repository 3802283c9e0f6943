import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceFolders } from "#scripts/release/compiled/sourceDigest.ts";

/** A temporary folder like that of the repository, with a source and a `package.json`. Gives its path. */
export async function makeSources(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "sources-"));
  for (const folder of sourceFolders) await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, "src/main.tsx"), "first");
  await writeFile(join(root, "package.json"), "{}");
  return root;
}
