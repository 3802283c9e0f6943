import { digestInName } from "#scripts/compile/nameByContent.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

/** The digest in the name of each file of `assets/` is that of its content: browsers keep it by its name for a year. */
export function verifyNames({ folder, reader, content, list }: FolderToVerify): void {
  const assets = [...content.files.values()].filter(
    ({ path }) => path.startsWith("assets/") && !/\.(?:br|gz)$/.test(path),
  );
  const contents = new Map(assets.map((file) => [file.path, reader.content(folder, file)]));
  for (const { path } of assets) {
    const named = /-([0-9a-f]{8})\.[a-z0-9]+$/.exec(path)?.[1];
    const expected = digestInName(path, contents);
    if (named !== expected) list.add("wrong-name", path, expected);
  }
}
