import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { JsonPath } from "#scripts/text/jsonc/readJson.ts";
import { baseFile, baseLanguage, languageFileOf } from "#scripts/brands/brandFiles.ts";
import { languages } from "#contract/pageLanguage.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { isOverlapping } from "#studio/document/fieldChanges.ts";
import { type DocumentTexts, type FileKind, fileKinds } from "#studio/document/StudioDocument.ts";
import type { CommitFacts } from "./Commits.ts";
import type { FieldBlame, FieldOrigin } from "./FieldBlame.ts";

/** A value of a brand, or of the base that it inherits from. */
export interface BrandOrigin extends FieldOrigin {
  readonly layer: "base" | "brand";
  readonly kind: FileKind;
}

const basePath = `tenants/${baseFile}`;
const basePaths: Partial<Readonly<Record<FileKind, string>>> = {
  descriptor: basePath,
  ...Object.fromEntries(
    languages.filter((each) => each !== baseLanguage).map((each) => [each, languageFileOf(basePath, each)]),
  ),
};

/**
 * Since when each value of a brand, and of the base, has been what it is.
 * @param paths of the brand's files
 */
export async function brandOrigins(
  blame: FieldBlame,
  paths: DocumentTexts,
  commit: string,
): Promise<readonly BrandOrigin[]> {
  const files = fileKinds.flatMap((kind) => [
    { kind, layer: "brand" as const, path: paths[kind] ?? "" },
    { kind, layer: "base" as const, path: basePaths[kind] ?? "" },
  ]);
  const found = await Promise.all(
    files
      .filter(({ path }) => path !== "")
      .map(async ({ kind, layer, path }) => (await blame.file(path, commit)).map((each) => ({ kind, layer, ...each }))),
  );
  return found.flat();
}

const newest = (origins: readonly BrandOrigin[]): CommitFacts | undefined =>
  origins.toSorted((a, b) => Date.parse(b.since.at) - Date.parse(a.since.at))[0]?.since;

/**
 * The commit of the value that holds: that of the environment before that of all, that of the brand before that of the
 * base. Of a field with parts, the newest of them.
 */
export function effectiveOrigin(
  origins: readonly BrandOrigin[],
  { kind, path }: FieldPlace,
  environment?: EnvironmentName,
): CommitFacts | undefined {
  const own: JsonPath[] = environment === undefined ? [path] : [["environments", environment, ...path], path];
  for (const at of own)
    for (const layer of ["brand", "base"] as const) {
      const found = newest(
        origins.filter(
          (each) =>
            each.kind === kind && each.layer === layer && each.path.length >= at.length && isOverlapping(each.path, at),
        ),
      );
      if (found !== undefined) return found;
    }
  return undefined;
}
