import { type FieldChange, changesOfFile } from "#studio/document/fieldChanges.ts";
import type { BrandVersion } from "#studio/document/BrandHistory.ts";
import { type FileKind, fileKinds } from "#studio/document/StudioDocument.ts";
import type { FileVersion } from "#studio/git/readVersions.ts";
import type { ObjectReader } from "#studio/git/ObjectReader.ts";

/** So many versions are compared with the one before them, from the newest. */
const mostCompared = 30;
/** So many changes of a version are named. */
const mostNamed = 4;

interface Step {
  readonly hash: string;
  readonly kind: FileKind;
  readonly after: string;
  readonly before: string;
}

const nameOf = ({ hash, path }: FileVersion): string => `${hash}:${path}`;

/** Each commit of a file with the one before it; the first commit of a file has none. */
function stepsOf(own: readonly FileVersion[]): Step[] {
  return own.flatMap((version, index) => {
    const kind = fileKinds.find((each) => each === version.kind);
    const former = own[index + 1];
    if (kind === undefined || former === undefined) return [];
    return [{ hash: version.hash, kind, after: nameOf(version), before: nameOf(former) }];
  });
}

/**
 * The newest versions with the fields that each has changed.
 * @param objects of the repository
 * @param files the commits of each file, from the newest
 */
export async function withChanges(
  objects: ObjectReader,
  versions: readonly BrandVersion[],
  files: readonly (readonly FileVersion[])[],
): Promise<BrandVersion[]> {
  const compared = new Set(versions.slice(0, mostCompared).map(({ hash }) => hash));
  const steps = files.flatMap(stepsOf).filter(({ hash }) => compared.has(hash));
  const texts = await objects.read([...new Set(steps.flatMap(({ before, after }) => [before, after]))]);
  const changes = new Map<string, FieldChange[]>();
  for (const { hash, kind, before, after } of steps)
    changes.set(hash, [...(changes.get(hash) ?? []), ...changesOfFile(kind, texts.get(before), texts.get(after))]);
  return versions.map((version) => {
    const own = changes.get(version.hash) ?? [];
    return { ...version, changes: own.slice(0, mostNamed), moreChanges: Math.max(0, own.length - mostNamed) };
  });
}
