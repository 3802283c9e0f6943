import { isSameJson } from "#contract/isSameJson.ts";
import { languageNames, type Language } from "#contract/pageLanguage.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { type FormBasis, isOfBase } from "#studio/document/FormBasis.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { fieldsAt } from "../fields/schemaNodes.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";

/** A file without texts yet, in the folder of a brand or of the base. */
export function newLanguageFile(language: Language, basis: FormBasis): string {
  const [file, schema] = isOfBase(basis) ? ["base.jsonc", "./language"] : ["tenant.jsonc", "../language"];
  return `// The texts of ${file} in ${languageNames[language]}: the same fields, with as many entries in each list.
{
  "$schema": "${schema}.schema.json"
}
`;
}

/** The document with other languages. The base has them too: then the brand need not name them. */
function withLanguages(
  texts: DocumentTexts,
  all: readonly Language[],
  { basis, schemas }: Pick<OpenedBrand, "basis" | "schemas">,
): DocumentTexts {
  const { descriptor } = texts;
  const names = [...fieldsAt(schemas.descriptor, []).keys()];
  const changed = isSameJson(all, basis.base?.nb["languages"])
    ? removeValue(descriptor, ["languages"])
    : setValue(descriptor, ["languages"], all, () => names);
  return { ...texts, descriptor: changed };
}

type Brand = Parameters<typeof withLanguages>[2];

/** A brand in one more language: all its texts are missing in it, or are those that the file had before. */
export function withLanguage(
  texts: DocumentTexts,
  all: readonly Language[],
  added: Language,
  brand: Brand,
): DocumentTexts {
  const written = texts[added] ?? "";
  return {
    ...withLanguages(texts, [...all, added], brand),
    [added]: written === "" ? newLanguageFile(added, brand.basis) : written,
  };
}

/** A brand in one language less. Its file goes. */
export const withoutLanguage = (
  texts: DocumentTexts,
  all: readonly Language[],
  removed: Language,
  brand: Brand,
): DocumentTexts => ({
  ...withLanguages(
    texts,
    all.filter((each) => each !== removed),
    brand,
  ),
  [removed]: "",
});
