import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { baseLanguage, languageFileOf } from "#scripts/brands/brandFiles.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { isTranslated, languagesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import type { Drafts, OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";

/** The texts of a descriptor: those of another language, and its own where the other has none. */
function filled(own: unknown, other: unknown, path: Path = []): unknown {
  if (Array.isArray(own))
    return own.map((each, index) => filled(each, valueAt(other, [index]), [...path, index]) ?? {});
  if (!isObject(own)) {
    if (typeof own !== "string" || !isTranslated(path)) return undefined;
    return typeof other === "string" && other !== "" ? other : own;
  }
  const fields = Object.entries(own).flatMap(([key, each]) => {
    const texts = filled(each, valueAt(other, [key]), [...path, key]);
    return texts === undefined || (Array.isArray(texts) && !hasText(texts)) ? [] : [[key, texts] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

const hasText = (texts: readonly unknown[]): boolean =>
  texts.some((each) => typeof each === "string" || (isObject(each) && Object.keys(each).length > 0));

/**
 * The drafts with every text in every language of a brand: one that is missing has the words of the language that the
 * brand is written in. A release with such a text is not built, but whoever translates it sees the portal.
 */
export function filledLanguages({ base, brand }: OpenWorkspace, id: string, drafts: Drafts): Drafts {
  const json = brand(id)?.json;
  if (json === undefined) return drafts;
  const [own, ...others] = languagesOf(base, json);
  if (others.length === 0) return drafts;
  const written = [[json, own] as const, ...(base === undefined ? [] : [[base, baseLanguage] as const])];
  const files = written.flatMap(([{ file, value, languageFiles }, language]) =>
    [own, ...others]
      .filter((each) => each !== language)
      .map((each) => {
        const texts = filled(value, languageFiles?.get(each)?.value) ?? {};
        return [languageFileOf(file, each), JSON.stringify(texts)] as const;
      }),
  );
  return new Map([...drafts, ...files]);
}
