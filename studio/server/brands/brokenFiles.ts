import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { brokenKinds } from "#studio/document/fieldChanges.ts";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { studioFinding } from "./checkDocument.ts";

/** What is wrong in the files of a document that cannot be read: the first finding of each. */
export const brokenFiles = (paths: DocumentTexts, texts: DocumentTexts): StudioFinding[] =>
  brokenKinds(texts).flatMap((kind) => {
    const [finding] = parseJsonFile({ file: paths[kind] ?? "", text: texts[kind] ?? "" }).findings;
    return finding === undefined ? [] : [studioFinding(finding, paths)];
  });
