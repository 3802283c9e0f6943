import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import type { Commits } from "#studio/git/Commits.ts";
import type { FileVersions } from "../repository/FileVersions.ts";

/** The files that differ between two commits; those without fields, such as images, by their blobs. */
export async function proposalFiles(commits: Commits, before: string, after: string): Promise<readonly FileVersions[]> {
  const files = await commits.changedFiles(before, after);
  const blobs = files
    .filter(({ path }) => brandFileOf(path)?.kind !== undefined)
    .flatMap(({ before: old, after: now }) => [old?.blob, now?.blob])
    .filter((blob) => blob !== undefined);
  const texts = await commits.read([...new Set(blobs)]);
  return files.map(({ path, before: old, after: now }) => ({
    path,
    ...(old === undefined ? {} : { before: texts.get(old.blob) ?? old.blob }),
    ...(now === undefined ? {} : { after: texts.get(now.blob) ?? now.blob }),
  }));
}
