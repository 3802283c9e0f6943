import { isLanguage, languages as portalLanguages, type Language } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import { baseFile, baseLanguage, descriptorFile, languageFileOf, languageInName } from "#scripts/brands/brandFiles.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import type { DescriptorFile } from "#scripts/brands/languages/DescriptorFile.ts";
import {
  countTexts,
  hasTexts,
  type TextDifference,
  textDifferences,
} from "#scripts/brands/languages/textDifferences.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** A descriptor and its texts in another language have the same texts. */
function differenceFindings(descriptor: DescriptorFile, language: Language): Finding[] {
  const languageFile = descriptor.languageFiles?.get(language);
  if (languageFile === undefined) return [];
  const findingOf = ({ path, isIn }: TextDifference): Finding => {
    const field = path.join(".");
    if (isIn === "both") {
      const [wanted = 0, count = 0] = [descriptor, languageFile].map(({ value }) => lengthOf(valueAt(value, path)));
      const params = { field, count, wanted, file: descriptor.file };
      return findingAt(locate(languageFile, path).key, problem("wrong-length/language", params));
    }
    const [has, lacks] = isIn === "descriptor" ? [descriptor, languageFile] : [languageFile, descriptor];
    const count = countTexts(valueAt(has.value, path), path);
    return findingAt(locate(has, path).key, problem("missing-translation", { field, file: lacks.file, count }));
  };
  return textDifferences(descriptor, languageFile).map(findingOf);
}

/** The base has the texts of a language that one of the brands has. */
function baseFindings({ base, brands, files }: Workspace): Finding[] {
  if (base === undefined) return [];
  const wanted = new Set(brands.flatMap(({ inLanguages }) => inLanguages.map(({ language }) => language)));
  return portalLanguages.flatMap((language) => {
    if (language === baseLanguage) return [];
    const isMissing = wanted.has(language) && !files.includes(languageFileOf(baseFile, language));
    if (!isMissing || !hasTexts(base.value)) return differenceFindings(base, language);
    const file = languageFileOf(base.file, language);
    return [findingAt(startOf(base.file), problem("missing-translation/descriptor", { language, file }))];
  });
}

function brandFindings({ base }: Workspace, { json, files, inLanguages: [, ...others] }: BrandFolder): Finding[] {
  return others.flatMap(({ language }) => {
    if (files.includes(languageFileOf(descriptorFile, language))) return differenceFindings(json, language);
    const layers = layersOf(base, json);
    const named = layers.toReversed().find(({ fields }) => Array.isArray(fields["languages"]));
    const index = (named?.fields["languages"] as readonly unknown[] | undefined)?.indexOf(language) ?? 0;
    const file = languageFileOf(json.file, language);
    const place = provenance(layers, ["languages", index]).value;
    return [findingAt(place, problem("missing-translation/descriptor", { language, file }))];
  });
}

/**
 * Files with texts in a language that is not wanted.
 * @param name the name of the descriptor
 * @param wanted the languages; the first is that of the descriptor
 */
function unneededFiles(
  { file }: DescriptorFile,
  name: string,
  files: readonly string[],
  [own, ...others]: readonly Language[],
): Finding[] {
  return files.flatMap((each) => {
    const language = languageInName(name, each);
    if (language === undefined || others.some((other) => other === language)) return [];
    const place = startOf(languageFileOf(file, language));
    if (language === own) return [findingAt(place, problem("unneeded-language-file/own", { language, file }))];
    const known = [...portalLanguages];
    return isLanguage(language)
      ? [findingAt(place, problem("unneeded-language-file", { language }))]
      : [findingAt(place, problem("unneeded-language-file/unknown", { language, known }))];
  });
}

/** A brand has each of its texts in each of its languages (spec: brands-53). */
export const languagesRule: Rule = {
  name: "languages",
  check: ({ workspace }) => {
    const { base, baseBroken, brands, files } = workspace;
    const baseLanguages = [baseLanguage, ...portalLanguages.filter((each) => each !== baseLanguage)];
    return [
      ...baseFindings(workspace),
      ...(base === undefined ? [] : unneededFiles(base, baseFile, files, baseLanguages)),
      ...brands.flatMap((brand) => {
        const own = brand.inLanguages.map(({ language }) => language);
        return [
          ...(baseBroken ? [] : brandFindings(workspace, brand)),
          ...unneededFiles(brand.json, descriptorFile, brand.files, own),
        ];
      }),
    ];
  },
};
